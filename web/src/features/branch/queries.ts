import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/callables.ts";

export const branchQueries = {
  /** Whom helpers wrote down and who waits. @param waiting how many, as their passes say: another figure asks again */
  proposals: (invitationId: string, waiting: number) =>
    queryOptions({
      queryKey: ["branch", invitationId, waiting],
      queryFn: () => callHost("listProposedGuests", { invitationId }),
      networkMode: "always",
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};
