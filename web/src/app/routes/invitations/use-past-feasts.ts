import type { Invitation } from "@janur/domain/invitation/invitation";
import { limits } from "@janur/domain/limits";
import type { ShowUp } from "@janur/domain/statistics/show-up";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { invitationQueries } from "../../../features/invitation/queries.ts";
import { statisticsQueries } from "../../../features/statistics/queries.ts";

const none: readonly ShowUp[] = [];

/**
 * How guests kept their word at the latest feasts of this account before this one. Null while that is asked for: a
 * forecast without it would be another number a moment later.
 */
export function usePastFeasts({ id, startAt }: Invitation, uid: string): readonly ShowUp[] | null {
  const [now] = useState(() => new Date());
  const { data: mine, isPending } = useQuery(invitationQueries.mine(uid));
  const ids = useMemo(() => {
    const before = (startAt ?? now).getTime();
    return (mine ?? [])
      .flatMap((one) => (one.startAt === null ? [] : [{ ...one, at: one.startAt.getTime() }]))
      .filter((one) => one.id !== id && one.status !== "trashed" && one.at < Math.min(before, now.getTime()))
      .sort((a, b) => b.at - a.at)
      .slice(0, limits.statistics.invitations)
      .map((one) => one.id);
  }, [mine, id, startAt, now]);
  const { data: feasts, isLoading } = useQuery(statisticsQueries.showUp(ids));
  return isPending || isLoading ? null : (feasts ?? none);
}
