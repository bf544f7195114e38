import type { DoorCeremony } from "@janur/domain/contracts/door-callables";
import { loggedEventOf } from "@janur/domain/door/check-in";
import { mergeLogs } from "@janur/domain/door/door-log";
import type { DoorRow } from "@janur/domain/door/door-row";
import { doorState, type DoorState } from "@janur/domain/door/door-state";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { allCheckIns } from "../../store/door/check-in-documents.ts";
import { ceremoniesVersion, doorCeremonies } from "./door-ceremonies.ts";
import { readDoorRows } from "./read-door-rows.ts";

/** All that a family is told of its door, as it is at this moment. */
interface Door {
  ceremonies: readonly DoorCeremony[];
  rows: readonly DoorRow[];
  /** The same while nothing is new. */
  known: string;
  /** Whether anything happened at it. */
  hasEvents: boolean;
  /** Reads every event. */
  readState: () => Promise<DoorState>;
}

/**
 * While nothing is new a door costs a count and the list, not an event; nothing is counted on, so nothing can be counted twice.
 * @param seesGated whether ceremonies that only some guests know of are told of
 */
export async function readDoor(invitation: Invitation, now: Date, seesGated = true): Promise<Door> {
  const [ceremonies, { rows, version }, counted] = await Promise.all([
    doorCeremonies(invitation, seesGated),
    readDoorRows(invitation.id, now),
    allCheckIns(invitation.id).count().get(),
  ]);
  const known = `${version}.${String(counted.data().count)}.${ceremoniesVersion(ceremonies)}`;
  const readState = async () => {
    const { docs } = await allCheckIns(invitation.id).get();
    return doorState(mergeLogs(docs.map((found) => loggedEventOf(found.data()))));
  };
  return { ceremonies, rows, known, hasEvents: counted.data().count > 0, readState };
}
