import type { GuestRow } from "@janur/domain/guest-row";
import { stageOf } from "@janur/domain/sending-queue";

/** How far an invitation is, in figures alone. */
interface SendingSummary {
  guests: number;
  people: number;
  unsent: number;
  sent: number;
  opened: number;
  answered: number;
  coming: number;
  comingPeople: number;
}

/** Counts guests on the family's list; a group's link is nobody herself. */
export function sendingSummary(rows: readonly GuestRow[]): SendingSummary {
  const listed = rows.filter(({ listing }) => listing === "listed");
  const stages = listed.map(stageOf);
  const count = (...wanted: (typeof stages)[number][]) =>
    stages.filter((stage) => wanted.includes(stage)).length;
  const coming = listed.filter(({ attendance }) => attendance === "yes");
  return {
    guests: listed.length,
    people: listed.reduce((sum, { seats }) => sum + seats, 0),
    unsent: count("unsent", "handed"),
    sent: count("sent", "opened", "answered"),
    opened: count("opened", "answered"),
    answered: count("answered"),
    coming: coming.length,
    comingPeople: coming.reduce((sum, { people }) => sum + people, 0),
  };
}
