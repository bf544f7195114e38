import { isDeepStrictEqual } from "node:util";
import { AppError } from "@janur/domain/errors";
import { allowed, invitationDocument } from "../../store/access.ts";
import { revisionState } from "../../store/revision-state.ts";
import { requireTransition } from "../invitation/transition.ts";
import { draftDocument, writeDraft } from "../invitation/write-draft.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { versionDocument } from "../../store/version-document.ts";

/**
 * Makes a version the draft again, as a new revision. The draft that is
 * replaced becomes a version itself, so that restoring that one undoes it.
 * Guests notice nothing. Sent again it changes nothing.
 * @throws AppError `version/not-found`, `draft/conflict` with the current revision, `invitation/wrong-status`
 */
export async function restoreVersion(
  input: { invitationId: string; revision: number; basedOn: number },
  caller: CapabilityCaller,
  now: Date,
) {
  const { invitationId, revision, basedOn } = input;
  return untilFirst(async () => {
    const head = await invitationDocument(invitationId).get();
    const invitation = allowed(head.data(), caller);
    const version = (await versionDocument(invitationId, revision).get()).data();
    if (version === undefined) throw new AppError("version/not-found");
    const { content } = version;
    if (invitation.draftRevision !== basedOn) {
      const draft = (await draftDocument(invitationId).get()).data();
      const isRepeated = draft?.updatedBy === caller.uid && isDeepStrictEqual(draft.content, content);
      if (isRepeated) return revisionState({ ...invitation, draftRevision: draft.revision });
      throw new AppError("draft/conflict", { revision: invitation.draftRevision });
    }
    requireTransition(invitation, "edit");
    const writing = { content, uid: caller.uid, keepsVersion: true };
    return revisionState(await writeDraft(head, invitation, writing, now));
  });
}
