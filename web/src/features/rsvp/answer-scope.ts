import { isNamed, searchPart } from "@janur/domain/text/name-search";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import { replyTo } from "@janur/domain/rsvp/attendance";
import type { AnsweredGuest } from "./answered-guest.ts";
import type { RsvpView } from "./view.ts";

/** Which answers a list is about. */
export type AnswerScope =
  | { of: "inbox" }
  | { of: "waitlist" }
  /** `ceremonyId` turns `attendance` into what was said to that one ceremony. */
  | { of: "all"; text: string; attendance: Attendance | ""; ceremonyId: string };

export function scopeOf(view: Pick<RsvpView, "tab" | "q" | "attendance" | "ceremony">): AnswerScope {
  if (view.tab !== "all") return { of: view.tab };
  // One letter begins too many names to ask the database for.
  const text = (searchPart(view.q)?.length ?? 0) < 2 ? "" : view.q.trim();
  return { of: "all", text, attendance: view.attendance, ceremonyId: view.ceremony };
}

/** Whether an answer belongs into the list: the database is asked by one word and one reply at most. */
export function isInScope(guest: AnsweredGuest, scope: AnswerScope): boolean {
  if (scope.of !== "all") return true;
  const { text, attendance, ceremonyId } = scope;
  const { answer } = guest;
  if (!isNamed(guest.name, text)) return false;
  if (ceremonyId === "") return attendance === "" || answer.attendance === attendance;
  return attendance === ""
    ? answer.ceremonies[ceremonyId] !== undefined
    : answer.replies.includes(replyTo(ceremonyId, attendance));
}

/**
 * The latest page of a live list, followed by those that it showed before and
 * that newer ones have pushed out; what left the page for another reason is gone.
 * @param comesAfter whether the first one stands behind the second in the list's order
 */
export function withPushedOut<T extends { id: string }>(
  before: readonly T[],
  page: readonly T[],
  pageSize: number,
  comesAfter: (one: T, other: T) => boolean,
): T[] {
  const last = page.at(-1);
  if (last === undefined || page.length < pageSize) return [...page];
  const ids = new Set(page.map(({ id }) => id));
  return [...page, ...before.filter((one) => !ids.has(one.id) && comesAfter(one, last))];
}
