import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { helperListKeys } from "../../lib/query/keys.ts";

export const helperListQueries = {
  /** Whom helpers wrote down and who waits. @param waiting how many, as their passes say: another figure asks again */
  proposals: (invitationId: string, waiting: number) =>
    queryOptions({
      queryKey: helperListKeys.proposals(invitationId, waiting),
      queryFn: () => callHost("listProposedGuests", { invitationId }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    }),
};
