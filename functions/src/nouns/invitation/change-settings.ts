import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { isClosed, shownContent } from "@janur/domain/invitation/publication";
import type { InvitationSettings } from "@janur/domain/invitation/settings";
import { versionSchema } from "@janur/domain/invitation/version";
import type { Transaction } from "firebase-admin/firestore";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { pageSecretDocument, withoutCase, type PageSecret } from "../page-access/page-password.ts";
import { hashPassword, type PasswordHash } from "../../platform/secrets/password-hash.ts";
import { allocateSeats } from "../seat/allocate-seats.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { invitationDocument, requireCapability } from "../../store/access.ts";
import { subsetDisplayFont } from "./display-font.ts";
import { makePreview, tidyPreviews } from "./preview-picture.ts";
import {
  partsOf,
  privatePartDocument,
  publicationDocument,
  writePrivatePart,
  type PublicationSource,
} from "../../store/publication-document.ts";

/** Publishing again meanwhile changes what is shown; so often in a row nobody does. */
const attempts = 5;

/**
 * Changes what takes effect at once, on the page too, without publishing:
 * which revision guests see stays as it is. A new password makes the proofs of
 * the old one worthless; with another capacity the line of those who wait moves up.
 * @throws AppError `input/invalid` for a page by password without one, `invitation/wrong-status` in the trash
 */
export async function changeSettings(
  input: { invitationId: string; settings: InvitationSettings; password: string | null },
  caller: TeamCaller,
  now: Date,
): Promise<{ settings: InvitationSettings }> {
  const { invitationId, settings, password } = input;
  const hashed = password === null ? null : await hashPassword(withoutCase(password));
  for (let tried = 0; tried < attempts; tried += 1) {
    const head =
      tried === 0 ? caller.invitation : await requireCapability(invitationId, caller.uid, "changeSettings");
    const source = await shownSource(head, settings);
    const isDone = await db().runTransaction(async (transaction) => {
      const invitation = await requireCapability(invitationId, caller.uid, "changeSettings", transaction);
      if (invitation.status === "trashed")
        throw new AppError("invitation/wrong-status", { status: invitation.status });
      if (isMoved(head, invitation)) return false;
      const secret = await newSecret(transaction, invitation, settings, hashed);
      await showSettings(transaction, { ...invitation, settings }, source, secret?.revision ?? 0);
      if (secret !== null && hashed !== null) transaction.set(pageSecretDocument(invitationId), secret);
      transaction.update(invitationDocument(invitationId), { settings, updatedAt: now });
      return true;
    });
    if (!isDone) continue;
    if (isClosed({ settings }) && !isClosed(head)) await tidyPreviews(invitationId, now);
    const { capacity, mayOvertake } = head.settings;
    if (capacity !== settings.capacity || mayOvertake !== settings.mayOvertake)
      await allocateSeats(invitationId);
    return { settings };
  }
  throw new Error("the page was published again and again meanwhile");
}

/** Whether what was prepared outside of the transaction is not what guests see any more. */
function isMoved(before: Invitation, after: Invitation): boolean {
  return (
    before.publishedRevision !== after.publishedRevision ||
    JSON.stringify(before.settings) !== JSON.stringify(after.settings) ||
    before.status !== after.status
  );
}

/**
 * What guests see now, where opening or closing the page changes which part of
 * it is public; null where that stays.
 */
async function shownSource(
  { id, publishedRevision, settings }: Invitation,
  next: InvitationSettings,
): Promise<PublicationSource | null> {
  if (publishedRevision === null || isClosed({ settings }) === isClosed({ settings: next })) return null;
  const version = (
    await documentOf(paths.version(id, String(publishedRevision)), versionSchema).get()
  ).data();
  if (version === undefined) throw new Error(`version ${String(publishedRevision)} is missing`);
  const content = shownContent(version.content);
  const [displayFont, preview] = await Promise.all([
    subsetDisplayFont(content),
    makePreview({ id, settings: next }, content),
  ]);
  return { revision: publishedRevision, content, displayFont, preview };
}

/** @throws AppError `input/invalid` */
async function newSecret(
  transaction: Transaction,
  { id }: Invitation,
  { access }: InvitationSettings,
  hashed: PasswordHash | null,
): Promise<PageSecret | null> {
  const before = (await transaction.get(pageSecretDocument(id))).data();
  if (hashed !== null) return { ...hashed, isCaseless: true, revision: (before?.revision ?? 0) + 1 };
  if (access === "password" && before === undefined)
    throw new AppError("input/invalid", { fields: ["password"] });
  return before ?? null;
}

/** Writes the settings onto the page, if there is one. The last reading of the transaction. */
async function showSettings(
  transaction: Transaction,
  invitation: Invitation,
  source: PublicationSource | null,
  pageLock: number,
): Promise<void> {
  const { slug, settings } = invitation;
  const shown = (await transaction.get(publicationDocument(slug))).data();
  if (shown === undefined) return;
  if (source === null) {
    transaction.update(publicationDocument(slug), { settings, pageLock });
    return;
  }
  const whole = (await transaction.get(privatePartDocument(slug))).data() ?? shown;
  const { privatePart, ...parts } = partsOf(source, invitation, whole.earlier);
  transaction.set(publicationDocument(slug), { ...shown, ...parts, settings, pageLock });
  writePrivatePart(transaction, slug, privatePart);
}
