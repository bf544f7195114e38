import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";
import { liveQuery } from "../../lib/live-query.ts";
import { readAddresses, readContact, readContacts, readGuest } from "./data.ts";
import { listenToRows } from "./live-rows-data.ts";

/** Links that one call makes. */
const linksAtOnce = 100;

async function readLinks(
  invitationId: string,
  guestIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>();
  for (let from = 0; from < guestIds.length; from += linksAtOnce) {
    const some = guestIds.slice(from, from + linksAtOnce);
    const made = await callHost("guestLinks", { invitationId, guestIds: some });
    for (const { guestId, path } of made.links) links.set(guestId, window.location.origin + path);
  }
  return links;
}

export const guestQueries = {
  /** All guests as lists know them, always up to date. */
  rows: (invitationId: string) => liveQuery(["guests", "rows", invitationId], listenToRows(invitationId)),
  /** Phones and e-mails to search by. @param changedIds guests that were changed since `version` was packed */
  contacts: (invitationId: string, version: number, changedIds: readonly string[]) =>
    queryOptions({
      queryKey: ["guests", "contacts", invitationId, version, changedIds],
      queryFn: () => readContacts(invitationId, changedIds),
      networkMode: "always",
      placeholderData: keepPreviousData,
    }),
  /** Whole addresses of personal links by guest, without those that were taken back. */
  links: (invitationId: string, guestIds: readonly string[]) =>
    queryOptions({
      queryKey: ["guests", "links", invitationId, guestIds],
      queryFn: () => readLinks(invitationId, guestIds),
      networkMode: "always",
      staleTime: 0,
      gcTime: 0,
    }),
  /** For printing: a document is read for each guest. */
  addresses: (invitationId: string, guestIds: readonly string[]) =>
    queryOptions({
      queryKey: ["guests", "addresses", invitationId, guestIds],
      queryFn: () => readAddresses(invitationId, guestIds),
      networkMode: "always",
      staleTime: 0,
      gcTime: 0,
    }),
  /** Views of the list, the team's and one's own. */
  views: (invitationId: string) =>
    queryOptions({
      queryKey: ["guests", "views", invitationId],
      queryFn: () => callHost("listGuestViews", { invitationId }),
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
