import { packDoorRows, type DoorRow } from "@janur/domain/door/door-row";
import { isToldOf } from "@janur/domain/door/door-source";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { shortDigest } from "../../platform/secrets/short-digest.ts";
import { requireTask } from "../pass/find-pass.ts";
import { doorTables, type DoorTable } from "../seating/door-tables.ts";
import { ceremoniesVersion, doorFacts } from "./door-ceremonies.ts";
import { readDoorRows } from "./read-door-rows.ts";

/** Rows of one text: a device unpacks a large list piece by piece. */
const rowsAtOnce = 500;

/**
 * All that a device needs to stand at the door without a signal. Of ceremonies that only some guests know of, and of
 * whoever is invited to nothing else, nothing where the family has not ticked so.
 * @throws AppError whatever `requireTask` throws
 */
export async function doorPack(
  input: { token: string; proof: string; known: string },
  _caller: GuestCaller,
  now: Date,
) {
  const { pass, invitation } = await requireTask(input, "door", now);
  const [facts, { rows, version }] = await Promise.all([
    doorFacts(invitation, pass.seesGated),
    readDoorRows(invitation.id, now),
  ]);
  const ids = facts.ceremonies.map(({ id }) => id);
  const tables = await doorTables(invitation.id, ids);
  // What a device is shown depends on the published page and on tables too.
  const known = [version, ceremoniesVersion(facts), tablesVersion(tables), pass.seesGated ? "g" : ""].join(
    ".",
  );
  const isKnown = known === input.known;
  const shown = pass.seesGated ? rows : withoutOthers(rows, ids);
  return {
    title: invitation.title,
    by: pass.name,
    expireAt: pass.expireAt.toISOString(),
    serverAt: now.getTime(),
    ...facts,
    // One that is not shown, or not published any more, is nobody's door.
    ceremony: ids.find((id) => id === pass.doorCeremony) ?? null,
    known,
    rows: isKnown ? null : inTexts(shown),
    tables: isKnown ? null : withoutAbsent(tables, shown),
  };
}

/** The same for tables at which the same people sit. */
function tablesVersion(tables: readonly DoorTable[]): string {
  return shortDigest(JSON.stringify(tables), 8);
}

/** Only those who are on the list that the device has. */
function withoutAbsent(tables: readonly DoorTable[], rows: readonly DoorRow[]): DoorTable[] {
  const known = new Set(rows.map(({ id }) => id));
  return tables.map((table) => ({ ...table, guests: table.guests.filter((id) => known.has(id)) }));
}

/** What the rows say of these ceremonies. */
function withoutOthers(rows: readonly DoorRow[], ids: readonly string[]): DoorRow[] {
  return rows.flatMap((row) => {
    if (!isToldOf(row, ids)) return [];
    const ceremonies = row.ceremonies?.filter((id) => ids.includes(id)) ?? null;
    const replies = row.replies.filter((reply) => ids.some((id) => reply.startsWith(`${id}:`)));
    return [{ ...row, ceremonies, replies }];
  });
}

function inTexts(rows: readonly DoorRow[]): string[] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, index) =>
    packDoorRows(rows.slice(index * rowsAtOnce, (index + 1) * rowsAtOnce)),
  );
}
