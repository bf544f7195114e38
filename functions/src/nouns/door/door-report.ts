import { arrivedOf } from "@janur/domain/door/door-report";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { readDoor } from "./read-door.ts";

/** Who came, one by one, out of all that happened. */
export async function doorReport(
  input: { invitationId: string; known: string },
  { invitation }: TeamCaller,
  now: Date,
) {
  const { rows, known, readState } = await readDoor(invitation, now);
  if (known === input.known) return { known, arrived: null };
  return { known, arrived: arrivedOf(rows, await readState()) };
}
