import { rowOf, unpackRows, type GuestRow } from "@janur/domain/guest/guest-row";
import {
  indexPartSchema,
  indexStateId,
  indexStateSchema,
  noIndex,
  packedFormat,
  packingMarginMs,
  type IndexState,
} from "@janur/domain/guest/packed-guests";
import { guestSchema } from "@janur/domain/guest/guest";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
  type DocumentData,
} from "firebase/firestore";
import { callHost } from "../../lib/client/callables.ts";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToSnapshot, listenToSnapshots, readable, readError } from "../../lib/firebase/listen.ts";
import { serverWait } from "../../lib/firebase/server-wait.ts";
import { mergedRows } from "./merged-rows.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";
import { NetworkError } from "../../lib/calls/call-errors.ts";

/** As many as the rules give at once. */
const mostAtOnce = 100;
const stateConverter = readConverter(indexStateSchema);
const guestConverter = readConverter(guestSchema);

/** All guests of an invitation as lists know them. */
export interface GuestRows {
  rows: readonly GuestRow[];
  /** Of the packed index; raised when it is packed anew. */
  version: number;
  /** Guests that were changed since, whose contacts the packed ones do not tell. */
  changedIds: readonly string[];
}

/**
 * Listens to the guests of an invitation: reads the packed index once, then
 * only what is changed beside it. Where that has become much, has the index
 * packed anew.
 */
export function listenToRows(invitationId: string): Subscribe<GuestRows> {
  return (next, fail) => {
    let isStopped = false;
    let stopChanged = () => {};
    let state: IndexState | null = null;
    let packed: readonly GuestRow[] = [];
    let changed: readonly GuestRow[] | null = null;
    let packTimer: number | undefined;
    const wait = serverWait(() => {
      if (navigator.onLine || changed === null) fail(new NetworkError());
    });

    const tell = () => {
      if (isStopped || state === null || changed === null) return;
      next({
        rows: mergedRows(packed, changed, state.removed),
        version: state.version,
        changedIds: changed.map(({ id }) => id),
      });
    };

    /** Not more often than changes take to count as packed. */
    const packSoon = () => {
      if (packTimer !== undefined || state === null) return;
      const age = Date.now() - state.packedAt.getTime();
      packTimer = window.setTimeout(
        () => {
          packTimer = undefined;
          // Somebody who may not, or is offline: the list stays right, only longer to read.
          void callHost("packGuestIndex", { invitationId }).catch(() => undefined);
        },
        Math.max(0, 2 * packingMarginMs - age),
      );
    };

    const listenToChanged = (since: Date) => {
      stopChanged();
      stopChanged = listenToSnapshots(
        changedSince(invitationId, since),
        (snapshot) => {
          wait.note(snapshot.metadata.fromCache);
          if (snapshot.metadata.fromCache) {
            // Without signal the SDK answers from its empty cache; that is no empty list.
            if (changed === null && snapshot.empty && packed.length === 0) fail(new NetworkError());
            return;
          }
          changed = readable(snapshot.docs).map(rowOf);
          if (snapshot.size >= limits.guest.unpacked) packSoon();
          tell();
        },
        fail,
      );
    };

    const stopState = listenToSnapshot(
      doc(firestore, paths.guestIndexPart(invitationId, indexStateId)).withConverter(stateConverter),
      (snapshot) => {
        const before = state;
        state = snapshot.data() ?? noIndex;
        if (before !== null && before.version === state.version) {
          tell();
          return;
        }
        const { version, packedAt, format } = state;
        if (format < packedFormat) packSoon();
        void (version === 0 ? Promise.resolve([]) : readParts(paths.guestIndex(invitationId), unpackRows))
          .then((rows) => {
            if (isStopped || state?.version !== version) return;
            packed = rows;
            listenToChanged(packedAt);
          })
          .catch((error: unknown) => {
            fail(readError(error));
          });
      },
      fail,
    );
    return () => {
      isStopped = true;
      wait.stop();
      window.clearTimeout(packTimer);
      stopState();
      stopChanged();
    };
  };
}

/** Guests that were changed after the index was packed, the latest first, at most `mostAtOnce`. */
function changedSince(invitationId: string, since: Date) {
  return query(
    collection(firestore, paths.guests(invitationId)).withConverter(guestConverter),
    where("updatedAt", ">", since),
    orderBy("updatedAt", "desc"),
    limit(mostAtOnce),
  );
}

/**
 * The guests of an invitation as they are now, without listening to them.
 * @returns `isWhole` is false where more were changed since the packing than are read at once
 * @throws NetworkError without signal
 */
export async function readRows(
  invitationId: string,
): Promise<{ rows: readonly GuestRow[]; isWhole: boolean }> {
  try {
    const reference = doc(firestore, paths.guestIndexPart(invitationId, indexStateId));
    const state = await getDocFromServer(reference.withConverter(stateConverter));
    const { version, packedAt, removed } = state.data() ?? noIndex;
    const [packed, { docs }] = await Promise.all([
      version === 0 ? [] : readParts(paths.guestIndex(invitationId), unpackRows),
      getDocsFromServer(changedSince(invitationId, packedAt)),
    ]);
    const changed = docs.map((item) => rowOf(item.data()));
    return { rows: mergedRows(packed, changed, removed), isWhole: changed.length < mostAtOnce };
  } catch (error) {
    throw readError(error);
  }
}

/** All rows that are packed in a collection of parts. */
export async function readParts<Row>(path: string, unpack: (text: string) => Row[]): Promise<Row[]> {
  // A part that the cache lacks would be guests that are missing.
  const { docs } = await getDocsFromServer(query(collection(firestore, path), limit(mostAtOnce)));
  return docs.flatMap((item) => (item.id === indexStateId ? [] : unpack(rowsIn(item.data()))));
}

function rowsIn(data: DocumentData): string {
  return indexPartSchema.parse(data).rows;
}
