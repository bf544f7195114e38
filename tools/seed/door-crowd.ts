import { checkInSchema, type CheckIn } from "@janur/domain/door/check-in";
import { guestInputSchema, type Guest } from "@janur/domain/guest/guest";
import { newGuest } from "@janur/domain/guest/new-guest";
import { makeAnswer } from "@janur/domain/rsvp/rsvp";
import type { Firestore } from "firebase-admin/firestore";
import { demoId } from "./demo-id.ts";
import { invitedCrowd } from "./invited-crowd.ts";

const batchSize = 400;

interface Crowd {
  /** Of the demo's ids. */
  key: string;
  ceremony: string;
  invitedAt: Date;
  answeredAt: (index: number) => Date;
}

/** Guests of a feast with all sorts of answers to its ceremony. */
export function crowdOf(count: number, { key, ceremony, invitedAt, answeredAt }: Crowd): Guest[] {
  return invitedCrowd(count).map((demo, index) => {
    const { name, honorific, suffix, origin, group, seats } = demo;
    const input = guestInputSchema.parse({ name, honorific, suffix, origin, group, seats, note: "" });
    const answer =
      demo.answer === null
        ? null
        : makeAnswer(
            {
              ceremonies: { [ceremony]: demo.answer.attendance },
              ...{ adults: demo.answer.adults, children: demo.answer.children },
              ...{ companions: [], note: "", representedBy: "", questions: {} },
            },
            {
              ...{ revision: 1, key: `demo-${key}-${String(index)}`, by: "guest" },
              answeredAt: answeredAt(index),
            },
          );
    const id = demoId(`${key} guest ${String(index)}`);
    return {
      ...newGuest(input, { id, listing: "listed", now: invitedAt }),
      answer,
      // Who answered by their own link has opened it.
      opened: answer === null ? null : { firstAt: answer.answeredAt, lastAt: answer.answeredAt },
      device: answer === null ? null : "phone",
      updatedAt: answer?.answeredAt ?? invitedAt,
    };
  });
}

interface Arrival {
  /** Of the event's id. */
  key: string;
  ceremony: string;
  at: Date;
  people: number;
  by: { id: string; name: string };
}

/** That a guest came, by a device of a link. */
export function arrivalOf(guest: Guest, { key, ceremony, at, people, by }: Arrival): CheckIn {
  return checkInSchema.parse({
    ...{ nonce: demoId(key), ceremony, kind: "arrive", guest: guest.id, walkIn: null, people },
    ...{ text: "", target: null, knew: [], deviceId: demoId(`door device ${by.name}`) },
    ...{ deviceAt: at.getTime(), by: by.name, skew: 0, receivedAt: at, changedAt: at, passId: by.id },
  });
}

/** Writes documents by their paths, as many at once as a batch takes. */
export async function putAll(
  db: Firestore,
  documents: readonly (readonly [path: string, document: object])[],
): Promise<void> {
  for (let from = 0; from < documents.length; from += batchSize) {
    const batch = db.batch();
    for (const [path, document] of documents.slice(from, from + batchSize)) batch.set(db.doc(path), document);
    await batch.commit();
  }
}
