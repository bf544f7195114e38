import { isDeepStrictEqual } from "node:util";
import type { Content } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { untilFirst } from "../../platform/google/until-first.ts";
import { allowed, invitationDocument } from "../../store/access.ts";
import { revisionState } from "../../store/revision-state.ts";
import { requireTransition } from "./transition.ts";
import { draftDocument, requireSize, writeDraft } from "./write-draft.ts";

/**
 * Saves the draft over the revision it was based on. Saying the same again
 * (an answer was lost on its way) changes nothing and answers the same. Takes
 * no lock: of several over one revision the first writes, the others read on.
 * @throws AppError `draft/conflict` with the current revision, `input/too-large`, `invitation/wrong-status`
 */
export async function saveDraft(
  input: { invitationId: string; basedOn: number; content: Content },
  caller: CapabilityCaller,
  now: Date,
) {
  const { invitationId, basedOn, content } = input;
  requireSize(content);
  return untilFirst(async () => {
    const head = await invitationDocument(invitationId).get();
    const invitation = allowed(head.data(), caller);
    if (invitation.draftRevision !== basedOn) {
      const draft = (await draftDocument(invitationId).get()).data();
      const isRepeated = draft?.updatedBy === caller.uid && isDeepStrictEqual(draft.content, content);
      if (isRepeated) return revisionState({ ...invitation, draftRevision: draft.revision });
      throw new AppError("draft/conflict", { revision: invitation.draftRevision });
    }
    requireTransition(invitation, "edit");
    return revisionState(await writeDraft(head, invitation, { content, uid: caller.uid }, now));
  });
}
