import { shiftedDate } from "@janur/domain/time/calendar-day";
import { notificationSchema, type NotificationFacts } from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import { eventDate, taskSchema, type Task } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { wallClock } from "@janur/domain/time/zone";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { converter, db, documentOf } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { draftWedding, startProduct, type Product } from "../../../../tests/harness/product.ts";
import { putTask } from "../../../../tests/harness/stored-tasks.ts";
import { invitationDocument } from "../../store/access.ts";
import { notifyAssigned } from "./notify-assigned.ts";
import { notifyDueTasks } from "./notify-due-tasks.ts";
import { notifyTaskSlice } from "./notify-task-slice.ts";
import { handOut, taskSliceDocument } from "./task-slices.ts";
import { notifyReminders } from "./notify-reminders.ts";

let product: Product;
let owner: Account;
let usher: Account;
let invitationId: string;
/** Of the event, on the calendar of its place. */
let day: string;
let zone: string;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  [owner, usher] = await Promise.all([newAccount("Rani"), newAccount("Udin")]);
  ({ invitationId } = await draftWedding(product, owner));
  // A day that no other test has, whose tasks these mornings would tell as well.
  await invitationDocument(invitationId).update({ startAt: new Date("2041-05-17T02:00:00.000Z") });
  await joinTeam(invitationId, usher.uid, "usher");
  const invitation = await stored.invitation(invitationId);
  if (invitation === undefined) throw new Error("no such invitation");
  ({ zone } = invitation);
  day = eventDate(invitation) ?? "";
});

/** An instant on a day counted from the event, at nine where it is. */
const morningOf = (days: number) => new Date(`${shiftedDate(day, days)}T02:00:00.000Z`);

/** So long ago that the suite's own trigger tells nobody of what these tests write. */
const writtenAt = new Date(Date.now() - 2 * taskLimits.freshMs);

const addTask = (change: Partial<Task> = {}): Promise<Task> =>
  putTask({ invitationId, createdBy: owner.uid, createdAt: writtenAt, ...change });

async function factsFor({ uid }: Account): Promise<NotificationFacts[]> {
  const news = db().collection(paths.notifications(uid)).withConverter(converter(notificationSchema));
  return (await news.get()).docs.map((document) => document.data().facts);
}

describe("the morning's news of tasks", () => {
  test("count what is due tomorrow and what was due yesterday, for each whose it is, once a day", async () => {
    await addTask({ due: { days: -6 } });
    await addTask({ due: { date: shiftedDate(day, -6) } });
    await addTask({ due: { days: -8 }, assignee: usher.uid });
    // Neither of these.
    await addTask({ due: { days: -7 } });
    await addTask({ due: { days: -9 } });
    await addTask({ due: { days: -6 }, status: "done" });
    await addTask({ due: { days: -6 }, deletedAt: new Date() });
    const now = morningOf(-7);
    await Promise.all([notifyDueTasks(now), notifyDueTasks(now)]);
    await notifyDueTasks(new Date(now.getTime() + 3_600_000));
    expect(await factsFor(owner)).toEqual([{ kind: "tasks", tomorrow: 2, overdue: 0 }]);
    expect(await factsFor(usher)).toEqual([{ kind: "tasks", tomorrow: 0, overdue: 1 }]);
    await notifyDueTasks(morningOf(-5));
    expect(await factsFor(owner)).toHaveLength(2);
    expect(await factsFor(owner)).toContainEqual({ kind: "tasks", tomorrow: 0, overdue: 2 });
  });

  test("know tasks with a day of their own before the event has one", async () => {
    await invitationDocument(invitationId).update({ startAt: null });
    const now = new Date();
    await addTask({ due: { date: shiftedDate(wallClock(now, zone).date, 1) } });
    await addTask({ due: { days: -1 }, reminder: { days: -1 } });
    await notifyDueTasks(now);
    expect(await factsFor(owner)).toEqual([{ kind: "tasks", tomorrow: 1, overdue: 0 }]);
  });

  test("are told slice by slice where events are many, each slice once", async () => {
    await addTask({ due: { days: -6 } });
    await addTask({ due: { date: shiftedDate(day, -6) } });
    const now = morningOf(-7);
    const [from, until] = [new Date("2041-05-17T00:00:00.000Z"), new Date("2041-05-18T00:00:00.000Z")];
    const elsewhere = { from: until, until: new Date("2041-05-19T00:00:00.000Z") };
    const [first, second] = [`test-${invitationId}-0`, `test-${invitationId}-1`];
    const job = { kind: "tasks", at: now, dueAt: new Date("2042-01-01T00:00:00.000Z") } as const;
    await taskSliceDocument(first).set({ ...job, ...elsewhere });
    await taskSliceDocument(second).set({ ...job, from, until });
    await notifyTaskSlice(first);
    expect(await factsFor(owner)).toEqual([]);
    await Promise.all([notifyTaskSlice(second), notifyTaskSlice(second)]);
    expect(await factsFor(owner)).toEqual([{ kind: "tasks", tomorrow: 2, overdue: 0 }]);
    for (const id of [first, second]) expect((await taskSliceDocument(id).get()).exists).toBe(false);
  });

  test("are looked after by the queue of jobs where they were handed out", async () => {
    await addTask({ due: { days: -6 } });
    const now = new Date(morningOf(-7).getTime() + 1);
    const window = {
      from: new Date("2041-05-17T00:00:00.000Z"),
      until: new Date("2041-05-18T00:00:00.000Z"),
    };
    await handOut([window], now);
    await vi.waitUntil(async () => (await factsFor(owner)).length > 0, { timeout: 30_000, interval: 200 });
    expect(await factsFor(owner)).toEqual([{ kind: "tasks", tomorrow: 1, overdue: 0 }]);
  });

  test("say nothing of an invitation in the trash, nor to who chose to hear nothing", async () => {
    const silent = { inApp: false, email: false };
    await db()
      .doc(paths.userSettings(owner.uid, "notifications"))
      .set({ events: { task: silent } });
    await addTask({ due: { days: -6 } });
    await addTask({ due: { days: -6 }, assignee: usher.uid });
    await notifyDueTasks(morningOf(-7));
    expect(await factsFor(owner)).toEqual([]);
    expect(await factsFor(usher)).toHaveLength(1);
    await invitationDocument(invitationId).update({ status: "trashed", statusBefore: "draft" });
    await notifyDueTasks(morningOf(-5));
    expect(await factsFor(usher)).toHaveLength(1);
  });
});

