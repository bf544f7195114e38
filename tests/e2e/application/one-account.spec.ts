import { randomUUID } from "node:crypto";
import { expect, test, type APIRequestContext, type Locator } from "@playwright/test";
import {
  answerByApi,
  guestByApi,
  inviteByApi,
  showInvitation,
  type ShownInvitation,
} from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** Opens a personal link by a tap, and answers by it unless nothing is said. */
async function useLink(
  request: APIRequestContext,
  { invitationId, slug }: ShownInvitation,
  path: string,
  reply: "yes" | "no" | null,
): Promise<void> {
  const token = new URLSearchParams(path.split("#")[1]).get("g");
  const call = { invitationId, slug, language: "id", token };
  const opened = await request.post("/api/guest/openLink", { data: { data: { ...call, isTap: true } } });
  expect(opened.ok()).toBe(true);
  if (reply === null) return;
  const adults = reply === "yes" ? 2 : 0;
  const answer = { ceremonies: { "ceremony-1": reply }, adults, children: 0, companions: [], note: "" };
  const data = { ...call, name: "", basedOn: 0, key: randomUUID(), answer };
  const answered = await request.post("/api/guest/submitRsvp", { data: { data } });
  expect(answered.ok(), await answered.text()).toBe(true);
}

/** Where everybody stands, by the words that every screen has for it: envelopes, of seven on the list and one beside it. */
const account = {
  Hadir: 2,
  "Belum pasti": 0,
  "Tidak hadir": 1,
  "Belum menjawab": 2,
  "Belum dikirim": 3,
} as const;
const groups = Object.entries(account);

/** Expects each group's envelopes in the table of answers, which leaves out groups of nobody. */
async function expectGroups(answers: Locator): Promise<void> {
  for (const [name, count] of groups) {
    const row = answers.getByRole("row", { name: new RegExp(`^${name}`) });
    if (count > 0) await expect(row.getByRole("cell").first()).toHaveText(String(count));
    else await expect(row).toHaveCount(0);
  }
}

/** Shares of the one bar above a table, from left to right, in per cent. */
async function sharesOfBar(answers: Locator): Promise<number[]> {
  const widths = await answers
    .locator("xpath=preceding-sibling::div/span")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width) => (100 * width) / whole);
}

/** Shares of a table's bars from end to end, in per cent, by the name of the row. */
async function sharesOf(table: Locator): Promise<Record<string, number>> {
  const rows = await table.locator("tbody tr").evaluateAll((all) =>
    all.map((row) => {
      const bar = row.querySelector("th > span");
      const parts = [...(bar?.children ?? [])].map((part) => part.getBoundingClientRect().width);
      const length = parts.reduce((sum, width) => sum + width, 0);
      const name = row.querySelector("th")?.textContent ?? "";
      return [name, (100 * length) / (bar?.getBoundingClientRect().width ?? 1)] as const;
    }),
  );
  return Object.fromEntries(rows);
}

test("who has not answered and who was sent nothing are two groups, of one number on every screen @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host);
  const { invitationId } = shown;
  await useLink(page.request, shown, await inviteByApi(host, shown, "Ani"), "yes");
  await useLink(page.request, shown, await inviteByApi(host, shown, "Budi"), "no");
  await useLink(page.request, shown, await inviteByApi(host, shown, "Citra"), null);
  const mark = async (name: string, mark: "sent" | "handed") => {
    const guestIds = [await guestByApi(host, shown, name)];
    const markId = randomUUID().replaceAll("-", "").slice(0, 20);
    await host.call("markSent", { invitationId, markId, guestIds, run: "invitation", mark });
  };
  await mark("Dewi", "sent");
  await mark("Eko", "handed");
  await guestByApi(host, shown, "Fitri");
  await guestByApi(host, shown, "Gita");
  await answerByApi(baseURL, shown, "Hana tanpa tautan", 3);

  const content = page.getByRole("main");
  await page.goto("/");
  const answers = content.getByRole("table");
  await expectGroups(answers);
  // Whoever is not coming has their seats still: all screens call the same number of people invited.
  const invited = answers.getByRole("row", { name: /^Diundang/ }).getByRole("cell");
  await expect(invited).toHaveText(["7", "14"]);
  // Eight together on one bar; the gaps between its parts are not counted.
  expect(await sharesOfBar(answers)).toEqual([25, 12.5, 25, 37.5].map((share) => expect.closeTo(share, 0)));
  await expect(content.getByText("3 undangan belum dikirim")).toBeVisible();
  await expect(content.getByText("2 undangan belum menjawab")).toBeVisible();

  await page.goto(`/invitations/${invitationId}`);
  await expectGroups(content.getByRole("table"));
  await page.goto(`/invitations/${invitationId}/rsvp`);
  for (const [name, count] of groups) {
    const term = content.getByRole("term").filter({ hasText: new RegExp(`^${name}$`) });
    await expect(term.locator("xpath=following-sibling::dd")).toContainText(`${String(count)} undangan`);
  }

  await page.goto(`/invitations/${invitationId}/guests`);
  await expect(content.getByText("7 undangan · 14 orang")).toBeVisible();
  for (const [state, count] of [
    ["yes", account.Hadir],
    ["maybe", account["Belum pasti"]],
    ["no", account["Tidak hadir"]],
    ["silent", account["Belum menjawab"]],
    ["unsent", account["Belum dikirim"]],
  ] as const) {
    await page.goto(`/invitations/${invitationId}/guests?state=${state}`);
    if (count > 0) await expect(content.getByText(new RegExp(`^${String(count)} undangan · `))).toBeVisible();
    else await expect(content.getByText(/^\d+ undangan · /)).toBeHidden();
  }

  await page.goto(`/invitations/${invitationId}/send`);
  await page.getByRole("button", { name: "Bagikan ringkasan" }).click();
  const summary = page.getByRole("dialog", { name: "Ringkasan untuk grup keluarga" });
  for (const line of ["Belum dikirim: 3", "Belum menjawab: 2", "Menjawab: 2", "Hadir: 2 undangan, 5 orang"])
    await expect(summary).toContainText(line);

  await page.goto(`/dashboard?invitation=${invitationId}`);
  const funnel = content.getByRole("region", { name: "Dari diundang sampai hadir" });
  const step = (name: string) =>
    funnel
      .getByRole("row", { name: new RegExp(`^${name}`) })
      .getByRole("cell")
      .first();
  await expect(step("Diundang")).toHaveText("7");
  await expect(
    funnel
      .getByRole("row", { name: /^Diundang/ })
      .getByRole("cell")
      .last(),
  ).toHaveText("14");
  await expect(step("Menjawab")).toHaveText("2");
  await expect(step("Hadir, di daftar")).toHaveText("1");
  expect(await sharesOf(funnel.getByRole("table"))).toMatchObject({
    Diundang: expect.closeTo(100, 0),
    Menjawab: expect.closeTo(28.6, 0),
  });
});
