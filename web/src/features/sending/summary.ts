import { figuresOf, isSent } from "@janur/domain/statistics/figures";
import type { GuestRow } from "@janur/domain/guest/guest-row";

/** How far an invitation is, in figures alone. */
interface SendingSummary {
  guests: number;
  people: number;
  sent: number;
  opened: number;
  answered: number;
  /** Who has the invitation and has not answered, and who does not have it: as on every other screen. */
  silent: number;
  unsent: number;
  coming: number;
  comingPeople: number;
}

/** Counts guests on the family's list; a group's link is nobody themselves. Who comes counts without a list too. */
export function sendingSummary(rows: readonly GuestRow[]): SendingSummary {
  const { invited, silent, unsent, coming } = figuresOf(rows);
  const listed = rows.filter(({ listing }) => listing === "listed");
  return {
    guests: invited.invitations,
    people: invited.people,
    sent: listed.filter(isSent).length,
    opened: listed.filter(({ openedAt }) => openedAt !== null).length,
    answered: listed.filter(({ attendance }) => attendance !== null).length,
    silent: silent.invitations,
    unsent: unsent.invitations,
    coming: coming.invitations,
    comingPeople: coming.people,
  };
}
