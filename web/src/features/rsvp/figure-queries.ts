import { queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { figureKeys } from "../../lib/query/keys.ts";

/** Counts by the server. They know nothing of guests, so that the home shows them without the guests' code. */
export const figureQueries = {
  /** Head counts of one invitation, aggregated by the server. */
  figures: (invitationId: string) =>
    queryOptions({
      queryKey: figureKeys.of(invitationId),
      queryFn: () => callHost("figures", { invitationId }),
      staleTime: 0,
    }),
  /** Heads per ceremony, in the order of the ids, and seats that are held. */
  headCounts: (invitationId: string, ceremonyIds: readonly string[]) =>
    queryOptions({
      queryKey: figureKeys.heads(invitationId, ceremonyIds),
      queryFn: () => callHost("headCounts", { invitationId, ceremonyIds: [...ceremonyIds], groupIds: [] }),
      staleTime: 0,
    }),
};
