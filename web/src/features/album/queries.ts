import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { albumKeys } from "../../lib/query/keys.ts";
import { liveQuery } from "../../lib/query/live-query.ts";
import { readLookedAt, watchWaiting, type AlbumCursor } from "./data.ts";

/** How often somebody who waits for archives is told how far they are. */
const zipEveryMs = 4_000;

export const albumQueries = {
  /** Those that wait, live. */
  waiting: (invitationId: string) => liveQuery(albumKeys.waiting(invitationId), watchWaiting(invitationId)),
  /** Those that are shown or hidden, page by page. */
  lookedAt: (invitationId: string, state: "shown" | "hidden") =>
    infiniteQueryOptions({
      queryKey: albumKeys.lookedAt(invitationId, state),
      queryFn: ({ pageParam }) => readLookedAt(invitationId, state, pageParam),
      initialPageParam: null as AlbumCursor | null,
      getNextPageParam: (page) => page.next,
    }),
  figures: (invitationId: string) =>
    queryOptions({
      queryKey: albumKeys.figures(invitationId),
      queryFn: () => callHost("albumFigures", { invitationId }),
    }),
  zip: (invitationId: string) =>
    queryOptions({
      queryKey: albumKeys.zip(invitationId),
      queryFn: () => callHost("albumZip", { invitationId }),
      refetchInterval: ({ state }) =>
        state.data?.state === "asked" || state.data?.state === "working" ? zipEveryMs : false,
    }),
};
