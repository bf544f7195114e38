import { requireCapability } from "../../invitation/access.ts";
import type { AccountCaller } from "../../service/operation.ts";
import { packGuests } from "./pack-guests.ts";

/** Packs what was changed; anybody who may look at the list may ask. */
export async function packGuestIndex(input: { invitationId: string }, caller: AccountCaller, now: Date) {
  await requireCapability(input.invitationId, caller.uid, "readFigures");
  const { packedAt, version } = await packGuests(input.invitationId, now);
  return { packedAt: packedAt.toISOString(), version };
}
