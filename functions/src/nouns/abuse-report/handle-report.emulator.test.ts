import { accountSettingsSchemas } from "@janur/domain/account/account-settings";
import { withSection } from "@janur/domain/content/content";
import { findSection } from "@janur/domain/content/content";
import type { PageAction } from "@janur/domain/moderation/moderation";
import { notificationSchema } from "@janur/domain/notification/notification";
import { paths } from "@janur/domain/paths";
import { pageReportSchema } from "@janur/domain/moderation/abuse-report";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { converter, db } from "../../platform/google/firestore.ts";
import { newAccount, newAdmin, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { gatedWedding, gatedWords } from "../../../../tests/harness/gates.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  freshSender,
  inviteGuest,
  openWedding,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { syncAccount } from "../staff/sync-account.ts";

let product: Product;
let owner: Account;
let admin: Account;
let second: Account;
beforeAll(async () => {
  product = await startProduct();
  [owner, admin, second] = await Promise.all([
    newAccount("Rani"),
    newAdmin("Bu Wening"),
    newAdmin("Pak Galih"),
  ]);
  await Promise.all([owner, admin, second].map(({ uid }) => syncAccount(uid)));
});
afterAll(() => product.close());

const dayMs = 86_400_000;
const giftAccount = "5220 3344 55";

/** The open wedding with gifts that everybody sees, so many days from now. */
function weddingIn(days: number) {
  const content = openWedding();
  const section = findSection(content, "ceremonies");
  if (section === undefined) throw new Error("the wedding has no ceremonies");
  const startAt = new Date(Date.now() + days * dayMs).toISOString();
  const ceremonies = section.ceremonies.map((ceremony) => ({ ...ceremony, startAt, endAt: null }));
  const both = { id: "Amplop", en: "Gifts" };
  const gifts = {
    id: "amplop",
    type: "gifts" as const,
    isHidden: false,
    heading: both,
    text: both,
    accounts: [{ id: "a", provider: "BCA" as const, providerName: "", holder: "Rani", number: giftAccount }],
    qris: null,
    address: "",
    audience: "everyone" as const,
  };
  const others = content.sections.filter(({ type }) => type !== "gifts");
  return withSection({ ...content, sections: [...others, gifts] }, { ...section, ceremonies });
}

async function reported(content = weddingIn(60)): Promise<Wedding & { reportId: string }> {
  const wedding = await publishWedding(product, owner, content);
  const { invitationId, slug } = wedding;
  const report = { reason: "scam", text: "Meminta kode OTP.", contact: "" };
  const answer = await product.callGuest("reportInvitation", { invitationId, slug, report }, freshSender());
  expect(answer.refusal).toBeNull();
  const found = await db().collection(paths.reports()).where("invitationId", "==", invitationId).get();
  return { ...wedding, reportId: found.docs[0]?.id ?? "" };
}

const handle = ({ reportId }: { reportId: string }, action: PageAction, by = admin) =>
  product.asStaff("handleAbuseReport", { reportId, action }, by);
const page = ({ slug }: Wedding, rest = "?v") => ask(`${product.origin}/event/${slug}${rest}`);
const reportOf = async ({ reportId }: { reportId: string }) =>
  pageReportSchema.parse(
    (await db().doc(paths.report(reportId)).withConverter(converter(pageReportSchema)).get()).data(),
  );
async function rowOf({ reportId }: { reportId: string }, isHandled: boolean, by = admin) {
  const { reports } = await product.asStaff("listAbuseReports", { isHandled, after: null }, by);
  return reports.filter((report) => report.about === "page").find(({ id }) => id === reportId);
}

async function notificationsOf({ invitationId }: Wedding) {
  const found = await db()
    .collection(paths.notifications(owner.uid))
    .withConverter(converter(notificationSchema))
    .where("invitationId", "==", invitationId)
    .get();
  return found.docs.map((document) => document.data()).filter(({ facts }) => facts.kind === "moderation");
}

describe("handleAbuseReport", () => {
  test.each([
    ["dismiss", "dismissed"],
    ["warn", "warned"],
  ] as const)("%s leaves the page and tells the owner", async (action, decision) => {
    const wedding = await reported();
    expect(await handle(wedding, action)).toEqual({ status: "handled" });
    expect((await page(wedding)).text).toContain(giftAccount);
    expect(await notificationsOf(wedding)).toMatchObject([
      { facts: { decision, reason: "scam" }, isShown: true },
    ]);
    expect((await reportOf(wedding)).decision?.action).toBe(action);
  });

  test("hides gifts on the page that everybody sees, and publishing again brings none back", async () => {
    const wedding = await reported();
    await handle(wedding, "hideGifts");
    const shown = await page(wedding);
    expect(shown.status).toBe(200);
    expect(shown.text).not.toContain(giftAccount);
    const { invitationId, revision } = wedding;
    await product.asHost("publishInvitation", { invitationId, revision }, owner);
    expect((await page(wedding)).text).not.toContain(giftAccount);
    await handle(wedding, "restore");
    expect((await page(wedding)).text).toContain(giftAccount);
  });

  test("hides gifts that only invited guests see, on a warm instance too", async () => {
    const wedding = await reported(gatedWedding());
    const { invitationId, slug } = wedding;
    const { token } = await inviteGuest(product, owner, wedding, { ceremonies: ["malam"] });
    const open = () =>
      product.callGuest(
        "openLink",
        { invitationId, slug, token, language: "id", isTap: false },
        freshSender(),
      );
    expect((await open()).text).toContain(gatedWords.account);
    await handle(wedding, "hideGifts");
    const opened = await open();
    expect(opened.refusal).toBeNull();
    expect(opened.text).not.toContain(gatedWords.account);
    expect(opened.text).toContain(gatedWords.venue);
  });

  test("suspends every surface of a page, whatever its host does, until it is restored", async () => {
    const wedding = await reported();
    const { invitationId, slug, revision } = wedding;
    const { token } = await inviteGuest(product, owner, wedding);
    const code = (await stored.publication(slug))?.checkCode ?? "";
    await handle(wedding, "suspend");
    await product.asHost("publishInvitation", { invitationId, revision }, owner);
    for (const rest of ["", "?v", "/en", "/calendar.ics", "/wishes.json", "/ucapan", "/lapor"]) {
      const answer = await page(wedding, rest);
      expect(answer.status, rest).toBe(403);
      expect(answer.text, rest).toContain("We have suspended this invitation");
      for (const word of ["Rani", "Dimas", giftAccount]) expect(answer.text, rest).not.toContain(word);
    }
    const call = { invitationId, slug, token, language: "id", isTap: false };
    expect((await product.callGuest("openLink", call, freshSender())).refusal).toBe("link/invalid");
    const check = await ask(`${product.origin}/cek`, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Sec-Fetch-Site": "same-origin",
        ...freshSender(),
      },
      body: new URLSearchParams({ language: "id", code }).toString(),
    });
    expect(check.status).toBe(404);
    await handle(wedding, "restore");
    expect((await page(wedding)).status).toBe(200);
    expect((await notificationsOf(wedding)).map(({ facts }) => facts)).toEqual(
      expect.arrayContaining([
        { kind: "moderation", decision: "suspended", reason: "scam" },
        { kind: "moderation", decision: "restored", reason: "scam" },
      ]),
    );
  });

  test("keeps the page of a suspended invitation as long as one that is shown", async () => {
    const wedding = await reported();
    await handle(wedding, "suspend");
    expect((await page(wedding, "")).headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    for (const rest of ["?v=2", "/calendar.ics", "/lapor"])
      expect((await page(wedding, rest)).headers["cache-control"], rest).toBe("no-store");
  });

  test("near the event waits for another one of the staff, who may also decide otherwise", async () => {
    const wedding = await reported(weddingIn(2));
    expect((await rowOf(wedding, false))?.page?.needsConsent).toBe(true);
    for (let asked = 0; asked < 2; asked += 1)
      expect(await handle(wedding, "suspend")).toEqual({ status: "waiting" });
    expect((await page(wedding)).status).toBe(200);
    expect((await rowOf(wedding, false))?.request).toMatchObject({ byName: "Bu Wening", isMine: true });
    expect((await rowOf(wedding, false, second))?.request).toMatchObject({ isMine: false });
    expect(await notificationsOf(wedding)).toEqual([]);
    expect(await handle(wedding, "suspend", second)).toEqual({ status: "handled" });
    expect((await page(wedding)).status).toBe(403);

    const other = await reported(weddingIn(2));
    await handle(other, "suspend");
    await handle(other, "warn", second);
    expect((await reportOf(other)).request).toBeNull();
    expect(await handle(other, "suspend", second)).toEqual({ status: "waiting" });
  });

  test("of two who ask at once neither is the second by themselves", async () => {
    const wedding = await reported(weddingIn(1));
    await Promise.all([handle(wedding, "suspend"), handle(wedding, "suspend")]);
    expect((await reportOf(wedding)).status).toBe("waiting");
    expect((await page(wedding)).status).toBe(200);
  });

  test("is owed to the owner whatever they chose to hear, and leaves its mark", async () => {
    const silent = { inApp: false, email: false };
    const chosen = { events: { report: silent } };
    accountSettingsSchemas.notifications.parse(chosen);
    await db().doc(paths.userSettings(owner.uid, "notifications")).set(chosen);
    const wedding = await reported();
    await handle(wedding, "warn");
    const [news] = await notificationsOf(wedding);
    expect(news).toMatchObject({ isShown: true, mailState: "waiting" });
    expect(news?.mailDueAt).toEqual(news?.createdAt);
    await db().doc(paths.userSettings(owner.uid, "notifications")).delete();
    const { trail } = await product.asStaff("userDetails", { uid: owner.uid }, admin);
    expect(trail[0]).toMatchObject({
      byName: "Bu Wening",
      deed: { kind: "handleAbuseReport", action: "warn", invitationId: wedding.invitationId },
    });
  });

  test("knows no absent report, and no action about a message for a page", async () => {
    const wedding = await reported();
    expect(
      await product.callStaff(
        "handleAbuseReport",
        { reportId: wedding.reportId, action: "hideMessage" },
        admin,
      ),
    ).toMatchObject({ http: 400, refusal: "input/invalid", params: { fields: ["action"] } });
    const answer = await product.callStaff(
      "handleAbuseReport",
      { reportId: "AbsentReport00000000", action: "warn" },
      admin,
    );
    expect(answer).toMatchObject({ http: 404, refusal: "report/not-found" });
  });
});

