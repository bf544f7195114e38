import type { Period } from "@janur/domain/statistics/statistics";
import { queryOptions } from "@tanstack/react-query";
import { callHost } from "../../lib/client/callables.ts";
import { statisticsKeys } from "../../lib/query/keys.ts";

export const statisticsQueries = {
  /** How guests kept their word at feasts that are over, of those where a door knows. */
  showUp: (invitationIds: readonly string[]) =>
    queryOptions({
      queryKey: statisticsKeys.showUp(invitationIds),
      queryFn: async () => {
        const { feasts } = await callHost("showUp", { invitationIds: [...invitationIds] });
        return feasts.flatMap((feast) => feast ?? []);
      },
      enabled: invitationIds.length > 0,
      staleTime: Infinity,
    }),
  /** Figures of several invitations, counted by the server in one call. */
  of: (invitationIds: readonly string[], period: Period | null, hasDetails: boolean, hasTaps = false) =>
    queryOptions({
      queryKey: statisticsKeys.of(invitationIds, period, hasDetails, hasTaps),
      queryFn: async () => {
        const input = { invitationIds: [...invitationIds], period, hasDetails, hasTaps };
        return (await callHost("statistics", input)).invitations;
      },
      enabled: invitationIds.length > 0,
      staleTime: 0,
    }),
};
