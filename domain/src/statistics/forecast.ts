import { unanswered, type Figures } from "./figures.ts";

/** How many people to expect; both ends are the same once everybody has answered for certain. */
export interface Forecast {
  low: number;
  high: number;
}

/** Fewer answers than these say nothing about those who are silent. */
const fewestAnswers = 10;
const smallestShare = 0.1;

/** Of those who never answer fewer come than of those who did: at the least so many of their share. */
const silentShare = 0.5;

/**
 * The people to expect, or null while too little is known.
 *
 * Of the seats of those who answered a share is taken. Those without an answer, sent or unsent, are reckoned
 * by that share in the upper end and by half of it in the lower one, each wider
 * by one standard error of a share among so many answers; those who may come
 * count in the upper end alone. Rounded outwards, to tens from a hundred on and
 * to fives below; never fewer than have said yes, never more than the room holds.
 * @param capacity seats of the room; null where they are not counted
 */
export function forecast(
  figures: Pick<Figures, "invited" | "coming" | "maybe" | "silent" | "unsent" | "inbox">,
  capacity: number | null,
): Forecast | null {
  const { invited, coming, maybe, inbox } = figures;
  const silent = unanswered(figures);
  const certain = coming.people;
  const room = Math.max(certain, capacity ?? Infinity);
  if (invited.invitations === 0) return null;
  if (silent.invitations === 0) return { low: certain, high: Math.min(certain + maybe.people, room) };
  const answers = invited.invitations - silent.invitations;
  const seats = invited.people - silent.people;
  if (answers < fewestAnswers || answers < invited.invitations * smallestShare || seats <= 0) return null;
  // Who answered without a link is on no list: their people are none of those seats.
  const share = Math.min(1, Math.max(0, certain - inbox.people) / seats);
  const error = Math.sqrt((share * (1 - share)) / answers);
  const low = certain + silentShare * Math.max(0, share - error) * silent.people;
  const high = certain + maybe.people + Math.min(1, share + error) * silent.people;
  return rangeOf(low, high, { least: certain, most: room });
}

/** Whole people between two reckoned ends, rounded outwards to tens from a hundred on and to fives below. */
export function rangeOf(
  low: number,
  high: number,
  { least, most }: { least: number; most: number },
): Forecast {
  const within = (people: number) => Math.max(least, Math.min(most, people));
  return { low: within(rounded(Math.max(0, low), Math.floor)), high: within(rounded(high, Math.ceil)) };
}

function rounded(people: number, round: (value: number) => number): number {
  const step = people >= 100 ? 10 : 5;
  return round(people / step) * step;
}
