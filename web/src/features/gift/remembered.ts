import { formatRupiah } from "@janur/domain/gift/amount";
import type { GiftKind } from "@janur/domain/gift/gift";
import { unpackGiftRows } from "@janur/domain/gift/gift-row";
import type { GivenGift } from "@janur/domain/gift/given-gift";
import { dateText } from "@janur/domain/time/date-text";
import type { Language } from "@janur/domain/text/language";
import { wordsFit, wordsIn } from "../../lib/text/forgiving-words.ts";
import type { Memory } from "./queries.ts";

/** Something that was given, to us or by us, as it is looked up before a visit. */
export interface Remembered {
  id: string;
  way: "received" | "given";
  name: string;
  kind: GiftKind;
  amount: number | null;
  /** "Rani & Dimas", or for what it was. */
  event: string;
  /** As it is read; empty where nobody knows any more. */
  day: string;
  at: number;
  note: string;
  /** Where it was written down. */
  invitationId: string | null;
  given: GivenGift | null;
  words: { own: readonly string[]; others: readonly string[] };
}

/** Everything that an account remembers, with the words that it is found by, made once. */
export function remembered({ events, given }: Memory, language: Language, unnamed: string): Remembered[] {
  const received = events.flatMap(({ invitationId, title, startAt, zone, rows }) =>
    unpackGiftRows(rows).map((row): Remembered => {
      const day = startAt === null ? new Date(row.createdAt) : new Date(startAt);
      const event = title || unnamed;
      return {
        ...{ id: row.id, way: "received", name: row.name, kind: row.kind, amount: row.amount, event },
        ...{
          day: dateText(day, zone, language),
          at: day.getTime(),
          note: row.note,
          invitationId,
          given: null,
        },
        words: { own: wordsIn(row.name), others: wordsIn(`${row.through} ${event} ${row.note}`) },
      };
    }),
  );
  const noted = given.map((gift): Remembered => {
    const at = gift.date === null ? 0 : Date.parse(`${gift.date}T05:00:00Z`);
    return {
      ...{ id: gift.id, way: "given", name: gift.name, kind: gift.kind, amount: gift.amount },
      ...{ event: gift.occasion, at, note: gift.note, invitationId: null, given: gift },
      day: gift.date === null ? "" : dateText(new Date(at), "Asia/Jakarta", language),
      words: { own: wordsIn(gift.name), others: wordsIn(`${gift.occasion} ${gift.note}`) },
    };
  });
  return [...received, ...noted];
}

/** Those that fit a name, the best first and of equals the newest; nothing typed gives the newest. */
export function rememberedOf(all: readonly Remembered[], typed: string): Remembered[] {
  const asked = wordsIn(typed);
  if (asked.length === 0) return [...all].sort((a, b) => b.at - a.at);
  return all
    .map((one) => ({ one, fit: wordsFit(asked, one.words.own, one.words.others) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit || b.one.at - a.one.at)
    .map(({ one }) => one);
}

export function amountWords(amount: number | null, kind: string): string {
  return amount === null ? kind : formatRupiah(amount);
}
