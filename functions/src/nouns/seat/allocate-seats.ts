import { guestSchema, type Guest } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import type { Seat } from "@janur/domain/rsvp/rsvp";
import {
  compareClaims,
  grantedSeat,
  seatFromBefore,
  SeatLine,
  seatsWanted,
  type SeatClaim,
} from "@janur/domain/guest/seat";
import { AggregateField, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { converter, db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { seatsTakenDocument, writeSeatsTaken } from "../../store/seat/seat-documents.ts";

/** Guests that one commit changes at most; what is left is done by the next. */
const batchSize = 400;
/** Commits of one run; 10,000 guests need 25. */
const commitsPerRun = 50;

/** A guest in line with the document that they were read from. */
interface Claim extends SeatClaim {
  snapshot: QueryDocumentSnapshot<Guest>;
  seat: Seat;
}

/** What becomes of one guest. */
interface Change {
  snapshot: QueryDocumentSnapshot<Guest>;
  seat: Seat | null;
}

/**
 * Gives out an invitation's seats in the order in which they were asked for:
 * takes in what was given back, then lets the line move up. Safe to run twice
 * and at the same time. Heads are only ever counted in by a commit that also
 * writes the capacity document as it was read before counting; so of two runs
 * one begins again, and what is counted is never too little.
 * @returns whether nothing is left to do
 */
export async function allocateSeats(invitationId: string): Promise<boolean> {
  for (let commits = 0; commits < commitsPerRun; commits += 1) {
    if (await untilFirst(() => allocateOnce(invitationId))) return true;
  }
  return false;
}

/** @returns whether nothing is left to do */
async function allocateOnce(invitationId: string): Promise<boolean> {
  const takenReference = seatsTakenDocument(invitationId);
  const [head, taken] = await Promise.all([invitationDocument(invitationId).get(), takenReference.get()]);
  const settings = head.data()?.settings;
  if (settings === undefined) return true;
  const { capacity, mayOvertake } = settings;
  const [pending, uncounted, held] = await Promise.all([
    inLine(invitationId, "pending").limit(batchSize).get(),
    // Of the other kind of time: coming guests without a place, or places that nobody counts any more.
    (capacity === null ? inLine(invitationId, "unmatched") : comingWithoutSeat(invitationId))
      .limit(batchSize)
      .get(),
    heldHeads(invitationId),
  ]);
  const changes: Change[] = uncounted.docs.flatMap((snapshot) => {
    const guest = snapshot.data();
    if (guest.answer === null) return [];
    return [{ snapshot, seat: capacity === null ? null : seatFromBefore(guest, guest.answer) }];
  });
  const claims = pending.docs.map(claimOf).sort(compareClaims);
  const released = claims.filter(({ wanted, seat }) => wanted <= seat.held);
  changes.push(...released.map((claim) => ({ snapshot: claim.snapshot, seat: settled(claim) })));

  const granted = held + headsMore(changes);
  const free = capacity === null ? Number.POSITIVE_INFINITY : capacity - granted;
  const line = new SeatLine(free, mayOvertake);
  const isPendingWhole = pending.docs.length < batchSize;
  const lastPending = isPendingWhole ? undefined : claims.at(-1);
  const requests = claims.filter(({ wanted, seat }) => wanted > seat.held);
  const waiting = waitingInOrder(invitationId);
  let next = line.isOpen ? await nextOf(waiting) : undefined;
  while (changes.length < batchSize) {
    const request = requests[0];
    const isWaitingFirst = next !== undefined && (request === undefined || compareClaims(next, request) < 0);
    const claim = isWaitingFirst ? next : request;
    if (claim === undefined) break;
    // Somebody pending who was not read may stand before them.
    if (lastPending !== undefined && compareClaims(lastPending, claim) < 0) break;
    const seat = line.take(claim);
    if (seat?.state !== claim.seat.state) changes.push({ snapshot: claim.snapshot, seat });
    if (!isWaitingFirst) requests.shift();
    else if (line.isOpen) next = await nextOf(waiting);
    if (!line.isOpen) next = undefined;
  }
  await waiting.return(undefined);
  await commit(invitationId, changes, taken, held);
  return isPendingWhole && uncounted.docs.length < batchSize && changes.length < batchSize;
}

async function commit(
  invitationId: string,
  changes: readonly Change[],
  taken: Parameters<typeof writeSeatsTaken>[1],
  held: number,
): Promise<void> {
  const now = new Date();
  const granted = held + headsMore(changes);
  const isRising = changes.some(
    ({ snapshot, seat }) => (seat?.held ?? 0) > (snapshot.data().seat?.held ?? 0),
  );
  const isFigureWrong = (taken.data()?.granted ?? 0) !== granted;
  if (changes.length === 0 && !isFigureWrong) return;
  const batch = db().batch();
  for (const { snapshot, seat } of changes) {
    // The answer must be the one that was decided on.
    const lastUpdateTime = snapshot.updateTime;
    batch.update(snapshot.ref, { seat, updatedAt: now }, { lastUpdateTime });
  }
  if (isRising || isFigureWrong) writeSeatsTaken(batch, taken, granted, now);
  await batch.commit();
}

function headsMore(changes: readonly Change[]): number {
  return changes.reduce(
    (sum, { snapshot, seat }) => sum + (seat?.held ?? 0) - (snapshot.data().seat?.held ?? 0),
    0,
  );
}

function settled({ wanted, seat }: Claim): Seat | null {
  return grantedSeat(wanted, seat.requestedAt);
}

function guestsOf(invitationId: string): Query<Guest> {
  return db().collection(paths.guests(invitationId)).withConverter(converter(guestSchema));
}

function inLine(invitationId: string, state: Seat["state"]): Query<Guest> {
  return guestsOf(invitationId).where("seat.state", "==", state).orderBy("seat.requestedAt");
}

function comingWithoutSeat(invitationId: string): Query<Guest> {
  return guestsOf(invitationId).where("answer.attendance", "==", "yes").where("seat", "==", null);
}

/** Heads that are counted in, from the index and not from memory, so that no mistake lives on. */
async function heldHeads(invitationId: string): Promise<number> {
  const sum = await guestsOf(invitationId)
    .aggregate({ heads: AggregateField.sum("seat.held") })
    .get();
  return sum.data().heads;
}

function claimOf(snapshot: QueryDocumentSnapshot<Guest>): Claim {
  const { id, answer, seat } = snapshot.data();
  if (seat === null) throw new Error("a guest in line has a seat");
  return { id, wanted: seatsWanted(answer), seat, snapshot };
}

/** The waitlist, read page by page as far as it is needed. */
async function* waitingInOrder(invitationId: string): AsyncGenerator<Claim, undefined, undefined> {
  const query = inLine(invitationId, "waiting").limit(batchSize);
  let page = await query.get();
  for (;;) {
    yield* page.docs.map(claimOf);
    const last = page.docs.at(-1);
    if (last === undefined || page.docs.length < batchSize) return undefined;
    page = await query.startAfter(last).get();
  }
}

async function nextOf(waiting: AsyncGenerator<Claim, undefined, undefined>): Promise<Claim | undefined> {
  return (await waiting.next()).value;
}
