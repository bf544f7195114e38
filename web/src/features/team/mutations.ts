import type { GuestSide } from "@janur/domain/side/guest-side";
import type { GivenRole } from "@janur/domain/team/team-invite";
import { useMutation } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";

/** Answers the link, which is never shown again. `team/limit-reached` */
export function useInviteTeamMember(invitationId: string) {
  return useMutation({
    mutationFn: (input: { role: GivenRole; side: GuestSide | null; name: string; email: string | null }) =>
      callHost("inviteTeamMember", { invitationId, ...input }),
    gcTime: 0,
  });
}

/** `team/invite-used` */
export function useRevokeTeamInvite(invitationId: string) {
  return useMutation({
    mutationFn: (inviteId: string) => callHost("revokeTeamInvite", { invitationId, inviteId }),
  });
}

/** `team/member-not-found`, `team/owner-stays` */
export function useChangeTeamRole(invitationId: string) {
  return useMutation({
    mutationFn: (change: { uid: string; role: GivenRole; side: GuestSide | null }) =>
      callHost("changeTeamRole", { invitationId, ...change }),
  });
}

/** Removes somebody, or leaves. `team/member-not-found`, `team/owner-stays` */
export function useRemoveTeamMember(invitationId: string) {
  return useMutation({
    mutationFn: (uid: string) => callHost("removeTeamMember", { invitationId, uid }),
  });
}

/** `team/member-not-found` */
export function useTransferOwnership(invitationId: string) {
  return useMutation({
    mutationFn: (uid: string) => callHost("transferOwnership", { invitationId, uid }),
  });
}
