/** Splits a folded line of the rules at its first colon into its title and text. */
export function folded(line: string): { title: string; text: string } {
  const [, title = line, text = ""] = /^(.*?)\s*[:：]\s*(.*)$/.exec(line) ?? [];
  return { title, text };
}
