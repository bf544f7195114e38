import { draftSchema } from "@janur/domain/content/draft";
import type { PublishedVersion } from "@janur/domain/invitation/invitation";
import { paths } from "@janur/domain/paths";
import { documentOf } from "../../platform/google/firestore.ts";
import { requestNotifications } from "../../notify/notification/request-notifications.ts";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { withInvitation } from "../../store/access.ts";
import { preparePublication } from "./prepare-publication.ts";
import { publicationSources, showSources } from "./publication-source.ts";
import { requireVersion } from "../../store/own-side.ts";
import { requireRevision } from "../../store/require-revision.ts";
import { revisionState } from "../../store/revision-state.ts";

/**
 * Shows the draft of this revision to guests, in all versions or in one, and forgets a scheduled one.
 * Display face and preview are made before the transaction, which may run more than once.
 * @throws AppError `publish/incomplete` with gaps, `publish/sender-unnamed`, `draft/conflict`, `invitation/wrong-status`
 */
export async function publishInvitation(
  input: { invitationId: string; revision: number; version: PublishedVersion },
  caller: TeamCaller,
  now: Date,
) {
  const { invitationId, revision, version } = input;
  const head = caller.invitation;
  const draftReference = documentOf(paths.draft(invitationId), draftSchema);
  const draft = requireRevision((await draftReference.get()).data(), revision);
  const sources = await publicationSources(head, revision, draft.content, version);
  const author = { uid: caller.uid, draft: draft.content };
  const shown = await showSources(sources, () =>
    withInvitation(invitationId, caller, async (invitation, transaction) => {
      requireVersion(invitation, caller.uid, version);
      requireRevision((await transaction.get(draftReference)).data(), revision);
      const show = await preparePublication(transaction, invitation, sources, author, now);
      return show();
    }),
  );
  if (head.hasWebhooks) await requestNotifications(invitationId, now, "guests");
  return revisionState(shown ?? head);
}
