import { versionRows } from "../../store/version-document.ts";

/** All versions that are kept, newest first, without what they say: a draft may be large. */
export async function listVersions({ invitationId }: { invitationId: string }) {
  const { docs } = await versionRows(invitationId).get();
  return {
    versions: docs.map((row) => ({ ...row.data(), createdAt: row.data().createdAt.toISOString() })),
  };
}
