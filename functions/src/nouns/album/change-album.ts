import type { AlbumChange, AlbumSettings, AlbumSettingsInput } from "@janur/domain/album/album-settings";
import { AppError } from "@janur/domain/errors";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { readPages } from "../../store/read-pages.ts";

/**
 * Opens or closes the album and its ways, on the page too, without publishing. What is not said stays.
 * @throws AppError `invitation/wrong-status` in the trash
 */
export async function changeAlbum(
  input: { invitationId: string; settings: AlbumChange; isTableRenewed: boolean },
  caller: TeamCaller,
  now: Date,
): Promise<{ settings: AlbumSettingsInput }> {
  const { invitationId, isTableRenewed } = input;
  return withInvitation(invitationId, caller, async (invitation, transaction) => {
    if (invitation.status === "trashed")
      throw new AppError("invitation/wrong-status", { status: invitation.status });
    const pages = await readPages(transaction, invitation);
    const { tableRevision, ...before } = invitation.album;
    const settings = { ...before, ...input.settings };
    const album: AlbumSettings = { ...settings, tableRevision: tableRevision + (isTableRenewed ? 1 : 0) };
    transaction.update(invitationDocument(invitationId), { album, updatedAt: now });
    for (const { ref } of pages) transaction.update(ref, { album });
    return { settings };
  });
}
