import { counts, envelopeKey, giftKinds, type GiftKind } from "@janur/domain/gift/gift";
import type { GiftRow } from "@janur/domain/gift/gift-row";
import * as z from "zod";
import { wordsFit, wordsIn } from "../../lib/text/forgiving-words.ts";

export const giftViews = ["write", "book", "count"] as const;
export type GiftView = (typeof giftViews)[number];
export const shownStates = ["declared", "unthanked", "corrected", "noAmount", "removed"] as const;
export const sortOrders = ["newest", "oldest", "envelope", "name", "amount"] as const;

/** What the address says of the page; the empty text is the default. */
export const giftViewSchema = z.object({
  view: z.enum([...giftViews, ""]).catch(""),
  show: z.enum([...shownStates, ""]).catch(""),
  kind: z.enum([...giftKinds, ""]).catch(""),
  sort: z.enum(sortOrders).catch("newest"),
  q: z.string().max(100).catch(""),
  gift: z.string().max(20).catch(""),
});
export type GiftAddress = z.infer<typeof giftViewSchema>;

/** What a row is searched by, made once; a row is never changed, only replaced. */
const wordsOf = new WeakMap<GiftRow, { own: string[]; others: string[] }>();

function searched(row: GiftRow) {
  const made = wordsOf.get(row);
  if (made !== undefined) return made;
  const words = { own: wordsIn(row.name), others: wordsIn(`${row.through} ${row.note}`) };
  wordsOf.set(row, words);
  return words;
}

/** How well a row fits what somebody types, 0 for not at all; its number fits as a whole. */
export function rowFit(row: GiftRow, typed: string): number {
  const key = envelopeKey(typed);
  if (key !== "" && envelopeKey(row.envelope) === key) return 2;
  const { own, others } = searched(row);
  return wordsFit(wordsIn(typed), own, others);
}

function isShown(row: GiftRow, show: GiftAddress["show"]): boolean {
  if (show === "removed") return row.isRemoved;
  if (row.isRemoved) return false;
  switch (show) {
    case "":
      return true;
    case "declared":
      return row.state === "declared";
    case "unthanked":
      return counts(row) && row.thankedAt === null;
    case "corrected":
      return row.corrections > 0;
    case "noAmount":
      return row.amount === null;
  }
}

/** The part of the book that the address asks for, in its order. */
export function shownRows(
  rows: readonly GiftRow[],
  {
    show,
    kind,
    sort,
    q,
  }: { show: GiftAddress["show"]; kind: GiftKind | ""; sort: GiftAddress["sort"]; q: string },
  language: string,
): GiftRow[] {
  const found = rows.filter((row) => isShown(row, show) && (kind === "" || row.kind === kind));
  const named = q.trim() === "" ? found : found.filter((row) => rowFit(row, q) > 0);
  return [...named].sort((a, b) => inOrder(a, b, sort, language) || b.createdAt - a.createdAt);
}

function inOrder(a: GiftRow, b: GiftRow, sort: GiftAddress["sort"], language: string): number {
  switch (sort) {
    case "newest":
      return b.createdAt - a.createdAt;
    case "oldest":
      return a.createdAt - b.createdAt;
    case "envelope":
      return byEnvelope(a, b);
    case "name":
      return a.name.localeCompare(b.name, language);
    case "amount":
      return (b.amount ?? -1) - (a.amount ?? -1);
  }
}

/** "2" before "12"; entries without a number come last. */
export function byEnvelope(a: Pick<GiftRow, "envelope">, b: Pick<GiftRow, "envelope">): number {
  if ((a.envelope === "") !== (b.envelope === "")) return a.envelope === "" ? 1 : -1;
  return envelopeKey(a.envelope).localeCompare(envelopeKey(b.envelope), "id", { numeric: true });
}
