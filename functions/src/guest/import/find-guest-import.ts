import { requireCapability } from "../../invitation/access.ts";
import type { AccountCaller } from "../../service/operation.ts";
import { importDocument } from "./import-document.ts";

/** How far the latest import of a file is; null where there was none. */
export async function findGuestImport(
  { invitationId, fileId }: { invitationId: string; fileId: string },
  caller: AccountCaller,
  now: Date,
) {
  await requireCapability(invitationId, caller.uid, "editGuests");
  const found = (await importDocument(invitationId, fileId).get()).data();
  if (found === undefined || found.expireAt <= now) return { found: null };
  const { run, setup, total, next, report } = found;
  return { found: { run, setup, total, next, report } };
}
