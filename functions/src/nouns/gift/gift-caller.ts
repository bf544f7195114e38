import { AppError } from "@janur/domain/errors";
import type { Gift, GiftAuthor } from "@janur/domain/gift/gift";
import { hasGifts } from "@janur/domain/gift/gift-events";
import { giftRowOf, packGiftRows } from "@janur/domain/gift/gift-row";
import { memberOf } from "@janur/domain/invitation/invitation";
import { memberMay } from "@janur/domain/team/team";
import type { TeamCaller } from "../../platform/http/operation.ts";

/** Whether they see the whole book; who only keeps it sees what they wrote down. */
export function maySeeAll({ invitation, uid }: Pick<TeamCaller, "invitation" | "uid">): boolean {
  const member = memberOf(invitation, uid);
  return member !== null && memberMay(member, "seeGifts");
}

/** As the book names them. */
export function giftAuthor({ invitation, uid }: TeamCaller): GiftAuthor {
  return { uid, name: memberOf(invitation, uid)?.name ?? "" };
}

/** @throws AppError `gift/none-here` */
export function requireGifts({ invitation }: TeamCaller): void {
  if (!hasGifts(invitation.eventType)) throw new AppError("gift/none-here");
}

/** An entry that somebody may change: of those that they may not see it is not said that they are there. @throws AppError `gift/not-found` */
export function ownGift(gift: Gift | undefined, caller: TeamCaller): Gift {
  if (gift === undefined || !(maySeeAll(caller) || gift.by.uid === caller.uid))
    throw new AppError("gift/not-found");
  return gift;
}

export function asRows(...gifts: readonly Gift[]): { rows: string } {
  return { rows: packGiftRows(gifts.map(giftRowOf)) };
}
