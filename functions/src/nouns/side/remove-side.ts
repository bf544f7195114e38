import { pageVersions } from "@janur/domain/invitation/publication";
import { AppError } from "@janur/domain/errors";
import { sideOf } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { db } from "../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { requireVersion } from "../../store/own-side.ts";
import { writeForwards } from "../../store/publication-document.ts";
import { readPages } from "../../store/read-pages.ts";
import { removePreview } from "../invitation/preview/preview-picture.ts";

/**
 * Takes a family's version away. Every address of it that guests have leads to the common one from then on; its words
 * stay in the draft. What was to be published of it alone at some time is so no longer.
 * @throws AppError `invitation/wrong-status` where the family has none, `invitation/limit-reached` with too many earlier addresses
 */
export async function removeSide(
  input: { invitationId: string; side: GuestSide },
  caller: CapabilityCaller,
  now: Date,
): Promise<Record<string, never>> {
  const { invitationId, side } = input;
  const preview = await withInvitation(invitationId, caller, async (invitation, transaction) => {
    requireVersion(invitation, caller.uid, side);
    const gone = sideOf(invitation, side);
    if (gone === undefined) throw new AppError("invitation/wrong-status", { status: invitation.status });
    const pages = await readPages(transaction, invitation);
    // Whoever once saw it may have its address; one that was never shown is free again.
    const wasSeen = gone.publishedRevision !== null || gone.oldSlugs.length > 0;
    const left = wasSeen ? [...gone.oldSlugs, gone.slug] : [];
    const changed = {
      sides: invitation.sides.filter(({ id }) => id !== side),
      oldSlugs: [...invitation.oldSlugs, ...left],
      scheduled: invitation.scheduled?.version === side ? null : invitation.scheduled,
      updatedAt: now,
    };
    if (changed.oldSlugs.length > limits.invitation.oldSlugs) throw new AppError("invitation/limit-reached");
    transaction.update(invitationDocument(invitationId), changed);
    if (!wasSeen && !invitation.oldSlugs.includes(gone.slug))
      transaction.delete(db().doc(paths.slug(gone.slug)));
    if (pages.some(({ id }) => id === invitation.slug))
      writeForwards(transaction, { ...invitation, ...changed });
    const versions = pageVersions({ ...invitation, ...changed });
    for (const { id, ref } of pages) if (id !== gone.slug) transaction.update(ref, { versions });
    return pages.find(({ id }) => id === gone.slug)?.data().preview ?? null;
  });
  await removePreview(preview);
  return {};
}
