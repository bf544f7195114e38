import { isDeepStrictEqual } from "node:util";
import { draftContactsUntil } from "@janur/domain/contact-retention";
import type { Content } from "@janur/domain/content";
import { draftSchema } from "@janur/domain/draft";
import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { db, documentOf } from "../firestore.ts";
import type { AccountCaller } from "../service/operation.ts";
import { untilFirst } from "../service/until-first.ts";
import { allowed, invitationDocument } from "./access.ts";
import { headFromContent } from "./head-from-content.ts";
import { revisionState } from "./revision-state.ts";
import { requireTransition } from "./transition.ts";

/**
 * Saves the draft over the revision it was based on. Saying the same again
 * (an answer was lost on its way) changes nothing and answers the same. Takes
 * no lock: of several over one revision the first writes, the others read on.
 * @throws AppError `draft/conflict` with the current revision, `input/too-large`, `invitation/wrong-status`
 */
export async function saveDraft(
  input: { invitationId: string; basedOn: number; content: Content },
  caller: AccountCaller,
  now: Date,
) {
  const { invitationId, basedOn, content } = input;
  if (Buffer.byteLength(JSON.stringify(content)) > limits.content.bytes)
    throw new AppError("input/too-large");
  const draftReference = documentOf(paths.draft(invitationId), draftSchema);
  return untilFirst(async () => {
    const head = await invitationDocument(invitationId).get();
    const invitation = allowed(head.data(), caller.uid, "editContent");
    if (invitation.draftRevision !== basedOn) {
      const draft = (await draftReference.get()).data();
      const isRepeated = draft?.updatedBy === caller.uid && isDeepStrictEqual(draft.content, content);
      if (isRepeated) return revisionState({ ...invitation, draftRevision: draft.revision });
      throw new AppError("draft/conflict", { revision: invitation.draftRevision });
    }
    requireTransition(invitation, "edit");
    const changed = {
      ...headFromContent(content),
      contactsUntil: draftContactsUntil(invitation, content),
      draftRevision: basedOn + 1,
      updatedAt: now,
    };
    const batch = db().batch();
    batch.update(head.ref, changed, { lastUpdateTime: head.updateTime ?? head.readTime });
    batch.set(draftReference, {
      revision: changed.draftRevision,
      content,
      updatedAt: now,
      updatedBy: caller.uid,
    });
    await batch.commit();
    return revisionState({ ...invitation, ...changed });
  });
}
