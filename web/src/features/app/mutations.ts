import { useMutation } from "@tanstack/react-query";
import { callHost, type HostInput } from "../../lib/client/callables.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { appQueries } from "./queries.ts";

/** Answers an address that is shown this once. `limit/too-many-requests` */
export function useConnectCalendarFeed() {
  return useMutation({
    mutationFn: () => callHost("connectCalendarFeed", {}),
    gcTime: 0,
  });
}

/** `app/address-refused`, `app/unreachable`, `app/sign-in-refused`, `limit/too-many-requests` */
export function useConnectSmtp() {
  return useMutation({
    mutationFn: (input: HostInput<"connectSmtp">) => callHost("connectSmtp", input),
    gcTime: 0,
  });
}

/** `app/limit-reached`, `app/address-refused`, `app/unreachable`, `app/meta-unreachable`, `app/meta-refused`, `limit/too-many-requests` */
export function useConnectApp(invitationId: string) {
  return useMutation({
    mutationFn: (app: HostInput<"connectApp">["app"]) => callHost("connectApp", { invitationId, app }),
    gcTime: 0,
  });
}

/** `app/not-found`, `limit/too-many-requests` */
export function useTestApp() {
  return useMutation({
    mutationFn: (appId: string) => callHost("testApp", { appId }),
  });
}

/** `app/not-found` */
export function useRotateAppSecret(appId: string) {
  return useMutation({
    mutationFn: (secret: string) => callHost("rotateAppSecret", { appId, secret }),
    gcTime: 0,
  });
}

/** `app/not-found`, `app/delivery-open`, `limit/too-many-requests` */
export function useReplayDelivery() {
  return useMutation({
    mutationFn: (deliveryId: string) => callHost("replayDelivery", { deliveryId }),
  });
}

/** `app/not-found`, `app/mail-over`, `limit/too-many-requests`; either way the list is asked for anew. */
export function useResendOwnMail(appId: string) {
  return useMutation({
    mutationFn: (mailId: string) => callHost("resendOwnMail", { mailId }),
    onSettled: () => queryClient.invalidateQueries(appQueries.ownMails(appId)),
  });
}

/** `app/not-found` */
export function useDisconnectApp() {
  return useMutation({
    mutationFn: (appId: string) => callHost("disconnectApp", { appId }),
  });
}

/** `app/not-found`, `limit/too-many-requests` */
export function useSendTestMessage() {
  return useMutation({
    mutationFn: (input: HostInput<"sendTestMessage">) => callHost("sendTestMessage", input),
    gcTime: 0,
  });
}
