import { draftContactsUntil } from "@janur/domain/invitation/contact-retention";
import type { Content } from "@janur/domain/content/content";
import { draftSchema } from "@janur/domain/content/draft";
import { AppError } from "@janur/domain/errors";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { isVersionDue, versionsToPurge } from "@janur/domain/invitation/version";
import type { DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { versionDocument, versionRows } from "../../store/version-document.ts";
import { requireWithinSide } from "../../store/own-side.ts";
import { headFromContent } from "./head-from-content.ts";

export function draftDocument(invitationId: string) {
  return documentOf(paths.draft(invitationId), draftSchema);
}

/** @throws AppError `input/too-large` */
export function requireSize(content: Content): void {
  if (Buffer.byteLength(JSON.stringify(content)) > limits.content.bytes)
    throw new AppError("input/too-large");
}

interface DraftWriting {
  content: Content;
  uid: string;
  /** Keeps the draft that is replaced as a version, however lately one was kept. */
  keepsVersion?: boolean;
  /** What else belongs into the commit. */
  also?: (batch: WriteBatch) => void;
}

/**
 * Writes a content as the next revision of the draft, under the precondition
 * that nobody changed the head since it was read. Now and then the draft that
 * is replaced is kept as a version, and versions beyond their number go.
 * @param head as it was read, with `invitation` inside; has judged already who may
 * @returns the head as it is now
 * @throws AppError `team/not-allowed` for an editor of one family who changes more than its version
 */
export async function writeDraft(
  head: DocumentSnapshot<Invitation>,
  invitation: Invitation,
  { content, uid, keepsVersion = false, also }: DraftWriting,
  now: Date,
): Promise<Invitation> {
  const { id } = invitation;
  const replaced = async () => (await draftDocument(id).get()).data()?.content;
  await requireWithinSide(invitation, uid, replaced, content);
  const isKept = keepsVersion || isVersionDue(invitation.versionedAt, now);
  const keep = isKept ? await prepareVersion(invitation) : null;
  const changed = {
    ...headFromContent(content),
    contactsUntil: draftContactsUntil(invitation, content),
    draftRevision: invitation.draftRevision + 1,
    updatedAt: now,
    // What leaves the draft is still named by versions, until they go; and they go when others are kept.
    ...(isKept ? { versionedAt: now, mediaCheckAt: mediaCheckAt(invitation, now) } : {}),
  };
  const batch = db().batch();
  batch.update(head.ref, changed, { lastUpdateTime: head.updateTime ?? head.readTime });
  batch.set(draftDocument(id), {
    revision: changed.draftRevision,
    content,
    updatedAt: now,
    updatedBy: uid,
  });
  keep?.(batch);
  also?.(batch);
  await batch.commit();
  return { ...invitation, ...changed };
}

/** A look that is due already is not put off by those who go on writing. */
function mediaCheckAt({ mediaCheckAt: due }: Invitation, now: Date): Date {
  return due ?? new Date(now.getTime() + limits.media.unusedMs);
}

/** Reads what keeping the draft as a version needs and gives back its writes. */
async function prepareVersion(invitation: Invitation): Promise<(batch: WriteBatch) => void> {
  const [stored, found] = await Promise.all([
    draftDocument(invitation.id).get(),
    versionRows(invitation.id).get(),
  ]);
  const draft = stored.data();
  const rows = found.docs.map((row) => row.data());
  const shown = [invitation, ...invitation.sides].map(({ publishedRevision }) => publishedRevision);
  const held = [...shown, invitation.scheduled?.revision ?? null];
  return (batch) => {
    for (const revision of versionsToPurge(rows, held))
      batch.delete(versionDocument(invitation.id, revision));
    if (draft === undefined || rows.some(({ revision }) => revision === draft.revision)) return;
    batch.create(versionDocument(invitation.id, draft.revision), {
      revision: draft.revision,
      content: draft.content,
      createdAt: draft.updatedAt,
      createdBy: draft.updatedBy,
      kind: "automatic",
      name: null,
    });
  };
}
