/** Letters that a line can repeat of the one above: one digit to the base of 36. */
const mostShared = 35;

/**
 * Words in the order of their code units, one a line, each without what it shares with the one before: a digit to the base of 36
 * says how many letters that is. `web/src/features/account/read-common-passwords.ts` reads it.
 */
export function frontCoded(sorted: readonly string[]): string {
  const lines = sorted.map((word, index) => {
    const before = sorted[index - 1] ?? "";
    let shared = 0;
    while (shared < mostShared && shared < before.length && word[shared] === before[shared]) shared += 1;
    return shared.toString(36) + word.slice(shared);
  });
  return `${lines.join("\n")}\n`;
}
