import type { GiftCallables } from "@janur/domain/contracts/gift-callables";
import type { HostHandlers } from "./build-tables.ts";
import { confirmGift, giftHistory, markThanked, removeGift } from "../nouns/gift/change-gift.ts";
import { countGift, listGiftCounts, settleGiftCount } from "../nouns/gift/count-gift.ts";
import { doorEnvelopes } from "../nouns/gift/door-envelopes.ts";
import { exportGifts } from "../nouns/gift/export-gifts.ts";
import { giftMemory, saveGivenGift } from "../nouns/gift/gift-memory.ts";
import { giftPhoto, saveGiftPhoto } from "../nouns/gift/gift-photo.ts";
import { listGifts } from "../nouns/gift/list-gifts.ts";
import { saveGift } from "../nouns/gift/save-gift.ts";

/** The part of hosts' operations that is about gifts. */
export const giftHandlers = {
  listGifts,
  saveGift,
  removeGift,
  confirmGift,
  markThanked,
  giftHistory,
  saveGiftPhoto,
  giftPhoto,
  doorEnvelopes,
  countGift,
  listGiftCounts,
  settleGiftCount,
  exportGifts,
  giftMemory,
  saveGivenGift,
} satisfies HostHandlers<GiftCallables>;
