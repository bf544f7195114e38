import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { isClosed } from "@janur/domain/invitation/publication";
import type { InvitationSettings, SettingsChange } from "@janur/domain/invitation/settings";
import type { Transaction } from "firebase-admin/firestore";
import { pageSecretDocument, withoutCase, type PageSecret } from "../page-access/page-password.ts";
import { hashPassword, type PasswordHash } from "../../platform/secrets/password-hash.ts";
import { moveLineUp } from "../seat/move-line-up.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { invitationDocument, requireCapability, withInvitation } from "../../store/access.ts";
import { tidyPreviews } from "./preview/preview-picture.ts";
import { publicationSource } from "./publication-source.ts";
import {
  partsOf,
  privatePartDocument,
  writePrivatePart,
  type PublicationSource,
} from "../../store/publication-document.ts";
import { readPages } from "../../store/read-pages.ts";
import { leaveSeats } from "../../store/seat/seats-job-document.ts";
import { versionDocument } from "../../store/version-document.ts";

/** Publishing again meanwhile changes what is shown; so often in a row nobody does. */
const attempts = 5;

/**
 * Changes what takes effect at once, on the page too, without publishing:
 * which revision guests see stays as it is. What is not said stays as somebody else may have set it meanwhile. A new password makes the proofs of
 * the old one worthless; with another capacity the line of those who wait moves up.
 * @throws AppError `input/invalid` for a page by password without one, `invitation/wrong-status` in the trash
 */
export async function changeSettings(
  input: { invitationId: string; settings: SettingsChange; password: string | null },
  caller: TeamCaller,
  now: Date,
): Promise<{ settings: InvitationSettings }> {
  const { invitationId, password } = input;
  const hashed = password === null ? null : await hashPassword(withoutCase(password));
  for (let tried = 0; tried < attempts; tried += 1) {
    const head = tried === 0 ? caller.invitation : await requireCapability(invitationId, caller);
    // Over what it is now: one that is changed meanwhile is tried again.
    const settings = { ...head.settings, ...input.settings };
    const sources = await shownSources(head, settings);
    const isDone = await withInvitation(invitationId, caller, async (invitation, transaction) => {
      if (invitation.status === "trashed")
        throw new AppError("invitation/wrong-status", { status: invitation.status });
      if (isMoved(head, invitation)) return false;
      const secret = await newSecret(transaction, invitation, settings, hashed);
      await showSettings(transaction, { ...invitation, settings }, sources, secret?.revision ?? 0);
      if (secret !== null && hashed !== null) transaction.set(pageSecretDocument(invitationId), secret);
      transaction.update(invitationDocument(invitationId), { settings, updatedAt: now });
      if (movesLine(invitation.settings, settings)) leaveSeats(transaction, invitationId, now);
      return true;
    });
    if (!isDone) continue;
    if (isClosed({ settings }) && !isClosed(head)) await tidyPreviews(invitationId, now);
    if (movesLine(head.settings, settings)) await moveLineUp(invitationId);
    return { settings };
  }
  throw new Error("the page was published again and again meanwhile");
}

/** Whether those who wait for seats may have theirs now. */
function movesLine(before: InvitationSettings, after: InvitationSettings): boolean {
  return before.capacity !== after.capacity || before.mayOvertake !== after.mayOvertake;
}

/** Whether what was prepared outside of the transaction is not what guests see any more. */
function isMoved(before: Invitation, after: Invitation): boolean {
  return (
    before.publishedRevision !== after.publishedRevision ||
    JSON.stringify([before.settings, before.sides]) !== JSON.stringify([after.settings, after.sides]) ||
    before.status !== after.status
  );
}

/**
 * What guests of each version see now, where opening or closing the page changes which part of
 * it is public; null where that stays.
 */
async function shownSources(
  { id, publishedRevision, settings, sides }: Invitation,
  next: InvitationSettings,
): Promise<PublicationSource[] | null> {
  if (isClosed({ settings }) === isClosed({ settings: next })) return null;
  const sources: PublicationSource[] = [];
  for (const { side, revision } of [
    { side: null, revision: publishedRevision },
    ...sides.map((own) => ({ side: own.id, revision: own.publishedRevision })),
  ]) {
    if (revision === null) continue;
    const version = (await versionDocument(id, revision).get()).data();
    if (version === undefined) throw new Error(`version ${String(revision)} is missing`);
    const shown = { side, revision, draft: version.content };
    sources.push(await publicationSource({ id, settings: next }, shown));
  }
  return sources;
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

/** Writes the settings onto the pages of all versions, if there are any. The last reading of the transaction. */
async function showSettings(
  transaction: Transaction,
  invitation: Invitation,
  sources: readonly PublicationSource[] | null,
  pageLock: number,
): Promise<void> {
  const { settings } = invitation;
  const pages = await readPages(transaction, invitation);
  if (sources === null) {
    for (const { ref } of pages) transaction.update(ref, { settings, pageLock });
    return;
  }
  const parts = await Promise.all(
    pages.map(async (page) => (await transaction.get(privatePartDocument(page.id))).data()),
  );
  for (const [index, page] of pages.entries()) {
    const shown = page.data();
    const source = sources.find(({ side }) => side === shown.side);
    if (source === undefined) continue;
    const { privatePart, ...open } = partsOf(source, invitation, (parts[index] ?? shown).earlier);
    transaction.set(page.ref, { ...shown, ...open, settings, pageLock });
    writePrivatePart(transaction, page.id, privatePart);
  }
}
