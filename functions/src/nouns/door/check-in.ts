import { checkInSchema, loggedEventOf, type CheckIn } from "@janur/domain/door/check-in";
import type { DoorEvent } from "@janur/domain/door/door-event";
import { familyDeviceId, type FamilyArrival } from "@janur/domain/door/family-entry";
import { mergeLogs } from "@janur/domain/door/door-log";
import { doorState } from "@janur/domain/door/door-state";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { cutText } from "@janur/domain/text/text";
import { db } from "../../platform/google/firestore.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { checkInDocument, checkInsOf, requireDoorRoom } from "../../store/door/check-in-documents.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { doorCeremonies } from "./door-ceremonies.ts";

/**
 * Writes down that the family let somebody in. Unlike a device it knows of all that was handed in before, so it never
 * disputes with those. Sent again it is one.
 * @throws AppError `guest/not-found`, `door/full`, `input/invalid` for a ceremony without a door
 */
export async function checkIn(
  input: { invitationId: string } & FamilyArrival,
  caller: TeamCaller,
  now: Date,
): Promise<Record<string, never>> {
  const { invitationId, nonce, ceremony, guest, walkIn, people } = input;
  const ceremonies = await doorCeremonies(caller.invitation, true);
  if (!ceremonies.some(({ id }) => id === ceremony))
    throw new AppError("input/invalid", { fields: ["ceremony"] });
  await requireDoorRoom(invitationId, 1);
  await db().runTransaction(async (transaction) => {
    const document = checkInDocument(invitationId, nonce);
    const [known, found, before] = await Promise.all([
      transaction.get(document),
      guest === null ? null : transaction.get(guestDocument(invitationId, guest)),
      guest === null ? null : transaction.get(checkInsOf(invitationId, guest)),
    ]);
    if (known.exists) return;
    if (found !== null && found.data()?.listing !== "listed") throw new AppError("guest/not-found");
    const log = mergeLogs((before?.docs ?? []).map((event) => loggedEventOf(event.data())));
    const arrivals = [...doorState(log).values()].find(
      (attendee) => attendee.ceremony === ceremony,
    )?.arrivals;
    const knew = (arrivals ?? []).map((arrival) => arrival.nonce).slice(-limits.door.knew);
    const event = { kind: "arrive" as const, nonce, ceremony, guest, walkIn, people, target: null, knew };
    transaction.create(document, byFamily(event, caller, now));
  });
  return {};
}

/**
 * Takes an event back, of whichever device, as a device does: by one more event, which names whom the first was about.
 * @throws AppError `door/not-found` for what is not there or is an undo itself, `door/full`
 */
export async function undoCheckIn(
  { invitationId, nonce, target }: { invitationId: string; nonce: string; target: string },
  caller: TeamCaller,
  now: Date,
): Promise<Record<string, never>> {
  await requireDoorRoom(invitationId, 1);
  await db().runTransaction(async (transaction) => {
    const document = checkInDocument(invitationId, nonce);
    const [known, found] = await Promise.all([
      transaction.get(document),
      transaction.get(checkInDocument(invitationId, target)),
    ]);
    if (known.exists) return;
    const taken = found.data();
    if (taken === undefined || taken.kind === "undo") throw new AppError("door/not-found");
    const { ceremony, guest, walkIn } = taken;
    const event = { kind: "undo" as const, nonce, ceremony, guest, walkIn, people: 0, target, knew: [] };
    transaction.create(document, byFamily(event, caller, now));
  });
  return {};
}

type Happened = Omit<DoorEvent, "text" | "deviceId" | "deviceAt" | "by">;

/** The same as whoever of the family wrote it down signs it: by no link, and with the server's clock. */
function byFamily(event: Happened, { uid, invitation }: TeamCaller, now: Date): CheckIn {
  // By the clock as it is now: a transaction that had to wait must not come before what others were given.
  const receivedAt = new Date();
  return checkInSchema.parse({
    ...event,
    text: "",
    deviceId: familyDeviceId,
    deviceAt: now.getTime(),
    by: cutText(invitation.team[uid]?.name.trim() ?? "", limits.door.name),
    skew: 0,
    receivedAt,
    changedAt: receivedAt,
    passId: null,
    uid,
  });
}
