import { checkInSchema, loggedEventOf } from "@janur/domain/door/check-in";
import type { DoorCursor } from "@janur/domain/contracts/door-callables";
import type { DoorDevice } from "@janur/domain/door/door-device";
import type { DoorEvent } from "@janur/domain/door/door-event";
import type { Pass } from "@janur/domain/helper/pass";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db } from "../../platform/google/firestore.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { checkInDocument, checkInsSince, requireDoorRoom } from "../../store/door/check-in-documents.ts";
import { mayWait, waitForCheckIns } from "../../store/door/wait-for-check-ins.ts";
import { requireTask } from "../pass/find-pass.ts";
import { keepDevice } from "./keep-device.ts";

/**
 * Takes what happened at a device and gives what is new to it. No document is written by two devices, so a crowd at four
 * doors waits for nobody.
 * @throws AppError `door/full`, and whatever `requireTask` throws
 */
export async function doorSync(
  input: {
    token: string;
    proof: string;
    sentAt: number;
    events: DoorEvent[];
    since: DoorCursor;
    device: DoorDevice | null;
    wait: { ms: number; has: number } | null;
  },
  _caller: GuestCaller,
  now: Date,
) {
  const { pass } = await requireTask(input, "door", now);
  const { invitationId } = pass;
  const skew = now.getTime() - input.sentAt;
  await Promise.all([
    input.events.length > 0 && takeEvents(pass, input.events, skew),
    input.device !== null && keepDevice(pass, input.device, skew, now),
  ]);
  const waitedMs = input.wait === null ? 0 : await waitFor(invitationId, input.since, input.wait);
  const serverAt = now.getTime() + waitedMs;
  const { events, hasMore } = await checkInsSince(invitationId, input.since, limits.door.given);
  const last = events.at(-1);
  const since =
    hasMore && last !== undefined
      ? { at: last.changedAt.getTime(), nonce: last.nonce }
      : { at: Math.max(input.since.at, serverAt - limits.door.overlapMs), nonce: "" };
  return {
    serverAt,
    events: events.map(loggedEventOf),
    since,
    hasMore,
    waitMs: mayWait() ? limits.door.waitMs : 0,
  };
}

/** A device that has something that was erased since counts too many; it is told all again as its patience ends. */
function waitFor(invitationId: string, since: DoorCursor, { ms, has }: { ms: number; has: number }) {
  const from = new Date(since.at);
  return waitForCheckIns({ invitationId, from, most: has + 1, ms }, ({ length }) => length > has);
}

/** Writes down those that are not there yet: by its nonce an event is one. */
async function takeEvents(pass: Pass, given: readonly DoorEvent[], skew: number): Promise<void> {
  const { invitationId } = pass;
  const events = [...new Map(given.map((event) => [event.nonce, event])).values()];
  await requireDoorRoom(invitationId, events.length);
  const guestIds = [...new Set(events.flatMap(({ guest }) => guest ?? []))];
  await db().runTransaction(async (transaction) => {
    const found = await transaction.getAll(
      ...events.map(({ nonce }) => checkInDocument(invitationId, nonce)),
    );
    const guests =
      guestIds.length === 0
        ? []
        : await transaction.getAll(...guestIds.map((id) => db().doc(paths.guest(invitationId, id))), {
            fieldMask: [],
          });
    const present = new Set(guests.filter(({ exists }) => exists).map(({ id }) => id));
    // By the clock as it is now: a transaction that had to wait must not come before what others were given.
    const receivedAt = new Date();
    events.forEach((event, index) => {
      const snapshot = found[index];
      if (snapshot === undefined || snapshot.exists || !mayKeep(event, present)) return;
      const checkIn = { ...event, skew, receivedAt, changedAt: receivedAt, passId: pass.id };
      transaction.create(snapshot.ref, checkInSchema.parse(checkIn));
    });
  });
}

/** Of somebody who was deleted, or asked to be forgotten, nobody writes down more than that they came. */
function mayKeep({ guest, text }: DoorEvent, present: ReadonlySet<string>): boolean {
  return guest === null || present.has(guest) || text === "";
}
