import type { TeamCallables, TeamLinkCallables } from "@janur/domain/contracts/team-callables";
import type { GuestHandlers, HostHandlers } from "./build-tables.ts";
import { acceptTeamInvite } from "../nouns/team/accept-team-invite.ts";
import { changeTeamRole } from "../nouns/team/change-team-role.ts";
import { declineTeamInvite } from "../nouns/team/decline-team-invite.ts";
import { inviteTeamMember } from "../nouns/team/invite-team-member.ts";
import { nameForGifts } from "../nouns/team/name-for-gifts.ts";
import { readTeamInvite } from "../nouns/team/read-team-invite.ts";
import { removeTeamMember } from "../nouns/team/remove-team-member.ts";
import { revokeTeamInvite } from "../nouns/team/revoke-team-invite.ts";
import { transferOwnership } from "../nouns/team/transfer-ownership.ts";

/** The part of hosts' operations that is about teams. */
export const teamHandlers = {
  inviteTeamMember,
  revokeTeamInvite,
  acceptTeamInvite,
  changeTeamRole,
  nameForGifts,
  removeTeamMember,
  transferOwnership,
} satisfies HostHandlers<TeamCallables>;

/** The part of guests' operations that is about links into teams. */
export const teamLinkHandlers = {
  readTeamInvite,
  declineTeamInvite,
} satisfies GuestHandlers<TeamLinkCallables>;
