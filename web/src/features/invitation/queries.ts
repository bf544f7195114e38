import { queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { liveQuery } from "../../lib/query/live-query.ts";
import { invitationKeys } from "../../lib/query/keys.ts";
import { loadedAheadMs } from "../../lib/query-defaults.ts";
import { isOlderHead } from "./is-older-head.ts";
import { watchInvitation, watchInvitations } from "./data.ts";

export const invitationQueries = {
  /** Every invitation whose team the account belongs to, live. */
  mine: (uid: string) => liveQuery(invitationKeys.mine(uid), watchInvitations(uid)),
  /** The head of one invitation, live. */
  head: (invitationId: string) =>
    liveQuery(invitationKeys.head(invitationId), watchInvitation(invitationId), isOlderHead),
  /** The draft as it was when the editor opened; while it is open, the editor itself knows better. */
  draft: (invitationId: string) =>
    queryOptions({
      queryKey: invitationKeys.draft(invitationId),
      queryFn: async () => (await import("./draft-data.ts")).readDraft(invitationId),
      staleTime: 0,
      gcTime: 0,
    }),
  /** The draft for pages that name ceremonies and hosts by it. Never where it is edited: it may be some seconds old. */
  draftForNames: (invitationId: string) =>
    queryOptions({
      queryKey: invitationKeys.draftForNames(invitationId),
      queryFn: async () => (await import("./draft-data.ts")).readDraft(invitationId),
      staleTime: loadedAheadMs,
      gcTime: loadedAheadMs,
    }),
  /** Versions that are kept, newest first, without what they say. */
  versions: (invitationId: string) =>
    queryOptions({
      queryKey: invitationKeys.versions(invitationId),
      queryFn: async () => (await callHost("listVersions", { invitationId })).versions,
      staleTime: 0,
    }),
  /** One of them; what a revision says never changes. */
  version: (invitationId: string, revision: number) =>
    queryOptions({
      queryKey: invitationKeys.version(invitationId, revision),
      queryFn: async () => (await import("./draft-data.ts")).readVersion(invitationId, revision),
    }),
  /** How many guests have opened their links since this revision was published. */
  seen: (invitationId: string, publishedRevision: number) =>
    queryOptions({
      queryKey: invitationKeys.seen(invitationId, publishedRevision),
      queryFn: async () => (await callHost("countSeen", { invitationId })).guests,
      staleTime: 0,
    }),
  /** Guests on the list by a word of their names. */
  guestsNamed: (invitationId: string, text: string) =>
    queryOptions({
      queryKey: invitationKeys.guestsNamed(invitationId, text),
      queryFn: async () => (await import("./guest-data.ts")).guestsToLookAs(invitationId, text),
    }),
  /** What the draft lacks before guests may see it; a handful of words, where the draft itself is not needed. */
  gaps: (invitationId: string) =>
    queryOptions({
      queryKey: invitationKeys.gaps(invitationId),
      queryFn: async () => (await import("./draft-data.ts")).readGaps(invitationId),
      staleTime: 0,
    }),
  /** Whether an address is free. @param year of the event, for suggestions */
  slug: (slug: string, year: number) =>
    queryOptions({
      queryKey: invitationKeys.slug(slug, year),
      queryFn: () => callHost("checkSlug", { slug, year }),
    }),
};
