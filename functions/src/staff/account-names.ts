import { accountDocument } from "./staff-documents.ts";

/** What accounts are called now; those that are gone are left out. */
export async function accountNames(uids: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all([...new Set(uids)].map((uid) => accountDocument(uid).get()));
  return new Map(
    found.flatMap((snapshot) => {
      const account = snapshot.data();
      return account === undefined ? [] : [[account.uid, account.displayName] as const];
    }),
  );
}
