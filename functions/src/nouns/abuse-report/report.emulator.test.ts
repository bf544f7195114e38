import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { usualSettings } from "@janur/domain/invitation/settings";
import { pageReportSchema, abuseReportReasons } from "@janur/domain/moderation/abuse-report";
import { abuseReportMessages } from "@janur/event-page/pages/abuse-report/report-messages";
import { describe, expect, test } from "vitest";
import { converter, db } from "../../platform/google/firestore.ts";
import { ask } from "../../../../tests/harness/http.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { freshSender, publishWedding, type Wedding } from "../../../../tests/harness/product.ts";
import { purge } from "../../../../tests/harness/purge.ts";

const host = useHost();

const report = { reason: "scam" as const, text: "Meminta kode OTP.", contact: "sari@janur.test" };

async function reportsOf({ invitationId }: Wedding) {
  const found = await db()
    .collection(paths.reports())
    .withConverter(converter(pageReportSchema))
    .where("invitationId", "==", invitationId)
    .get();
  return found.docs.map((document) => document.data());
}

const send = ({ invitationId, slug }: Wedding, change: Record<string, unknown>, headers = freshSender()) =>
  host.product.callGuest(
    "reportInvitation",
    { invitationId, slug, report: { ...report, ...change } },
    headers,
  );

const form = (
  { slug }: Wedding,
  fields: Record<string, string>,
  headers: Record<string, string> = freshSender(),
) =>
  ask(`${host.product.origin}/event/${slug}/lapor`, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "same-origin",
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

describe("reportInvitation", () => {
  test("keeps the report with the public page as it was", async () => {
    const mine = await publishWedding(host.product, host.owner);
    expect((await send(mine, {})).refusal).toBeNull();
    const [kept, ...more] = await reportsOf(mine);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ ...report, status: "open", slug: mine.slug });
    expect(kept?.snapshot).toMatchObject({ revision: mine.revision, senderName: "Rani" });
    await host.product.asHost("unpublishInvitation", { invitationId: mine.invitationId }, host.owner);
    expect((await reportsOf(mine))[0]?.snapshot.content.sections.length).toBeGreaterThan(0);
  });

  test("said twice by one sender in the same words is one report; other words are another", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const headers = freshSender();
    for (let said = 0; said < 2; said += 1) expect((await send(mine, {}, headers)).refusal).toBeNull();
    await send(mine, { reason: "other" }, headers);
    expect(await reportsOf(mine)).toHaveLength(2);
  });

  test("ends at the limit of one sender", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const headers = freshSender();
    for (let done = 0; done < limits.report.rate.count; done += 1)
      expect((await send(mine, { text: String(done) }, headers)).refusal).toBeNull();
    expect(await send(mine, { text: "x" }, headers)).toMatchObject({
      http: 429,
      refusal: "limit/too-many-requests",
    });
    expect((await send(mine, { text: "x" })).refusal).toBeNull();
  });

  test("keeps nothing private of a closed page", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { invitationId } = mine;
    const settings = { ...usualSettings, access: "guests" as const };
    await host.product.asHost("changeSettings", { invitationId, settings, password: null }, host.owner);
    expect((await send(mine, {})).refusal).toBeNull();
    expect((await reportsOf(mine))[0]?.snapshot.content.sections).toEqual([]);
  });
});

describe("when the invitation is purged", () => {
  test("its reports stay without what reporters wrote; those of others stay whole", async () => {
    const [mine, other] = [
      await publishWedding(host.product, host.owner),
      await publishWedding(host.product, host.owner),
    ];
    for (const reported of [mine, other]) await send(reported, {});
    await host.product.asHost("trashInvitation", { invitationId: mine.invitationId }, host.owner);
    await purge(mine.invitationId);
    expect(await stored.invitation(mine.invitationId)).toBeUndefined();
    const [kept, ...more] = await reportsOf(mine);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ reason: "scam", text: "", contact: "", slug: mine.slug, status: "open" });
    expect(kept?.snapshot.senderName).toBe("Rani");
    expect(kept?.snapshot.content.sections.length).toBeGreaterThan(0);
    expect(await reportsOf(other)).toMatchObject([report]);
  });
});

describe("/lapor", () => {
  test.each(["id", "en"] as const)("shows a form that works without script (%s)", async (language) => {
    const mine = await publishWedding(host.product, host.owner);
    const page = await ask(`${host.product.origin}/event/${mine.slug}/lapor?language=${language}`);
    expect(page.status).toBe(200);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["content-security-policy"]).toContain("script-src 'none'");
    for (const reason of abuseReportReasons) expect(page.text).toContain(`value="${reason}"`);
    if (language === "id") expect(page.text).toContain(abuseReportMessages.id.reasons.scam);
  });

  test("thanks for a report", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const answer = await form(mine, { language: "id", reason: "offensive", text: "", contact: "" });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(abuseReportMessages.id.thanksTitle);
    expect((await reportsOf(mine)).map(({ reason }) => reason)).toEqual(["offensive"]);
  });

  test("keeps what was typed when it refuses", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const answer = await form(mine, { language: "en", text: "Help <me>", contact: "" });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Help &lt;me&gt;");
    expect(answer.text).toContain("Please choose a reason");
    expect(await reportsOf(mine)).toEqual([]);
  });

  test("takes nothing from another origin and knows no absent page", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const foreign = { ...freshSender(), "Sec-Fetch-Site": "cross-site" };
    expect((await form(mine, { reason: "scam" }, foreign)).status).toBe(403);
    expect(await reportsOf(mine)).toEqual([]);
    expect((await ask(`${host.product.origin}/event/no-such-slug-at-all/lapor`)).status).toBe(404);
  });
});
