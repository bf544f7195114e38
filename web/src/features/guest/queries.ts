import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";
import { readContact, readGuest, readGuestPage, type GuestCursor } from "./data.ts";

export const guestQueries = {
  /** All pages of one invitation's guests that were looked at. */
  list: (invitationId: string) =>
    infiniteQueryOptions({
      queryKey: ["guests", "list", invitationId],
      queryFn: ({ pageParam }) => readGuestPage(invitationId, pageParam),
      initialPageParam: firstPage(),
      getNextPageParam: (page) => page.next,
      networkMode: "always",
    }),
  one: (invitationId: string, guestId: string) =>
    queryOptions({
      queryKey: ["guests", "one", invitationId, guestId],
      queryFn: () => readGuest(invitationId, guestId),
      networkMode: "always",
      staleTime: 0,
      gcTime: 0,
    }),
  /** How many answered by each group's link, by its id. @param groupIds at most a page of them */
  groupTallies: (invitationId: string, groupIds: readonly string[]) =>
    queryOptions({
      queryKey: ["figures", invitationId, "groups", groupIds],
      queryFn: async () => {
        const { groups } = await callHost("headCounts", {
          invitationId,
          ceremonyIds: [],
          groupIds: [...groupIds],
        });
        return groupIds.flatMap((groupId, index) => {
          const tally = groups[index];
          return tally === undefined ? [] : [{ groupId, tally }];
        });
      },
      networkMode: "always",
    }),
  contact: (invitationId: string, guestId: string) =>
    queryOptions({
      queryKey: ["guests", "contact", invitationId, guestId],
      queryFn: () => readContact(invitationId, guestId),
      networkMode: "always",
      staleTime: 0,
      gcTime: 0,
    }),
};

/** Before the first guest; a function, because the compiler would take a plain null for the only cursor. */
function firstPage(): GuestCursor | null {
  return null;
}
