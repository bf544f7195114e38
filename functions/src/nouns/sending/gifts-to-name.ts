import type { GiftKind } from "@janur/domain/gift/gift";
import { unthankedGuests } from "@janur/domain/gift/unthanked";
import type { SendingRun } from "@janur/domain/guest/sending-run";
import type { TeamCaller } from "../../platform/http/operation.ts";
import { maySeeAll } from "../gift/gift-caller.ts";
import { readBook } from "../gift/read-book.ts";

/** Kinds of what guests gave and were not thanked for. */
export type GiftsToName = ReadonlyMap<string, readonly GiftKind[]>;

/**
 * What thanks may name of the book: to who may see all of it, and read only where a text names it. Everybody else's texts
 * say the same to all.
 */
export async function giftsToName(
  caller: TeamCaller,
  { run, isNamed }: { run: SendingRun; isNamed: boolean },
  now: Date,
): Promise<GiftsToName> {
  if (run !== "thanks" || !isNamed || !maySeeAll(caller)) return new Map();
  return unthankedGuests(await readBook(caller.invitation.id, now));
}
