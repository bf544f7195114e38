import type { LoggedEvent } from "./door-event.ts";

/** How many are in, and how many more two devices claim that may have let in the same people. */
export interface ArrivedPeople {
  people: number;
  /** 0 where all agree. */
  disputed: number;
}

type Arrival = Pick<LoggedEvent, "nonce" | "people" | "knew">;

/**
 * People of one invitation who are in. Whoever knew of an earlier arrival lets in more; of two devices that knew nothing
 * of each other both may have let in the same people, so together they count no more than the invitation has seats, and
 * no less than the larger of the two. What is beyond that is disputed and shown, never lost.
 */
export function arrivedPeople(arrivals: readonly Arrival[], seats: number): ArrivedPeople {
  const byNonce = new Map(arrivals.map((arrival) => [arrival.nonce, arrival]));
  const weights = new Map<string, number>();
  /** People who were in once this arrival was, as its device saw it. */
  const weightOf = (arrival: Arrival): number => {
    const known = weights.get(arrival.nonce);
    if (known !== undefined) return known;
    // Who knew more came later: so nothing runs in a circle, whatever a device claims.
    const earlier = arrival.knew.flatMap((nonce) => byNonce.get(nonce) ?? []);
    const weight = arrival.people + within(earlier.filter(({ knew }) => knew.length < arrival.knew.length));
    weights.set(arrival.nonce, weight);
    return weight;
  };
  const within = (some: readonly Arrival[]): number => {
    const claimed = sumOf(some);
    return Math.max(Math.min(claimed, seats), ...some.map(weightOf));
  };
  const people = within(arrivals);
  return { people, disputed: sumOf(arrivals) - people };
}

function sumOf(arrivals: readonly Arrival[]): number {
  return arrivals.reduce((sum, { people }) => sum + people, 0);
}
