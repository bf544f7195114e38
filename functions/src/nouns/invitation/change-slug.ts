import { AppError } from "@janur/domain/errors";
import { isShown } from "@janur/domain/invitation/invitation-status";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { isReservedSlug } from "@janur/domain/text/slug";
import { db } from "../../platform/google/firestore.ts";
import type { AccountCaller } from "../../platform/http/operation.ts";
import { invitationDocument, requireCapability } from "../../store/access.ts";
import { freeSlugsLike } from "./free-slugs.ts";
import {
  privatePartDocument,
  publicationDocument,
  writeForwards,
  writePrivatePart,
} from "../../store/publication-document.ts";

/**
 * Moves an invitation to another slug, all or nothing. Slugs that guests ever
 * had stay this invitation's and forward; one that nobody was sent is freed.
 * @throws AppError `slug/reserved`, `slug/taken` with suggestions, `invitation/limit-reached`
 */
export async function changeSlug(
  input: { invitationId: string; slug: string },
  caller: AccountCaller,
  now: Date,
): Promise<{ slug: string }> {
  const { invitationId, slug } = input;
  if (isReservedSlug(slug)) throw new AppError("slug/reserved");
  const year = await db().runTransaction(async (transaction) => {
    const invitation = await requireCapability(invitationId, caller.uid, "publish", transaction);
    if (invitation.slug === slug) return null;
    const slugReference = db().doc(paths.slug(slug));
    const [holder, publication, privatePart] = await Promise.all([
      transaction.get(slugReference),
      transaction.get(publicationDocument(invitation.slug)),
      transaction.get(privatePartDocument(invitation.slug)),
    ]);
    const isOwnOldSlug = invitation.oldSlugs.includes(slug);
    if (holder.exists && !isOwnOldSlug) return (invitation.startAt ?? now).getUTCFullYear();
    const wasSeen = invitation.publishedRevision !== null;
    const oldSlugs = [
      ...invitation.oldSlugs.filter((old) => old !== slug),
      ...(wasSeen ? [invitation.slug] : []),
    ];
    if (oldSlugs.length > limits.invitation.oldSlugs) throw new AppError("invitation/limit-reached");
    transaction.set(slugReference, { invitationId });
    if (!wasSeen) transaction.delete(db().doc(paths.slug(invitation.slug)));
    const shown = publication.data();
    if (shown !== undefined && (isShown(invitation.status) || invitation.status === "archived")) {
      transaction.set(publicationDocument(slug), { ...shown, slug });
      writePrivatePart(transaction, slug, privatePart.data() ?? null);
      writeForwards(transaction, oldSlugs, slug);
    }
    transaction.update(invitationDocument(invitationId), { slug, oldSlugs, updatedAt: now });
    return null;
  });
  if (year !== null) throw new AppError("slug/taken", { suggestions: await freeSlugsLike(slug, year) });
  return { slug };
}
