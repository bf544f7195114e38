import { pageVersions } from "@janur/domain/invitation/publication";
import { AppError } from "@janur/domain/errors";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { sideOf, slugsOf, type Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import type { GuestSide } from "@janur/domain/side/guest-side";
import { isReservedSlug } from "@janur/domain/text/slug";
import { db } from "../../platform/google/firestore.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { invitationDocument, withInvitation } from "../../store/access.ts";
import {
  privatePartDocument,
  publicationDocument,
  writeForwards,
  writePrivatePart,
} from "../../store/publication-document.ts";
import { requireVersion } from "../../store/own-side.ts";
import { readPages } from "../../store/read-pages.ts";
import { freeSlugsLike } from "./free-slugs.ts";

type Input = { invitationId: string; slug: string; side: GuestSide | null };
type Address = Pick<Invitation, "slug" | "oldSlugs" | "publishedRevision">;

/**
 * Moves a version to another slug, all or nothing. Slugs that guests ever
 * had stay this invitation's and forward; one that nobody was sent is freed.
 * @throws AppError `slug/reserved`, `slug/taken` with suggestions, `invitation/limit-reached`, `invitation/wrong-status` for a family without a version
 */
export async function changeSlug(
  input: Input,
  caller: CapabilityCaller,
  now: Date,
): Promise<{ slug: string }> {
  const { invitationId, slug, side } = input;
  if (isReservedSlug(slug)) throw new AppError("slug/reserved");
  const year = await withInvitation(invitationId, caller, async (invitation, transaction) => {
    requireVersion(invitation, caller.uid, side ?? "common");
    const before: Address | undefined = side === null ? invitation : sideOf(invitation, side);
    if (before === undefined) throw new AppError("invitation/wrong-status", { status: invitation.status });
    if (before.slug === slug) return null;
    const slugReference = db().doc(paths.slug(slug));
    const [holder, pages, privatePart] = await Promise.all([
      transaction.get(slugReference),
      readPages(transaction, invitation),
      transaction.get(privatePartDocument(before.slug)),
    ]);
    if (holder.exists && !before.oldSlugs.includes(slug)) return (invitation.startAt ?? now).getUTCFullYear();
    const wasSeen = before.publishedRevision !== null;
    const oldSlugs = [...before.oldSlugs.filter((old) => old !== slug), ...(wasSeen ? [before.slug] : [])];
    if (oldSlugs.length > limits.invitation.oldSlugs) throw new AppError("invitation/limit-reached");
    const changed = withAddress(invitation, side, { slug, oldSlugs });
    transaction.set(slugReference, { invitationId });
    // What a version that is gone left behind stays this invitation's.
    if (!wasSeen && !slugsOf({ ...invitation, ...changed }).includes(before.slug))
      transaction.delete(db().doc(paths.slug(before.slug)));
    const shown = pages.find(({ id }) => id === before.slug)?.data();
    if (shown !== undefined && (isShown(invitation.status) || invitation.status === "archived")) {
      const versions = pageVersions({ ...invitation, ...changed });
      transaction.set(publicationDocument(slug), { ...shown, slug, versions });
      writePrivatePart(transaction, slug, privatePart.data() ?? null);
      writeForwards(transaction, { ...invitation, ...changed });
      for (const { id, ref } of pages) if (id !== before.slug) transaction.update(ref, { versions });
    }
    transaction.update(invitationDocument(invitationId), { ...changed, updatedAt: now });
    return null;
  });
  if (year !== null) throw new AppError("slug/taken", { suggestions: await freeSlugsLike(slug, year) });
  return { slug };
}

function withAddress(
  invitation: Invitation,
  side: GuestSide | null,
  address: Pick<Invitation, "slug" | "oldSlugs">,
): Pick<Invitation, "slug" | "oldSlugs" | "sides"> {
  const { slug, oldSlugs, sides } = invitation;
  if (side === null) return { ...address, sides };
  return { slug, oldSlugs, sides: sides.map((one) => (one.id === side ? { ...one, ...address } : one)) };
}