describe("listAbuseReports", () => {
  test("shows the page as it was reported and nothing of guests, and moves what is done", async () => {
    const wedding = await reported();
    await inviteGuest(product, owner, wedding, { name: "Tamu Rahasia" });
    const row = await rowOf(wedding, false);
    expect(row).toMatchObject({
      reason: "scam",
      text: "Meminta kode OTP.",
      status: "open",
      snapshot: { title: "Rani & Dimas", senderName: "Rani" },
      page: { ownerName: "Rani", slug: wedding.slug, isSuspended: false, needsConsent: false },
    });
    const gifts = row?.snapshot.parts.find(({ section }) => section === "gifts");
    expect(gifts?.texts).toEqual(expect.arrayContaining(["BCA", "Rani", giftAccount]));
    expect(JSON.stringify(row)).not.toContain("Tamu Rahasia");
    await handle(wedding, "dismiss");
    expect(await rowOf(wedding, false)).toBeUndefined();
    expect((await rowOf(wedding, true))?.decision?.action).toBe("dismiss");
  });
});

describe("appealModeration", () => {
  const appeal = ({ invitationId }: Wedding, text = "Nomor rekening itu milik ibu saya.") =>
    product.callHost("appealModeration", { invitationId, text }, owner);

  test("is heard once, and a decision that stays is told", async () => {
    const wedding = await reported();
    expect((await appeal(wedding)).refusal).toBe("invitation/wrong-status");
    await handle(wedding, "hideGifts");
    expect((await appeal(wedding)).refusal).toBeNull();
    expect((await appeal(wedding, "Sekali lagi.")).refusal).toBe("invitation/wrong-status");
    expect(await rowOf(wedding, false)).toMatchObject({
      status: "appealed",
      appeal: { text: "Nomor rekening itu milik ibu saya." },
    });
    await handle(wedding, "dismiss", second);
    expect((await notificationsOf(wedding)).map(({ facts }) => facts)).toContainEqual({
      kind: "moderation",
      decision: "kept",
      reason: "scam",
    });
    expect((await page(wedding)).text).not.toContain(giftAccount);
  });
});
