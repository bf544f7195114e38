import { rangeOf, type Forecast } from "./forecast.ts";
import { saidKinds, type SaidKind, type ShowUp } from "./show-up.ts";

/** Guests of one group who said the same: how many people that would be, on how many invitations. */
export interface Expecting {
  /** Empty for guests of no group. */
  group: string;
  said: SaidKind;
  people: number;
  invitations: number;
}

/** What is known of earlier feasts says nothing below so many people who had said that they come. */
const fewestPeople = 50;
/** How many people's worth a guess weighs against what was seen. */
const guessWeight = 20;
/** Stands in for feasts that never saw such an answer. */
const guess: Record<SaidKind, number> = { yes: 1, maybe: 0.5, no: 0, silent: 0.35 };
/** No two feasts are alike: weather, traffic, the other wedding in town. */
const feastSpread = 0.05;

/**
 * The people to expect by how guests kept their word at earlier feasts of the same account, or null where those are too
 * few. Each group's own share of arrivals weighs as much as it has people; beside it stands that of all groups, which is
 * why a group that was seen once changes little.
 *
 * The range is one standard deviation to either side: people come as households, so the variance of a share counts
 * invitations, and every feast is a twentieth off by itself. It may begin below those who said that they come: some
 * never do.
 * @param capacity seats of the room; null where they are not counted
 */
export function learnedForecast(
  expecting: readonly Expecting[],
  past: readonly ShowUp[],
  capacity: number | null,
): Forecast | null {
  const said = sum(past.map(({ all }) => all.yes));
  if (said.expected < fewestPeople) return null;
  const overall = new Map(
    saidKinds.map((kind) => [kind, weighed(sum(past.map(({ all }) => all[kind])), guess[kind])]),
  );
  let mean = 0;
  let variance = 0;
  for (const { group, said: kind, people, invitations } of expecting) {
    const own = past.flatMap(
      ({ groups }) => groups.find(({ name }) => isSameGroup(name, group))?.rates[kind] ?? [],
    );
    const share = weighed(sum(own), overall.get(kind) ?? guess[kind]);
    mean += people * share;
    const kept = Math.min(1, share);
    const household = invitations === 0 ? 1 : people / invitations;
    variance += people * kept * (1 - kept) * household;
  }
  const spread = Math.sqrt(variance + (feastSpread * mean) ** 2);
  return rangeOf(mean - spread, mean + spread, { least: 0, most: capacity ?? Infinity });
}

function isSameGroup(one: string, other: string): boolean {
  const plain = (name: string) => name.trim().toLocaleLowerCase("id");
  return other !== "" && plain(one) === plain(other);
}

interface Rate {
  expected: number;
  arrived: number;
}

function sum(rates: readonly Rate[]): Rate {
  return rates.reduce(
    (all, { expected, arrived }) => ({ expected: all.expected + expected, arrived: all.arrived + arrived }),
    { expected: 0, arrived: 0 },
  );
}

function weighed({ expected, arrived }: Rate, otherwise: number): number {
  return (arrived + guessWeight * otherwise) / (expected + guessWeight);
}
