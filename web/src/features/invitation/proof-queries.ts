import { liveQuery } from "../../lib/live-query.ts";
import { watchApprovals, watchCorrections, watchHelpers } from "./proof-data.ts";

/** What proof-readers said; fetched with the editor, where drafts are open. */
export const proofQueries = {
  corrections: (invitationId: string) =>
    liveQuery(["invitations", "corrections", invitationId], watchCorrections(invitationId)),
  approvals: (invitationId: string) =>
    liveQuery(["invitations", "approvals", invitationId], watchApprovals(invitationId)),
  helpers: (invitationId: string) =>
    liveQuery(["invitations", "helpers", invitationId], watchHelpers(invitationId)),
};
