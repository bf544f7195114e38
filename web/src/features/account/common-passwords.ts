import { readCommonPasswords } from "./read-common-passwords.ts";

let known: Promise<ReadonlySet<string>> | undefined;

/** Fetches the list once. It is 40 KB, so only forms that set a password ask for it, while somebody types. */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import("./common-passwords.txt?raw").then(
    (list) => readCommonPasswords(list.default),
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/**
 * Whether a password is among the commonest, in whatever letters. Where the list did not come, nothing is held against one: the
 * check is a service of the form, and the provider has the last word.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  try {
    return (await loadCommonPasswords()).has(password.trim().toLowerCase());
  } catch {
    return false;
  }
}
