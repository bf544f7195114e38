import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account/account";
import { concernsCalendars } from "@janur/domain/content/calendar-change";
import type { Content } from "@janur/domain/content/content";
import { earlierCeremonies } from "@janur/domain/content/earlier-ceremony";
import { AppError } from "@janur/domain/errors";
import { contactsUntilOf } from "@janur/domain/invitation/contact-retention";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { pageVersions, type Publication } from "@janur/domain/invitation/publication";
import { withChange } from "@janur/domain/invitation/told-change";
import type { GuestSide } from "@janur/domain/side/guest-side";
import type { Transaction } from "firebase-admin/firestore";
import { profileDocument } from "../../store/account/profile-document.ts";
import { invitationDocument } from "../../store/access.ts";
import {
  partsOf,
  writeForwards,
  writePrivatePart,
  type PublicationSource,
} from "../../store/publication-document.ts";
import { readPages } from "../../store/read-pages.ts";
import { readSameVersions } from "../../store/same-versions.ts";
import { versionDocument } from "../../store/version-document.ts";
import { pageSecretDocument } from "../page-access/page-password.ts";
import { prepareCheckCode } from "./check-code.ts";
import { publishedSender } from "./page-sender.ts";
import type { Shown } from "./publication-source.ts";
import { readSeen, type SeenVersion } from "./seen-version.ts";
import { requireTransition } from "./transition.ts";

/**
 * Reads what showing an invitation needs, in all the versions that are given, and gives back the writes, which
 * must come after all reads of the transaction.
 * @throws AppError `publish/sender-unnamed`, `invitation/wrong-status`, also for one family's version while the page of all is not shown
 */
export async function preparePublication(
  transaction: Transaction,
  invitation: Invitation,
  sources: readonly PublicationSource[],
  author: { uid: string; draft: Content },
  now: Date,
): Promise<() => Shown> {
  const { settings } = invitation;
  const [first] = sources;
  if (first === undefined) throw new AppError("invitation/wrong-status", { status: invitation.status });
  const { revision } = first;
  const version = versionDocument(invitation.id, revision);
  const pages = await readPages(transaction, invitation);
  const sides = sources.map(({ side }) => side);
  const [profile, versions, kept, secret, checkCode, same] = await Promise.all([
    transaction.get(profileDocument(invitation.owner)),
    readSeen(transaction, invitation, sources, pages),
    transaction.get(version),
    settings.access === "password" ? transaction.get(pageSecretDocument(invitation.id)) : null,
    prepareCheckCode(transaction, invitation.id, now),
    readSameVersions(transaction, invitation, sides, { revision, draft: author.draft }),
  ]);
  const name = profile.data()?.displayName ?? DEFAULT_DISPLAY_NAME;
  if (name === DEFAULT_DISPLAY_NAME) throw new AppError("publish/sender-unnamed");
  const status = requireTransition(invitation, "publish");
  const isSeen = (side: GuestSide | null) => sides.includes(side) || same.has(side);
  requireWhole(invitation, sources);
  const mustNotify =
    invitation.status === "postponed" ||
    invitation.status === "cancelled" ||
    versions.some((one) => isNews(invitation, one));
  const changed = {
    status,
    publishedRevision: isSeen(null) ? revision : invitation.publishedRevision,
    sides: invitation.sides.map((side) =>
      isSeen(side.id) ? { ...side, publishedRevision: revision } : side,
    ),
    // What a version that was taken away left behind is a page again.
    oldSlugs: invitation.oldSlugs.filter((old) => !versions.some(({ page }) => page.id === old)),
    publishedAt: now,
    updatedAt: now,
    scheduled: null,
    notice: null,
    sequence: invitation.sequence + (mustNotify ? 1 : 0),
    toldChange: mustNotify
      ? withChange(invitation.toldChange, { at: now, revision: invitation.publishedRevision })
      : invitation.toldChange,
    // Taking the day away keeps nobody's number longer.
    contactsUntil: contactsUntilOf(first.content) ?? invitation.contactsUntil,
  } satisfies Partial<Invitation>;
  const next = { ...invitation, ...changed };
  const { areGiftsHidden, isSuspended } = invitation.moderation;
  const facts = {
    invitationId: invitation.id,
    revision,
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
    versions: pageVersions(next),
  } satisfies Partial<Publication>;
  return () => {
    transaction.update(invitationDocument(invitation.id), changed);
    for (const { source, page, known, seen } of versions) {
      const { privatePart, ...parts } = partsOf(
        source,
        invitation,
        earlierCeremonies(known, seen, source.content, now),
      );
      const sender = publishedSender(source.content, name);
      transaction.set(page, { ...facts, ...parts, sender, slug: page.id, side: source.side });
      writePrivatePart(transaction, page.id, privatePart);
    }
    const others = pages.filter(({ id }) => !versions.some(({ page }) => page.id === id));
    for (const { ref } of others) transaction.update(ref, { versions: facts.versions });
    checkCode.register();
    writeForwards(transaction, next);
    transaction.set(version, {
      revision,
      content: author.draft,
      createdAt: now,
      createdBy: author.uid,
      kind: "published",
      name: kept.data()?.name ?? null,
    });
    const pictures = versions.flatMap(({ preview, source }) => [preview, source.preview]);
    const named = sources.map(({ preview }) => (settings.access === "public" ? preview : null));
    return { invitation: next, dropped: pictures.filter((picture) => !named.includes(picture)) };
  };
}

/**
 * One version alone is shown beside the others, or before any other ever was: a family's page without the common one, or
 * a page that is off beside one that is on, would be a riddle.
 * @throws AppError `invitation/wrong-status`
 */
function requireWhole({ status, sides }: Invitation, sources: readonly PublicationSource[]): void {
  if (status === "published" || sources.length > sides.length) return;
  const isFirst = sources.every(({ side }) => side === null);
  if (!isFirst || sides.some(({ publishedRevision }) => publishedRevision !== null))
    throw new AppError("invitation/wrong-status", { status });
}

/** What guests saw before a page was taken away is not there to compare; one update too many does no harm. */
function isNews(invitation: Invitation, { source, seen }: SeenVersion): boolean {
  if (seen !== null) return concernsCalendars(seen.content, source.content);
  return source.side === null && invitation.publishedRevision !== null;
}
