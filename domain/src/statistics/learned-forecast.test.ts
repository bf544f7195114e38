import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { learnedForecast, type Expecting } from "./learned-forecast.ts";
import { saidKinds, showUpSchema, type SaidKind, type ShowUp } from "./show-up.ts";

type Shares = Partial<Record<SaidKind, readonly [expected: number, arrived: number]>>;

function rates(shares: Shares) {
  const of = (said: SaidKind) => ({ expected: shares[said]?.[0] ?? 0, arrived: shares[said]?.[1] ?? 0 });
  return { yes: of("yes"), maybe: of("maybe"), no: of("no"), silent: of("silent") };
}

function feast(all: Shares, groups: Record<string, Shares> = {}): ShowUp {
  return showUpSchema.parse({
    all: rates(all),
    groups: Object.entries(groups).map(([name, shares]) => ({ name, rates: rates(shares) })),
  });
}

const some = (said: SaidKind, people: number, group = ""): Expecting => ({
  ...{ said, people, group },
  invitations: Math.ceil(people / 2),
});
const middle = ({ low, high }: { low: number; high: number }) => (low + high) / 2;

describe("learnedForecast", () => {
  test("expects of each answer what came of it before", () => {
    const past = [feast({ yes: [800, 720], silent: [400, 100], no: [100, 5] })];
    const range = learnedForecast([some("yes", 400), some("silent", 200), some("no", 60)], past, null);
    // 90.2 % of 400, 25.5 % of 200 and 4.2 % of 60 are 414; give or take the root of 151 (households) + 20.7².
    expect(range).toEqual({ low: 390, high: 440 });
  });

  test("knows a group by its own past, and one that was hardly seen by that of all", () => {
    const past = [
      feast(
        { yes: [600, 500] },
        { Kantor: { yes: [300, 180] }, Keluarga: { yes: [298, 318] }, Arisan: { yes: [2, 0] } },
      ),
    ];
    const of = (group: string) => {
      const range = learnedForecast([some("yes", 200, group)], past, null);
      return range === null ? null : middle(range);
    };
    expect(of("kantor ")).toBeLessThan(140);
    expect(of("Keluarga")).toBeGreaterThan(195);
    expect(of("Arisan")).toBeGreaterThan(145);
    expect(of("Tetangga")).toBeGreaterThan(155);
  });

  test("says nothing from a past of a few, and never more than the room holds", () => {
    expect(learnedForecast([some("yes", 300)], [], null)).toBeNull();
    expect(learnedForecast([some("yes", 300)], [feast({ yes: [49, 49] })], null)).toBeNull();
    const range = learnedForecast([some("yes", 300)], [feast({ yes: [500, 500] })], 250);
    expect(range).toEqual({ low: 250, high: 250 });
  });

  test("is a range of whole people, never below nobody", () => {
    const count = fc.nat({ max: 600 });
    const rate = fc.tuple(fc.integer({ min: 60, max: 600 }), fc.float({ min: 0, max: 1, noNaN: true }));
    const shares = fc.record({ yes: rate, maybe: rate, no: rate, silent: rate });
    fc.assert(
      fc.property(shares, fc.array(count, { minLength: 4, maxLength: 4 }), (known, people) => {
        const all = Object.fromEntries(
          saidKinds.map((kind) => [kind, [known[kind][0], Math.round(known[kind][0] * known[kind][1])]]),
        ) as Shares;
        const expecting = saidKinds.map((kind, index) => some(kind, people[index] ?? 0));
        const range = learnedForecast(expecting, [feast(all)], null);
        if (range === null) throw new Error("the past is large enough");
        expect(Number.isInteger(range.low) && Number.isInteger(range.high)).toBe(true);
        expect(range.low).toBeGreaterThanOrEqual(0);
        expect(range.high).toBeGreaterThanOrEqual(range.low);
        const most = people.reduce((sum, value) => sum + value, 0);
        expect(range.low).toBeLessThanOrEqual(most);
      }),
    );
  });
});
