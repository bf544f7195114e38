import { liveQuery } from "../../lib/live-query.ts";
import { watchTeamInvites } from "./data.ts";

export const teamQueries = {
  /** Whom the team waits for, live; the owner's alone to read. */
  invites: (invitationId: string) =>
    liveQuery(["team", "invites", invitationId], watchTeamInvites(invitationId)),
};
