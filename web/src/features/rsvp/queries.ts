import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { findGuests } from "../../lib/firebase/find-guests.ts";
import { liveQuery } from "../../lib/query/live-query.ts";
import { rsvpKeys } from "../../lib/query/keys.ts";
import type { AnswerScope } from "./answer-scope.ts";
import {
  answerPageSize,
  cursorOf,
  findSimilarGuests,
  readAnswersAfter,
  watchAnswers,
  watchGuest,
  type AnswerCursor,
} from "./data.ts";

export const rsvpQueries = {
  /** The first answers of a list, live. */
  answers: (invitationId: string, scope: AnswerScope) =>
    liveQuery(rsvpKeys.answers(invitationId, scope), watchAnswers(invitationId, scope)),
  /** The pages behind `from`, as they were when asked for. */
  answersAfter: (invitationId: string, scope: AnswerScope, from: AnswerCursor) =>
    infiniteQueryOptions({
      queryKey: rsvpKeys.answersAfter(invitationId, scope, from),
      queryFn: ({ pageParam }) => readAnswersAfter(invitationId, scope, pageParam),
      initialPageParam: from,
      getNextPageParam: (page) => {
        const last = page.at(-1);
        return page.length < answerPageSize || last === undefined ? undefined : cursorOf(last, scope);
      },
    }),
  /**
   * One guest, live. Forgotten when nobody looks: a form that began with the answer as it was at the last look
   * would take the family's own newer answer for one that overtook it.
   */
  guest: (invitationId: string, guestId: string) => ({
    ...liveQuery(rsvpKeys.guest(invitationId, guestId), watchGuest(invitationId, guestId)),
    gcTime: 0,
  }),
  /** Guests on the list by the words of their names. */
  named: (invitationId: string, text: string) =>
    queryOptions({
      queryKey: rsvpKeys.named(invitationId, text),
      queryFn: () => findGuests(invitationId, text),
    }),
  /** Guests on the list who may be the one that answered without a link. */
  similar: (invitationId: string, name: string) =>
    queryOptions({
      queryKey: rsvpKeys.similar(invitationId, name),
      queryFn: () => findSimilarGuests(invitationId, name),
    }),
};
