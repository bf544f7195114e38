import type { AccountCaller } from "../../../platform/http/operation.ts";
import { packGuests } from "./pack-guests.ts";

/** Packs what was changed; anybody who may look at the list may ask. */
export async function packGuestIndex(input: { invitationId: string }, _caller: AccountCaller, now: Date) {
  const { packedAt, version } = await packGuests(input.invitationId, now);
  return { packedAt: packedAt.toISOString(), version };
}
