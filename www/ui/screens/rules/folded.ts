/** What is folded in the rules: a line that says first, up to a colon, what it is about. */
export function folded(line: string): { title: string; text: string } {
  const [, title = line, text = ""] = /^(.*?)\s*[:：]\s*(.*)$/.exec(line) ?? [];
  return { title, text };
}
