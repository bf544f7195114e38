import type { AlbumPhoto } from "@janur/domain/album/album-photo";
import { accountSettingsSchemas } from "@janur/domain/account/account-settings";
import { limits } from "@janur/domain/limits";
import { getAuth } from "firebase-admin/auth";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import {
  draftWedding,
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { newPhoto } from "../../../../tests/harness/album.ts";
import { newHelperList } from "../../../../tests/harness/helper-lists.ts";
import {
  choose,
  factsFor,
  mailsTo,
  makeDue,
  notificationsFor,
  verified,
} from "../../../../tests/harness/notifications.ts";
import { makePass } from "../../../../tests/harness/passes.ts";
import { answerFor, roomy } from "../../../../tests/harness/seats.ts";
import { albumPhotoDocument } from "../../store/album-documents.ts";
import { purgeNotifications } from "../../lifecycle/removal/purge-notifications.ts";
import { gatherNotifications, runGatherNotifications } from "./gather-notifications.ts";
import { mailDigests } from "./mail-digests.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import { notificationDocument } from "./notification-document.ts";

/* News without the queue: nothing listens where this file's guests ask for their jobs. */

let product: Product;
beforeAll(async () => {
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  product = await startProduct();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await product.close();
});

/** All that happens while this file runs. */
const stretch = { from: new Date(Date.now() - 60_000), until: new Date(Date.now() + 3_600_000) };

const postWish = (of: Wedding, text = "Selamat") =>
  product.asGuest("postWish", {
    invitationId: of.invitationId,
    slug: of.slug,
    token: null,
    proof: "",
    key: newKey(),
    wish: { name: "Udin", text },
  });

/** A published wedding of a new host, on which guests have done something of everything. */
async function busyWedding(): Promise<{ owner: Account; of: Wedding }> {
  const owner = await verified(await newAccount("Rani"));
  const of = await publishWedding(product, owner);
  for (const attendance of ["yes", "yes", "no"] as const) {
    const { token } = await inviteGuest(product, owner, of, roomy);
    await answerFor(product, of, token, { attendance, people: 2 });
  }
  await postWish(of);
  return { owner, of };
}

const answers = { kind: "answers", yes: 2, no: 1, maybe: 0, people: 4 };
const wishes = { kind: "wishes", count: 1, held: 0 };

describe("what guests do", () => {
  test("is told to those whose work it is, once for each kind", async () => {
    const { owner, of } = await busyWedding();
    const [editor, usher] = await Promise.all([newAccount("Dimas"), newAccount("Rina")]);
    await joinTeam(of.invitationId, editor.uid, "editor");
    await joinTeam(of.invitationId, usher.uid, "usher");
    const report = { reason: "scam" as const, text: "Aneh", contact: "" };
    await product.asGuest("reportInvitation", { invitationId: of.invitationId, slug: of.slug, report });
    await gatherNotifications(of.invitationId, stretch);
    const reports = { kind: "reports", count: 1 };
    expect(await factsFor(owner.uid)).toEqual(expect.arrayContaining([answers, wishes, reports]));
    expect(await factsFor(owner.uid)).toHaveLength(3);
    expect(await factsFor(editor.uid)).toHaveLength(2);
    expect(await factsFor(usher.uid)).toEqual([]);
    expect(JSON.stringify(await notificationsFor(owner.uid))).not.toMatch(/Hadi|Udin|Aneh/);
  });

  test("tells who keeps the album how many photos came, and how many of them wait; of others and other times nothing", async () => {
    const owner = await verified(await newAccount("Rani"));
    const of = await publishWedding(product, owner);
    const [editor, usher] = await Promise.all([newAccount("Dimas"), newAccount("Rina")]);
    await joinTeam(of.invitationId, editor.uid, "editor");
    await joinTeam(of.invitationId, usher.uid, "usher");
    const add = (id: string, change: Partial<AlbumPhoto> = {}) =>
      albumPhotoDocument(of.invitationId, id).create(newPhoto(id, change));
    await gatherNotifications(of.invitationId, stretch);
    expect(await factsFor(owner.uid)).toEqual([]);
    await add("Foto0000000000000001");
    await add("Foto0000000000000002", { state: "shown" });
    await add("Foto0000000000000003");
    // One that is still on its way, and one of before.
    await add("Foto0000000000000004", { state: "arriving", arrivedAt: null });
    await add("Foto0000000000000005", { arrivedAt: new Date(stretch.from.getTime() - 1) });
    for (let again = 0; again < 2; again += 1) await gatherNotifications(of.invitationId, stretch);
    const photos = { kind: "photos", count: 3, waiting: 2 };
    expect(await factsFor(owner.uid)).toEqual([photos]);
    expect(await factsFor(editor.uid)).toEqual([photos]);
    expect(await factsFor(usher.uid)).toEqual([]);
    expect(JSON.stringify(await notificationsFor(owner.uid))).not.toContain("Bude Sri");
  });

  test("tells who edits of what proof-readers suggest, with the day's mail, and not what it says", async () => {
    const owner = await newAccount("Rani");
    const of = await draftWedding(product, owner);
    const [editor, usher] = await Promise.all([newAccount("Dimas"), newAccount("Rina")]);
    await joinTeam(of.invitationId, editor.uid, "editor");
    await joinTeam(of.invitationId, usher.uid, "usher");
    const { token } = await makePass(product, owner, of, { scopes: ["proofread"] });
    const suggest = (id: string, key: string, before: string, after: string) =>
      product.callGuest(
        "suggestCorrection",
        { token, language: "id", proof: "", id, key, before, after, note: "Seperti di akta" },
        freshSender(),
      );
    await suggest("Usulan00000000000001", "hosts.persons.rani.nickname", "Rani", "Ranie");
    await suggest("Usulan00000000000002", "hosts.persons.dimas.nickname", "Dimas", "Dimaz");
    await gatherNotifications(of.invitationId, stretch);
    await gatherNotifications(of.invitationId, stretch);
    const [news, ...others] = await notificationsFor(owner.uid);
    expect(others).toEqual([]);
    expect(news).toMatchObject({
      event: "correction",
      facts: { kind: "corrections", count: 2 },
      isShown: true,
      mailState: "waiting",
    });
    expect(news?.mailDueAt?.getTime()).toBeGreaterThan(stretch.until.getTime());
    expect(await factsFor(editor.uid)).toHaveLength(1);
    expect(await factsFor(usher.uid)).toEqual([]);
    expect(JSON.stringify(news)).not.toMatch(/Ranie|Dimaz|akta/);
  });

  test("tells how many names each helper added, and none of them", async () => {
    const owner = await newAccount("Rani");
    const of = await draftWedding(product, owner);
    const viewer = await newAccount("Rina");
    await joinTeam(of.invitationId, viewer.uid, "viewer");
    const [sri, joko] = await Promise.all([
      newHelperList(product, owner, of),
      newHelperList(product, owner, of, { name: "Pakde Joko" }),
    ]);
    await sri.paste("Wulandari\nSuparmi");
    await sri.propose({ name: "Rahayu" });
    await joko.propose({ name: "Slamet" });
    await gatherNotifications(of.invitationId, stretch);
    await gatherNotifications(of.invitationId, stretch);
    const news = await notificationsFor(owner.uid);
    expect(news.map(({ facts }) => facts)).toEqual(
      expect.arrayContaining([
        { kind: "proposals", name: "Bude Sri", count: 3 },
        { kind: "proposals", name: "Pakde Joko", count: 1 },
      ]),
    );
    expect(news).toHaveLength(2);
    expect(await factsFor(viewer.uid)).toEqual([]);
    expect(JSON.stringify(news)).not.toMatch(/Wulandari|Suparmi|Rahayu|Slamet/);
  });

  test("leaves out what the family itself wrote down", async () => {
    const owner = await newAccount("Rani");
    const of = await publishWedding(product, owner);
    const { guestId } = await inviteGuest(product, owner, of);
    const answer = {
      ceremonies: { resepsi: "yes" as const },
      adults: 1,
      children: 0,
      companions: [],
      note: "",
    };
    const { invitationId } = of;
    await product.asHost("recordAnswer", { invitationId, guestId, basedOn: 0, key: newKey(), answer }, owner);
    await gatherNotifications(invitationId, stretch);
    expect(await factsFor(owner.uid)).toEqual([]);
  });

  test("tells how many wishes wait for a look", async () => {
    const owner = await newAccount("Rani");
    const of = await publishWedding(product, owner);
    const settings = (await stored.invitation(of.invitationId))?.settings;
    if (settings === undefined) throw new Error("no invitation");
    const change = { ...settings, isPremoderated: true };
    await product.asHost(
      "changeSettings",
      { invitationId: of.invitationId, settings: change, password: null },
      owner,
    );
    await postWish(of);
    await gatherNotifications(of.invitationId, stretch);
    expect(await factsFor(owner.uid)).toEqual([{ kind: "wishes", count: 1, held: 1 }]);
  });

  test("is told the same though the job comes ten times, some at once (T4)", async () => {
    const { owner, of } = await busyWedding();
    await gatherNotifications(of.invitationId, stretch);
    const once = await notificationsFor(owner.uid);
    const [first] = once;
    if (first === undefined) throw new Error("nothing was told");
    // Read meanwhile: what was read stays read.
    const readAt = new Date();
    await notificationDocument(owner.uid, first.id).update({ readAt });
    await Promise.all(Array.from({ length: 10 }, () => gatherNotifications(of.invitationId, stretch)));
    expect(await notificationsFor(owner.uid)).toEqual(
      once.map((item) => (item.id === first.id ? { ...item, readAt } : item)),
    );
  });

  test("is told the same whichever of two stretches comes first (T4)", async () => {
    const { owner, of } = await busyWedding();
    const other = await busyWedding();
    const between = new Date(stretch.from.getTime() + 30_000);
    const parts = [
      { from: stretch.from, until: between },
      { from: between, until: stretch.until },
    ];
    for (const part of parts) await gatherNotifications(of.invitationId, part);
    for (const part of parts.toReversed()) await gatherNotifications(other.of.invitationId, part);
    expect(await factsFor(owner.uid)).toEqual(expect.arrayContaining([answers, wishes]));
    expect(await factsFor(other.owner.uid)).toEqual(expect.arrayContaining([answers, wishes]));
  });

  test.each([
    null,
    {},
    { invitationId: "../users/x", bucket: 1 },
    { invitationId: "AbsentInvitation0000", bucket: -1 },
  ])("a job of %j is refused", async (data) => {
    await expect(runGatherNotifications(data)).rejects.toThrow();
  });
});

describe("settings", () => {
  test("say by which channel an event is told", async () => {
    const { owner, of } = await busyWedding();
    const { events } = accountSettingsSchemas.notifications.parse({});
    const change = { answer: { inApp: false, email: true }, wish: { inApp: false, email: false } };
    await choose(owner.uid, { events: { ...events, ...change } });
    await gatherNotifications(of.invitationId, stretch);
    const [only, ...others] = await notificationsFor(owner.uid);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ event: "answer", isShown: false, mailState: "waiting" });
  });

  test("say when a digest goes out", async () => {
    const { owner, of } = await busyWedding();
    await choose(owner.uid, { digest: "daily", digestHour: 7 });
    await gatherNotifications(of.invitationId, stretch);
    for (const { mailDueAt } of await notificationsFor(owner.uid)) {
      expect(mailDueAt?.getTime()).toBeGreaterThan(stretch.until.getTime());
      expect(mailDueAt?.getUTCHours()).toBe(0);
    }
    await mailDigests(new Date());
    expect(await mailsTo(owner.email)).toEqual([]);
    await makeDue(owner);
    await mailDigests(new Date());
    expect(await mailsTo(owner.email)).toHaveLength(1);
    // A run takes up what is due to everybody.
  }, 90_000);
});

