import { loggedEventOf } from "@janur/domain/door/check-in";
import { mergeLogs } from "@janur/domain/door/door-log";
import { doorPicture as pictureOf } from "@janur/domain/door/door-picture";
import { doorState } from "@janur/domain/door/door-state";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { allCheckIns } from "../../store/check-in-documents.ts";
import { ceremoniesVersion, doorCeremonies } from "./door-ceremonies.ts";
import { readDoorRows } from "./read-door-rows.ts";

/**
 * How each ceremony stands, folded out of all that happened. While nothing is new it costs a count and the list, not an
 * event; nothing is counted on, so nothing can be counted twice.
 */
export async function doorPicture(
  input: { invitationId: string; known: string },
  caller: TeamCaller,
  now: Date,
) {
  const { invitationId } = input;
  const [ceremonies, { rows, version }, counted] = await Promise.all([
    doorCeremonies(caller.invitation, true),
    readDoorRows(invitationId, now),
    allCheckIns(invitationId).count().get(),
  ]);
  const known = `${version}.${String(counted.data().count)}.${ceremoniesVersion(ceremonies)}`;
  if (known === input.known) return { known, ceremonies: null };
  const events = (await allCheckIns(invitationId).get()).docs.map((found) => loggedEventOf(found.data()));
  const state = doorState(mergeLogs(events));
  return {
    known,
    ceremonies: ceremonies.map((ceremony) => ({ ceremony, picture: pictureOf(rows, state, ceremony) })),
  };
}
