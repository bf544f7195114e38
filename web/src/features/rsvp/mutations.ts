import { useMutation } from "@tanstack/react-query";
import { callHost, type HostInput } from "../../lib/client/callables.ts";
import { keysAfterGuests } from "../../lib/query/keys.ts";
import { useRefresh } from "../../lib/query/use-refresh.ts";

/** `rsvp/conflict` with the newer answer, `rsvp/too-many-people`, `guest/not-found` */
export function useRecordAnswer(invitationId: string) {
  const refresh = useRefresh(...keysAfterGuests(invitationId));
  return useMutation({
    mutationFn: (input: Omit<HostInput<"recordAnswer">, "invitationId">) =>
      callHost("recordAnswer", { invitationId, ...input }),
    onSuccess: refresh,
  });
}

/** `rsvp/conflict` where the guest has answered themselves, `guest/not-found` */
export function useMatchAnswer(invitationId: string) {
  const refresh = useRefresh(...keysAfterGuests(invitationId));
  return useMutation({
    mutationFn: (input: Omit<HostInput<"matchAnswer">, "invitationId">) =>
      callHost("matchAnswer", { invitationId, ...input }),
    onSuccess: refresh,
  });
}

/** Takes an answer out of the inbox for good. */
export function useRejectAnswer(invitationId: string) {
  const refresh = useRefresh(...keysAfterGuests(invitationId));
  return useMutation({
    mutationFn: (guestId: string) => callHost("deleteGuests", { invitationId, guestIds: [guestId] }),
    onSuccess: refresh,
  });
}

/** `guest/not-found` */
export function useGrantSeats(invitationId: string) {
  const refresh = useRefresh(...keysAfterGuests(invitationId));
  return useMutation({
    mutationFn: (guestId: string) => callHost("grantSeats", { invitationId, guestId }),
    onSuccess: refresh,
  });
}
