import { liveQuery } from "../../lib/query/live-query.ts";
import { teamKeys } from "../../lib/query/keys.ts";
import { watchTeamInvites } from "./data.ts";

export const teamQueries = {
  /** Whom the team waits for, live; the owner's alone to read. */
  invites: (invitationId: string) =>
    liveQuery(teamKeys.invites(invitationId), watchTeamInvites(invitationId)),
};
