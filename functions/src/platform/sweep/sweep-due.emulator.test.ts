import { randomBytes } from "node:crypto";
import { paths } from "@janur/domain/paths";
import { beforeEach, expect, test } from "vitest";
import { db } from "../google/firestore.ts";
import { sweepDue, sweepDueOf } from "./sweep-due.ts";

/* Pieces of a sweep, in a folder of `limits` that no other test knows. */

let sweep: string;
const pieces = () => db().collection(paths.limit(`test-${sweep}/pieces`));
beforeEach(() => {
  sweep = randomBytes(8).toString("hex");
});

async function put(...ids: string[]): Promise<void> {
  await Promise.all(
    ids.map((id, order) =>
      pieces()
        .doc(id)
        .set({ order, whose: id.slice(0, 1) }),
    ),
  );
}

const minutesFrom = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000);

/** Works through the pieces and takes those away that do not fail. */
async function run(now: Date, isPoisoned: (id: string) => boolean, budgetMs?: number) {
  const tried: string[] = [];
  const report = await sweepDue(
    {
      sweep,
      due: pieces().orderBy("order"),
      pageSize: 2,
      atOnce: 1,
      ...(budgetMs === undefined ? {} : { budgetMs }),
      work: async ({ id, ref }) => {
        tried.push(id);
        if (isPoisoned(id)) throw new Error("poisoned");
        await ref.delete();
        return true;
      },
    },
    now,
  );
  return { tried, report };
}

test("pages of poison at the head keep nobody behind them from their turn (T22)", async () => {
  await put("p1", "p2", "p3", "p4", "p5", "a1", "a2");
  const { tried, report } = await run(new Date(), (id) => id.startsWith("p"));
  expect(tried).toEqual(["p1", "p2", "p3", "p4", "p5", "a1", "a2"]);
  expect(report).toMatchObject({ looked: 7, done: 2, failed: 5, putOff: 0, isLeftOver: false });
});

test("what fails comes later each time, at last once a day, and at once again when it was served", async () => {
  const start = new Date();
  await put("p1");
  const triedAt: number[] = [];
  for (let minute = 0; minute < 300; minute += 1) {
    const { tried } = await run(minutesFrom(start, minute), () => true);
    if (tried.length > 0) triedAt.push(minute);
  }
  expect(triedAt).toEqual([0, 2, 6, 14, 30, 62, 126, 254]);
  const nextDay = minutesFrom(start, 254 + 24 * 60);
  expect((await run(minutesFrom(nextDay, -1), () => true)).report).toMatchObject({ looked: 0, putOff: 1 });
  expect((await run(nextDay, () => false)).report).toMatchObject({ done: 1 });
  await put("p1");
  expect((await run(nextDay, () => true)).report).toMatchObject({ failed: 1 });
  expect((await run(minutesFrom(nextDay, 2), () => false)).report).toMatchObject({ done: 1 });
});

test("nothing is begun when time is up, and that is said", async () => {
  await put("a1", "a2", "a3");
  const { tried, report } = await run(new Date(), () => false, 0);
  expect(tried).toEqual([]);
  expect(report).toMatchObject({ done: 0, isLeftOver: true });
});

test("what cannot be known of failures stops nothing", async () => {
  await db()
    .doc(paths.limit(`sweep-${sweep}`))
    .set({ failed: "yes" });
  await put("p1", "a1");
  expect((await run(new Date(), (id) => id === "p1")).report).toMatchObject({ done: 1, failed: 1 });
});

test("pieces of one owner are worked on once in a run, over all pages", async () => {
  await put("p1", "a1", "p2", "a2", "b1");
  const tried: string[] = [];
  const report = await sweepDueOf(
    {
      sweep,
      due: pieces().orderBy("order"),
      pageSize: 2,
      atOnce: 1,
      whose: (piece) => {
        const whose: unknown = piece.get("whose");
        return typeof whose === "string" ? whose : null;
      },
      work: (id) => {
        tried.push(id);
        return id === "p" ? Promise.reject(new Error("poisoned")) : Promise.resolve(true);
      },
    },
    new Date(),
  );
  expect(tried).toEqual(["p", "a", "b"]);
  expect(report).toMatchObject({ done: 2, failed: 1 });
});
