import { AppError } from "@janur/domain/errors";
import { sideOf, type InvitationSide } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { isReservedSlug } from "@janur/domain/text/slug";
import { db } from "../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import { requireVersion } from "../../store/own-side.ts";
import { freeSlugsLike } from "../invitation/free-slugs.ts";

/**
 * Gives one family a version of its own. Its guests get it once it is published; what the family wrote in an earlier
 * one is in the draft still. A slug that this invitation once had, as one that a removed version left behind, may be taken again.
 * @throws AppError `slug/reserved`, `slug/taken` with suggestions, `invitation/wrong-status` in the trash and where the family has one
 */
export async function addSide(
  input: { invitationId: string; side: GuestSide; slug: string },
  caller: CapabilityCaller,
  now: Date,
): Promise<Record<string, never>> {
  const { invitationId, side, slug } = input;
  if (isReservedSlug(slug)) throw new AppError("slug/reserved");
  const year = await withInvitation(invitationId, caller, async (invitation, transaction) => {
    requireVersion(invitation, caller.uid, side);
    const { status, sides } = invitation;
    if (sideOf(invitation, side) !== undefined || status === "trashed")
      throw new AppError("invitation/wrong-status", { status });
    const holder = db().doc(paths.slug(slug));
    if ((await transaction.get(holder)).exists && !invitation.oldSlugs.includes(slug))
      return (invitation.startAt ?? now).getUTCFullYear();
    const added: InvitationSide = { id: side, slug, oldSlugs: [], publishedRevision: null };
    transaction.set(holder, { invitationId });
    transaction.update(invitationDocument(invitationId), {
      // An earlier slug goes on leading to the common version until this one is shown there.
      sides: [...sides, added],
      updatedAt: now,
    });
    return null;
  });
  if (year !== null) throw new AppError("slug/taken", { suggestions: await freeSlugsLike(slug, year) });
  return {};
}
