import { skipToken, useInfiniteQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isInScope, type AnswerScope } from "./answer-scope.ts";
import type { AnsweredGuest } from "./answered-guest.ts";
import { answerPageSize, cursorOf, type AnswerCursor } from "./data.ts";
import { rsvpQueries } from "./queries.ts";

export interface AnswerPages {
  guests: AnsweredGuest[];
  /** The listener's or the last page's. */
  error: Error | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

const beforeAll: AnswerCursor = { at: new Date(0), id: "" };

/** A list that lives at its head and is read on page by page behind it. */
export function useAnswerPages(invitationId: string, scope: AnswerScope): AnswerPages {
  const live = useSuspenseQuery(rsvpQueries.answers(invitationId, scope));
  const [from, setFrom] = useState<AnswerCursor | null>(null);
  const options = rsvpQueries.answersAfter(invitationId, scope, from ?? beforeAll);
  const behind = useInfiniteQuery({ ...options, ...(from === null ? { queryFn: skipToken } : {}) });
  const later = behind.data?.pages.flat() ?? [];
  const ids = new Set(live.data.map(({ id }) => id));
  const guests = [...live.data, ...later.filter(({ id }) => !ids.has(id))];
  const last = live.data.at(-1);
  return {
    guests: guests.filter((guest) => isInScope(guest, scope)),
    error: live.error ?? behind.error,
    hasMore: from === null ? live.data.length >= answerPageSize : behind.hasNextPage,
    isLoadingMore: behind.isFetching,
    loadMore: () => {
      if (from !== null) void behind.fetchNextPage();
      else if (last !== undefined) setFrom(cursorOf(last, scope));
    },
  };
}
