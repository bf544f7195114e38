import { useMutation } from "@tanstack/react-query";
import { callHost, type HostInput } from "../../lib/client/callables.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { integrationQueries } from "./queries.ts";

/** Answers an address that is shown this once. `limit/too-many-requests` */
export function useConnectCalendarFeed() {
  return useMutation({
    mutationFn: () => callHost("connectCalendarFeed", {}),
    gcTime: 0,
  });
}

/** `integration/address-refused`, `integration/unreachable`, `integration/sign-in-refused`, `limit/too-many-requests` */
export function useConnectSmtp() {
  return useMutation({
    mutationFn: (input: HostInput<"connectSmtp">) => callHost("connectSmtp", input),
    gcTime: 0,
  });
}

/** `integration/limit-reached`, `integration/address-refused`, `integration/unreachable`, `integration/meta-unreachable`, `integration/meta-refused`, `limit/too-many-requests` */
export function useConnectIntegration(invitationId: string) {
  return useMutation({
    mutationFn: (integration: HostInput<"connectIntegration">["integration"]) =>
      callHost("connectIntegration", { invitationId, integration }),
    gcTime: 0,
  });
}

/** `integration/not-found`, `limit/too-many-requests` */
export function useTestIntegration() {
  return useMutation({
    mutationFn: (appId: string) => callHost("testIntegration", { appId }),
  });
}

/** `integration/not-found` */
export function useRotateIntegrationSecret(appId: string) {
  return useMutation({
    mutationFn: (secret: string) => callHost("rotateIntegrationSecret", { appId, secret }),
    gcTime: 0,
  });
}

/** `integration/not-found`, `integration/delivery-open`, `limit/too-many-requests` */
export function useReplayDelivery() {
  return useMutation({
    mutationFn: (deliveryId: string) => callHost("replayDelivery", { deliveryId }),
  });
}

/** `integration/not-found`, `integration/mail-over`, `limit/too-many-requests`; either way the list is asked for anew. */
export function useResendOwnMail(appId: string) {
  return useMutation({
    mutationFn: (mailId: string) => callHost("resendOwnMail", { mailId }),
    onSettled: () => queryClient.invalidateQueries(integrationQueries.ownMails(appId)),
  });
}

/** `integration/not-found` */
export function useDisconnectIntegration() {
  return useMutation({
    mutationFn: (appId: string) => callHost("disconnectIntegration", { appId }),
  });
}

/** `integration/not-found`, `limit/too-many-requests` */
export function useSendTestMessage() {
  return useMutation({
    mutationFn: (input: HostInput<"sendTestMessage">) => callHost("sendTestMessage", input),
    gcTime: 0,
  });
}
