import { giftLimits } from "@janur/domain/limits/gift-limits";
import { mergeGiftRows, unpackGiftRows, type GiftRow } from "@janur/domain/gift/gift-row";
import { queryOptions } from "@tanstack/react-query";
import { callHost, type HostOutput } from "../../lib/client/callables.ts";
import { giftKeys } from "../../lib/query/keys.ts";
import { loadedAheadMs } from "../../lib/query-defaults.ts";

/** The book as far as this person sees it, and from where its news are asked for. */
export interface Book {
  rows: readonly GiftRow[];
  cursor: number;
}

/** Added to a query whose page is looked at: two people write in one book. */
export const whileSeen = { refetchInterval: giftLimits.newsEveryMs } as const;

export const giftQueries = {
  /** All of it once, then what is new. */
  book: (invitationId: string) =>
    queryOptions({
      queryKey: giftKeys.book(invitationId),
      queryFn: async ({ client }): Promise<Book> => {
        const key = giftKeys.book(invitationId);
        const before = client.getQueryData<Book>(key);
        const told = await callHost("listGifts", { invitationId, since: before?.cursor ?? null });
        // What was saved while this was on its way is in the cache by now.
        const known = client.getQueryData<Book>(key)?.rows ?? [];
        return { rows: mergeGiftRows(known, unpackGiftRows(told.rows)), cursor: told.cursor };
      },
      staleTime: loadedAheadMs,
    }),
  counts: (invitationId: string) =>
    queryOptions({
      queryKey: giftKeys.counts(invitationId),
      queryFn: async () => (await callHost("listGiftCounts", { invitationId })).counts,
      staleTime: 0,
    }),
  /** Whose envelope the door gave which number. */
  envelopes: (invitationId: string) =>
    queryOptions({
      queryKey: giftKeys.envelopes(invitationId),
      queryFn: async () => (await callHost("doorEnvelopes", { invitationId })).envelopes,
      staleTime: 60_000,
    }),
  history: (invitationId: string, giftId: string, revision: number) =>
    queryOptions({
      queryKey: giftKeys.history(invitationId, giftId, revision),
      queryFn: async () => (await callHost("giftHistory", { invitationId, giftId })).corrections,
    }),
  photo: (invitationId: string, giftId: string, revision: number) =>
    queryOptions({
      queryKey: giftKeys.photo(invitationId, giftId, revision),
      queryFn: async () => (await callHost("giftPhoto", { invitationId, giftId })).picture,
      gcTime: 0,
    }),
  memory: (uid: string) =>
    queryOptions({
      queryKey: giftKeys.memory(uid),
      queryFn: () => callHost("giftMemory", {}),
      staleTime: 60_000,
    }),
};

export type DoorEnvelope = HostOutput<"doorEnvelopes">["envelopes"][number];
export type SeenCount = HostOutput<"listGiftCounts">["counts"][number];
export type Memory = HostOutput<"giftMemory">;
