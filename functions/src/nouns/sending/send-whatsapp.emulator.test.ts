import { randomBytes } from "node:crypto";
import { noContact, type GuestInput } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { metaError, metaTemplate } from "../../../../tests/harness/whatsapp/meta-server.ts";
import { guestInput } from "../../../../tests/harness/product.ts";
import { statusBody } from "../../../../tests/harness/whatsapp/whatsapp-status.ts";
import { sendMessageNow, storedMessage, useWhatsApp } from "../../../../tests/harness/whatsapp/whatsapp.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";

const whatsApp = useWhatsApp();
const newId = () => documentIdFromBytes(randomBytes(20));

async function save(
  guestId: string | null,
  change: Partial<GuestInput> = {},
  phone: string | null = "+6281234567890",
): Promise<string> {
  const { product, owner, wedding } = whatsApp;
  const guest = { ...guestInput, ...change };
  const contact = { ...noContact, phone };
  const input = { invitationId: wedding.invitationId, guestId, guest, contact };
  return (await product.asHost("saveGuest", input, owner)).guestId;
}
const add = (change?: Partial<GuestInput>, phone?: string | null) => save(null, change, phone);
const sending = (appId: string, guestIds: string[], change: object = {}) => ({
  invitationId: whatsApp.wedding.invitationId,
  sendingId: newId(),
  guestIds,
  run: "invitation" as const,
  language: "id" as const,
  appId,
  template: metaTemplate,
  fillings: [
    { kind: "place" as const, place: "envelope" as const },
    { kind: "place" as const, place: "link" as const },
  ],
  ...change,
});
const send = (...call: Parameters<typeof sending>) =>
  whatsApp.product.asHost("sendWhatsApp", sending(...call), whatsApp.owner);
const sendingOf = async (guestId: string) =>
  (await stored.guest(whatsApp.wedding.invitationId, guestId))?.sending;
const messageOf = async (guestId: string) => (await sendingOf(guestId))?.dispatch?.id ?? "";
const posts = () => whatsApp.calls().filter(({ method }) => method === "POST");
/** Has the message to a guest sent by a worker. */
const work = async (guestId: string) => sendMessageNow(await messageOf(guestId));
async function tell(appId: string, guestId: string, status: string, code?: number) {
  const id = await messageOf(guestId);
  const wamid = (await storedMessage(id))?.messageId ?? "wamid.first";
  const body = statusBody({ id, wamid, status, ...(code === undefined ? {} : { code }) });
  expect(await whatsApp.tell(appId, body)).toBe(200);
}

