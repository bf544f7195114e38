import { paths } from "@janur/domain/paths";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newAccount, newAdmin, type Account } from "../../../../tests/harness/accounts.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  freshSender,
  guestInput,
  inviteGuest,
  newKey,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { mailMessage } from "../../../../tests/harness/poisoned.ts";
import { handOverDue } from "../../notify/mail/hand-over-due.ts";
import { runHandOver } from "../../notify/mail/hand-over-mail.ts";
import { mailDocument, newMail } from "../../notify/mail/mail-document.ts";
import { sendDelivery } from "../../notify/delivery/send-delivery.ts";
import { db, withDates } from "../../platform/google/firestore.ts";
import { noteSwitches } from "../../store/service/switches.ts";

/*
 * Each switch, as this instance knows it: what is shut for all of the suite would stop the tests beside this one. That a
 * switch reaches instances is told by `setSwitch` below, with the one that concerns no operation.
 */

let product: Product;
let owner: Account;
let admin: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  [owner, admin] = await Promise.all([newAccount("Rani"), newAdmin()]);
  wedding = await publishWedding(product, owner);
});
beforeEach(() => {
  noteSwitches([]);
});
afterEach(() => {
  noteSwitches([]);
});
afterAll(() => product.close());

const paused = (part: string) => ({
  http: 400,
  refusal: "service/paused",
  text: expect.stringContaining(part) as string,
});
const saveGuest = () => {
  const { invitationId } = wedding;
  const contact = { phone: null, email: null };
  return product.callHost("saveGuest", { invitationId, guestId: null, guest: guestInput, contact }, owner);
};

describe("maintenance", () => {
  test("refuses whatever changes something, of hosts and of guests, and shows everything", async () => {
    const { token } = await inviteGuest(product, owner, wedding);
    const { invitationId, slug } = wedding;
    noteSwitches(["writing"]);
    expect(await saveGuest()).toMatchObject(paused("writing"));
    const wish = { invitationId, slug, token, key: newKey(), wish: { name: "Udin", text: "Selamat." } };
    expect(await product.callGuest("postWish", wish, freshSender())).toMatchObject(paused("writing"));
    const open = { invitationId, slug, token, language: "id", isTap: false };
    expect(await product.callGuest("openLink", open, freshSender())).toMatchObject({ http: 200 });
    expect(await product.callHost("listVersions", { invitationId }, owner)).toMatchObject({ http: 200 });
    expect((await ask(`${product.origin}/event/${slug}`)).status).toBe(200);
    noteSwitches([]);
    expect(await saveGuest()).toMatchObject({ http: 200 });
  });

  test("gives a plain form back with all that was typed, and says so", async () => {
    const form = new URLSearchParams({
      ...{ language: "id", name: "Udin Sedunia", basedOn: "0" },
      ...{ "attend.resepsi": "yes", adults: "2", children: "0", note: "" },
    });
    const send = (page: string, body: string) =>
      ask(`${product.origin}/event/${wedding.slug}/${page}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/x-www-form-urlencoded",
          ...freshSender(),
          ...{ Origin: product.origin, "Sec-Fetch-Site": "same-origin" },
        },
        body,
      });
    noteSwitches(["writing"]);
    const refused = await send("rsvp", form.toString());
    expect(refused.status).toBe(503);
    expect(refused.body.toString()).toContain("Udin Sedunia");
    expect(refused.body.toString()).toContain("hentikan sebentar");
    const other = await send("ucapan", "name=Udin&text=Selamat");
    expect(other.status).toBe(503);
    expect(other.body.toString()).toContain("hentikan sebentar");
  });
});

test("uploads are refused by themselves, and nothing else is", async () => {
  noteSwitches(["uploads"]);
  expect(await product.callHost("saveProfilePhoto", { picture: null }, owner)).toMatchObject(
    paused("uploads"),
  );
  expect(await saveGuest()).toMatchObject({ http: 200 });
});

test("mails wait in their queue, and go when they are open again", async () => {
  const mail = newMail(
    mailMessage,
    { key: `paused/${newKey()}`, account: null },
    new Date(Date.now() - 60_000),
  );
  await mailDocument(mail.id).set(mail);
  noteSwitches(["mails"]);
  await runHandOver({ mailId: mail.id });
  expect(await handOverDue(() => new Date())).toBe(0);
  expect((await mailDocument(mail.id).get()).data()).toMatchObject({ state: "queued", attempts: 0 });
  await mailDocument(mail.id).delete();
});

test("messages over WhatsApp are refused, and those on their way wait untried", async () => {
  noteSwitches(["whatsApp"]);
  const refused = await product.callHost("sendTestMessage", { invitationId: wedding.invitationId }, owner);
  // Its shape is judged first.
  expect(["service/paused", "input/invalid"]).toContain(refused.refusal);
  const id = newKey().slice(0, 20);
  const reference = db().doc(paths.delivery(id));
  await reference.set({ kind: "whatsApp", dueAt: new Date(Date.now() - 1_000), attempts: 0 });
  await sendDelivery(id, () => new Date());
  const held = await reference.get();
  expect(held.get("attempts")).toBe(0);
  expect(withDates(held.get("dueAt"))).toBeInstanceOf(Date);
  expect(Number(withDates(held.get("dueAt")))).toBeGreaterThan(Date.now() + 60_000);
  await reference.delete();
});

describe("setSwitch", () => {
  test("is noted in the audit, known to this instance at once, and told to anybody who asks", async () => {
    const state = async () => (await product.asGuest("serviceState", {})).shut;
    await product.asStaff("setSwitch", { name: "tryOut", isShut: false }, admin);
    expect(await product.asStaff("setSwitch", { name: "tryOut", isShut: true }, admin)).toEqual({
      shut: ["tryOut"],
    });
    expect(await state()).toEqual(["tryOut"]);
    // Once more is the same, and no second deed.
    await product.asStaff("setSwitch", { name: "tryOut", isShut: true }, admin);
    expect((await product.asStaff("serviceHealth", {}, admin)).shut).toEqual(["tryOut"]);
    expect(await product.asStaff("setSwitch", { name: "tryOut", isShut: false }, admin)).toEqual({
      shut: [],
    });
    expect(await state()).toEqual([]);
    const { deeds } = await product.asStaff("serviceHealth", {}, admin);
    const mine = await db().collection(paths.audits()).where("by", "==", admin.uid).get();
    expect(mine.docs.map((entry) => entry.get("deed.isShut") as unknown).sort()).toEqual([false, true]);
    expect(deeds[0]).toMatchObject({ deed: { kind: "setSwitch", name: "tryOut", isShut: false } });
  });
});

test("the staff sees queues and what sweeps came to", async () => {
  const health = await product.asStaff("serviceHealth", {}, admin);
  expect(health.queues.map(({ name }) => name)).toEqual(["jobs", "mail", "deliveries"]);
  for (const { due } of health.queues) expect(due).toBeGreaterThanOrEqual(0);
  expect(health.release).not.toBe("");
});
