import type { AccountCaller } from "../../../platform/http/operation.ts";
import { importDocument } from "../../../store/import-document.ts";

/** How far the latest import of a file is; null where there was none. */
export async function findGuestImport(
  { invitationId, fileId }: { invitationId: string; fileId: string },
  _caller: AccountCaller,
  now: Date,
) {
  const found = (await importDocument(invitationId, fileId).get()).data();
  if (found === undefined || found.expireAt <= now) return { found: null };
  const { run, setup, total, next, report } = found;
  return { found: { run, setup, total, next, report } };
}
