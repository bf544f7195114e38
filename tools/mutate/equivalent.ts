/**
 * Mutants that decide as the original does, so that no test can tell them apart, each as `described` says it without its
 * line number, and why. They are no survivors, and are counted by themselves.
 */
const equivalent: Readonly<Record<string, string>> = {
  "without a condition: return [request.auth != null && →]!request.auth.token.get('closed', false);":
    "without an account there is no token to read, and what cannot be read refuses",
};

/** Why a mutant is the original in other words; null where it is not. */
export function whyEquivalent(line: string): string | null {
  return equivalent[line.replace(/^\d+: /, "")] ?? null;
}
