import { createHash } from "node:crypto";
import { guestSchema, type Guest } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { unsent } from "@janur/domain/guest/sending";
import { paths } from "@janur/domain/paths";
import { FieldPath } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { untilFirst, wasOvertaken } from "../../platform/google/until-first.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";

const pageSize = 400;

/** Whose guests become whose. */
interface Copying {
  fromId: string;
  toId: string;
  /** Of who copies. */
  uid: string;
  now: Date;
}

/**
 * Copies listed guests and how they are reached, under new ids: an old link
 * must not open the new invitation. Answers, openings and what was sent stay
 * behind, and with them whoever came by a group's link: the link itself comes along. So does who sends to them, where
 * that is who copies: nobody else is in the team. Safe to run again, and at the same time: which guests are there is
 * asked only once a copy turns out to be, as most runs are the first.
 */
export async function copyGuests(fromId: string, toId: string, uid: string, now: Date): Promise<void> {
  const source = db()
    .collection(paths.guests(fromId))
    .withConverter(converter(guestSchema))
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  const copying = { fromId, toId, uid, now };
  let query = source;
  let isAgain = false;
  for (;;) {
    const page = await query.get();
    const listed = page.docs
      .map((document) => document.data())
      .filter(({ listing, groupId }) => listing !== "inbox" && groupId === null);
    isAgain = await copyPage(copying, listed, isAgain);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    query = source.startAfter(last);
  }
}

/** @returns whether some of them were there before, so that those of the next page may be as well */
async function copyPage(copying: Copying, listed: readonly Guest[], isAgain: boolean): Promise<boolean> {
  let mayBeThere = isAgain;
  return untilFirst(async () => {
    const missing = mayBeThere ? await withoutCopy(copying.toId, listed) : listed;
    try {
      await createCopies(copying, missing);
    } catch (error) {
      mayBeThere ||= wasOvertaken(error);
      throw error;
    }
    return missing.length < listed.length;
  });
}

async function withoutCopy(toId: string, listed: readonly Guest[]): Promise<Guest[]> {
  if (listed.length === 0) return [];
  const there = await db().getAll(...listed.map(({ id }) => guestDocument(toId, copyId(toId, id))));
  return listed.filter((_guest, index) => there[index]?.exists !== true);
}

/** All of them or none. */
async function createCopies({ fromId, toId, uid, now }: Copying, guests: readonly Guest[]): Promise<void> {
  if (guests.length === 0) return;
  const contacts = await db().getAll(...guests.map(({ id }) => contactDocument(fromId, id)));
  const batch = db().batch();
  guests.forEach((guest, index) => {
    const id = copyId(toId, guest.id);
    batch.create(guestDocument(toId, id), {
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
}

/** The same guest in the same copy is one guest, however often it is copied. */
function copyId(toId: string, guestId: string): string {
  return documentIdFromBytes(createHash("sha256").update(`copy ${toId} ${guestId}`).digest());
}
