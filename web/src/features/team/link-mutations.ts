import { AppError } from "@janur/domain/errors";
import { useMutation } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { refreshSession } from "../../lib/session/session.ts";
import { declineTeamLink, refreshToken } from "./link-data.ts";

/** Joins. `team/invite-invalid`, `team/already-member`, `team/other-email`, `team/email-unverified`, `team/limit-reached`, `invitation/limit-reached` */
export function useAcceptTeamLink(token: string) {
  return useMutation({
    mutationFn: async (name: string) => {
      try {
        return await callHost("acceptTeamInvite", { token, name });
      } catch (error) {
        if (!(error instanceof AppError && error.code === "team/email-unverified")) throw error;
        // The address may have been confirmed since this browser last asked.
        await refreshToken();
        return callHost("acceptTeamInvite", { token, name });
      }
    },
    // The name may have become the account's.
    onSuccess: () => refreshSession(),
  });
}

/** `team/invite-invalid` */
export function useDeclineTeamLink(token: string) {
  return useMutation({ mutationFn: () => declineTeamLink(token) });
}
