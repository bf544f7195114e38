import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { taskSchema, type Task } from "@janur/domain/task/task";
import { attachmentFolder, attachmentPath, type AttachmentType } from "@janur/domain/task/task-attachment";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db, documentOf } from "../../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../../tests/harness/documents.ts";
import { draftWedding, startProduct, type Product } from "../../../../../tests/harness/product.ts";
import { hostileFiles, sampleJpeg } from "../../../../../tests/harness/samples/sample-pictures.ts";
import { fileFacts, filesUnder, writeFile } from "../../../platform/google/bucket.ts";
import { removeMediaOf } from "../../media/remove-media.ts";
import { purgeOldTasks } from "../../../lifecycle/removal/purge-old-tasks.ts";
import { eraseTasks } from "../../../lifecycle/erasure/erase-tasks.ts";
import { attachmentDocument } from "../../../store/attachment-document.ts";

let product: Product;
let owner: Account;
let worker: Account;
let viewer: Account;
let invitationId: string;
beforeAll(async () => {
  product = await startProduct();
  [owner, worker, viewer] = await Promise.all([newAccount("Rani"), newAccount("Udin"), newAccount("Sri")]);
  ({ invitationId } = await draftWedding(product, owner));
  await joinTeam(invitationId, worker.uid, "sender");
  await joinTeam(invitationId, viewer.uid, "viewer");
});
afterAll(() => product.close());

const pdf = Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(2_000)]);

async function addTask(change: Partial<Task> = {}): Promise<string> {
  const id = documentIdFromBytes(randomBytes(20));
  await documentOf(paths.task(id), taskSchema).set({
    id,
    invitationId,
    title: "Pesan katering",
    note: "",
    labels: [],
    priority: "normal",
    due: null,
    reminder: null,
    assignee: worker.uid,
    checklist: [],
    files: 0,
    status: "todo",
    order: "V00000",
    createdBy: owner.uid,
    createdAt: new Date(),
    updatedAt: new Date(),
    deletedAt: null,
    ...change,
  });
  return id;
}

/** Announces a file and puts it where a browser would. */
async function upload(
  taskId: string,
  bytes: Buffer,
  contentType: AttachmentType = "application/pdf",
): Promise<string> {
  const input = { invitationId, taskId, name: "Penawaran.pdf", contentType };
  const { attachmentId } = await product.asHost("prepareTaskFile", input, worker);
  await writeFile(attachmentPath(invitationId, taskId, attachmentId), bytes, contentType);
  return attachmentId;
}

async function attach(taskId: string, bytes = pdf): Promise<string> {
  const attachmentId = await upload(taskId, bytes);
  await product.asHost("finishTaskFile", { invitationId, taskId, attachmentId }, worker);
  return attachmentId;
}

const filesOf = async (taskId: string) => (await db().doc(paths.task(taskId)).get()).get("files") as unknown;

const refusalOf = async (name: string, input: object, by: Account) =>
  (await product.callHost(name, input, by)).refusal;

