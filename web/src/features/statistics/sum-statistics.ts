import { minus, nobody, plus, type Tally } from "@janur/domain/statistics/figures";
import {
  daysOf,
  type DayCounts,
  type InvitationStatistics,
  type Period,
} from "@janur/domain/statistics/statistics";

/** Figures of several invitations together. */
export interface Statistics {
  invited: Tally;
  sent: Tally;
  opened: Tally;
  answered: Tally;
  coming: Tally;
  /** Every day of the period, in order, those without anything too. */
  days: DayCounts[];
  ceremonies: (InvitationStatistics["ceremonies"][number] & { invitationId: string })[];
  /** Most invited first; groups of one name are one, whichever invitation they are of. */
  groups: GroupFigures[];
  /** Guests of groups that are too many to be counted each; null for none. */
  rest: GroupFigures | null;
  perInvitation: readonly InvitationStatistics[];
}

export interface GroupFigures {
  /** Empty for guests in no group. */
  name: string;
  invited: Tally;
  answered: Tally;
  coming: Tally;
}

export function sumStatistics(all: readonly InvitationStatistics[], period: Period | null): Statistics {
  const total = (kind: "invited" | "sent" | "opened" | "answered" | "coming") =>
    all.reduce((sum, invitation) => plus(sum, invitation[kind]), nobody);
  const totals = {
    invited: total("invited"),
    sent: total("sent"),
    opened: total("opened"),
    answered: total("answered"),
    coming: total("coming"),
  };
  const groups = mergedGroups(all);
  return {
    ...totals,
    days: period === null ? [] : daysOf(period).map((date) => dayOf(date, all)),
    ceremonies: all.flatMap(({ invitationId, ceremonies }) =>
      ceremonies.map((ceremony) => ({ ...ceremony, invitationId })),
    ),
    groups,
    rest: restOf(totals, groups),
    perInvitation: all,
  };
}

function dayOf(date: string, all: readonly InvitationStatistics[]): DayCounts {
  const counts = { date, visitors: 0, opened: 0, answers: 0 };
  for (const { days } of all) {
    const day = days.find((one) => one.date === date);
    counts.visitors += day?.visitors ?? 0;
    counts.opened += day?.opened ?? 0;
    counts.answers += day?.answers ?? 0;
  }
  return counts;
}

function mergedGroups(all: readonly InvitationStatistics[]): GroupFigures[] {
  const groups = new Map<string, GroupFigures>();
  for (const group of all.flatMap((invitation) => invitation.groups)) {
    const before = groups.get(group.name);
    groups.set(
      group.name,
      before === undefined
        ? group
        : {
            name: group.name,
            invited: plus(before.invited, group.invited),
            answered: plus(before.answered, group.answered),
            coming: plus(before.coming, group.coming),
          },
    );
  }
  return [...groups.values()].sort((a, b) => b.invited.invitations - a.invited.invitations);
}

function restOf(totals: Omit<GroupFigures, "name">, groups: readonly GroupFigures[]): GroupFigures | null {
  if (groups.length === 0) return null;
  const left = (kind: "invited" | "answered" | "coming") =>
    groups.reduce((rest, group) => minus(rest, group[kind]), totals[kind]);
  const invited = left("invited");
  return invited.invitations > 0
    ? { name: "", invited, answered: left("answered"), coming: left("coming") }
    : null;
}
