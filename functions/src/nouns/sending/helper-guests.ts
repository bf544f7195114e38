import type { Guest } from "@janur/domain/guest/guest";
import { rowFields, rowOf, rowSourceSchema, type GuestRow } from "@janur/domain/guest/guest-row";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { converter, db } from "../../platform/google/firestore.ts";
import type { FoundPass } from "../pass/find-pass.ts";

/** Whether the family gave this guest to the holder of this pass. */
export function isHelpersGuest(
  { pass }: Pick<FoundPass, "pass">,
  { sender }: Pick<Guest, "sender">,
): boolean {
  return sender?.kind === "pass" && sender.id === pass.id;
}

/** All guests of a helper's, as the family's list knows them: one read a guest. */
export async function helperRows({ pass }: Pick<FoundPass, "pass">): Promise<GuestRow[]> {
  const found = await db()
    .collection(paths.guests(pass.invitationId))
    .where("sender.id", "==", pass.id)
    .limit(limits.guest.perInvitation)
    .select(...rowFields)
    .withConverter(converter(rowSourceSchema))
    .get();
  return found.docs.map((guest) => rowOf(guest.data()));
}