describe("WhatsApp messages to guests", () => {
  test("arrive with name, link and what was published, and the guest's document tells how far", async () => {
    const appId = await whatsApp.connect();
    const guestId = await add();
    expect(await send(appId, [guestId])).toEqual({ queued: 1, limited: 0 });
    expect(await sendingOf(guestId)).toMatchObject({
      state: "unsent",
      dispatch: { state: "queued", channel: "whatsApp", by: "Rani" },
    });
    await work(guestId);
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toMatchObject({ to: "6281234567890", template: { name: "undangan_nikah" } });
    const text = JSON.stringify(posts()[0]?.body);
    expect(text).toContain("Bapak Hadi Wiranto & Keluarga");
    expect(text).toMatch(new RegExp(`/event/${whatsApp.wedding.slug}#g=[\\w-]{28}"`));
    expect(await sendingOf(guestId)).toMatchObject({
      state: "sent",
      by: "Rani",
      dispatch: { state: "sent", problem: null },
    });
    await tell(appId, guestId, "delivered");
    expect(await sendingOf(guestId)).toMatchObject({ state: "sent", dispatch: { state: "delivered" } });
    for (const late of ["sent", "failed", "delivered"]) await tell(appId, guestId, late, 131026);
    await tell(appId, guestId, "read");
    expect(await sendingOf(guestId)).toMatchObject({
      state: "sent",
      problem: null,
      dispatch: { state: "read" },
    });
  });

  test("have one line for each place, in the words that were confirmed", async () => {
    const appId = await whatsApp.connect();
    const guestId = await add();
    await send(appId, [guestId], {
      fillings: [
        { kind: "place", place: "schedule" },
        { kind: "place", place: "link" },
      ],
    });
    const [schedule, link] = (await storedMessage(await messageOf(guestId)))?.values ?? [];
    expect(link).toEqual({ kind: "guestLink" });
    expect(schedule).toMatchObject({ kind: "text" });
    expect(JSON.stringify(schedule)).toMatch(/WIB.*; .*WIB/);
    expect(JSON.stringify(schedule)).not.toContain("\\n");
  });

  test("are one for a guest, however often, at once and by whom they are asked for", async () => {
    const { product, owner, wedding } = whatsApp;
    const appId = await whatsApp.connect();
    const sri = await newAccount("Sri");
    await joinTeam(wedding.invitationId, sri.uid, "editor");
    const guestId = await add();
    const call = sending(appId, [guestId]);
    const answers = await Promise.all([
      product.callHost("sendWhatsApp", call, owner),
      product.callHost("sendWhatsApp", call, owner),
      product.callHost("sendWhatsApp", sending(appId, [guestId]), sri),
    ]);
    expect(answers.map(({ http }) => http)).toEqual([200, 200, 200]);
    await Promise.all([work(guestId), work(guestId)]);
    expect(await product.asHost("sendWhatsApp", call, owner)).toEqual({ queued: 0, limited: 0 });
    expect(await send(appId, [guestId])).toEqual({ queued: 0, limited: 0 });
    expect(posts()).toHaveLength(1);
  });

  test("are a sender's to their own guests, and nobody's who sends nothing", async () => {
    const { product, owner, wedding } = whatsApp;
    const appId = await whatsApp.connect();
    const [sri, viewer, stranger] = await Promise.all([
      newAccount("Sri"),
      newAccount("Ayah"),
      newAccount("Orang lain"),
    ]);
    await joinTeam(wedding.invitationId, sri.uid, "sender");
    await joinTeam(wedding.invitationId, viewer.uid, "viewer");
    const [own, others] = [await add({ sender: { kind: "member", id: sri.uid } }), await add()];
    const call = (who: typeof sri, guestIds: string[]) =>
      product.callHost("sendWhatsApp", sending(appId, guestIds), who);
    expect((await call(sri, [own, others])).refusal).toBe("team/not-allowed");
    expect(await sendingOf(own)).toMatchObject({ dispatch: null });
    expect(await call(sri, [own])).toMatchObject({ http: 200, result: { queued: 1 } });
    expect((await call(viewer, [own])).refusal).toBe("team/not-allowed");
    expect((await call(stranger, [own])).refusal).toBe("invitation/not-found");
    const { templates } = await product.asHost("listMessageTemplates", { appId }, sri);
    expect(templates).toHaveLength(1);
    const refused = await product.callHost("listMessageTemplates", { appId }, viewer);
    expect(refused.refusal).toBe("team/not-allowed");
    const shown = async () => {
      const { invitationId } = wedding;
      return (await product.asHost("listSendingTemplates", { invitationId }, sri)).whatsApp;
    };
    expect(await shown()).toEqual({ appId, isFailing: false });
    await product.asHost("disconnectIntegration", { appId }, owner);
    expect(await shown()).toBeNull();
  });

  test("go to nobody without a number, of a group or on another way; who has none says so", async () => {
    const appId = await whatsApp.connect();
    const nowhere = await add({}, null);
    const others = [await add({ channel: "email" }), await add({ kind: "group", answerCap: 10 })];
    expect(await send(appId, [nowhere, ...others, newId()])).toEqual({ queued: 0, limited: 0 });
    expect((await sendingOf(nowhere))?.dispatch).toMatchObject({ state: "failed", problem: "no-address" });
    for (const other of others) expect((await sendingOf(other))?.dispatch).toBeNull();
    await save(nowhere);
    expect((await sendingOf(nowhere))?.dispatch).toBeNull();
    expect(await send(appId, [nowhere])).toMatchObject({ queued: 1 });
  });

  test("need a template that Meta has, all of its places, and the link", async () => {
    const { product, owner } = whatsApp;
    const appId = await whatsApp.connect();
    const guestId = await add();
    const refusal = async (change: object) =>
      (await product.callHost("sendWhatsApp", sending(appId, [guestId], change), owner)).refusal;
    const link = { kind: "place", place: "link" };
    expect(await refusal({ template: { name: "lain", language: "id" } })).toBe("sending/template-changed");
    expect(await refusal({ fillings: [link] })).toBe("sending/template-changed");
    expect(await refusal({ fillings: [{ kind: "text", text: "a" }] })).toBe("input/invalid");
    expect(await refusal({ fillings: [link, { kind: "text", text: "a\nb" }] })).toBe("input/invalid");
    expect(await refusal({ appId: newId() })).toBe("integration/not-found");
    whatsApp.says.asking = () => metaError(401, 190);
    expect(await refusal({})).toBe("integration/meta-refused");
    expect((await sendingOf(guestId))?.dispatch).toBeNull();
  });

  test("wait their turn from the start, and beyond what a day may cost until tomorrow", async () => {
    const { invitationId } = whatsApp.wedding;
    const appId = await whatsApp.connect();
    const { count, windowMs } = limits.sending.messages;
    const now = new Date();
    const counted = { startedAt: now, count: count - 1, expireAt: new Date(now.getTime() + windowMs) };
    await attemptsDocument(["guest-messages", invitationId]).set(counted);
    const ids = [await add(), await add()];
    expect(await send(appId, ids)).toEqual({ queued: 1, limited: 1 });
    await attemptsDocument(["guest-messages", invitationId]).set({ ...counted, count: 0 });
    const { pace } = limits.integration.whatsApp;
    const many = await Promise.all(Array.from({ length: pace.count + 1 }, () => add()));
    expect(await send(appId, many)).toMatchObject({ queued: pace.count + 1 });
    const messages = await Promise.all(many.map(async (id) => storedMessage(await messageOf(id))));
    const due = messages.map((message) => message?.dueAt?.getTime() ?? 0);
    expect(Math.max(...due) - Math.min(...due)).toBe(pace.windowMs);
    expect(due.filter((at) => at > Math.min(...due))).toHaveLength(1);
  });
});

