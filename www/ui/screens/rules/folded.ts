/** Splits a folded line of the rules at its first colon: its title, and the text below. */
export function folded(line: string): { title: string; text: string } {
  const [, title = line, text = ""] = /^(.*?)\s*[:：]\s*(.*)$/.exec(line) ?? [];
  return { title, text };
}
