import { assertFails, assertSucceeds, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { paths } from "@janur/domain/paths";
import { taskInputSchema, taskOrderSchema, taskPriorities, taskStatuses } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  type DocumentReference,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Role } from "./access-table.ts";
import { firestoreOf, rulesEnvironment } from "./environment.ts";
import { updatePaced } from "./paced.ts";
import { addTask, newTask } from "./task.ts";
import { newTeam, randomId, type Team } from "./team.ts";

let environment: RulesTestEnvironment;
let team: Team;
/** A new task for each test. */
let taskId: string;

beforeAll(async () => {
  environment = await rulesEnvironment();
  team = newTeam(environment);
  await team.storeHead();
});
afterAll(() => environment.cleanup());
beforeEach(() => {
  taskId = randomId();
});

const taskBy = (role: Role): DocumentReference => doc(firestoreOf(team.contextOf(role)), paths.task(taskId));

function create(change: Record<string, unknown> = {}, role: Exclude<Role, "signedOut"> = "owner") {
  const task = newTask(taskId, team.invitationId, team.uidOf(role), change);
  return addTask(firestoreOf(team.contextOf(role)), team.invitationId, taskId, task);
}

/** Puts the task there, whatever the rules say. */
async function store(change: Record<string, unknown> = {}): Promise<void> {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(
      doc(firestoreOf(context), paths.task(taskId)),
      newTask(taskId, team.invitationId, team.uidOf("owner"), change),
    ),
  );
}

/** Under a minute's limit however many are tried here. */
async function change(role: Exclude<Role, "signedOut">, changed: Record<string, unknown>): Promise<void> {
  const uid = team.uidOf(role);
  await environment.withSecurityRulesDisabled((context) =>
    deleteDoc(doc(firestoreOf(context), paths.changePace(uid))),
  );
  await updatePaced(taskBy(role), uid, { updatedAt: serverTimestamp(), ...changed }, [taskId]);
}

const letters = (length: number) => "x".repeat(length);
const items = (count: number, text = "Cek") => Array.from({ length: count }, () => ({ text, isDone: true }));
const { title, label, checklistText, relativeDays, order } = taskLimits;

type Case = [field: string, value: unknown];
const good: Case[] = [
  ["title", letters(title.min)],
  ["title", letters(title.max)],
  ["note", letters(taskLimits.note)],
  ["labels", []],
  ["labels", Array.from({ length: taskLimits.labels }, () => letters(label.max))],
  ...taskPriorities.map((value): Case => ["priority", value]),
  ...taskStatuses.map((value): Case => ["status", value]),
  ["due", null],
  ["due", { date: "2026-12-31" }],
  ["due", { days: relativeDays.min }],
  ["due", { days: relativeDays.max }],
  ["reminder", null],
  ["reminder", { days: relativeDays.min }],
  ["reminder", { days: relativeDays.max }],
  ["reminder", { at: new Date("2026-12-01T02:00:00.000Z") }],
  ["checklist", []],
  ["checklist", items(taskLimits.checklist, letters(checklistText.max))],
];
const bad: Case[] = [
  ["title", letters(title.max + 1)],
  ["title", "   "],
  ["title", 7],
  ["note", letters(taskLimits.note + 1)],
  ["note", null],
  ["note", []],
  ["labels", Array.from({ length: taskLimits.labels + 1 }, () => "a")],
  ["labels", [letters(label.max + 1)]],
  ["labels", ["a", "b", "c", "d", ""]],
  ["labels", "Makanan"],
  ["labels", {}],
  ["priority", "urgent"],
  ["status", "trash"],
  ["due", { days: relativeDays.min - 1 }],
  ["due", { days: relativeDays.max + 1 }],
  ["due", { days: 1.5 }],
  ["due", { date: "2026-13-01" }],
  ["due", { date: "2026-12-31", days: 3 }],
  ["due", {}],
  ["reminder", { days: relativeDays.min - 1 }],
  ["reminder", { days: relativeDays.max + 1 }],
  ["reminder", { at: "2026-12-01T02:00:00.000Z" }],
  ["reminder", { at: new Date(0), days: 3 }],
  ["reminder", {}],
  ["reminder", "besok"],
  ["reminder", { days: 1.5 }],
  ["checklist", {}],
  ["checklist", items(taskLimits.checklist + 1)],
  ["checklist", items(1, letters(checklistText.max + 1))],
  ["checklist", [...items(taskLimits.checklist - 1), { text: "", isDone: true }]],
  ["checklist", [{ text: "Cek", isDone: true, by: "Udin" }]],
  ["checklist", [{ text: "Cek", isDone: "yes" }]],
  ["checklist", ["Cek"]],
  ...Array.from({ length: taskLimits.checklist }, (_, index): Case => [
    "checklist",
    items(taskLimits.checklist).with(index, { text: "", isDone: true }),
  ]),
  ...Array.from({ length: taskLimits.labels }, (_, index): Case => [
    "labels",
    Array.from({ length: taskLimits.labels }, () => "a").with(index, ""),
  ]),
  // Functions count them.
  ["files", 1],
];
const goodOrders = ["V00000", "000001", "0000001", "V00000".padEnd(order.max, "z")];
const badOrders = ["", "V0000", "000000", "V000000", "V0000-", "V00000".padEnd(order.max + 1, "z"), 7, null];

