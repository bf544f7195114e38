import { randomBytes } from "node:crypto";
import { guestChatId } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import type { GuestCallables } from "@janur/domain/contracts/guest-callables";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { db } from "../../platform/google/firestore.ts";
import { forge } from "../../../../tests/harness/forge.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import {
  freshSender,
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { invitationDocument } from "../../store/access.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import { appendMessage } from "./append-message.ts";
import { chatDocument, chatMessages, chatReadDocument } from "../../store/chat-documents.ts";
import { listThreads } from "./list-threads.ts";
import { purgeChats } from "../../lifecycle/removal/purge-chats.ts";
import { replyToThread } from "./reply-to-thread.ts";
import { notifyUnread } from "./notify-unread.ts";

let product: Product;
let owner: Account;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(() => product.close());

type Asked = z.input<GuestCallables["askHost"]["input"]>;

const newMessageId = () => documentIdFromBytes(randomBytes(20));
const page = ({ invitationId, slug }: Wedding) => ({ invitationId, slug });

/** A question of somebody without a personal link, and nothing of it wrong. */
const question = (wedding: Wedding, change: Partial<Asked> = {}): Asked => ({
  ...page(wedding),
  token: null,
  thread: null,
  name: "Udin",
  id: newMessageId(),
  text: "Parkir di mana?",
  ...change,
});
const look = (wedding: Wedding, change: Partial<z.input<GuestCallables["readThread"]["input"]>>) =>
  product.asGuest("readThread", { ...page(wedding), token: null, thread: null, known: 0, ...change });

const helper = (text: string) =>
  ({ id: newMessageId(), by: "helper", uid: null, name: "Rina", text }) as const;

