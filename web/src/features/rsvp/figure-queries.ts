import { queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";

/** Counts by the server. They know nothing of guests, so that the home shows them without the guests' code. */
export const figureQueries = {
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
