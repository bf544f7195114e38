import { randomBytes } from "node:crypto";
import { guestChatId, hiddenLine, supportChatId, teamChatId } from "@janur/domain/chat/chat";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import type { MessageAction } from "@janur/domain/moderation/moderation";
import { notificationSchema } from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { appendMessage } from "../chat/append-message.ts";
import { chatDocument, chatMessages } from "../../store/chat-documents.ts";
import { deleteChat } from "../../lifecycle/removal/purge-chats.ts";
import { pictureFile } from "../chat/picture-files.ts";
import { converter, db } from "../../platform/google/firestore.ts";
import { newAccount, newAdmin, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  freshSender,
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { samplePicture } from "../../../../tests/harness/samples/sample-pictures.ts";
import { fileFacts } from "../../platform/google/bucket.ts";
import { syncAccount } from "../staff/sync-account.ts";
import { reportPictureFile } from "./report-picture-file.ts";

let product: Product;
let owner: Account;
let bayu: Account;
let admin: Account;
beforeAll(async () => {
  product = await startProduct();
  [bayu, admin] = await Promise.all([newAccount("Bayu"), newAdmin("Bu Wening")]);
});
// An account reports a few messages an hour, so each test has a reporter of its own.
beforeEach(async () => {
  owner = await newAccount("Rani");
  await syncAccount(owner.uid);
});
afterAll(() => product.close());

const newId = () => documentIdFromBytes(randomBytes(20));
const insult = "Kata yang menyakitkan.";
const reason = { reason: "offensive" as const, text: "Menghina ibu saya." };

/** A wedding whose team is Rani and Bayu, who has just written something. */
async function teamChat(text = insult) {
  const wedding = await publishWedding(product, owner);
  const { invitationId } = wedding;
  await joinTeam(invitationId, bayu.uid, "viewer");
  const chatId = teamChatId(invitationId);
  const messageId = newId();
  await appendMessage(
    { id: chatId, kind: "team", invitationId, uid: null, name: "", guestId: null },
    { id: messageId, by: "host", uid: bayu.uid, name: "Bayu", text },
  );
  return { wedding, invitationId, chatId, messageId };
}

/** A guest's thread with a question, and an answer of the family. */
async function guestThread(wedding?: Wedding) {
  const of = wedding ?? (await publishWedding(product, owner));
  const { invitationId, slug } = of;
  const { guestId, token } = await inviteGuest(product, owner, of);
  const call = { invitationId, slug, token, thread: null };
  const question = newId();
  await product.asGuest("askHost", { ...call, name: "", id: question, text: insult });
  const chatId = guestChatId(invitationId, guestId);
  const answer = newId();
  const frame = (await chatDocument(chatId).get()).data();
  if (frame === undefined) throw new Error("the thread has not begun");
  await appendMessage(frame, { id: answer, by: "host", uid: owner.uid, name: "Rani", text: "Di depan." });
  return { wedding: of, invitationId, chatId, call, question, answer };
}

const rowsOf = async (chatId: string, isHandled = false) => {
  const stored = await db().collection(paths.reports()).where("chatId", "==", chatId).get();
  const ids = new Set(stored.docs.map(({ id }) => id));
  const { reports } = await product.asStaff("listAbuseReports", { isHandled, after: null }, admin);
  return reports.filter((report) => report.about === "message").filter(({ id }) => ids.has(id));
};
const handle = (reportId: string, action: MessageAction) =>
  product.asStaff("handleAbuseReport", { reportId, action }, admin);
const messageIn = async (chatId: string, id: string) => (await chatMessages(chatId).doc(id).get()).data();
const lastIn = async (chatId: string) => (await chatDocument(chatId).get()).data()?.last.text;

async function decisionsTold({ uid }: Account, invitationId: string) {
  const found = await db()
    .collection(paths.notifications(uid))
    .withConverter(converter(notificationSchema))
    .where("invitationId", "==", invitationId)
    .get();
  return found.docs
    .map((document) => document.data())
    .flatMap(({ facts }) => (facts.kind === "messageModeration" ? [facts.decision] : []));
}

describe("reportMessage", () => {
  test("keeps the one message as it is, once for each who reports it, and nothing else of the chat", async () => {
    const { chatId, messageId, invitationId } = await teamChat();
    await appendMessage(
      { id: chatId, kind: "team", invitationId, uid: null, name: "", guestId: null },
      { id: newId(), by: "host", uid: owner.uid, name: "Rani", text: "Rahasia keluarga." },
    );
    const report = { chatId, messageId, report: reason };
    for (let told = 0; told < 2; told += 1) await product.asHost("reportMessage", report, owner);
    const rows = await rowsOf(chatId);
    expect(rows).toMatchObject([
      {
        ...reason,
        status: "open",
        chatKind: "team",
        title: "Rani & Dimas",
        reporterName: "Rani",
        message: { by: "host", uid: bayu.uid, name: "Bayu", text: insult, picture: null },
        isHidden: false,
        isBlocked: false,
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain("Rahasia keluarga.");
  });

  test("is for those who take part, about messages of others that are there", async () => {
    const { chatId, messageId } = await teamChat();
    const stranger = await newAccount("Orang lain");
    const { chatId: thread, question } = await guestThread();
    const cases: [Account, string, string, string][] = [
      [stranger, chatId, messageId, "invitation/not-found"],
      [bayu, thread, question, "invitation/not-found"],
      [bayu, chatId, messageId, "chat/not-found"],
      [owner, chatId, newId(), "chat/not-found"],
      [stranger, supportChatId(owner.uid), newId(), "chat/not-found"],
    ];
    for (const [account, chat, message, refusal] of cases) {
      const input = { chatId: chat, messageId: message, report: reason };
      expect(await product.callHost("reportMessage", input, account)).toMatchObject({ refusal });
    }
    expect(await rowsOf(chatId)).toEqual([]);
  });

  test("ends at the limit of one account", async () => {
    const busy = await newAccount("Wati");
    const { invitationId, chatId } = await teamChat();
    await joinTeam(invitationId, busy.uid, "viewer");
    const write = async () => {
      const id = newId();
      await appendMessage(
        { id: chatId, kind: "team", invitationId, uid: null, name: "", guestId: null },
        { id, by: "host", uid: bayu.uid, name: "Bayu", text: insult },
      );
      return product.callHost("reportMessage", { chatId, messageId: id, report: reason }, busy);
    };
    for (let told = 0; told < limits.report.rate.count; told += 1) expect((await write()).refusal).toBeNull();
    expect((await write()).refusal).toBe("limit/too-many-requests");
  });

  test("a guest reports what the family wrote to them, and neither their own words nor another's", async () => {
    const { wedding, call, chatId, answer, question } = await guestThread();
    const other = await guestThread(wedding);
    const report = { reason: "other", text: "" } as const;
    const told = (messageId: string, by = call) =>
      product.callGuest("reportReply", { ...by, messageId, report }, freshSender());
    expect((await told(question)).refusal).toBe("chat/not-found");
    expect((await told(answer, other.call)).refusal).toBe("chat/not-found");
    expect((await told(answer)).refusal).toBeNull();
    expect(await rowsOf(chatId)).toMatchObject([
      { chatKind: "guest", reporterName: null, message: { uid: owner.uid, text: "Di depan." } },
    ]);
  });
});

describe("handleAbuseReport", () => {
  test("hides a message from everybody, tells its author, hears them once, and can take it back", async () => {
    const { chatId, messageId, invitationId } = await teamChat();
    const report = { chatId, messageId, report: reason };
    await product.asHost("reportMessage", report, owner);
    const [row] = await rowsOf(chatId);
    const id = row?.id ?? "";
    await handle(id, "hideMessage");
    expect(await messageIn(chatId, messageId)).toMatchObject({ text: "", hidden: { isAppealed: false } });
    expect(await lastIn(chatId)).toBe(hiddenLine);
    expect(await rowsOf(chatId)).toEqual([]);
    expect(await rowsOf(chatId, true)).toMatchObject([{ isHidden: true, message: { text: insult } }]);
    expect((await product.callHost("reportMessage", report, owner)).refusal).toBe("chat/not-found");

    const appeal = { chatId, messageId, text: "Itu kutipan dari lagu." };
    expect((await product.callHost("appealMessage", appeal, owner)).refusal).toBe("chat/not-found");
    await product.asHost("appealMessage", appeal, bayu);
    expect((await product.callHost("appealMessage", appeal, bayu)).refusal).toBe("chat/not-found");
    expect(await rowsOf(chatId)).toMatchObject([{ status: "appealed", appeal: { text: appeal.text } }]);
    await handle(id, "dismiss");
    await handle(id, "restore");
    expect(await messageIn(chatId, messageId)).toMatchObject({ text: insult });
    expect((await messageIn(chatId, messageId))?.hidden).toBeUndefined();
    expect(await lastIn(chatId)).toBe(insult);
    const told = await decisionsTold(bayu, invitationId);
    expect(told.sort()).toEqual(["hidden", "kept", "restored"]);
    expect(await decisionsTold(owner, invitationId)).toEqual([]);
  });

  test("of a report of which nothing comes nobody hears, and a warning leaves the message", async () => {
    const { chatId, messageId, invitationId } = await teamChat();
    await product.asHost("reportMessage", { chatId, messageId, report: reason }, owner);
    const [row] = await rowsOf(chatId);
    await handle(row?.id ?? "", "dismiss");
    expect(await decisionsTold(bayu, invitationId)).toEqual([]);
    await handle(row?.id ?? "", "warn");
    expect(await decisionsTold(bayu, invitationId)).toEqual(["warned"]);
    expect(await messageIn(chatId, messageId)).toMatchObject({ text: insult });
  });

  test("blocks a guest, who reads that their words are hidden, and opens their thread again", async () => {
    const { chatId, call, question } = await guestThread();
    await product.asHost("reportMessage", { chatId, messageId: question, report: reason }, owner);
    const [row] = await rowsOf(chatId);
    await handle(row?.id ?? "", "blockGuest");
    const view = await product.asGuest("readThread", { ...call, known: 0 });
    expect(view).toMatchObject({ isOpen: false, messages: 2 });
    expect(view.latest?.[0]?.text).toContain("disembunyikan oleh tim Janur");
    expect(JSON.stringify(view)).not.toContain(insult);
    expect(await rowsOf(chatId, true)).toMatchObject([{ isHidden: true, isBlocked: true }]);
    await handle(row?.id ?? "", "restore");
    const after = await product.asGuest("readThread", { ...call, known: 0 });
    expect(after).toMatchObject({ isOpen: true });
    expect(after.latest?.[0]?.text).toBe(insult);
  });

  test("leaves a guest blocked whom the family itself has blocked, also when it decides twice", async () => {
    const { chatId, call, question } = await guestThread();
    await product.asHost("reportMessage", { chatId, messageId: question, report: reason }, owner);
    const [row] = await rowsOf(chatId);
    await chatDocument(chatId).update({ isBlocked: true });
    for (const action of ["blockGuest", "blockGuest", "restore"] as const)
      await handle(row?.id ?? "", action);
    const after = await product.asGuest("readThread", { ...call, known: 0 });
    expect(after).toMatchObject({ isOpen: false });
    expect(after.latest?.[0]?.text).toBe(insult);
  });

  test("a guest says what speaks against it by a plain form, once, of their own message alone", async () => {
    const { wedding, chatId, call, question, answer } = await guestThread();
    const other = await guestThread(wedding);
    const send = (fields: Record<string, string>) =>
      ask(`${product.origin}/event/${wedding.slug}/keberatan`, {
        method: "POST",
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          "Sec-Fetch-Site": "same-origin",
          ...freshSender(),
        },
        body: new URLSearchParams({
          language: "id",
          token: call.token,
          message: question,
          ...fields,
        }).toString(),
      });
    const said = { text: "Itu kutipan dari lagu." };
    expect((await send(said)).status).toBe(404);
    await product.asHost("reportMessage", { chatId, messageId: question, report: reason }, owner);
    const [row] = await rowsOf(chatId);
    await handle(row?.id ?? "", "hideMessage");
    const looked = await product.asGuest("readThread", { ...call, known: 0 });
    expect(looked.latest?.map(({ appeal }) => appeal)).toEqual(["open", undefined]);

    const form = await send({});
    expect(form.status).toBe(200);
    expect(form.headers["cache-control"]).toBe("no-store");
    expect(form.text).toContain("Kirim keberatan");
    expect(form.text).not.toContain(insult);
    expect((await send({ text: "  " })).status).toBe(400);
    expect((await send({ ...said, message: answer })).status).toBe(404);
    expect((await send({ ...said, token: other.call.token })).status).toBe(404);
    const forged = await send({ ...said, token: `${call.token.slice(0, -2)}AA` });
    expect(forged.status).toBeGreaterThanOrEqual(400);
    expect(await rowsOf(chatId)).toEqual([]);

    const sent = await send(said);
    expect(sent.status).toBe(200);
    expect(sent.text).toContain("sudah sampai ke tim Janur");
    expect((await send(said)).text).toContain("sudah pernah disampaikan");
    expect(await rowsOf(chatId)).toMatchObject([{ status: "appealed", appeal: said }]);
    const after = await product.asGuest("readThread", { ...call, known: 0 });
    expect(after.latest?.[0]?.appeal).toBe("made");
  });

  test("takes a picture away with its address, shows it to the staff alone, and brings it back", async () => {
    const { chatId } = await teamChat();
    const id = newId();
    const picture = (await samplePicture(400, 300).jpeg().toBuffer()).toString("base64");
    await product.asHost("sendChatPicture", { chatId, id, picture }, bayu);
    await product.asHost("reportMessage", { chatId, messageId: id, report: reason }, owner);
    const [row] = await rowsOf(chatId);
    const reportId = row?.id ?? "";
    const path = row?.message.picture?.path ?? "";
    expect((await ask(`${product.origin}${path}`)).headers["content-type"]).toBe("image/webp");
    const { key } = await product.asHost("openChatPictures", { chatId }, bayu);
    for (const wrong of ["", `?key=${key}`])
      expect((await ask(`${product.origin}/media/reports/${reportId}.webp${wrong}`)).status).toBe(404);

    await handle(reportId, "hideMessage");
    expect((await messageIn(chatId, id))?.picture).toBeUndefined();
    for (const size of ["small", "large"] as const)
      expect(await fileFacts(pictureFile(chatId, id, size))).toBeNull();
    await handle(reportId, "restore");
    expect((await messageIn(chatId, id))?.picture).toEqual({ width: 400, height: 300 });
    for (const size of ["small", "large"] as const)
      expect(await fileFacts(pictureFile(chatId, id, size))).not.toBeNull();

    await deleteChat(chatId);
    expect(await rowsOf(chatId, true)).toEqual([]);
    expect(await fileFacts(reportPictureFile(reportId))).toBeNull();
  });

  test("knows no action about a page for a message", async () => {
    const { chatId, messageId } = await teamChat();
    await product.asHost("reportMessage", { chatId, messageId, report: reason }, owner);
    const [row] = await rowsOf(chatId);
    const input = { reportId: row?.id ?? "", action: "suspend" };
    expect(await product.callStaff("handleAbuseReport", input, admin)).toMatchObject({
      http: 400,
      refusal: "input/invalid",
    });
  });
});
