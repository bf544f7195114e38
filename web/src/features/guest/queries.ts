import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { readContact, readGuestPage, type GuestCursor } from "./data.ts";

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