describe("askHost", () => {
  test("puts the message of a personal link into the guest's own thread, under their name", async () => {
    const wedding = await publishWedding(product, owner);
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    const asked = question(wedding, { token, name: "Somebody else" });
    const view = await product.asGuest("askHost", asked);
    expect(view).toMatchObject({
      isOpen: true,
      messages: 1,
      thread: null,
      latest: [{ by: "guest", name: "Bapak Hadi Wiranto & Keluarga", text: "Parkir di mana?" }],
    });
    const chat = (await chatDocument(guestChatId(wedding.invitationId, guestId)).get()).data();
    expect(chat).toMatchObject({ guestId, messages: 1, guestSeen: 1, isTold: false, last: { id: asked.id } });
  });

  test("gives somebody without a link a thread that its token alone leads back to", async () => {
    const wedding = await publishWedding(product, owner);
    const { thread } = await product.asGuest("askHost", question(wedding));
    const second = await product.asGuest("askHost", question(wedding, { thread, text: "Ada mushola?" }));
    expect(second).toMatchObject({ thread, messages: 2 });
    expect(await look(wedding, { thread })).toMatchObject({ messages: 2 });
    expect(await look(wedding, {})).toEqual({ isOpen: true, messages: 0, latest: null });
    const other = await product.asGuest("askHost", question(wedding));
    expect(other.thread).not.toBe(thread);
    const refused = await product.callGuest("readThread", {
      ...page(wedding),
      token: null,
      thread: forge(thread ?? ""),
      known: 0,
    });
    expect(refused).toMatchObject({ refusal: "link/invalid" });
  });

  test("is one effect however often it is sent (T2)", async () => {
    const wedding = await publishWedding(product, owner);
    const asked = question(wedding);
    const answers = await Promise.all(Array.from({ length: 20 }, () => product.asGuest("askHost", asked)));
    expect(new Set(answers.map(({ thread }) => thread)).size).toBe(1);
    for (const answer of answers) expect(answer).toMatchObject({ messages: 1, latest: [{ id: asked.id }] });
  });

  test("asks a nameless sender for a name, by a group's link too", async () => {
    const wedding = await publishWedding(product, owner);
    const { token } = await inviteGuest(product, owner, wedding, { kind: "group", name: "Alumni SMA 3" });
    for (const wrong of [question(wedding, { name: "" }), question(wedding, { name: "", token })]) {
      expect(await product.callGuest("askHost", wrong, freshSender())).toMatchObject({
        refusal: "input/invalid",
        params: { fields: ["name"] },
      });
    }
    const { thread } = await product.asGuest("askHost", question(wedding, { token }));
    expect(await look(wedding, { token, thread })).toMatchObject({ messages: 1 });
  });

  test("is closed to a guest whom the family has blocked, and so is answering them", async () => {
    const wedding = await publishWedding(product, owner);
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    const { invitationId } = wedding;
    await product.asGuest("askHost", question(wedding, { token }));
    await chatDocument(guestChatId(invitationId, guestId)).update({ isBlocked: true });
    const refused = await product.callGuest("askHost", question(wedding, { token }), freshSender());
    expect(refused).toMatchObject({ refusal: "chat/closed" });
    expect(await look(wedding, { token })).toMatchObject({ isOpen: false, messages: 1 });
    expect(await listThreads(invitationId)).toEqual([]);
    const reply = { invitationId, threadId: guestId, message: helper("Di belakang.") };
    await expect(replyToThread(reply, new Date())).rejects.toMatchObject({ code: "chat/closed" });
  });

  test("is closed a week after the last ceremony, and what was said stays to be read", async () => {
    const wedding = await publishWedding(product, owner);
    const { thread } = await product.asGuest("askHost", question(wedding));
    const over = Date.now() - chatLimits.openAfterMs - 1_000;
    await invitationDocument(wedding.invitationId).update({
      contactsUntil: new Date(over + limits.contact.keptMs),
    });
    const refused = await product.callGuest("askHost", question(wedding, { thread }), freshSender());
    expect(refused).toMatchObject({ refusal: "chat/closed" });
    expect(await look(wedding, { thread })).toMatchObject({ isOpen: false, messages: 1 });
  });

  test("takes so many of one thread in a while, and not one more", async () => {
    const wedding = await publishWedding(product, owner);
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    const { count } = chatLimits.rate;
    const sentNow = { startedAt: new Date(), count: count - 1, expireAt: new Date() };
    await attemptsDocument(["ask", wedding.invitationId, guestId]).set(sentNow);
    await product.asGuest("askHost", question(wedding, { token }));
    const refused = await product.callGuest("askHost", question(wedding, { token }), freshSender());
    expect(refused).toMatchObject({ http: 429, refusal: "limit/too-many-requests" });
  });

  test("takes so many of one sender without a link, however many threads they begin", async () => {
    const wedding = await publishWedding(product, owner);
    const sender = freshSender();
    for (let sent = 0; sent < chatLimits.senderRate.count; sent += 5) {
      const five = Array.from({ length: 5 }, () => product.callGuest("askHost", question(wedding), sender));
      for (const answer of await Promise.all(five)) expect(answer.refusal).toBeNull();
    }
    const refused = await product.callGuest("askHost", question(wedding), sender);
    expect(refused).toMatchObject({ refusal: "limit/too-many-requests" });
    expect(await product.callGuest("askHost", question(wedding), freshSender())).toMatchObject({
      refusal: null,
    });
  });
});

