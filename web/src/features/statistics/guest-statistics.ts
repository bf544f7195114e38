import { replyTo } from "@janur/domain/rsvp/attendance";
import { isInvitedTo } from "@janur/domain/rsvp/is-invited-to";
import { deviceKinds, type DeviceKind } from "@janur/domain/guest/device-kind";
import { answerGroupOf, headsOf, isSent, seatsOf, type Tally } from "@janur/domain/statistics/figures";
import { forecast, type Forecast } from "@janur/domain/statistics/forecast";
import { learnedForecast, type Expecting } from "@janur/domain/statistics/learned-forecast";
import type { SaidKind, ShowUp } from "@janur/domain/statistics/show-up";
import type { GuestRow } from "@janur/domain/guest/guest-row";
import type { InvitationStatistics } from "@janur/domain/statistics/statistics";
import { guestSides, type GuestSide } from "@janur/domain/side/guest-side";
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

/** The same of the guests of one family; null for who is on neither side. */
export interface SideHeads extends Omit<GroupHeads, "name"> {
  side: GuestSide | null;
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
  /** By whose guests they are, those of neither side last; empty where no side is named at all. */
  sides: readonly SideHeads[];
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
      sent: seatsOf(listed.filter(isSent)),
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
    sides: listed.every(({ side }) => side === null)
      ? []
      : [...guestSides, null].map((side) => ({
          side,
          ...answersOf(listed.filter((row) => row.side === side)),
        })),
  };
}

/** How many people to cook for at one ceremony, and what that is reckoned from. */
export interface Portions {
  /** Null while too few have answered. */
  expected: Forecast | null;
  /** From how many earlier feasts that was learned; 0 where it is reckoned from the answers alone. */
  feasts: number;
  invited: Tally;
  /** Have the invitation and have not answered. */
  silent: Tally;
  /** Do not have it yet, and have not answered. */
  unsent: Tally;
}

type Ceremony = InvitationStatistics["ceremonies"][number];

/**
 * @param ceremony with the answers that name it, of guests on no list too
 * @param past how guests kept their word at earlier feasts
 */
export function portionsOf(rows: readonly GuestRow[], ceremony: Ceremony, past: readonly ShowUp[]): Portions {
  const { coming, maybe } = ceremony;
  const invited = rows.filter((row) => row.listing === "listed" && isInvitedTo(row, ceremony));
  const inGroup = (group: "silent" | "unsent") =>
    seatsOf(invited.filter((row) => answerGroupOf(row) === group));
  const unlisted = rows.filter(({ listing, attendance }) => listing === "inbox" && attendance === "yes");
  const inbox = { invitations: unlisted.length, people: Math.min(coming.people, headsOf(unlisted).people) };
  const counted = { invited: seatsOf(invited), silent: inGroup("silent"), unsent: inGroup("unsent") };
  const learned = learnedForecast(expectingOf([...invited, ...unlisted], ceremony.id), past, null);
  return {
    ...counted,
    expected: learned ?? forecast({ ...counted, coming, maybe, inbox }, null),
    feasts: learned === null ? 0 : past.length,
  };
}

/** Guests who said the same, group by group. */
function expectingOf(rows: readonly GuestRow[], ceremonyId: string): Expecting[] {
  const cells = new Map<string, Expecting>();
  for (const row of rows) {
    const said = saidOf(row, ceremonyId);
    const key = `${said} ${row.group}`;
    const cell = cells.get(key) ?? { group: row.group, said, people: 0, invitations: 0 };
    cell.people += said === "yes" || said === "maybe" ? row.people : row.seats;
    cell.invitations += 1;
    cells.set(key, cell);
  }
  return [...cells.values()];
}

function saidOf({ attendance, replies }: GuestRow, ceremonyId: string): SaidKind {
  if (attendance === null) return "silent";
  // Of an older list only the whole answer is known.
  if (replies === null) return attendance;
  if (replies.includes(replyTo(ceremonyId, "yes"))) return "yes";
  return replies.includes(replyTo(ceremonyId, "maybe")) ? "maybe" : "no";
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
