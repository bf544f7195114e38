import { AppError } from "@janur/domain/errors";
import { proofreadTextAt, withText } from "@janur/domain/helper/proofreading-text";
import type { WriteBatch } from "firebase-admin/firestore";
import { allowed, invitationDocument } from "../../store/access.ts";
import { revisionState } from "../../store/revision-state.ts";
import { requireTransition } from "../invitation/transition.ts";
import { draftDocument, requireSize, writeDraft } from "../invitation/write-draft.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { correctionDocument } from "../../store/proofreading-documents.ts";

/**
 * Writes what was suggested into the draft as a new revision, or says no to
 * it. Whoever is the second to decide finds it decided, and nothing changes.
 * @throws AppError `correction/not-found`, `correction/stale`, `draft/conflict`, `invitation/wrong-status`
 */
export async function decideCorrection(
  input: { invitationId: string; correctionId: string; decision: "accept" | "decline"; basedOn: number },
  caller: CapabilityCaller,
  now: Date,
) {
  const { invitationId, correctionId, decision, basedOn } = input;
  const reference = correctionDocument(invitationId, correctionId);
  return untilFirst(async () => {
    const head = await invitationDocument(invitationId).get();
    const invitation = allowed(head.data(), caller);
    const stored = await reference.get();
    const correction = stored.data();
    if (correction === undefined) throw new AppError("correction/not-found");
    if (correction.state !== "open") return revisionState(invitation);
    const unchanged = { lastUpdateTime: stored.updateTime ?? stored.readTime };
    if (decision === "decline") {
      await reference.update({ state: "declined", decidedAt: now }, unchanged);
      return revisionState(invitation);
    }
    if (invitation.draftRevision !== basedOn)
      throw new AppError("draft/conflict", { revision: invitation.draftRevision });
    requireTransition(invitation, "edit");
    const draft = (await draftDocument(invitationId).get()).data();
    const { key, before, after } = correction;
    const content =
      draft === undefined || proofreadTextAt(draft.content, key)?.value !== before
        ? null
        : withText(draft.content, key, after);
    if (content === null) throw new AppError("correction/stale");
    requireSize(content);
    const also = (batch: WriteBatch) => {
      batch.update(reference, { state: "accepted", decidedAt: now }, unchanged);
    };
    return revisionState(await writeDraft(head, invitation, { content, uid: caller.uid, also }, now));
  });
}
