import type { GuestRow } from "../guest/guest-row.ts";
import * as z from "zod";

const count = z.int().min(0);

/** Envelopes and heads: 800 invitations are about 1,600 people, so both are always said. */
export const tallySchema = z.strictObject({ invitations: count, people: count });
export type Tally = z.infer<typeof tallySchema>;

export const figuresSchema = z.strictObject({
  /** Listed guests and their seats. */
  invited: tallySchema,
  coming: tallySchema,
  maybe: tallySchema,
  notComing: tallySchema,
  /** Listed guests who have the invitation and have not answered, and their seats. */
  silent: tallySchema,
  /** Listed guests who do not have the invitation yet and have not answered by another way, and their seats. */
  unsent: tallySchema,
  /** Answers without a personal link that wait to be matched; counted in no other figure's `invited`. */
  inbox: tallySchema,
  /** Answers that wait for seats; counted in `coming` too. */
  waiting: tallySchema,
  /** Wishes that nobody of the family has looked at and that do not show before. */
  heldWishes: count,
});
export type Figures = z.infer<typeof figuresSchema>;

/**
 * Where the invited stand, in the order that screens name it. Each listed guest stands in exactly one of these
 * groups, so that the groups together are everybody; every screen counts by them and calls them the same.
 */
export const answerGroups = ["coming", "maybe", "notComing", "silent", "unsent"] as const;
export type AnswerGroup = (typeof answerGroups)[number];

type Reached = Pick<GuestRow, "openedAt" | "sending">;

/** Whether a guest has the invitation: sent by somebody of the family, or opened whoever passed it on. */
export function hasInvitation({ openedAt, sending }: Reached): boolean {
  return openedAt !== null || sending === "sent";
}

export function answerGroupOf(row: Reached & Pick<GuestRow, "attendance">): AnswerGroup {
  switch (row.attendance) {
    case "yes":
      return "coming";
    case "maybe":
      return "maybe";
    case "no":
      return "notComing";
    case null:
      return hasInvitation(row) ? "silent" : "unsent";
  }
}

/** Everybody but those who count as unsent: so no two screens name two numbers of sent invitations. */
export function isSent(row: Parameters<typeof answerGroupOf>[0]): boolean {
  return answerGroupOf(row) !== "unsent";
}

export const nobody: Tally = { invitations: 0, people: 0 };

export function plus(one: Tally, other: Tally): Tally {
  return { invitations: one.invitations + other.invitations, people: one.people + other.people };
}

export function minus(one: Tally, other: Tally): Tally {
  return { invitations: one.invitations - other.invitations, people: one.people - other.people };
}

/** Whether anybody has answered, from the list or from outside of it. */
export function hasAnswers(figures: Pick<Figures, AnswerGroup | "inbox">): boolean {
  const { coming, maybe, notComing, inbox } = figures;
  return [coming, maybe, notComing, inbox].some(({ invitations }) => invitations > 0);
}

/** Everybody on the list without an answer: who has the invitation, and who does not. */
export function unanswered({ silent, unsent }: Pick<Figures, "silent" | "unsent">): Tally {
  return plus(silent, unsent);
}

/** Seats of these guests, one envelope each. */
export function seatsOf(rows: readonly Pick<GuestRow, "seats">[]): Tally {
  return { invitations: rows.length, people: rows.reduce((sum, { seats }) => sum + seats, 0) };
}

/** People of these guests' answers. */
export function headsOf(rows: readonly Pick<GuestRow, "people">[]): Tally {
  return { invitations: rows.length, people: rows.reduce((sum, { people }) => sum + people, 0) };
}

type CountedRow = Pick<
  GuestRow,
  "listing" | "attendance" | "openedAt" | "sending" | "seats" | "people" | "isWaiting"
>;

/** The figures as the list of guests gives them; the same as those that the database counts by its index. */
export function figuresOf(rows: readonly CountedRow[]): Omit<Figures, "heldWishes"> {
  const listed = rows.filter(({ listing }) => listing === "listed");
  const answered = (group: AnswerGroup) =>
    headsOf(rows.filter((row) => row.attendance !== null && answerGroupOf(row) === group));
  const waitingForAnswer = (group: AnswerGroup) =>
    seatsOf(listed.filter((row) => answerGroupOf(row) === group));
  return {
    invited: seatsOf(listed),
    coming: answered("coming"),
    maybe: answered("maybe"),
    notComing: answered("notComing"),
    silent: waitingForAnswer("silent"),
    unsent: waitingForAnswer("unsent"),
    inbox: headsOf(rows.filter(({ listing }) => listing === "inbox")),
    waiting: headsOf(rows.filter(({ isWaiting }) => isWaiting)),
  };
}

export const headCountsSchema = z.strictObject({
  /** Answers that say so to a ceremony, and all their people. */
  ceremonies: z.array(z.strictObject({ coming: tallySchema, maybe: tallySchema })),
  /** Everybody who answered by a group's link, and those of them that come or may come. */
  groups: z.array(tallySchema),
  /** Guests with seats where seats are counted, and the heads that are held for them. */
  held: tallySchema,
});
export type HeadCounts = z.infer<typeof headCountsSchema>;
