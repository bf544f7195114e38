import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";

/** What accounts are called now; those that are gone are left out. */
export async function accountNames(uids: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all([...new Set(uids)].map((uid) => db().doc(paths.account(uid)).get()));
  return new Map(
    found.flatMap((snapshot) => {
      const name: unknown = snapshot.get("displayName");
      return typeof name === "string" ? [[snapshot.id, name] as const] : [];
    }),
  );
}