describe("news of a task that is theirs now", () => {
  const given = { kind: "taskAssigned", count: 1, title: "Pesan katering" };
  const tell = (task: Task, change: { isNew?: boolean; now?: Date } = {}) => {
    const { isNew = false, now = new Date(writtenAt.getTime() + 1_000) } = change;
    return notifyAssigned({ key: task.id, taskId: task.id, assignee: task.assignee ?? "", isNew }, now);
  };

  test("come once to the member who is named in it, and to nobody else", async () => {
    const task = await addTask({ assignee: usher.uid, isTaken: false });
    await Promise.all([tell(task), tell(task)]);
    await tell(task);
    expect(await factsFor(usher)).toEqual([given]);
    expect(await factsFor(owner)).toEqual([]);
  });

  test("do not come to who took it themselves, nor of what is done, deleted, passed on or old", async () => {
    await tell(await addTask({ assignee: owner.uid, isTaken: true }));
    await tell(await addTask({ assignee: owner.uid }), { isNew: true });
    await tell(await addTask({ assignee: usher.uid, status: "done" }));
    await tell(await addTask({ assignee: usher.uid, deletedAt: new Date() }));
    await tell({ ...(await addTask({ assignee: owner.uid, isTaken: true })), assignee: usher.uid });
    const later = new Date(writtenAt.getTime() + taskLimits.freshMs + 60_000);
    await tell(await addTask({ assignee: usher.uid }), { now: later });
    expect(await factsFor(owner)).toEqual([]);
    expect(await factsFor(usher)).toEqual([]);
  });

  test("do not come to who is not of the team any more, nor of an invitation in the trash", async () => {
    const stranger = await newAccount("Wati");
    await tell(await addTask({ assignee: stranger.uid }));
    expect(await factsFor(stranger)).toEqual([]);
    await invitationDocument(invitationId).update({ status: "trashed", statusBefore: "draft" });
    await tell(await addTask({ assignee: usher.uid }));
    expect(await factsFor(usher)).toEqual([]);
  });

  test("leave with the mail of their own settings", async () => {
    const onlyMail = { inApp: false, email: true };
    await db()
      .doc(paths.userSettings(usher.uid, "notifications"))
      .set({ events: { task: onlyMail } });
    await tell(await addTask({ assignee: usher.uid }));
    const [news] = (await db().collection(paths.notifications(usher.uid)).get()).docs;
    expect(news?.data()).toMatchObject({ isShown: false, mailState: "waiting", event: "task" });
  });
});

describe("a reminder", () => {
  const told = { kind: "taskReminder", title: "Pesan katering" };

  test("counted from the event comes on the morning of its day, once", async () => {
    await addTask({ reminder: { days: -10 }, assignee: usher.uid });
    await notifyDueTasks(morningOf(-11));
    expect(await factsFor(usher)).toEqual([]);
    await notifyDueTasks(morningOf(-10));
    await notifyDueTasks(morningOf(-10));
    expect(await factsFor(usher)).toEqual([told]);
    expect(await factsFor(owner)).toEqual([]);
  });

  test("at a time comes when it is there, once, and not for what is done (T4)", async () => {
    const at = new Date(Date.now() - 60_000);
    await addTask({ reminder: { at } });
    await addTask({ reminder: { at }, status: "done" });
    await addTask({ reminder: { at: new Date(Date.now() + 3_600_000) } });
    const now = new Date();
    await Promise.all([notifyReminders(now), notifyReminders(now)]);
    await notifyReminders(now);
    expect(await factsFor(owner)).toEqual([told]);
  });

  test("that was moved comes again", async () => {
    const task = await addTask({ reminder: { at: new Date(Date.now() - 120_000) } });
    await notifyReminders(new Date());
    await documentOf(paths.task(task.id), taskSchema).update({
      reminder: { at: new Date(Date.now() - 1_000) },
    });
    await notifyReminders(new Date());
    expect(await factsFor(owner)).toEqual([told, told]);
  });
});
