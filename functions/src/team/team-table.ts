import {
  teamCallables as contracts,
  teamLinkCallables as linkContracts,
  type TeamCallables,
  type TeamLinkCallables,
} from "@janur/domain/team-callables";
import { accountOperation, guestOperation } from "../service/callable.ts";
import type { Operation } from "../service/operation.ts";
import { acceptTeamInvite } from "./accept-team-invite.ts";
import { changeTeamRole } from "./change-team-role.ts";
import { declineTeamInvite } from "./decline-team-invite.ts";
import { inviteTeamMember } from "./invite-team-member.ts";
import { readTeamInvite } from "./read-team-invite.ts";
import { removeTeamMember } from "./remove-team-member.ts";
import { revokeTeamInvite } from "./revoke-team-invite.ts";
import { transferOwnership } from "./transfer-ownership.ts";

/** The part of the hosts' table that is about teams. */
export const teamTable: Record<keyof TeamCallables, Operation> = {
  inviteTeamMember: accountOperation("inviteTeamMember", contracts.inviteTeamMember, inviteTeamMember),
  revokeTeamInvite: accountOperation("revokeTeamInvite", contracts.revokeTeamInvite, revokeTeamInvite),
  acceptTeamInvite: accountOperation("acceptTeamInvite", contracts.acceptTeamInvite, acceptTeamInvite),
  changeTeamRole: accountOperation("changeTeamRole", contracts.changeTeamRole, changeTeamRole),
  removeTeamMember: accountOperation("removeTeamMember", contracts.removeTeamMember, removeTeamMember),
  transferOwnership: accountOperation("transferOwnership", contracts.transferOwnership, transferOwnership),
};

/** The part of the guests' table that is about links into teams. */
export const teamLinkTable: Record<keyof TeamLinkCallables, Operation> = {
  readTeamInvite: guestOperation("readTeamInvite", linkContracts.readTeamInvite, readTeamInvite),
  declineTeamInvite: guestOperation("declineTeamInvite", linkContracts.declineTeamInvite, declineTeamInvite),
};
