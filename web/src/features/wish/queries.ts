import { infiniteQueryOptions, skipToken } from "@tanstack/react-query";
import { liveQuery } from "../../lib/query/live-query.ts";
import { wishKeys } from "../../lib/query/keys.ts";
import { readOlderWishes, watchLatestWishes } from "./data.ts";
import type { WishCursor, WishTab } from "./wish-view.ts";

export const wishQueries = {
  /** The top of a tab, live. @param until where the older pages begin; null while none was asked for */
  latest: (invitationId: string, tab: WishTab, until: WishCursor | null) =>
    liveQuery(
      wishKeys.latest(invitationId, tab, until?.id ?? null),
      watchLatestWishes(invitationId, tab, until),
    ),
  /** All pages behind `from` that were looked at; null asks for none. */
  older: (invitationId: string, tab: WishTab, from: WishCursor | null) =>
    infiniteQueryOptions({
      queryKey: wishKeys.older(invitationId, tab, from),
      queryFn:
        from === null ? skipToken : ({ pageParam }) => readOlderWishes(invitationId, tab, pageParam ?? from),
      initialPageParam: from,
      getNextPageParam: (page) => page.next,
      staleTime: Infinity,
      gcTime: 0,
    }),
};
