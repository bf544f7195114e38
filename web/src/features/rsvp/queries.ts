import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { liveQuery } from "../../lib/live-query.ts";
import type { AnswerScope } from "./answer-scope.ts";
import {
  answerPageSize,
  cursorOf,
  findGuests,
  findSimilarGuests,
  readAnswersAfter,
  watchAnswers,
  watchGuest,
  type AnswerCursor,
} from "./data.ts";

export const rsvpQueries = {
  /** The first answers of a list, live. */
  answers: (invitationId: string, scope: AnswerScope) =>
    liveQuery(["rsvp", "answers", invitationId, scope], watchAnswers(invitationId, scope)),
  /** The pages behind `from`, as they were when asked for. */
  answersAfter: (invitationId: string, scope: AnswerScope, from: AnswerCursor) =>
    infiniteQueryOptions({
      queryKey: ["rsvp", "after", invitationId, scope, from],
      queryFn: ({ pageParam }) => readAnswersAfter(invitationId, scope, pageParam),
      initialPageParam: from,
      getNextPageParam: (page) => {
        const last = page.at(-1);
        return page.length < answerPageSize || last === undefined ? undefined : cursorOf(last, scope);
      },
      networkMode: "always",
    }),
  /** One guest, live. */
  guest: (invitationId: string, guestId: string) =>
    liveQuery(["rsvp", "guest", invitationId, guestId], watchGuest(invitationId, guestId)),
  /** Guests on the list by the words of their names. */
  named: (invitationId: string, text: string) =>
    queryOptions({
      queryKey: ["rsvp", "named", invitationId, text],
      queryFn: () => findGuests(invitationId, text),
      networkMode: "always",
    }),
  /** Guests on the list who may be the one that answered without a link. */
  similar: (invitationId: string, name: string) =>
    queryOptions({
      queryKey: ["rsvp", "similar", invitationId, name],
      queryFn: () => findSimilarGuests(invitationId, name),
      networkMode: "always",
    }),
};
