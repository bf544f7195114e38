import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { concernsCalendars } from "@janur/domain/content/calendar-change";
import { contentGaps } from "@janur/domain/content/completeness";
import { contactsUntilOf } from "@janur/domain/invitation/contact-retention";
import type { Content } from "@janur/domain/content/content";
import { earlierCeremonies } from "@janur/domain/content/earlier-ceremony";
import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { shownContent, type Publication } from "@janur/domain/invitation/publication";
import { withChange } from "@janur/domain/invitation/told-change";
import type { Transaction } from "firebase-admin/firestore";
import { profileDocument } from "../../store/account/profile-document.ts";
import { withVerifiedQris } from "../media/verify-qris.ts";
import { pageSecretDocument } from "../page-access/page-password.ts";
import { invitationDocument } from "../../store/access.ts";
import { prepareCheckCode } from "./check-code.ts";
import { subsetDisplayFont } from "./display-font.ts";
import { makePreview, removePreview } from "./preview-picture.ts";
import {
  partsOf,
  privatePartDocument,
  publicationDocument,
  writeForwards,
  writePrivatePart,
  type PublicationSource,
} from "../../store/publication-document.ts";
import { requireTransition } from "./transition.ts";
import { versionDocument } from "../../store/version-document.ts";

/** What became of an invitation that was shown, and the names of pictures that its page does not name any more. */
export interface Shown {
  invitation: Invitation;
  dropped: (string | null)[];
}

/**
 * Made before the transaction that shows it, which may run more than once.
 * `showSource` takes it from here.
 * @throws AppError `publish/incomplete` with the gaps
 */
export async function publicationSource(
  invitation: Pick<Invitation, "id" | "settings">,
  revision: number,
  draft: Content,
): Promise<PublicationSource> {
  const gaps = contentGaps(draft);
  if (gaps.length > 0) throw new AppError("publish/incomplete", { gaps });
  const content = await withVerifiedQris(shownContent(draft));
  const [displayFont, preview] = await Promise.all([
    subsetDisplayFont(content),
    makePreview(invitation, content),
  ]);
  return { revision, content, displayFont, preview };
}

/**
 * Reads what showing an invitation needs and gives back the writes, which
 * must come after all reads of the transaction.
 * @throws AppError `publish/sender-unnamed`, `invitation/wrong-status`
 */
export async function preparePublication(
  transaction: Transaction,
  invitation: Invitation,
  source: PublicationSource,
  author: { uid: string; draft: Content },
  now: Date,
): Promise<() => Shown> {
  const { settings } = invitation;
  const version = versionDocument(invitation.id, source.revision);
  const [profile, shown, earlierPart, kept, secret, checkCode] = await Promise.all([
    transaction.get(profileDocument(invitation.owner)),
    transaction.get(publicationDocument(invitation.slug)),
    transaction.get(privatePartDocument(invitation.slug)),
    transaction.get(version),
    settings.access === "password" ? transaction.get(pageSecretDocument(invitation.id)) : null,
    prepareCheckCode(transaction, invitation.id, now),
  ]);
  const senderName = profile.data()?.displayName ?? DEFAULT_DISPLAY_NAME;
  if (senderName === DEFAULT_DISPLAY_NAME) throw new AppError("publish/sender-unnamed");
  const status = requireTransition(invitation, "publish");
  const earlier = shown.data();
  const whole = earlierPart.data() ?? earlier;
  const known = whole?.earlier ?? [];
  const seen =
    earlier === undefined || whole === undefined
      ? null
      : { content: whole.content, publishedAt: earlier.publishedAt };
  const mustNotify =
    invitation.status === "postponed" ||
    invitation.status === "cancelled" ||
    // What guests saw before a page was taken away is not there to compare; one update too many does no harm.
    (seen === null ? invitation.publishedRevision !== null : concernsCalendars(seen.content, source.content));
  const changed = {
    status,
    publishedRevision: source.revision,
    publishedAt: now,
    updatedAt: now,
    scheduled: null,
    notice: null,
    sequence: invitation.sequence + (mustNotify ? 1 : 0),
    toldChange: mustNotify
      ? withChange(invitation.toldChange, { at: now, revision: invitation.publishedRevision })
      : invitation.toldChange,
    // Taking the day away keeps nobody's number longer.
    contactsUntil: contactsUntilOf(source.content) ?? invitation.contactsUntil,
  } satisfies Partial<Invitation>;
  const { areGiftsHidden, isSuspended } = invitation.moderation;
  const { privatePart, ...shownPart } = partsOf(
    source,
    invitation,
    earlierCeremonies(known, seen, source.content, now),
  );
  const publication: Publication = {
    slug: invitation.slug,
    invitationId: invitation.id,
    revision: source.revision,
    ...shownPart,
    sender: { name: senderName },
    publishedAt: now,
    status: "published",
    notice: null,
    sequence: changed.sequence,
    settings,
    album: invitation.album,
    pageLock: secret?.data()?.revision ?? 0,
    checkCode: checkCode.code,
    contactsUntil: changed.contactsUntil,
    moderation: { areGiftsHidden, isSuspended },
  };
  return () => {
    transaction.update(invitationDocument(invitation.id), changed);
    transaction.set(publicationDocument(invitation.slug), publication);
    writePrivatePart(transaction, invitation.slug, privatePart);
    checkCode.register();
    writeForwards(transaction, invitation.oldSlugs, invitation.slug);
    transaction.set(version, {
      revision: source.revision,
      content: author.draft,
      createdAt: now,
      createdBy: author.uid,
      kind: "published",
      name: kept.data()?.name ?? null,
    });
    const pictures = [earlier?.preview ?? null, source.preview];
    return {
      invitation: { ...invitation, ...changed },
      dropped: pictures.filter((name) => name !== publication.preview),
    };
  };
}

/**
 * Runs the transaction that shows a source, then removes pictures that no page
 * names: the earlier one, or the new one when nothing was shown.
 * @param show gives null when there was nothing to show any more
 */
export async function showSource(
  { preview }: PublicationSource,
  show: () => Promise<Shown | null>,
): Promise<Invitation | null> {
  let dropped = [preview];
  try {
    const shown = await show();
    if (shown !== null) ({ dropped } = shown);
    return shown?.invitation ?? null;
  } finally {
    await Promise.all(dropped.map(removePreview));
  }
}
