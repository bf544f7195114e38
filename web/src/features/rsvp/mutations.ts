import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callHost, type HostInput } from "../../lib/callables.ts";

/** Live lists follow by themselves; figures, older pages and the guest list are asked for again. */
function useRefresh(invitationId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all(
      [
        ["figures", invitationId],
        ["rsvp", "after", invitationId],
        ["rsvp", "similar", invitationId],
        ["rsvp", "named", invitationId],
        ["guests", "list", invitationId],
      ].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
  };
}

/** `rsvp/conflict` with the newer answer, `rsvp/too-many-people`, `guest/not-found` */
export function useRecordAnswer(invitationId: string) {
  const refresh = useRefresh(invitationId);
  return useMutation({
    mutationFn: (input: Omit<HostInput<"recordAnswer">, "invitationId">) =>
      callHost("recordAnswer", { invitationId, ...input }),
    networkMode: "always",
    onSuccess: refresh,
  });
}

/** `rsvp/conflict` where the guest has answered herself, `guest/not-found` */
export function useMatchAnswer(invitationId: string) {
  const refresh = useRefresh(invitationId);
  return useMutation({
    mutationFn: (input: Omit<HostInput<"matchAnswer">, "invitationId">) =>
      callHost("matchAnswer", { invitationId, ...input }),
    networkMode: "always",
    onSuccess: refresh,
  });
}

/** Takes an answer out of the inbox for good. */
export function useRejectAnswer(invitationId: string) {
  const refresh = useRefresh(invitationId);
  return useMutation({
    mutationFn: (guestId: string) => callHost("deleteGuests", { invitationId, guestIds: [guestId] }),
    networkMode: "always",
    onSuccess: refresh,
  });
}

/** `guest/not-found` */
export function useGrantSeats(invitationId: string) {
  const refresh = useRefresh(invitationId);
  return useMutation({
    mutationFn: (guestId: string) => callHost("grantSeats", { invitationId, guestId }),
    networkMode: "always",
    onSuccess: refresh,
  });
}
