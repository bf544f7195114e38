import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";
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
  /** Head counts of one invitation, aggregated by the server. */
  figures: (invitationId: string) =>
    queryOptions({
      queryKey: ["figures", invitationId],
      queryFn: () => callHost("figures", { invitationId }),
      networkMode: "always",
      staleTime: 0,
    }),
  /** Heads per ceremony, in the order of the ids, and seats that are held. */
  headCounts: (invitationId: string, ceremonyIds: readonly string[]) =>
    queryOptions({
      queryKey: ["figures", invitationId, "heads", ceremonyIds],
      queryFn: () => callHost("headCounts", { invitationId, ceremonyIds: [...ceremonyIds], groupIds: [] }),
      networkMode: "always",
      staleTime: 0,
    }),
};