describe("readThread", () => {
  test("brings what is new and says that the guest has seen it", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId } = wedding;
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await product.asGuest("askHost", question(wedding, { token }));
    expect(await look(wedding, { token, known: 1 })).toEqual({ isOpen: true, messages: 1, latest: null });
    await replyToThread(
      { invitationId, threadId: guestId, message: helper("Di belakang gedung.") },
      new Date(),
    );
    const stored = async () => (await chatDocument(guestChatId(invitationId, guestId)).get()).data();
    expect(await stored()).toMatchObject({ messages: 2, guestSeen: 1 });
    expect(await look(wedding, { token, known: 1 })).toMatchObject({
      messages: 2,
      latest: [{ text: "Parkir di mana?" }, { by: "helper", name: "Rina", text: "Di belakang gedung." }],
    });
    expect(await stored()).toMatchObject({ guestSeen: 2 });
    const writtenAt = async () =>
      (await chatDocument(guestChatId(invitationId, guestId)).get()).updateTime?.toMillis();
    const before = await writtenAt();
    // The page says 0 each time it is opened.
    expect(await look(wedding, { token, known: 0 })).toMatchObject({ messages: 2 });
    expect(await writtenAt()).toBe(before);
  });

  test("brings the latest page of a long thread, oldest first", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId } = wedding;
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await product.asGuest("askHost", question(wedding, { token }));
    const chat = (await chatDocument(guestChatId(invitationId, guestId)).get()).data();
    if (chat === undefined) throw new Error("no thread");
    const { id, kind, uid, name } = chat;
    for (let sent = 1; sent <= chatLimits.page; sent += 1)
      await appendMessage({ id, kind, invitationId, uid, name, guestId }, helper(String(sent)));
    const { latest, messages } = await look(wedding, { token });
    expect(messages).toBe(chatLimits.page + 1);
    expect(latest?.map(({ text }) => text)).toEqual(
      Array.from({ length: chatLimits.page }, (_, index) => String(index + 1)),
    );
  });

  test("tells nobody's thread by another's link or another invitation's", async () => {
    const [wedding, other] = await Promise.all([
      publishWedding(product, owner),
      publishWedding(product, owner),
    ]);
    const mine = await product.asGuest("askHost", question(wedding, { text: "Rahasia" }));
    const { token } = await inviteGuest(product, owner, wedding);
    expect(await look(wedding, { token })).toMatchObject({ messages: 0 });
    expect(
      await product.callGuest("readThread", { ...page(other), token: null, thread: mine.thread, known: 0 }),
    ).toMatchObject({ refusal: "link/invalid" });
  });
});

describe("unread messages", () => {
  const notificationsOf = async (uid: string) => {
    const { docs } = await db().collection(paths.notifications(uid)).get();
    return docs.map((document): unknown => document.get("facts")).filter((facts) => facts !== undefined);
  };

  test("are told once to those who answer guests and have not read them (T4)", async () => {
    const host = await newAccount("Rani");
    const [editor, viewer] = await Promise.all([newAccount("Bayu"), newAccount("Ibu")]);
    const wedding = await publishWedding(product, host);
    const { invitationId } = wedding;
    await joinTeam(invitationId, editor.uid, "editor");
    await joinTeam(invitationId, viewer.uid, "viewer");
    const { guestId, token } = await inviteGuest(product, host, wedding);
    for (let sent = 0; sent < 2; sent += 1) await product.asGuest("askHost", question(wedding, { token }));
    const chatId = guestChatId(invitationId, guestId);
    await chatReadDocument(chatId, editor.uid).set({ uid: editor.uid, messages: 2, readAt: new Date() });

    await notifyUnread(new Date());
    expect(await notificationsOf(host.uid)).toEqual([]);
    const long = new Date(Date.now() - chatLimits.toldAfterMs - 1_000);
    await chatDocument(chatId).update({ updatedAt: long });
    const before = (await chatDocument(chatId).get()).data();
    await Promise.all(Array.from({ length: 5 }, () => notifyUnread(new Date())));
    // A run that was stopped before it said that it had told comes again.
    await chatDocument(chatId).update({ isTold: false });
    for (let again = 0; again < 5; again += 1) await notifyUnread(new Date());
    expect(await notificationsOf(host.uid)).toEqual([{ kind: "messages", count: 2 }]);
    expect(await notificationsOf(editor.uid)).toEqual([]);
    expect(await notificationsOf(viewer.uid)).toEqual([]);
    expect((await chatDocument(chatId).get()).data()).toEqual({ ...before, isTold: true });
  });
});

