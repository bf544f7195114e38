import address from "./common-passwords.txt?url";
import { readCommonPasswords } from "./read-common-passwords.ts";

let known: Promise<ReadonlySet<string>> | undefined;

async function fetchCommonPasswords(): Promise<ReadonlySet<string>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The list of common passwords answered ${String(response.status)}.`);
  return readCommonPasswords(await response.text());
}

/**
 * Fetches the list once, as the text that it is: nothing in it needs to be compiled. It is 25 KB, so only forms that set a
 * password ask for it, while somebody types.
 */
export function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  known ??= fetchCommonPasswords().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
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
