import { createHash } from "node:crypto";
import { guestSchema } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { unsent } from "@janur/domain/guest/sending";
import { paths } from "@janur/domain/paths";
import { FieldPath } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";

const pageSize = 400;

/**
 * Copies listed guests and how they are reached, under new ids: an old link
 * must not open the new invitation. Answers, openings and what was sent stay
 * behind, and with them whoever came by a group's link: the link itself comes along. So does who sends to them, where
 * that is who copies: nobody else is in the team. Safe to run again.
 * @param uid of who copies
 */
export async function copyGuests(fromId: string, toId: string, uid: string, now: Date): Promise<void> {
  const source = db()
    .collection(paths.guests(fromId))
    .withConverter(converter(guestSchema))
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  let query = source;
  for (;;) {
    const page = await query.get();
    const listed = page.docs
      .map((document) => document.data())
      .filter(({ listing, groupId }) => listing !== "inbox" && groupId === null);
    const contacts =
      listed.length === 0
        ? []
        : await db().getAll(...listed.map((guest) => contactDocument(fromId, guest.id)));
    const copies = listed.map(({ id }) => guestDocument(toId, copyId(toId, id)));
    const there = copies.length === 0 ? [] : await db().getAll(...copies);
    const batch = db().batch();
    listed.forEach((guest, index) => {
      const id = copyId(toId, guest.id);
      if (there[index]?.exists === true) return;
      batch.set(guestDocument(toId, id), {
        ...guest,
        id,
        sender: guest.sender?.kind === "member" && guest.sender.id === uid ? guest.sender : null,
        linkRevision: 1,
        isLinkRevoked: false,
        opened: null,
        device: null,
        answer: null,
        history: [],
        seat: null,
        sending: unsent,
        groupId: null,
        rates: { rsvp: null, wish: null },
        createdAt: now,
        updatedAt: now,
      });
      const contact = contacts[index]?.data();
      if (contact !== undefined) batch.set(contactDocument(toId, id), contact);
    });
    await batch.commit();
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    query = source.startAfter(last);
  }
}

/** The same guest in the same copy is one guest, however often it is copied. */
function copyId(toId: string, guestId: string): string {
  return documentIdFromBytes(createHash("sha256").update(`copy ${toId} ${guestId}`).digest());
}
