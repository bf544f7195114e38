import * as z from "zod";
import { uidSchema } from "../id.ts";
import { giftLimits } from "../limits/gift-limits.ts";
import { textSchema } from "../text/text.ts";
import { rupiahSchema } from "./amount.ts";

/** What one person found in an envelope, without seeing what another did. */
export const countedAmountSchema = z.strictObject({
  uid: uidSchema,
  name: z.string(),
  amount: rupiahSchema,
  at: z.date(),
});
export type CountedAmount = z.infer<typeof countedAmountSchema>;

/** `invitations/{id}/giftCounts/{envelope}`: nobody reads it but functions, which tell nobody what another counted before they have counted themselves. */
export const giftCountSchema = z.strictObject({
  envelope: textSchema(giftLimits.envelope).min(1),
  counts: z.array(countedAmountSchema).max(giftLimits.counters),
  /** What the book said as the second amount came, where it differed from both. */
  booked: rupiahSchema.nullable().default(null),
  /** What was agreed on after a difference, and who said so. */
  settled: z.strictObject({ amount: rupiahSchema, by: z.string(), at: z.date() }).nullable().default(null),
  /** The accounts of {@link counts}, to be found when one of them is erased. */
  uids: z.array(uidSchema),
  updatedAt: z.date(),
});
export type GiftCount = z.infer<typeof giftCountSchema>;

export type CountState = "waiting" | "agreed" | "differs" | "settled";

/** How far the counting of one envelope is. */
export function countState({
  counts,
  booked,
  settled,
}: Pick<GiftCount, "counts" | "booked" | "settled">): CountState {
  if (settled !== null) return "settled";
  const [first, second] = counts;
  if (first === undefined || second === undefined) return "waiting";
  return first.amount === second.amount && (booked === null || booked === first.amount)
    ? "agreed"
    : "differs";
}

/** A count after somebody has counted; null for a third person, who is one too many, and for one that is settled. */
export function countedAgain(count: GiftCount, mine: CountedAmount): GiftCount | null {
  const others = count.counts.filter(({ uid }) => uid !== mine.uid);
  const isAgain = others.length < count.counts.length;
  // Whoever has seen the other's amount cannot count blind any more.
  if (countState(count) !== "waiting" || (!isAgain && others.length >= giftLimits.counters)) return null;
  const counts = [...others, mine];
  return { ...count, counts, uids: counts.map(({ uid }) => uid), updatedAt: mine.at };
}

/** What somebody is told of an envelope's counting: of another's amount nothing before they have counted themselves. */
export interface SeenCount {
  envelope: string;
  state: CountState;
  mine: number | null;
  /** Who has counted, by name. */
  by: string[];
  /** Amounts by name, where they differ and this person is one of the two or keeps the book. */
  amounts: { name: string; amount: number }[];
  booked: number | null;
  settled: number | null;
}

export function seenCount(count: GiftCount, uid: string, maySee: boolean): SeenCount {
  const state = countState(count);
  const own = count.counts.find((one) => one.uid === uid);
  const isOpen = (state === "differs" || state === "settled") && (maySee || own !== undefined);
  return {
    envelope: count.envelope,
    state,
    mine: own?.amount ?? null,
    by: count.counts.map(({ name }) => name),
    amounts: isOpen ? count.counts.map(({ name, amount }) => ({ name, amount })) : [],
    booked: isOpen && maySee ? count.booked : null,
    settled: isOpen ? (count.settled?.amount ?? null) : null,
  };
}