describe("a digest", () => {
  async function due(): Promise<{ owner: Account; of: Wedding }> {
    const busy = await busyWedding();
    await choose(busy.owner.uid, { digest: "immediately" });
    await gatherNotifications(busy.of.invitationId, stretch);
    await makeDue(busy.owner);
    return busy;
  }

  test("is one mail with everything, however often and at once it is asked for (T4)", async () => {
    const { owner } = await due();
    const now = new Date();
    await Promise.all([mailDigests(now), mailDigests(now), mailDigests(now)]);
    await mailDigests(now);
    const [mail, ...others] = await mailsTo(owner.email);
    expect(others).toEqual([]);
    expect(mail?.message).toMatchObject({ template: "news", language: "id" });
    expect(mail?.message?.params).toMatchObject({ items: [{ facts: answers }, { facts: wishes }] });
    for (const { mailState, mailDueAt } of await notificationsFor(owner.uid))
      expect({ mailState, mailDueAt }).toEqual({ mailState: "mailed", mailDueAt: null });
  });

  test("goes to no address that nobody has proven to own", async () => {
    const { owner } = await due();
    await getAuth().updateUser(owner.uid, { emailVerified: false });
    await mailDigests(new Date());
    await getAuth().updateUser(owner.uid, { emailVerified: true });
    await mailDigests(new Date());
    expect(await mailsTo(owner.email)).toEqual([]);
    expect(await notificationsFor(owner.uid)).toHaveLength(2);
  });

  test("waits, and loses nothing, where an hour has had enough of them", async () => {
    const { owner, of } = await due();
    const { count, windowMs } = limits.notification.mails;
    const [template] = await notificationsFor(owner.uid);
    if (template === undefined) throw new Error("nothing was told");
    for (let sent = 0; sent <= count; sent += 1) {
      const id = `${of.invitationId.slice(0, 18)}${String(10 + sent)}`;
      await notificationDocument(owner.uid, id).set({ ...template, id });
      await mailDigests(new Date());
    }
    expect(await mailsTo(owner.email)).toHaveLength(count);
    const startedAt = new Date(Date.now() - windowMs - 1_000);
    await attemptsDocument(["mail-digest", owner.uid]).update({ startedAt });
    await makeDue(owner);
    await mailDigests(new Date());
    expect(await mailsTo(owner.email)).toHaveLength(count + 1);
  });
});

test("news of long ago are forgotten, those for mails only too, and nothing else", async () => {
  const { owner, of } = await busyWedding();
  await gatherNotifications(of.invitationId, stretch);
  const [fresh] = await notificationsFor(owner.uid);
  if (fresh === undefined) throw new Error("nothing was told");
  const ids = ["OldNotification00001", "OldNotification00002"];
  for (const [index, id] of ids.entries())
    await notificationDocument(owner.uid, id).set({
      ...fresh,
      id,
      isShown: index === 0,
      createdAt: new Date(0),
    });
  await purgeNotifications(new Date());
  expect((await notificationsFor(owner.uid)).map(({ id }) => id)).not.toEqual(
    expect.arrayContaining([ids[0]]),
  );
  expect(await notificationsFor(owner.uid)).toHaveLength(2);
});