describe("a message that waits for a guest", () => {
  async function waiting() {
    const appId = await whatsApp.connect();
    const guestId = await add();
    await send(appId, [guestId]);
    return { appId, guestId, id: await messageOf(guestId) };
  }
  const ask = (name: "deleteGuests" | "revokeGuestLink" | "markSent", input: object) =>
    whatsApp.product.callHost(
      name,
      { invitationId: whatsApp.wedding.invitationId, ...input },
      whatsApp.owner,
    );
  const mark = (guestId: string, word: string) =>
    ask("markSent", { markId: newId(), guestIds: [guestId], run: "invitation", mark: word });
  const changes: [string, (guestId: string) => Promise<{ http: number }>][] = [
    ["is gone", (guestId) => ask("deleteGuests", { guestIds: [guestId] })],
    ["has no link any more", (guestId) => ask("revokeGuestLink", { guestId })],
    ["has a wrong number", (guestId) => mark(guestId, "wrong-number")],
    ["was written to by hand", (guestId) => mark(guestId, "handed")],
  ];

  test.each(changes)("who %s is never sent", async (_what, change) => {
    const { guestId, id } = await waiting();
    expect((await change(guestId)).http).toBe(200);
    await sendMessageNow(id);
    expect(posts()).toEqual([]);
    expect(await storedMessage(id)).toMatchObject({ state: "failed", problem: "withdrawn" });
    const sendingNow = await sendingOf(guestId);
    expect([undefined, "changed"]).toContain(sendingNow?.dispatch?.problem);
  });

  test("goes to their new number, and nowhere where they have none", async () => {
    const { guestId, id } = await waiting();
    await save(guestId, {}, "+6285550001111");
    await sendMessageNow(id);
    expect(posts().map(({ body }) => body)).toMatchObject([{ to: "6285550001111" }]);
    const without = await waiting();
    await save(without.guestId, {}, null);
    await sendMessageNow(without.id);
    expect(posts()).toHaveLength(1);
    expect((await sendingOf(without.guestId))?.dispatch).toMatchObject({
      state: "failed",
      problem: "no-address",
    });
  });

  test("is asked about where nobody knows whether it went; what is heard later decides", async () => {
    whatsApp.says.sending = () => "hang up";
    const { appId, guestId, id } = await waiting();
    await sendMessageNow(id);
    expect(await sendingOf(guestId)).toMatchObject({ state: "handed", dispatch: { state: "unsure" } });
    expect(await send(appId, [guestId])).toEqual({ queued: 0, limited: 0 });
    await tell(appId, guestId, "delivered");
    expect(await sendingOf(guestId)).toMatchObject({ state: "sent", dispatch: { state: "delivered" } });
  });

  test("that did not arrive can be sent again; who is not on WhatsApp has a wrong number", async () => {
    const { appId, guestId, id } = await waiting();
    await sendMessageNow(id);
    await tell(appId, guestId, "failed", 131049);
    expect(await sendingOf(guestId)).toMatchObject({
      state: "unsent",
      problem: null,
      dispatch: { state: "failed", problem: "limited" },
    });
    expect(await send(appId, [guestId])).toMatchObject({ queued: 1 });
    whatsApp.says.sending = () => metaError(400, 131026);
    await work(guestId);
    expect(await sendingOf(guestId)).toMatchObject({ state: "unsent", problem: "wrong-number" });
    expect(await send(appId, [guestId])).toMatchObject({ queued: 0 });
    await save(guestId, {}, "+6285550002222");
    expect(await send(appId, [guestId])).toMatchObject({ queued: 1 });
    // What comes late is about the first message and changes nothing.
    await whatsApp.tell(appId, statusBody({ id, wamid: "wamid.first", status: "read" }));
    expect(await sendingOf(guestId)).toMatchObject({ dispatch: { state: "queued" } });
  });

  test("is waited for no longer once the number is cut", async () => {
    const { appId, guestId, id } = await waiting();
    await whatsApp.product.asHost("disconnectIntegration", { appId }, whatsApp.owner);
    expect(await storedMessage(id)).toBeUndefined();
    expect(await sendingOf(guestId)).toMatchObject({
      state: "unsent",
      dispatch: { state: "failed", problem: "server" },
    });
  });

  test("tells nothing of a guest who is gone when news of it come", async () => {
    const { appId, guestId, id } = await waiting();
    await sendMessageNow(id);
    const wamid = (await storedMessage(id))?.messageId ?? "";
    await ask("deleteGuests", { guestIds: [guestId] });
    expect(await whatsApp.tell(appId, statusBody({ id, wamid, status: "read" }))).toBe(200);
    expect(await sendingOf(guestId)).toBeUndefined();
    expect(await storedMessage(id)).toMatchObject({ state: "read" });
  });
});
