import { guestContactSchema, guestSchema, type Guest, type GuestContact } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { SpreadsheetCursor } from "@janur/domain/guest/spreadsheet";
import { wishSchema, type Wish } from "@janur/domain/wish/wish";
import { inChunks } from "@janur/domain/list/in-chunks";
import { converter, db } from "../../platform/google/firestore.ts";
import { contactDocument } from "../../store/guest-document.ts";

/** All that one line of a spreadsheet tells. */
export interface GuestRecord {
  guest: Guest;
  /** Null where there is none, or where the reader may not see it. */
  contact: GuestContact | null;
  /** Oldest first. */
  wishes: Wish[];
}

/** Values that one `in` takes. */
const atOnce = 30;

/**
 * Guests in the order of their names, so many read together as
 * `limits.spreadsheet.readTogether`, and no others held.
 * @param after null for the beginning
 */
export async function* guestRecords(
  invitationId: string,
  { after, hasContacts }: { after: SpreadsheetCursor | null; hasContacts: boolean },
): AsyncGenerator<GuestRecord> {
  const size = limits.spreadsheet.readTogether;
  const ordered = db()
    .collection(paths.guests(invitationId))
    .withConverter(converter(guestSchema))
    .orderBy("nameKey")
    .orderBy("__name__")
    .limit(size);
  const from = (last: SpreadsheetCursor) => ordered.startAfter(last.nameKey, last.id);
  for (let page = await (after === null ? ordered : from(after)).get(); !page.empty;) {
    const guests = page.docs.map((document) => document.data());
    const ids = guests.map(({ id }) => id);
    const [contacts, wishes] = await Promise.all([
      hasContacts ? contactsOf(invitationId, ids) : new Map<string, GuestContact>(),
      wishesOf(invitationId, ids),
    ]);
    for (const guest of guests)
      yield { guest, contact: contacts.get(guest.id) ?? null, wishes: wishes.get(guest.id) ?? [] };
    const last = guests.at(-1);
    if (guests.length < size || last === undefined) return;
    page = await from(last).get();
  }
}

async function contactsOf(invitationId: string, ids: readonly string[]): Promise<Map<string, GuestContact>> {
  const found = await db().getAll(...ids.map((id) => contactDocument(invitationId, id)));
  return new Map(
    found.flatMap((document) => {
      const contact = guestContactSchema.safeParse(document.data());
      return contact.success ? [[document.id, contact.data] as const] : [];
    }),
  );
}

async function wishesOf(invitationId: string, ids: readonly string[]): Promise<Map<string, Wish[]>> {
  const wishes = db().collection(paths.wishes(invitationId)).withConverter(converter(wishSchema));
  const found = await Promise.all(
    inChunks(ids, atOnce).map((part) => wishes.where("guestId", "in", part).get()),
  );
  const all = found
    .flatMap(({ docs }) => docs.map((document) => document.data()))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return new Map(ids.map((id) => [id, all.filter(({ guestId }) => guestId === id)]));
}
