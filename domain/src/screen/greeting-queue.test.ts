import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { screenLimits } from "../limits/screen-limits.ts";
import {
  emptyQueue,
  nextGreetings,
  slideMs,
  withArrivals,
  type Arrival,
  type Greeting,
  type GreetingQueue,
} from "./greeting-queue.ts";

const s = screenLimits;
/** The longest name that a guest can have: what comes before it, the name, what comes behind it. */
const longest = 30 + 1 + 80 + 1 + 60;

const arrivalOf = (index: number, at: number, letters = 20, isHere = true): Arrival => ({
  ...{ key: `k${String(index)}`, name: "n".repeat(letters), isPlain: false, table: "", at, isHere },
});

/** Greets until nobody waits; each slide stays as long as it is read. */
function greetAll(queue: GreetingQueue, from: number): { slide: readonly Greeting[]; at: number }[] {
  const shown: { slide: readonly Greeting[]; at: number }[] = [];
  for (let now = from; ;) {
    const next = nextGreetings(queue, now);
    if (next.slide.length === 0) return shown;
    shown.push({ slide: next.slide, at: now });
    queue = next.queue;
    now += slideMs(next.slide.length);
  }
}

const arrivals = fc
  .array(
    fc.record({ at: fc.integer({ min: 0, max: 60_000 }), letters: fc.integer({ min: 1, max: longest }) }),
    {
      maxLength: 80,
    },
  )
  .map((list) => list.map(({ at, letters }, index) => arrivalOf(index, at, letters)));

describe("the queue of greetings", () => {
  test("greets everybody once, in the order in which they came, however often and in what order it is told", () => {
    fc.assert(
      fc.property(
        fc
          .array(
            fc.record({ at: fc.integer({ min: 0, max: 60_000 }), letters: fc.integer({ min: 1, max: 40 }) }),
            {
              maxLength: 60,
            },
          )
          .chain((list) => {
            const all = list.map(({ at, letters }, index) => arrivalOf(index, at, letters));
            return fc.tuple(
              fc.constant(all),
              fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
            );
          }),
        ([all, told]) => {
          let queue = emptyQueue;
          for (const arrival of told) queue = withArrivals(queue, [arrival], 60_000);
          expect(queue).toEqual(withArrivals(emptyQueue, all, 60_000));
          const greeted = greetAll(queue, 60_000).flatMap(({ slide }) => slide);
          expect(greeted.map(({ key }) => key).sort()).toEqual(all.map(({ key }) => key).sort());
          expect(greeted.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((a, b) => a - b));
        },
      ),
    );
  });

  test("puts no more on a slide than can be read", () => {
    fc.assert(
      fc.property(arrivals, (list) => {
        for (const { slide } of greetAll(withArrivals(emptyQueue, list, 60_000), 60_000)) {
          const letters = slide.reduce((sum, { name }) => sum + name.length, 0);
          expect(slide.length).toBeLessThanOrEqual(s.names);
          expect(slide.length === 1 || letters <= s.letters).toBe(true);
        }
      }),
    );
  });

  test("greets nobody twice who leaves and comes back, and nobody who was taken back meanwhile", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom("in", "out", "show")), {
          maxLength: 60,
        }),
        (steps) => {
          let queue = emptyQueue;
          const here = new Set<string>();
          const greeted: string[] = [];
          steps.forEach(([index, step], at) => {
            if (step === "show") {
              const next = nextGreetings(queue, at);
              for (const { key } of next.slide) expect(here.has(key)).toBe(true);
              greeted.push(...next.slide.map(({ key }) => key));
              queue = next.queue;
              return;
            }
            const arrival = arrivalOf(index, at, 10, step === "in");
            if (step === "in") here.add(arrival.key);
            else here.delete(arrival.key);
            queue = withArrivals(queue, [arrival], at);
          });
          expect(new Set(greeted).size).toBe(greeted.length);
        },
      ),
    );
  });

  test("takes one by one while there is time, and more at once in a crowd", () => {
    const sizes = (count: number) =>
      greetAll(
        withArrivals(
          emptyQueue,
          Array.from({ length: count }, (_, index) => arrivalOf(index, index)),
          0,
        ),
        0,
      ).map(({ slide }) => slide.length);
    expect(sizes(3)).toEqual([1, 1, 1]);
    expect(sizes(9)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(sizes(12)[0]).toBe(2);
    expect(sizes(40)[0]).toBe(6);
  });

  test("never falls behind: 40 who come at once are greeted within 70 seconds, whatever else is short", () => {
    const burst = Array.from({ length: 40 }, (_, index) => arrivalOf(index, index));
    const shown = greetAll(withArrivals(emptyQueue, burst, 0), 0);
    const last = shown.at(-1);
    expect((last?.at ?? 0) + slideMs(last?.slide.length ?? 0)).toBeLessThanOrEqual(70_000);
    expect(shown.flatMap(({ slide }) => slide)).toHaveLength(40);
  });

  test("greets 40 with the longest names there are before they are late", () => {
    const burst = Array.from({ length: 40 }, (_, index) => arrivalOf(index, index, longest));
    const shown = greetAll(withArrivals(emptyQueue, burst, 0), 0);
    expect(shown.flatMap(({ slide }) => slide)).toHaveLength(40);
    expect(shown.at(-1)?.at).toBeLessThan(s.lateMs);
  });

  test("keeps up with 600 people in forty minutes, half of whom come within five of them", () => {
    const minute = 60_000;
    const all = Array.from({ length: 240 }, (_, index) =>
      arrivalOf(index, index < 120 ? 20 * minute + index * 2_500 : (index - 120) * 20_000),
    ).sort((a, b) => a.at - b.at);
    let queue = emptyQueue;
    let most = 0;
    const greeted: string[] = [];
    for (let now = 0; now < 60 * minute;) {
      queue = withArrivals(
        queue,
        all.filter(({ at }) => at <= now && at > now - 30_000),
        now,
      );
      const next = nextGreetings(queue, now);
      for (const { at, key } of next.slide) {
        most = Math.max(most, now - at);
        greeted.push(key);
      }
      queue = next.queue;
      now += next.slide.length === 0 ? 1_000 : slideMs(next.slide.length);
    }
    expect(new Set(greeted).size).toBe(all.length);
    expect(greeted).toHaveLength(all.length);
    expect(most).toBeLessThanOrEqual(60_000);
  });

  test("lets go of whoever was let in too long ago: after an hour without a signal nobody is greeted who sits already", () => {
    const list = [arrivalOf(1, 0), arrivalOf(2, s.lateMs), arrivalOf(3, s.lateMs + 60_000)];
    const queue = withArrivals(emptyQueue, list, s.lateMs + 60_000);
    expect(queue.waiting.map(({ key }) => key)).toEqual(["k2", "k3"]);
    expect(nextGreetings(queue, 2 * s.lateMs + 1).slide.map(({ key }) => key)).toEqual(["k3"]);
  });

  test("remembers as many as it may", () => {
    let queue = emptyQueue;
    for (let index = 0; index < s.remembered + 50; index += 1)
      ({ queue } = nextGreetings(withArrivals(queue, [arrivalOf(index, 0)], 0), 0));
    expect(queue.done).toHaveLength(s.remembered);
    expect(queue.done.at(-1)).toBe(`k${String(s.remembered + 49)}`);
  });
});
