import { liveQuery } from "../../lib/query/live-query.ts";
import { invitationKeys } from "../../lib/query/keys.ts";
import { watchApprovals, watchCorrections, watchHelpers } from "./data.ts";

/** What proof-readers said; fetched with the editor, where drafts are open. */
export const proofreadingQueries = {
  corrections: (invitationId: string) =>
    liveQuery(invitationKeys.corrections(invitationId), watchCorrections(invitationId)),
  approvals: (invitationId: string) =>
    liveQuery(invitationKeys.approvals(invitationId), watchApprovals(invitationId)),
  helpers: (invitationId: string) =>
    liveQuery(invitationKeys.helpers(invitationId), watchHelpers(invitationId)),
};