test("only who has a task says that they took it themselves", async () => {
  await assertFails(create({ isTaken: true }));
  await assertFails(create({ assignee: team.uidOf("usher"), isTaken: true }));
  await assertSucceeds(create({ assignee: team.uidOf("usher"), isTaken: false }));
  await assertFails(change("editor", { assignee: team.uidOf("owner"), isTaken: true }));
  await assertFails(change("editor", { isTaken: "no" }));
  await assertSucceeds(change("owner", { assignee: team.uidOf("owner"), isTaken: true }));
});

describe("what a task holds", () => {
  test.each(good)("%s: %j", async (field, value) => {
    expect(taskInputSchema.shape).toHaveProperty(field);
    await assertSucceeds(create({ [field]: value }));
    await store();
    await assertSucceeds(change("editor", { [field]: value }));
  });

  test.each(bad)("not %s: %j", async (field, value) => {
    await assertFails(create({ [field]: value }));
    await store();
    await assertFails(change("editor", { [field]: value }));
  });

  test.each(goodOrders)("the place %s", async (value) => {
    expect(taskOrderSchema.safeParse(value).success).toBe(true);
    await assertSucceeds(create({ order: value }));
  });

  test.each(badOrders)("not the place %s", async (value) => {
    expect(taskOrderSchema.safeParse(value).success).toBe(false);
    await assertFails(create({ order: value }));
  });

  test("fits the rules with everything at its limit at once", async () => {
    await assertSucceeds(
      create({
        title: letters(title.max),
        note: letters(taskLimits.note),
        labels: Array.from({ length: taskLimits.labels }, () => letters(label.max)),
        checklist: items(taskLimits.checklist, letters(checklistText.max)),
        assignee: team.uidOf("viewer"),
      }),
    );
  });
});

describe("creating", () => {
  test.each<[string, Record<string, unknown>]>([
    ["another field", { color: "red" }],
    ["another's name", { createdBy: "somebody" }],
    ["another id", { id: "x".repeat(20) }],
    ["an earlier time", { createdAt: Timestamp.fromMillis(0) }],
    ["a later change", { updatedAt: Timestamp.fromMillis(4_000_000_000_000) }],
    ["its end", { deletedAt: serverTimestamp() }],
    ["somebody outside the team", { assignee: "stranger" }],
    ["an invitation of others", { invitationId: "A".repeat(20) }],
    ["no id at all", { invitationId: "x/draft" }],
  ])("not with %s", async (_what, wrong) => {
    await assertFails(create(wrong));
  });

  test("not without a field", async () => {
    const { note: _note, ...rest } = newTask(taskId, team.invitationId, team.uidOf("owner"));
    const database = firestoreOf(team.contextOf("owner"));
    await assertFails(addTask(database, team.invitationId, taskId, rest));
  });

  test("not over a task that is there", async () => {
    await store();
    await assertFails(create({}, "editor"));
  });
});

