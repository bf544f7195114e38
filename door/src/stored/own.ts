import { database } from "./database.ts";

let own = "";

/** Says whose link this page keeps and tells of: another tab may begin with another, and then the store is that one's. */
export function keepFor(token: string): void {
  own = token;
}

export function ownToken(): string {
  return own;
}

/**
 * Both stores in one step, as long as they are this page's.
 * @throws DOMException where another link has taken its place, or the browser stores nothing
 */
export async function ownStores(durability: IDBTransactionDurability) {
  const transaction = (await database()).transaction(["kept", "events"], "readwrite", { durability });
  const session = await transaction.objectStore("kept").get("session");
  if (session !== undefined && "token" in session && session.token !== own)
    throw new DOMException("kept for another link", "InvalidAccessError");
  return transaction;
}
