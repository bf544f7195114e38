import type { HelperList } from "@janur/domain/helper/helper-list";
import type { Family, PassScope } from "@janur/domain/helper/pass";
import type { ScreenSettings } from "@janur/domain/screen/screen-settings";
import { useMutation } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";

/** What a helper may do and until when, as operations take it. */
export interface PassInput {
  name: string;
  scopes: PassScope[];
  seesGated: boolean;
  family: Family | null;
  branch: HelperList | null;
  /** With a link to the door: the ceremony it is for; null for that of the hour. */
  doorCeremony?: string | null;
  /** With a greeting screen's link, and only then. */
  screen?: ScreenSettings;
  expireAt: string;
}

/** Answers the link, which is never shown again. `pass/limit-reached` */
export function useCreatePass(invitationId: string) {
  return useMutation({
    mutationFn: (input: PassInput & { pin: string | null }) =>
      callHost("createPass", { invitationId, ...input }),
    gcTime: 0,
  });
}

/** `pass/not-found`, `pass/revoked` */
export function useChangePass(invitationId: string) {
  return useMutation({
    mutationFn: (input: PassInput & { passId: string; pin: string | null }) =>
      callHost("changePass", { invitationId, ...input }),
    gcTime: 0,
  });
}

/** `pass/not-found` */
export function useRevokePass(invitationId: string) {
  return useMutation({
    mutationFn: (passId: string) => callHost("revokePass", { invitationId, passId }),
  });
}
