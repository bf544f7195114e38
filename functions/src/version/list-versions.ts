import { requireCapability } from "../invitation/access.ts";
import type { AccountCaller } from "../service/operation.ts";
import { versionRows } from "./version-document.ts";

/** All versions that are kept, newest first, without what they say: a draft may be large. */
export async function listVersions({ invitationId }: { invitationId: string }, caller: AccountCaller) {
  await requireCapability(invitationId, caller.uid, "editContent");
  const { docs } = await versionRows(invitationId).get();
  return {
    versions: docs.map((row) => ({ ...row.data(), createdAt: row.data().createdAt.toISOString() })),
  };
}
