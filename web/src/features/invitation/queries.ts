import { queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";
import { liveQuery } from "../../lib/live-query.ts";
import { watchInvitation, watchInvitations } from "./data.ts";

export const invitationQueries = {
  /** Every invitation whose team the account belongs to, live. */
  mine: (uid: string) => liveQuery(["invitations", "mine", uid], watchInvitations(uid)),
  /** The head of one invitation, live. */
  head: (invitationId: string) =>
    liveQuery(["invitations", "head", invitationId], watchInvitation(invitationId)),
  /** The draft as it was when the editor opened; while it is open, the editor itself knows better. */
  draft: (invitationId: string) =>
    queryOptions({
      queryKey: ["invitations", "draft", invitationId],
      queryFn: async () => (await import("./draft-data.ts")).readDraft(invitationId),
      networkMode: "always",
      staleTime: 0,
      gcTime: 0,
    }),
  /** Versions that are kept, newest first, without what they say. */
  versions: (invitationId: string) =>
    queryOptions({
      queryKey: ["invitations", "versions", invitationId],
      queryFn: async () => (await callHost("listVersions", { invitationId })).versions,
      networkMode: "always",
      staleTime: 0,
    }),
  /** One of them; what a revision says never changes. */
  version: (invitationId: string, revision: number) =>
    queryOptions({
      queryKey: ["invitations", "version", invitationId, revision],
      queryFn: async () => (await import("./draft-data.ts")).readVersion(invitationId, revision),
      networkMode: "always",
    }),
  /** How many guests have opened their links since this revision was published. */
  seen: (invitationId: string, publishedRevision: number) =>
    queryOptions({
      queryKey: ["invitations", "seen", invitationId, publishedRevision],
      queryFn: async () => (await callHost("countSeen", { invitationId })).guests,
      networkMode: "always",
      staleTime: 0,
    }),
  /** Guests on the list by a word of their names. */
  guestsNamed: (invitationId: string, text: string) =>
    queryOptions({
      queryKey: ["invitations", "guestsNamed", invitationId, text],
      queryFn: async () => (await import("./guest-data.ts")).findGuests(invitationId, text),
      networkMode: "always",
    }),
  /** What the draft lacks before guests may see it; a handful of words, where the draft itself is not needed. */
  gaps: (invitationId: string) =>
    queryOptions({
      queryKey: ["invitations", "gaps", invitationId],
      queryFn: async () => (await import("./draft-data.ts")).readGaps(invitationId),
      networkMode: "always",
      staleTime: 0,
    }),
  /** Whether an address is free. @param year of the event, for suggestions */
  slug: (slug: string, year: number) =>
    queryOptions({
      queryKey: ["invitations", "slug", slug, year],
      queryFn: () => callHost("checkSlug", { slug, year }),
      networkMode: "always",
    }),
};
