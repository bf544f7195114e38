import assert from "node:assert/strict";
import { format, isDeepStrictEqual } from "node:util";

/*
 * What the tests of rules need of Vitest, for a process that runs the same tests thousands of times: it collects them
 * once and hands them out one by one. Every mutation run begins by proving that all of them pass here as well.
 */

type Work = () => unknown;

export interface Suite {
  name: string;
  parent: Suite | null;
  before: Work[];
  after: Work[];
  beforeEach: Work[];
}
export interface CollectedTest {
  name: string;
  suite: Suite;
  work: Work;
}

let current: Suite = newSuite("", null);
let collected: CollectedTest[] = [];

function newSuite(name: string, parent: Suite | null): Suite {
  return { name, parent, before: [], after: [], beforeEach: [] };
}

/** Everything that a file declares while it loads. */
export async function collect(name: string, load: () => Promise<unknown>): Promise<CollectedTest[]> {
  current = newSuite(name, null);
  collected = [];
  await load();
  return collected;
}

/** The suites around a test, the outermost first. */
export function suitesOf({ suite }: CollectedTest): Suite[] {
  const suites: Suite[] = [];
  for (let at: Suite | null = suite; at !== null; at = at.parent) suites.unshift(at);
  return suites;
}

export const nameOf = (test: CollectedTest): string =>
  [...suitesOf(test).map(({ name }) => name), test.name].join(" > ");

function declareSuite(name: string, declare: Work): void {
  const outer = current;
  current = newSuite(name, outer);
  declare();
  current = outer;
}

/** Options may stand before the work, a time limit behind it. */
const isWork = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === "function";
const workAmong = (rest: readonly unknown[]) => rest.find(isWork) ?? (() => undefined);

function declareTest(name: string, ...rest: unknown[]): void {
  const work = workAmong(rest);
  collected.push({ name, suite: current, work: () => work() });
}

/** As Vitest spreads a row: a list is the arguments, anything else the only one. */
const each =
  (declare: (name: string, work: Work) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, ...rest: unknown[]): void => {
    rows.forEach((row, index) => {
      const args: unknown[] = Array.isArray(row) ? row : [row];
      const work = workAmong(rest);
      declare(`${format(name, ...args)} #${String(index)}`, () => work(...args));
    });
  };

export const describe = Object.assign(declareSuite, { each: each(declareSuite) });
export const test = Object.assign(declareTest, { each: each(declareTest) });
export const beforeAll = (work: Work): number => current.before.push(work);
export const afterAll = (work: Work): number => current.after.push(work);
export const beforeEach = (work: Work): number => current.beforeEach.push(work);

export const vi = {
  waitFor: async (work: Work): Promise<void> => {
    for (let tried = 0; ; tried += 1) {
      try {
        await work();
        return;
      } catch (error) {
        if (tried > 40) throw error;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  },
};

/** Without what is undefined, which `toEqual` does not look at. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, plain(field)]));
}

function matches(value: unknown, part: unknown): boolean {
  if (typeof part !== "object" || part === null || Array.isArray(part) || part instanceof Date)
    return isDeepStrictEqual(plain(value), plain(part));
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(part).every(([name, field]) => matches(Reflect.get(value, name), field));
}

function matchers(value: unknown, isNot: boolean) {
  const hold = (holds: boolean, what: string) => {
    assert.equal(holds, !isNot, `${isNot ? "not " : ""}${what}`);
  };
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const fields = typeof value === "object" && value !== null ? value : {};
  return {
    toBe: (other: unknown) => {
      hold(Object.is(value, other), "the same");
    },
    toEqual: (other: unknown) => {
      hold(isDeepStrictEqual(plain(value), plain(other)), "equal");
    },
    toContain: (part: unknown) => {
      hold(typeof value === "string" ? value.includes(String(part)) : items.includes(part), "contained");
    },
    toHaveLength: (length: number) => {
      hold(items.length === length, "of that length");
    },
    toBeGreaterThan: (other: number) => {
      hold(Number(value) > other, "greater");
    },
    toHaveProperty: (name: string) => {
      hold(Object.hasOwn(fields, name), "with that property");
    },
    toMatch: (pattern: RegExp) => {
      hold(pattern.test(String(value)), "like that");
    },
    toMatchObject: (part: unknown) => {
      hold(matches(value, part), "with these fields");
    },
    toBeInstanceOf: (kind: abstract new (...args: never) => unknown) => {
      hold(value instanceof kind, "of that kind");
    },
    toBeDefined: () => {
      hold(value !== undefined, "defined");
    },
  };
}

export function expect(value: unknown, _message?: string) {
  const refused = async () => {
    try {
      await value;
    } catch (error) {
      return error;
    }
    throw new Error("it was not refused");
  };
  return {
    ...matchers(value, false),
    not: matchers(value, true),
    rejects: {
      toMatchObject: async (part: unknown) => {
        matchers(await refused(), false).toMatchObject(part);
      },
      toBeInstanceOf: async (kind: abstract new (...args: never) => unknown) => {
        matchers(await refused(), false).toBeInstanceOf(kind);
      },
    },
  };
}
