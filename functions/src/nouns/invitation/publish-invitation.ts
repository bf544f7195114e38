import { draftSchema } from "@janur/domain/content/draft";
import { paths } from "@janur/domain/paths";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { requireCapability } from "../../store/access.ts";
import { preparePublication, publicationSource, showSource } from "./publication-source.ts";
import { requireRevision } from "../../store/require-revision.ts";
import { revisionState } from "../../store/revision-state.ts";

/**
 * Shows the draft of this revision to guests and forgets a scheduled one.
 * Display face and preview are made before the transaction, which may run more than once.
 * @throws AppError `publish/incomplete` with gaps, `publish/sender-unnamed`, `draft/conflict`, `invitation/wrong-status`
 */
export async function publishInvitation(
  input: { invitationId: string; revision: number },
  caller: TeamCaller,
  now: Date,
) {
  const { invitationId, revision } = input;
  const head = caller.invitation;
  const draftReference = documentOf(paths.draft(invitationId), draftSchema);
  const draft = requireRevision((await draftReference.get()).data(), revision);
  const source = await publicationSource(head, revision, draft.content);
  const author = { uid: caller.uid, draft: draft.content };
  const shown = await showSource(source, () =>
    db().runTransaction(async (transaction) => {
      const invitation = await requireCapability(invitationId, caller.uid, "publish", transaction);
      requireRevision((await transaction.get(draftReference)).data(), revision);
      const show = await preparePublication(transaction, invitation, source, author, now);
      return show();
    }),
  );
  if (head.hasWebhooks) await requestNotifications(invitationId, now, "guests");
  return revisionState(shown ?? head);
}