describe("a file of a task", () => {
  test("comes back to the team as it was sent, piece by piece", async () => {
    const taskId = await addTask();
    const large = Buffer.concat([pdf, randomBytes(limits.export.pieceBytes)]);
    const attachmentId = await attach(taskId, large);
    const parts: Buffer[] = [];
    for (let offset = 0; offset < large.length; offset = Buffer.concat(parts).length) {
      const input = { invitationId, taskId, attachmentId, offset };
      const { bytes, total } = await product.asHost("readTaskFile", input, viewer);
      expect(total).toBe(large.length);
      parts.push(Buffer.from(bytes, "base64"));
    }
    expect(parts).toHaveLength(2);
    expect(Buffer.concat(parts).equals(large)).toBe(true);
    const beyond = { invitationId, taskId, attachmentId, offset: large.length };
    expect(await refusalOf("readTaskFile", beyond, viewer)).toBe("input/invalid");
  });

  test("is shown once it is there, however often that is told", async () => {
    const taskId = await addTask();
    const announced = { invitationId, taskId, name: "a.pdf", contentType: "application/pdf" as const };
    const { attachmentId } = await product.asHost("prepareTaskFile", announced, worker);
    const file = { invitationId, taskId, attachmentId };
    expect(await refusalOf("finishTaskFile", file, worker)).toBe("task/not-found");
    expect(await refusalOf("readTaskFile", { ...file, offset: 0 }, worker)).toBe("task/not-found");
    await writeFile(attachmentPath(invitationId, taskId, attachmentId), pdf, "application/pdf");
    await Promise.all([1, 2, 3].map(() => product.asHost("finishTaskFile", file, worker)));
    const stored = (await attachmentDocument(taskId, attachmentId).get()).data();
    expect(stored).toMatchObject({ bytes: pdf.length, waitingSince: null, uid: worker.uid });
    expect(await filesOf(taskId)).toBe(1);
  });

  test("counts on its task while it is there, however many come and go at once", async () => {
    const taskId = await addTask();
    const ready = await Promise.all([upload(taskId, pdf), upload(taskId, pdf), upload(taskId, pdf)]);
    const file = (attachmentId: string) => ({ invitationId, taskId, attachmentId });
    expect(await filesOf(taskId)).toBe(0);
    await Promise.all(ready.map((id) => product.asHost("finishTaskFile", file(id), worker)));
    expect(await filesOf(taskId)).toBe(3);
    const [first, second] = ready;
    await Promise.all([first, second].map((id) => product.asHost("removeTaskFile", file(id), worker)));
    expect(await filesOf(taskId)).toBe(1);
    await product.asHost("removeTaskFile", file(first), worker);
    expect(await filesOf(taskId)).toBe(1);
  });

  test.each(Object.entries(hostileFiles))("is not %s that is said to be a picture", async (_what, bytes) => {
    const taskId = await addTask();
    const attachmentId = await upload(taskId, bytes, "image/png");
    expect(await refusalOf("finishTaskFile", { invitationId, taskId, attachmentId }, worker)).toBe(
      "task/file-refused",
    );
    expect(await fileFacts(attachmentPath(invitationId, taskId, attachmentId))).toBeNull();
    expect((await attachmentDocument(taskId, attachmentId).get()).exists).toBe(false);
  });

  test("may be a picture", async () => {
    const taskId = await addTask();
    const attachmentId = await upload(taskId, await sampleJpeg(64, 64), "image/jpeg");
    await product.asHost("finishTaskFile", { invitationId, taskId, attachmentId }, worker);
  });

  test("is added and removed by those who work on the task, and by nobody else", async () => {
    const taskId = await addTask();
    const others = await addTask({ assignee: null });
    const input = { invitationId, name: "a.pdf", contentType: "application/pdf" };
    expect(await refusalOf("prepareTaskFile", { ...input, taskId }, viewer)).toBe("team/not-allowed");
    expect(await refusalOf("prepareTaskFile", { ...input, taskId: others }, worker)).toBe("team/not-allowed");
    const attachmentId = await attach(taskId);
    const file = { invitationId, taskId, attachmentId };
    expect(await refusalOf("removeTaskFile", file, viewer)).toBe("team/not-allowed");
    await product.asHost("removeTaskFile", file, owner);
    await product.asHost("removeTaskFile", file, owner);
    expect(await filesUnder(attachmentFolder(invitationId, taskId))).toEqual([]);
    expect(await refusalOf("readTaskFile", { ...file, offset: 0 }, owner)).toBe("task/not-found");
  });

  test("is not found through an invitation of one's own", async () => {
    const taskId = await addTask();
    const attachmentId = await attach(taskId);
    const stranger = await newAccount("Orang lain");
    const own = await draftWedding(product, stranger);
    const file = { invitationId: own.invitationId, taskId, attachmentId };
    expect(await refusalOf("readTaskFile", { ...file, offset: 0 }, stranger)).toBe("task/not-found");
    expect(await refusalOf("removeTaskFile", file, stranger)).toBe("task/not-found");
    expect(await fileFacts(attachmentPath(invitationId, taskId, attachmentId))).not.toBeNull();
  });

  test("is one of so many at most, also when many are announced at once", async () => {
    const taskId = await addTask();
    const { perTask } = taskLimits.attachment;
    const input = { invitationId, taskId, name: "a.pdf", contentType: "application/pdf" };
    for (let count = 1; count < perTask; count += 1)
      await product.callHost("prepareTaskFile", input, count % 2 === 0 ? owner : worker);
    const last = await Promise.all([1, 2, 3].map(() => refusalOf("prepareTaskFile", input, owner)));
    expect(last.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(await refusalOf("prepareTaskFile", input, owner)).toBe("task/file-limit");
  });
});

describe("files go", () => {
  test("with a task that was deleted long ago, and stay with one that may still be had back", async () => {
    const now = new Date();
    const long = new Date(now.getTime() - taskLimits.deletedMs - 1_000);
    const [gone, fresh] = [await addTask(), await addTask()];
    await Promise.all([attach(gone), attach(fresh)]);
    await db().doc(paths.task(gone)).update({ deletedAt: long });
    await db().doc(paths.task(fresh)).update({ deletedAt: now });
    await purgeOldTasks(now);
    await purgeOldTasks(now);
    expect((await db().doc(paths.task(gone)).get()).exists).toBe(false);
    expect((await db().collection(paths.taskAttachments(gone)).get()).size).toBe(0);
    expect(await filesUnder(attachmentFolder(invitationId, gone))).toEqual([]);
    expect((await db().doc(paths.task(fresh)).get()).exists).toBe(true);
    expect(await filesUnder(attachmentFolder(invitationId, fresh))).toHaveLength(1);
  });

  test("when they were announced and never finished", async () => {
    const taskId = await addTask();
    const ready = await attach(taskId);
    const waiting = await upload(taskId, pdf);
    const waitingSince = new Date(Date.now() - taskLimits.attachment.waitingMs - 1_000);
    await attachmentDocument(taskId, waiting).update({ waitingSince });
    await purgeOldTasks(new Date());
    expect((await filesUnder(attachmentFolder(invitationId, taskId))).map(({ name }) => name)).toEqual([
      attachmentPath(invitationId, taskId, ready),
    ]);
    expect((await attachmentDocument(taskId, waiting).get()).exists).toBe(false);
  });

  test("with their invitation", async () => {
    const taskId = await addTask();
    await attach(taskId);
    await removeMediaOf(invitationId);
    expect(await filesUnder(attachmentFolder(invitationId, taskId))).toEqual([]);
  });

  test("not with the account of who added them, whose name goes", async () => {
    const taskId = await addTask();
    const attachmentId = await attach(taskId);
    await eraseTasks({ uid: worker.uid, email: null, choices: [] }, new Date());
    const stored = (await attachmentDocument(taskId, attachmentId).get()).data();
    expect(stored?.uid).not.toBe(worker.uid);
    expect(await filesUnder(attachmentFolder(invitationId, taskId))).toHaveLength(1);
  });
});
