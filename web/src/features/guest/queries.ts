import { inChunks } from "@janur/domain/list/in-chunks";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { liveQuery } from "../../lib/query/live-query.ts";
import { figureKeys, guestKeys } from "../../lib/query/keys.ts";
import { readAddresses, readContact, readContacts, readGuest } from "./data.ts";
import { listenToRows } from "./live-rows-data.ts";
import { readNamedGuests } from "./named-guests.ts";

/** Links that one call makes. */
const linksAtOnce = 100;

/** What a guest scans, and what is scanned of them. */
export interface PrintedCodes {
  /** The whole address of their personal link. */
  link: string;
  /** Null for a group. */
  door: string | null;
}

async function readLinks(
  invitationId: string,
  guestIds: readonly string[],
): Promise<ReadonlyMap<string, PrintedCodes>> {
  const links = new Map<string, PrintedCodes>();
  for (const some of inChunks(guestIds, linksAtOnce)) {
    const made = await callHost("guestLinks", { invitationId, guestIds: some });
    for (const { guestId, path, doorCode } of made.links)
      links.set(guestId, { link: window.location.origin + path, door: doorCode });
  }
  return links;
}

export const guestQueries = {
  /** All guests as lists know them, always up to date. */
  rows: (invitationId: string) => liveQuery(guestKeys.rows(invitationId), listenToRows(invitationId)),
  /** Everybody's name, to be searched for anywhere in the application; as it was a moment ago. */
  named: (invitationId: string) =>
    queryOptions({
      queryKey: guestKeys.named(invitationId),
      queryFn: () => readNamedGuests(invitationId),
      staleTime: 60_000,
    }),
  /** Phones and e-mails to search by. @param changedIds guests that were changed since `version` was packed */
  contacts: (invitationId: string, version: number, changedIds: readonly string[]) =>
    queryOptions({
      queryKey: guestKeys.contacts(invitationId, version, changedIds),
      queryFn: () => readContacts(invitationId, changedIds),
      placeholderData: keepPreviousData,
    }),
  /** Personal links and codes for the door by guest, without those that were taken back. */
  links: (invitationId: string, guestIds: readonly string[]) =>
    queryOptions({
      queryKey: guestKeys.links(invitationId, guestIds),
      queryFn: () => readLinks(invitationId, guestIds),
      staleTime: 0,
      gcTime: 0,
    }),
  /** For printing: a document is read for each guest. */
  addresses: (invitationId: string, guestIds: readonly string[]) =>
    queryOptions({
      queryKey: guestKeys.addresses(invitationId, guestIds),
      queryFn: () => readAddresses(invitationId, guestIds),
      staleTime: 0,
      gcTime: 0,
    }),
  /** Views of the list, the team's and one's own. */
  views: (invitationId: string) =>
    queryOptions({
      queryKey: guestKeys.views(invitationId),
      queryFn: () => callHost("listGuestViews", { invitationId }),
    }),
  one: (invitationId: string, guestId: string) =>
    queryOptions({
      queryKey: guestKeys.one(invitationId, guestId),
      queryFn: () => readGuest(invitationId, guestId),
      staleTime: 0,
      gcTime: 0,
    }),
  /** How many answered by each group's link, by its id. @param groupIds at most a page of them */
  groupTallies: (invitationId: string, groupIds: readonly string[]) =>
    queryOptions({
      queryKey: figureKeys.groups(invitationId, groupIds),
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
    }),
  contact: (invitationId: string, guestId: string) =>
    queryOptions({
      queryKey: guestKeys.contact(invitationId, guestId),
      queryFn: () => readContact(invitationId, guestId),
      staleTime: 0,
      gcTime: 0,
    }),
};