describe("the family's side", () => {
  test("lists threads, the latest first, and which of them wait", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId } = wedding;
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await product.asGuest("askHost", question(wedding, { token }));
    await product.asGuest("askHost", question(wedding, { text: "Boleh bawa anak?" }));
    await replyToThread({ invitationId, threadId: guestId, message: helper("Di belakang.") }, new Date());
    expect(await listThreads(invitationId)).toMatchObject([
      { threadId: guestId, isWaiting: false, messages: 2 },
      { name: "Udin", isWaiting: true, last: { text: "Boleh bawa anak?" } },
    ]);
  });

  test("answers nobody who has not asked, and the same answer once", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId } = wedding;
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    const reply = { invitationId, threadId: guestId, message: helper("Halo") };
    await expect(replyToThread(reply, new Date())).rejects.toMatchObject({ code: "chat/not-found" });
    await product.asGuest("askHost", question(wedding, { token }));
    await Promise.all([replyToThread(reply, new Date()), replyToThread(reply, new Date())]);
    expect(await replyToThread(reply, new Date())).toMatchObject({ messages: 2 });
  });

  test("deletes a thread for the guest who asks, also without a personal link, and no other one", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId, slug } = wedding;
    const { guestId, token } = await inviteGuest(product, owner, wedding);
    await product.asGuest("askHost", question(wedding, { token }));
    await product.asGuest("askHost", question(wedding, { token, text: "Ada mushola?" }));
    await replyToThread({ invitationId, threadId: guestId, message: helper("Ada.") }, new Date());
    expect(await product.asGuest("myData", { invitationId, slug, token })).toMatchObject({ messages: 2 });
    const { thread } = await product.asGuest("askHost", question(wedding));
    const forged = { ...page(wedding), token: null, thread: `${"a".repeat(20)}.${"b".repeat(22)}` };
    expect((await product.callGuest("purgeThread", forged, freshSender())).refusal).toBe("link/invalid");
    await product.asGuest("purgeThread", { ...page(wedding), token: null, thread });
    const rest = await db().collection(paths.chats()).where("invitationId", "==", invitationId).get();
    expect(rest.docs.map(({ id }) => id)).toEqual([guestChatId(invitationId, guestId)]);
    expect(await look(wedding, { thread })).toMatchObject({ isOpen: true, messages: 0 });
    await product.asGuest("purgeThread", { ...page(wedding), token, thread: null });
    expect(await look(wedding, { token })).toMatchObject({ isOpen: true, messages: 0 });
    // The link itself goes on.
    expect(await product.asGuest("myData", { invitationId, slug, token })).toMatchObject({ messages: 0 });
  });

  test("keeps nothing of a guest who is forgotten, and nothing of an invitation that is gone", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId } = wedding;
    const [one, two] = await Promise.all([
      inviteGuest(product, owner, wedding),
      inviteGuest(product, owner, wedding),
    ]);
    const left = async (threadId: string) => {
      const chatId = guestChatId(invitationId, threadId);
      const [chat, messages] = await Promise.all([chatDocument(chatId).get(), chatMessages(chatId).get()]);
      return chat.exists || !messages.empty;
    };
    for (const { token } of [one, two]) await product.asGuest("askHost", question(wedding, { token }));
    await product.asGuest("forgetMe", { ...page(wedding), token: one.token });
    expect(await left(one.guestId)).toBe(false);
    await product.asHost("deleteGuests", { invitationId, guestIds: [two.guestId] }, owner);
    expect(await left(two.guestId)).toBe(false);
    await product.asGuest("askHost", question(wedding));
    await purgeChats(invitationId);
    const rest = await db().collection(paths.chats()).where("invitationId", "==", invitationId).get();
    expect(rest.empty).toBe(true);
  });

  test("answers kept ready are the family's own, in their order, as many as there is room for", async () => {
    const { invitationId } = await publishWedding(product, owner);
    const kept = async () => (await invitationDocument(invitationId).get()).data()?.cannedReplies;
    const save = (replies: string[]) =>
      product.callHost("saveCannedReplies", { invitationId, replies }, owner);
    expect(await kept()).toBeNull();
    const { count, text } = chatLimits.canned;
    const most = Array.from({ length: count }, (_, index) => String(index).padEnd(text.max, "x"));
    expect((await save([...most, "lagi"])).refusal).toBe("input/invalid");
    expect((await save(["x".repeat(text.max + 1)])).refusal).toBe("input/invalid");
    expect((await save([" "])).refusal).toBe("input/invalid");
    expect(await kept()).toBeNull();
    expect((await save(most)).refusal).toBeNull();
    expect(await kept()).toEqual(most);
    expect((await save([" Baik. ", "Siap."])).refusal).toBeNull();
    expect(await kept()).toEqual(["Baik.", "Siap."]);
    const seen = ["Baik.", "Siap."];
    for (const replies of [
      ["Baik.", "Siap.", "Terima kasih."],
      ["Oke.", "Siap."],
    ])
      await product.asHost("saveCannedReplies", { invitationId, replies, seen }, owner);
    expect(await kept()).toEqual(["Oke.", "Siap.", "Terima kasih."]);
  });
});
