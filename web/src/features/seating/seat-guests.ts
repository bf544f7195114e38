import { ceremoniesOf, type Content } from "@janur/domain/content/content";
import { addressedName } from "@janur/domain/guest/guest-name";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import { seatingGuestOf, type SeatingGuest } from "@janur/domain/seating/seating-guest";
import { emptyPlan, type SeatingPlan } from "@janur/domain/seating/seating-plan";
import { answerGroupOf, type AnswerGroup } from "@janur/domain/statistics/figures";
import { compareNames } from "@janur/domain/text/name-order";
import { plainWords } from "@janur/domain/text/plain-words";
import type { LocalizedText } from "@janur/domain/text/language";

/** A guest as the plan shows them. */
export interface SeatGuest extends SeatingGuest {
  /** "Bapak Hadi Wiranto & Keluarga" */
  name: string;
  origin: string;
  /** Where they stand, as every screen counts and calls it. */
  standing: AnswerGroup;
  /** To be searched by. */
  words: string;
}

/** A ceremony at which somebody may sit. */
export interface SeatCeremony {
  id: string;
  name: LocalizedText;
  isOpen: boolean;
}

/** Ceremonies of the draft, for who reads it; for others those that have a plan. */
export function seatCeremonies(content: Content | undefined, plans: readonly SeatingPlan[]): SeatCeremony[] {
  if (content === undefined)
    return plans.map(({ ceremony, name, isOpen }) => ({ id: ceremony, name, isOpen }));
  return ceremoniesOf(content).map(({ id, name, audience }) => ({
    id,
    name,
    isOpen: audience === "everyone",
  }));
}

/** The stored plan of a ceremony, or one in which nothing stands yet. */
export function planFor(plans: readonly SeatingPlan[], { id, name, isOpen }: SeatCeremony): SeatingPlan {
  const audience = isOpen ? "everyone" : "invited";
  return plans.find(({ ceremony }) => ceremony === id) ?? emptyPlan({ id, name, audience }, new Date(0));
}

/** Whoever is on the list and no group's link, by name, as one ceremony sees them. */
export function seatGuests(rows: readonly GuestRow[], ceremony: SeatCeremony): SeatGuest[] {
  return rows
    .filter(({ listing, kind }) => listing === "listed" && kind !== "group")
    .map((row) => {
      const name = addressedName(row);
      const words = plainWords([name, row.origin, row.group, ...row.tags].join(" "));
      const standing = answerGroupOf(row);
      return { ...seatingGuestOf(row, ceremony), name, origin: row.origin, standing, words, order: row.name };
    })
    .sort((a, b) => compareNames(a.order, b.order) || (a.id < b.id ? -1 : 1));
}

/** Groups and tags that occur, each once, by name. */
export function setsOf(guests: readonly SeatGuest[]): { groups: string[]; tags: string[] } {
  const once = (values: readonly string[]) =>
    [...new Set(values)].filter((value) => value !== "").sort(compareNames);
  return { groups: once(guests.map(({ group }) => group)), tags: once(guests.flatMap(({ tags }) => tags)) };
}

/** What is said of a guest who has a chair and gave no answer; null of all others. */
export function silenceOf({
  state,
  standing,
}: Pick<SeatGuest, "state" | "standing">): "silent" | "unsent" | null {
  return state !== "silent" ? null : standing === "unsent" ? "unsent" : "silent";
}

/** Whoever has all of these words in their name, origin, group or tags. */
export function foundGuests<G extends { words: string }>(guests: readonly G[], typed: string): G[] {
  const words = plainWords(typed).split(" ");
  return guests.filter((guest) => words.every((word) => guest.words.includes(word)));
}
