import { packDoorRows, type DoorRow } from "@janur/domain/door/door-row";
import { doorSourceSchema } from "@janur/domain/door/door-source";
import { doorRowOf } from "@janur/domain/door/door-source";
import { isAtDoor } from "@janur/domain/door/door-source";
import { guestContactSchema, noContact } from "@janur/domain/guest/guest";
import {
  indexPartOf,
  indexStateSchema,
  noIndex,
  packedById,
  packedFormat,
  packingMarginMs,
  type IndexState,
} from "@janur/domain/guest/packed-guests";
import {
  contactRowOf,
  packContacts,
  packRows,
  rowOf,
  rowSourceSchema,
  type ContactRow,
  type GuestRow,
} from "@janur/domain/guest/guest-row";
import { inPieces } from "@janur/domain/list/in-pieces";
import { paths } from "@janur/domain/paths";
import { FieldPath, type DocumentReference, type Transaction } from "firebase-admin/firestore";
import { converter, db } from "../../../platform/google/firestore.ts";
import {
  contactPartDocument,
  doorPartDocument,
  guestPartDocument,
  indexStateDocument,
} from "../../../store/index-documents.ts";
import { doorDigests, doorRingId } from "../../../platform/secrets/door-code.ts";

/** What any row is made of, and the fields to ask the database for. */
const sourceSchema = rowSourceSchema.extend(doorSourceSchema.shape);
const fields = Object.keys(sourceSchema.shape);
/** Guests that are read together. */
const pageSize = 1_000;

interface Changed {
  guests: GuestRow[];
  contacts: ContactRow[];
  /** What the door knows of them, where rows are packed for it; null for who is none of its guests. */
  door: { id: string; row: DoorRow | null }[];
}

/**
 * Packs the guests that were changed since the index was packed; all of them where its rows are of an earlier format.
 * Safe to stop anywhere, to run twice and at the same time: of two one counts. With nothing to pack nothing is written.
 * @param wanted whether from now on the door's rows are packed too: all are made the first time, and under new keys; and the
 *   format, which is another one only where a test stands for another release
 * @returns the state that stands afterwards
 */
export async function packGuests(
  invitationId: string,
  now: Date,
  wanted: { hasDoor: boolean; format?: number } = { hasDoor: false },
): Promise<IndexState> {
  const before = (await indexStateDocument(invitationId).get()).data() ?? noIndex;
  const { format = packedFormat } = wanted;
  const hasDoor = before.doorRing !== "" || wanted.hasDoor;
  const doorRing = hasDoor ? doorRingId() : "";
  const isKept = doorRing === before.doorRing && before.format >= format;
  const since = isKept ? before.packedAt : noIndex.packedAt;
  const changed = await changedSince(invitationId, { since, hasDoor });
  if (isKept && changed.guests.length === 0 && before.removed.length === 0) return before;
  return db().runTransaction(async (transaction) => {
    const reference = indexStateDocument(invitationId);
    const state = (await transaction.get(reference)).data() ?? noIndex;
    if (state.version !== before.version) return state;
    const gone = new Set(state.removed);
    const touched = partsOf([...changed.guests.map(({ id }) => id), ...gone]);
    const doorRows = changed.door.flatMap(({ row }) => row ?? []);
    const notAtDoor = new Set([
      ...gone,
      ...changed.door.flatMap(({ id, row }) => (row === null ? [id] : [])),
    ]);
    const writes = await Promise.all(
      touched.flatMap((part) => [
        patchPart(transaction, {
          reference: (continuation) => guestPartDocument(invitationId, part, continuation),
          pack: packRows,
          rows: changed.guests.filter(({ id }) => indexPartOf(id) === part),
          gone,
        }),
        patchPart(transaction, {
          reference: (continuation) => contactPartDocument(invitationId, part, continuation),
          pack: packContacts,
          rows: changed.contacts.filter(({ id }) => indexPartOf(id) === part),
          gone,
        }),
        ...(hasDoor
          ? [
              patchPart(transaction, {
                reference: (continuation) => doorPartDocument(invitationId, part, continuation),
                pack: packDoorRows,
                rows: doorRows.filter(({ id }) => indexPartOf(id) === part),
                gone: notAtDoor,
              }),
            ]
          : []),
      ]),
    );
    for (const write of writes) write();
    const packed = indexStateSchema.parse({
      packedAt: new Date(Math.max(state.packedAt.getTime(), now.getTime() - packingMarginMs)),
      removed: [],
      doorRing,
      version: state.version + 1,
      format,
    });
    transaction.set(reference, packed);
    return packed;
  });
}

function partsOf(ids: readonly string[]): number[] {
  return [...new Set(ids.map(indexPartOf))];
}

/** Rows of the guests that were changed, and of how they are reached. */
async function changedSince(
  invitationId: string,
  { since, hasDoor }: { since: Date; hasDoor: boolean },
): Promise<Changed> {
  const ordered = db()
    .collection(paths.guests(invitationId))
    .where("updatedAt", ">", since)
    .orderBy("updatedAt")
    .orderBy(FieldPath.documentId())
    .select(...fields)
    .withConverter(converter(sourceSchema))
    .limit(pageSize);
  const changed: Changed = { guests: [], contacts: [], door: [] };
  for (let query = ordered; ;) {
    const page = await query.get();
    const guests = page.docs.map((document) => document.data());
    // A group's link and whoever came by it stand in the list; a place in a group is of nobody yet.
    changed.guests.push(...guests.map(rowOf));
    // Digests of codes cost a few hashes a guest, which an index without a door has no use for.
    if (hasDoor)
      changed.door.push(
        ...guests.map((guest) => ({
          id: guest.id,
          row: isAtDoor(guest) ? doorRowOf(guest, doorDigests(invitationId, guest)) : null,
        })),
      );
    if (guests.length > 0) {
      const references = guests.map(({ id }) => db().doc(paths.contact(invitationId, id)));
      const found = await db().getAll(...references);
      changed.contacts.push(
        ...found.map((document) => {
          const contact = guestContactSchema.safeParse(document.data());
          return contactRowOf(document.id, contact.data ?? noContact);
        }),
      );
    }
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return changed;
    query = ordered.startAfter(last);
  }
}

/**
 * Reads a part and gives what writes it anew: all reads of a transaction come before its writes. Rows of whom nothing
 * was changed are written as they were, with what a later release may have put into them.
 */
async function patchPart<Row extends { id: string }>(
  transaction: Transaction,
  part: {
    reference: (continuation: number) => DocumentReference<{ rows: string }>;
    pack: (rows: readonly Row[]) => string;
    rows: readonly Row[];
    gone: ReadonlySet<string>;
  },
): Promise<() => void> {
  const rows = new Map<string, unknown>();
  let documents = 0;
  for (;;) {
    const found = (await transaction.get(part.reference(documents))).data();
    if (found === undefined) break;
    for (const [id, row] of packedById(found.rows)) rows.set(id, row);
    documents += 1;
  }
  const changed = packedById(part.pack(part.rows));
  for (const { id } of part.rows) if (!changed.has(id)) rows.delete(id);
  for (const [id, row] of changed) rows.set(id, row);
  for (const id of part.gone) rows.delete(id);
  const texts = inPieces([...rows.values()], (packed) => JSON.stringify(packed));
  return () => {
    texts.forEach((text, index) => transaction.set(part.reference(index), { rows: text }));
    for (let index = texts.length; index < documents; index += 1) transaction.delete(part.reference(index));
  };
}
