import type { GivenRole } from "@janur/domain/team-invite";
import { useMutation } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";

/** Answers the link, which is never shown again. `team/limit-reached` */
export function useInviteTeamMember(invitationId: string) {
  return useMutation({
    mutationFn: (input: { role: GivenRole; name: string; email: string | null }) =>
      callHost("inviteTeamMember", { invitationId, ...input }),
    networkMode: "always",
    gcTime: 0,
  });
}

/** `team/invite-used` */
export function useRevokeTeamInvite(invitationId: string) {
  return useMutation({
    mutationFn: (inviteId: string) => callHost("revokeTeamInvite", { invitationId, inviteId }),
    networkMode: "always",
  });
}

/** `team/member-not-found`, `team/owner-stays` */
export function useChangeTeamRole(invitationId: string) {
  return useMutation({
    mutationFn: (change: { uid: string; role: GivenRole }) =>
      callHost("changeTeamRole", { invitationId, ...change }),
    networkMode: "always",
  });
}

/** Removes somebody, or leaves. `team/member-not-found`, `team/owner-stays` */
export function useRemoveTeamMember(invitationId: string) {
  return useMutation({
    mutationFn: (uid: string) => callHost("removeTeamMember", { invitationId, uid }),
    networkMode: "always",
  });
}

/** `team/member-not-found` */
export function useTransferOwnership(invitationId: string) {
  return useMutation({
    mutationFn: (uid: string) => callHost("transferOwnership", { invitationId, uid }),
    networkMode: "always",
  });
}
