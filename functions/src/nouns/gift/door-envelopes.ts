import { loggedEventOf } from "@janur/domain/door/check-in";
import { mergeLogs } from "@janur/domain/door/door-log";
import { standingEvents } from "@janur/domain/door/door-state";
import { inChunks } from "@janur/domain/list/in-chunks";
import { addressedName } from "@janur/domain/guest/guest-name";
import { paths } from "@janur/domain/paths";
import { guestSchema } from "@janur/domain/guest/guest";
import { readStored } from "@janur/domain/stored/read-stored";
import { db } from "../../platform/google/firestore.ts";
import { allCheckIns } from "../../store/door/check-in-documents.ts";

const readAtOnce = 300;
const namedSchema = guestSchema.pick({ id: true, name: true, honorific: true, suffix: true });

/** Whose envelope the door gave which number: the latest that was said of each, and none that was taken back. */
export async function doorEnvelopes({ invitationId }: { invitationId: string }) {
  const { docs } = await allCheckIns(invitationId).where("kind", "in", ["envelope", "undo"]).get();
  const log = mergeLogs(docs.map((found) => loggedEventOf(found.data())));
  const given = standingEvents(log).sort((a, b) => (a.receivedAt ?? 0) - (b.receivedAt ?? 0));
  const ids = [...new Set(given.flatMap(({ guest }) => guest ?? []))];
  const names = new Map<string, string>();
  for (const some of inChunks(ids, readAtOnce)) {
    const found = await db().getAll(...some.map((id) => db().doc(paths.guest(invitationId, id))), {
      fieldMask: Object.keys(namedSchema.shape),
    });
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
