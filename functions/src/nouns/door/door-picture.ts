import { doorPicture as pictureOf } from "@janur/domain/door/door-picture";
import { roleOf } from "@janur/domain/invitation/invitation";
import { may } from "@janur/domain/team/team";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { readDoor } from "./read-door.ts";

/** How each ceremony stands, folded out of all that happened; to whoever hears of no guest who came, those that everybody knows of. */
export async function doorPicture(
  input: { invitationId: string; known: string },
  { invitation, uid }: TeamCaller,
  now: Date,
) {
  const seesGated = may(roleOf(invitation, uid) ?? "viewer", "readArrivals");
  const { ceremonies, rows, known, readState } = await readDoor(invitation, now, seesGated);
  if (known === input.known) return { known, ceremonies: null };
  const state = await readState();
  return {
    known,
    ceremonies: ceremonies.map((ceremony) => ({ ceremony, picture: pictureOf(rows, state, ceremony) })),
  };
}
