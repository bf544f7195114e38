import { isInvitedTo } from "@janur/domain/rsvp/is-invited-to";
import { deviceKinds, type DeviceKind } from "@janur/domain/guest/device-kind";
import { answerGroupOf, hasInvitation, headsOf, seatsOf, type Tally } from "@janur/domain/statistics/figures";
import { forecast, type Forecast } from "@janur/domain/statistics/forecast";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { InvitationStatistics } from "@janur/domain/statistics/statistics";
import { wallClock } from "@janur/domain/time/zone";

export const guestSteps = ["invited", "sent", "opened", "answered", "coming"] as const;
export type GuestStep = (typeof guestSteps)[number];

export interface GroupHeads {
  /** Empty for guests in no group. */
  name: string;
  invited: Tally;
  answered: Tally;
  coming: Tally;
}

/** What the list of guests says about itself. */
export interface GuestStatistics {
  /** Seats, but people of the answer from `coming` on. */
  steps: Record<GuestStep, Tally>;
  /** First openings in each hour of the day. */
  hours: readonly number[];
  devices: readonly { device: DeviceKind; count: number }[];
  /** Most invited first. */
  groups: readonly GroupHeads[];
}

/** @param zone IANA, on whose clock the hours are */
export function guestStatistics(rows: readonly GuestRow[], zone: string): GuestStatistics {
  const listed = rows.filter(({ listing }) => listing === "listed");
  const opened = listed.filter(({ openedAt }) => openedAt !== null);
  const hours = Array.from({ length: 24 }, () => 0);
  for (const { openedAt } of opened) {
    const hour = Number(wallClock(new Date(openedAt ?? 0), zone).time.slice(0, 2));
    hours[hour] = (hours[hour] ?? 0) + 1;
  }
  return {
    steps: {
      ...answersOf(listed),
      sent: seatsOf(listed.filter(hasInvitation)),
      opened: seatsOf(opened),
    },
    hours,
    devices: deviceKinds.map((device) => ({
      device,
      count: opened.filter((row) => row.device === device).length,
    })),
    groups: [...new Set(listed.map(({ group }) => group))]
      .map((name) => ({ name, ...answersOf(listed.filter(({ group }) => group === name)) }))
      .sort((a, b) => b.invited.people - a.invited.people || a.name.localeCompare(b.name)),
  };
}

/** How many people to cook for at one ceremony, and what that is reckoned from. */
export interface Portions {
  /** Null while too few have answered. */
  expected: Forecast | null;
  invited: Tally;
  /** Have the invitation and have not answered. */
  silent: Tally;
  /** Do not have it yet, and have not answered. */
  unsent: Tally;
}

type Ceremony = InvitationStatistics["ceremonies"][number];

/** @param ceremony with the answers that name it, of guests on no list too */
export function portionsOf(rows: readonly GuestRow[], ceremony: Ceremony): Portions {
  const { coming, maybe } = ceremony;
  const invited = rows.filter((row) => row.listing === "listed" && isInvitedTo(row, ceremony));
  const inGroup = (group: "silent" | "unsent") =>
    seatsOf(invited.filter((row) => answerGroupOf(row) === group));
  const unlisted = rows.filter(({ listing, attendance }) => listing === "inbox" && attendance === "yes");
  const inbox = { invitations: unlisted.length, people: Math.min(coming.people, headsOf(unlisted).people) };
  const counted = { invited: seatsOf(invited), silent: inGroup("silent"), unsent: inGroup("unsent") };
  return { ...counted, expected: forecast({ ...counted, coming, maybe, inbox }, null) };
}

function answersOf(
  listed: readonly GuestRow[],
): Pick<GuestStatistics["steps"], "invited" | "answered" | "coming"> {
  const coming = listed.filter(({ attendance }) => attendance === "yes");
  return {
    invited: seatsOf(listed),
    answered: seatsOf(listed.filter(({ attendance }) => attendance !== null)),
    coming: headsOf(coming),
  };
}
