import { DEFAULT_DISPLAY_NAME } from "@janur/domain/account";
import { contentGaps } from "@janur/domain/completeness";
import { draftSchema, type Draft } from "@janur/domain/draft";
import { AppError } from "@janur/domain/errors";
import { nextStatus } from "@janur/domain/invitation";
import { paths } from "@janur/domain/paths";
import { publicationSchema, publicContent } from "@janur/domain/publication";
import { profileDocument } from "../account/profile-document.ts";
import { db, documentOf } from "../firestore.ts";
import type { AccountCaller } from "../service/operation.ts";
import { invitationDocument, requireCapability } from "./access.ts";
import { subsetDisplayFont } from "./display-font.ts";
import { revisionState } from "./revision-state.ts";

/**
 * Shows the draft of this revision to guests.
 * The display face is cut before the transaction, which may run more than once.
 * @throws AppError `publish/incomplete` with gaps, `publish/sender-unnamed`, `draft/conflict`, `invitation/wrong-status`
 */
export async function publishInvitation(
  input: { invitationId: string; revision: number },
  caller: AccountCaller,
  now: Date,
) {
  const { invitationId, revision } = input;
  await requireCapability(invitationId, caller.uid, "publish");
  const draftReference = documentOf(paths.draft(invitationId), draftSchema);
  const draft = requireRevision((await draftReference.get()).data(), revision);
  const gaps = contentGaps(draft.content);
  if (gaps.length > 0) throw new AppError("publish/incomplete", { gaps });
  const content = publicContent(draft.content);
  const displayFont = await subsetDisplayFont(content);
  return db().runTransaction(async (transaction) => {
    const invitation = await requireCapability(invitationId, caller.uid, "publish", transaction);
    const [current, profile] = await Promise.all([
      transaction.get(draftReference),
      transaction.get(profileDocument(invitation.owner)),
    ]);
    requireRevision(current.data(), revision);
    const senderName = profile.data()?.displayName ?? DEFAULT_DISPLAY_NAME;
    if (senderName === DEFAULT_DISPLAY_NAME) throw new AppError("publish/sender-unnamed");
    const status = nextStatus(invitation.status, "publish");
    if (status === null) throw new AppError("invitation/wrong-status");
    const changed = { status, publishedRevision: revision, publishedAt: now, updatedAt: now };
    transaction.update(invitationDocument(invitationId), changed);
    transaction.set(documentOf(paths.publication(invitation.slug), publicationSchema), {
      slug: invitation.slug,
      invitationId,
      revision,
      content,
      sender: { name: senderName },
      displayFont,
      publishedAt: now,
    });
    return revisionState({ ...invitation, ...changed });
  });
}

function requireRevision(draft: Draft | undefined, revision: number): Draft {
  if (draft === undefined) throw new AppError("invitation/not-found");
  if (draft.revision !== revision) throw new AppError("draft/conflict", { revision: draft.revision });
  return draft;
}
