import { randomBytes } from "node:crypto";
import { guestContactSchema, guestSchema } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { unsent } from "@janur/domain/guest/sending";
import { paths } from "@janur/domain/paths";
import { FieldPath } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";

const pageSize = 400;

/**
 * Copies listed guests and how they are reached, under new ids: an old link
 * must not open the new invitation. Answers, openings and what was sent stay
 * behind, and with them whoever came by a group's link: the link itself comes along.
 */
export async function copyGuests(fromId: string, toId: string, now: Date): Promise<void> {
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
        : await db().getAll(
            ...listed.map((guest) =>
              db().doc(paths.contact(fromId, guest.id)).withConverter(converter(guestContactSchema)),
            ),
          );
    const batch = db().batch();
    listed.forEach((guest, index) => {
      const id = documentIdFromBytes(randomBytes(20));
      batch.create(db().doc(paths.guest(toId, id)).withConverter(converter(guestSchema)), {
        ...guest,
        id,
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
      if (contact !== undefined) batch.create(db().doc(paths.contact(toId, id)), contact);
    });
    await batch.commit();
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    query = source.startAfter(last);
  }
}
