import { loggedEventOf } from "@janur/domain/door/check-in";
import { addressedName } from "@janur/domain/guest/guest-name";
import { paths } from "@janur/domain/paths";
import { guestSchema } from "@janur/domain/guest/guest";
import { readStored } from "@janur/domain/stored/read-stored";
import { db } from "../../platform/google/firestore.ts";
import { allCheckIns } from "../../store/check-in-documents.ts";

const namedSchema = guestSchema.pick({ id: true, name: true, honorific: true, suffix: true });

/** Whose envelope the door gave which number: the latest that was said of each, and none that was taken back. */
export async function doorEnvelopes({ invitationId }: { invitationId: string }) {
  const { docs } = await allCheckIns(invitationId).where("kind", "in", ["envelope", "undo"]).get();
  const events = docs.map((found) => loggedEventOf(found.data()));
  const undone = new Set(events.flatMap(({ target }) => target ?? []));
  const given = events
    .filter(({ kind, nonce }) => kind === "envelope" && !undone.has(nonce))
    .sort((a, b) => (a.receivedAt ?? 0) - (b.receivedAt ?? 0));
  const ids = [...new Set(given.flatMap(({ guest }) => guest ?? []))];
  const names = new Map<string, string>();
  for (let from = 0; from < ids.length; from += 300) {
    const found = await db().getAll(
      ...ids.slice(from, from + 300).map((id) => db().doc(paths.guest(invitationId, id))),
      { fieldMask: Object.keys(namedSchema.shape) },
    );
    for (const snapshot of found)
      if (snapshot.exists) names.set(snapshot.id, addressedName(readStored(namedSchema, snapshot.data())));
  }
  return {
    envelopes: given.map(({ text, guest, walkIn }) => ({
      envelope: text,
      guest: guest !== null && names.has(guest) ? guest : null,
      name: guest === null ? (walkIn?.name ?? "") : (names.get(guest) ?? ""),
    })),
  };
}
