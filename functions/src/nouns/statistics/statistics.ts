import { roleOf, type Invitation } from "@janur/domain/invitation/invitation";
import type { InvitationStatistics, StoredStatistics, Period } from "@janur/domain/statistics/statistics";
import { may } from "@janur/domain/team/team";
import { requireCapability } from "../../store/access.ts";
import type { CapabilityCaller } from "../../platform/http/operation.ts";
import { daysWithin } from "../../store/count-guests.ts";
import { readOrCount } from "../../store/stored-statistics.ts";
import { tapsWithin } from "./tap-shards.ts";

interface Asked {
  invitationIds: string[];
  period: Period | null;
  hasDetails: boolean;
  hasTaps: boolean;
}

/**
 * Figures of several invitations, in the order of what was asked: three reads for each of which nothing has changed
 * since somebody looked last.
 * @throws AppError `invitation/not-found` when one of them is absent or foreign
 */
export async function statistics(
  { invitationIds, period, hasDetails, hasTaps }: Asked,
  caller: CapabilityCaller,
  now: Date,
): Promise<{ invitations: InvitationStatistics[] }> {
  const heads = await Promise.all(invitationIds.map((id) => requireCapability(id, caller)));
  const invitations = await Promise.all(
    heads.map(async (head) => {
      const [kept, taps] = await Promise.all([
        readOrCount(head, now),
        period === null || !hasTaps ? [] : tapsWithin(head.id, period),
      ]);
      const { ceremonies, groups, ...totals } = kept.counted;
      return {
        ...totals,
        days: period === null ? [] : await daysOf(head, kept, period),
        taps,
        ceremonies: hasDetails && may(roleOf(head, caller.uid) ?? "viewer", "editContent") ? ceremonies : [],
        groups: hasDetails ? groups : [],
      };
    }),
  );
  return { invitations };
}

async function daysOf(head: Invitation, kept: StoredStatistics, period: Period) {
  if (period.from < kept.since) return daysWithin(head.id, period);
  return kept.counted.days.filter(({ date }) => date >= period.from && date <= period.until);
}
