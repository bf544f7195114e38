import type { RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { byOrder, orderKeyPattern, ordersAfter, placedAt, type Ordered } from "@janur/domain/task/order-key";
import { paths } from "@janur/domain/paths";
import {
  collection,
  doc,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  setDoc,
  where,
  type Firestore,
} from "firebase/firestore";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { commitPaced } from "./paced.ts";
import { newTask } from "./task.ts";
import { newTeam, randomId, type Team } from "./team.ts";

let environment: RulesTestEnvironment;
let team: Team;
const ends: (() => void)[] = [];

beforeAll(async () => {
  environment = await rulesEnvironment();
});
afterAll(async () => {
  for (const end of ends) end();
  await environment.cleanup();
});

const place = z.object({ id: z.string(), order: z.string() });

/** Somebody who looks at the column, live, and sorts it. */
class Sorter {
  seen: Ordered[] = [];
  readonly #database: Firestore;
  readonly #uid: string;

  constructor(role: "owner" | "editor") {
    this.#uid = team.uidOf(role);
    this.#database = firestoreOf(team.contextOf(role));
    const column = query(
      collection(this.#database, paths.tasks()),
      where("invitationId", "==", team.invitationId),
      limit(100),
    );
    ends.push(
      onSnapshot(column, ({ docs }) => {
        this.seen = docs.map((document) => place.parse(document.data())).sort(byOrder);
      }),
    );
  }

  get ids(): string[] {
    return this.seen.map(({ id }) => id);
  }

  /** As the board does: from what is on the screen, one batch. */
  move(id: string, index: number): Promise<void> {
    const others = this.seen.filter((task) => task.id !== id);
    const placed = [...placedAt(others, id, index)];
    const ids = placed.map(([moved]) => moved);
    return commitPaced(this.#database, this.#uid, ids, (batch) => {
      for (const [moved, order] of placed)
        batch.update(doc(this.#database, paths.task(moved)), { order, updatedAt: serverTimestamp() });
    });
  }
}

/** A column of its own with as many cards, and two people before it who see them all. */
async function column(count: number): Promise<[Sorter, Sorter, string[]]> {
  team = newTeam(environment);
  const ids = Array.from({ length: count }, randomId);
  await team.storeHead();
  await environment.withSecurityRulesDisabled(async (context) => {
    const database = firestoreOf(context);
    const orders = ordersAfter(null, count);
    await Promise.all(
      ids.map((id, index) =>
        setDoc(
          doc(database, paths.task(id)),
          newTask(id, team.invitationId, team.uidOf("owner"), { order: orders[index] }),
        ),
      ),
    );
  });
  const sorters: [Sorter, Sorter] = [new Sorter("owner"), new Sorter("editor")];
  for (const sorter of sorters)
    await vi.waitFor(() => {
      expect(sorter.ids).toEqual(ids);
    }, 10_000);
  return [...sorters, ids];
}

test("two people who drop at the same place at once see one order, and a third card fits between", async () => {
  const [one, other, [first, second, third, fourth, ...rest]] = await column(6);
  await Promise.all([one.move(String(third), 1), other.move(String(fourth), 1)]);
  const tied = [String(third), String(fourth)].sort();
  const wanted = [String(first), ...tied, String(second), ...rest];
  for (const sorter of [one, other]) {
    await vi.waitFor(() => {
      expect(sorter.ids).toEqual(wanted);
    }, 10_000);
  }
  expect(one.seen[1]?.order).toBe(one.seen[2]?.order);

  const moved = String(rest[1]);
  await other.move(moved, 2);
  const between = [String(first), tied[0], moved, tied[1], String(second), rest[0]];
  for (const sorter of [one, other]) {
    await vi.waitFor(() => {
      expect(sorter.ids).toEqual(between);
    }, 10_000);
  }
});

test("40 moves of two people at once lose no card and end in one order", async () => {
  const [one, other, ids] = await column(8);
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([
      one.move(String(ids[round % 8]), (round * 3) % 8),
      other.move(String(ids[(round * 5 + 1) % 8]), (round * 3) % 8),
    ]);
  }
  await vi.waitFor(() => {
    expect(one.seen).toEqual(other.seen);
  }, 10_000);
  expect(one.ids.toSorted()).toEqual(ids.toSorted());
  for (const { order } of one.seen) expect(order).toMatch(orderKeyPattern);
});