describe("changing", () => {
  beforeEach(() => store({ assignee: team.uidOf("sender") }));

  test.each<[string, Record<string, unknown>]>([
    ["the invitation", { invitationId: "A".repeat(20) }],
    ["who made it", { createdBy: "somebody" }],
    ["when it was made", { createdAt: serverTimestamp() }],
    ["the id", { id: "x".repeat(20) }],
    ["the time of the change", { updatedAt: Timestamp.fromMillis(0) }],
    ["a field that is none", { color: "red" }],
    ["somebody outside the team", { assignee: "stranger" }],
    ["an earlier end", { deletedAt: Timestamp.fromMillis(0) }],
  ])("not %s", async (_what, wrong) => {
    await assertFails(change("owner", wrong));
  });

  test("its place on the board", async () => {
    await assertSucceeds(change("editor", { order: "W00000" }));
    await assertFails(change("editor", { order: "000000" }));
  });

  test("its end, and back", async () => {
    await assertSucceeds(change("editor", { deletedAt: serverTimestamp() }));
    await assertFails(change("sender", { status: "done" }));
    await assertSucceeds(change("editor", { deletedAt: null }));
    await assertFails(deleteDoc(taskBy("owner")));
  });

  test("of somebody who left the team keeps their name", async () => {
    await store({ assignee: "left" });
    await assertSucceeds(change("owner", { title: "Pesan bunga" }));
    await assertFails(change("owner", { assignee: "left-too" }));
  });

  test("who is named and has left the team moves nothing", async () => {
    await store({ assignee: team.uidOf("stranger") });
    await assertFails(change("stranger", { status: "done" }));
  });

  test("the one who is named moves it and ticks its checklist, and no more", async () => {
    await assertSucceeds(change("sender", { status: "doing", order: "W00000" }));
    await assertSucceeds(change("sender", { checklist: [{ text: "Cicipi menu", isDone: true }] }));
    await assertFails(change("sender", { title: "Pesan bunga" }));
    await assertFails(change("sender", { assignee: null }));
    await assertFails(change("sender", { deletedAt: serverTimestamp() }));
    await assertFails(change("usher", { status: "done" }));
  });
});

describe("a checklist, of whoever the task is given to", () => {
  const most = items(taskLimits.checklist, letters(checklistText.max));
  beforeEach(() => store({ assignee: team.uidOf("sender"), checklist: most }));

  test("is ticked, each entry by itself", async () => {
    const unticked = most.map(({ text }, index) => ({ text, isDone: index % 2 === 0 }));
    await assertSucceeds(change("sender", { checklist: unticked }));
    await assertSucceeds(change("owner", { checklist: items(1) }));
  });

  test.each<[string, unknown[]]>([
    ["written anew", items(taskLimits.checklist)],
    ["cut", most.slice(1)],
    ["emptied", []],
    ["made longer", [...most, ...items(1)]],
    ...most.map((_, index): [string, unknown[]] => [
      `reworded at ${String(index)}`,
      most.with(index, { text: "Cek", isDone: true }),
    ]),
  ])("is not %s", async (_name, checklist) => {
    await assertFails(change("sender", { checklist }));
  });
});

describe("listing", () => {
  test("asks for one invitation", async () => {
    await store();
    const tasks = collection(firestoreOf(team.contextOf("viewer")), paths.tasks());
    const ofTeam = query(tasks, where("invitationId", "==", team.invitationId), limit(100));
    await assertSucceeds(getDocs(ofTeam));
    await assertFails(getDocs(query(tasks, limit(100))));
    await assertFails(getDocs(query(tasks, where("assignee", "==", team.uidOf("viewer")), limit(100))));
  });
});
