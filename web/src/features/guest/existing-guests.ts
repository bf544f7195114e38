import { addressedName } from "@janur/domain/guest/guest-name";
import type { QueryClient } from "@tanstack/react-query";
import { guestQueries } from "./queries.ts";

/** Everybody whom a row could be, oldest first: links of groups and answers of the inbox are nobody of the list. */
export async function readExisting(client: QueryClient, invitationId: string) {
  const { rows, version, changedIds } = await client.query(guestQueries.rows(invitationId));
  const contacts = await client.query(guestQueries.contacts(invitationId, version, changedIds));
  const phones = new Map(contacts.map(({ id, phone }) => [id, phone]));
  return rows
    .filter(({ kind, listing }) => kind !== "group" && listing === "listed")
    .sort((a, b) => a.createdAt - b.createdAt)
    .map((row) => ({
      id: row.id,
      name: addressedName(row),
      origin: row.origin,
      seats: row.seats,
      phone: phones.get(row.id) ?? null,
    }));
}
