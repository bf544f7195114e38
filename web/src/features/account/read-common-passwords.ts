/**
 * Reads the list that `tools/passwords` wrote: one word a line, in order, its first letter a digit to the base of 36 that says how
 * many letters it shares with the word before.
 */
export function readCommonPasswords(list: string): ReadonlySet<string> {
  const words = new Set<string>();
  let before = "";
  for (const line of list.split("\n")) {
    if (line === "") continue;
    before = before.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1);
    words.add(before);
  }
  return words;
}
