import type { GivenGift } from "@janur/domain/gift/given-gift";
import { mergeGiftRows, unpackGiftRows } from "@janur/domain/gift/gift-row";
import type { GiftInput } from "@janur/domain/gift/gift";
import type { SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import type { GiftRight } from "@janur/domain/team/team";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { giftKeys } from "../../lib/query/keys.ts";
import { useRefresh } from "../../lib/query/use-refresh.ts";
import { bytesOf } from "../../lib/storage/save-file.ts";
import { countUnsent } from "../../lib/storage/unsent.ts";
import type { Book } from "./queries.ts";

/** Puts what an operation answered into the open book. */
export function showRows(client: QueryClient, invitationId: string, packed: string): void {
  client.setQueryData<Book>(giftKeys.book(invitationId), (book) =>
    book === undefined ? undefined : { ...book, rows: mergeGiftRows(book.rows, unpackGiftRows(packed)) },
  );
}

type Changing =
  | { name: "saveGift"; input: { giftId: string; revision: number; gift: GiftInput; isDouble: boolean } }
  | { name: "removeGift"; input: { giftId: string; isRemoved: boolean } }
  | { name: "confirmGift"; input: { giftId: string; state: "declared" | "confirmed" | "declined" } }
  | { name: "markThanked"; input: { giftIds: string[]; isThanked: boolean } }
  | { name: "saveGiftPhoto"; input: { giftId: string; picture: string | null } };

function sent(invitationId: string, { name, input }: Changing): Promise<{ rows: string }> {
  switch (name) {
    case "saveGift":
      return callHost(name, { invitationId, ...input });
    case "removeGift":
      return callHost(name, { invitationId, ...input });
    case "confirmGift":
      return callHost(name, { invitationId, ...input });
    case "markThanked":
      return callHost(name, { invitationId, ...input });
    case "saveGiftPhoto":
      return callHost(name, { invitationId, ...input });
  }
}

/** Changes entries of the book. `gift/changed`, `gift/not-found`, `gift/envelope-taken`, `gift/full` */
export function useChangeGift(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changing: Changing) => sent(invitationId, changing),
    onSuccess: ({ rows }) => {
      showRows(client, invitationId, rows);
    },
  });
}

/** Its fields are empty before it has arrived, so that leaving the tab asks. `gift/counted` */
export function useCountGift(invitationId: string) {
  const refresh = useRefresh(giftKeys.counts(invitationId), giftKeys.book(invitationId));
  return useMutation({
    mutationFn: (input: { envelope: string; amount: number }) =>
      countUnsent(callHost("countGift", { invitationId, ...input })),
    onSettled: refresh,
  });
}

export function useSettleCount(invitationId: string) {
  const refresh = useRefresh(giftKeys.counts(invitationId), giftKeys.book(invitationId));
  return useMutation({
    mutationFn: (input: { envelope: string; amount: number }) =>
      callHost("settleGiftCount", { invitationId, ...input }),
    onSettled: refresh,
  });
}

/** The book as a file. `export/too-large`, `limit/too-many-requests` */
export function useFetchBook(invitationId: string) {
  return useMutation({
    mutationFn: async (format: SpreadsheetFormat) => {
      const { bytes } = await callHost("exportGifts", { invitationId, format, language: currentLanguage() });
      return new Blob([bytesOf(bytes)]);
    },
    gcTime: 0,
  });
}

/** Names a member for the book. */
export function useNameForGifts(invitationId: string) {
  return useMutation({
    mutationFn: (input: { uid: string; right: GiftRight | null }) =>
      callHost("nameForGifts", { invitationId, ...input }),
  });
}

/** Notes what was given, or forgets it with null. `gift/full` */
export function useSaveGiven(uid: string) {
  const refresh = useRefresh(giftKeys.memory(uid));
  return useMutation({
    mutationFn: (input: { id: string; gift: GivenGift | null }) => callHost("saveGivenGift", input),
    onSuccess: refresh,
  });
}
