import type { GuestContact, GuestInput } from "@janur/domain/guest";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AppError } from "@janur/domain/errors";
import { callHost } from "../../lib/callables.ts";
import { guestQueries } from "./queries.ts";

interface SaveGuest {
  /** Null adds a guest. */
  guestId: string | null;
  guest: GuestInput;
  contact: GuestContact;
}

function useRefreshGuests(invitationId: string): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: guestQueries.list(invitationId).queryKey }),
      client.invalidateQueries({ queryKey: ["figures", invitationId] }),
      client.invalidateQueries({ queryKey: ["rsvp", "after", invitationId] }),
      client.invalidateQueries({ queryKey: ["rsvp", "similar", invitationId] }),
      client.invalidateQueries({ queryKey: ["rsvp", "named", invitationId] }),
    ]);
  };
}

/** `guest/limit-reached`, `guest/not-found` */
export function useSaveGuest(invitationId: string) {
  const refresh = useRefreshGuests(invitationId);
  return useMutation({
    mutationFn: (input: SaveGuest) => callHost("saveGuest", { invitationId, ...input }),
    networkMode: "always",
    onSuccess: refresh,
  });
}

export function useDeleteGuest(invitationId: string) {
  const refresh = useRefreshGuests(invitationId);
  return useMutation({
    mutationFn: (guestId: string) => callHost("deleteGuests", { invitationId, guestIds: [guestId] }),
    networkMode: "always",
    onSuccess: refresh,
  });
}

/** The whole address of a guest's personal link. `guest/not-found` */
export function useGuestLink(invitationId: string) {
  return useMutation({
    mutationFn: async (guestId: string) => {
      const { links } = await callHost("guestLinks", { invitationId, guestIds: [guestId] });
      const link = links[0];
      if (link === undefined) throw new AppError("guest/not-found");
      return window.location.origin + link.path;
    },
    networkMode: "always",
  });
}
