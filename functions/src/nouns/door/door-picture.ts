import { doorPicture as pictureOf } from "@janur/domain/door/door-picture";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { readDoor } from "./read-door.ts";

/** How each ceremony stands, folded out of all that happened. */
export async function doorPicture(
  input: { invitationId: string; known: string },
  { invitation }: TeamCaller,
  now: Date,
) {
  const { ceremonies, rows, known, readState } = await readDoor(invitation, now);
  if (known === input.known) return { known, ceremonies: null };
  const state = await readState();
  return {
    known,
    ceremonies: ceremonies.map((ceremony) => ({ ceremony, picture: pictureOf(rows, state, ceremony) })),
  };
}
