import { randomUUID } from "node:crypto";
import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { expect, test, type Page } from "@playwright/test";
import * as z from "zod";
import { saveByApi, showInvitation, type HostApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { fetchInTime } from "../support/fetch-in-time.ts";
import { tokenIn } from "../../../tools/smoke/token-in.ts";

const link = z.object({ token: z.string() });
const passMade = z.object({ passId: z.string(), token: z.string() });
const guestMade = z.object({ guestId: z.string() });
const links = z.object({ links: z.array(z.object({ path: z.string() })) });
const file = z.object({ bytes: z.string() });

/** The personal link's token of a guest. */
async function tokenOf(host: HostApi, invitationId: string, guestId: string): Promise<string> {
  const made = links.parse(await host.call("guestLinks", { invitationId, guestIds: [guestId] }));
  return tokenIn(made.links[0]?.path ?? "");
}

/** An operation of a guest that must succeed. */
async function asGuest(baseURL: string | undefined, name: string, data: object): Promise<void> {
  const answer = await fetchInTime(`${baseURL ?? ""}/api/guest/${name}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`${name} answered ${await answer.text()}`);
}

/** The wedding an hour later, which guests must hear of. */
function anHourLater(content: Content): Content {
  const section = findSection(content, "ceremonies");
  if (section === undefined) throw new Error("the starter has no ceremonies");
  const later = section.ceremonies.map((ceremony) => ({
    ...ceremony,
    startAt: new Date(Date.parse(ceremony.startAt ?? "") + 3_600_000).toISOString(),
  }));
  return withSection(content, { ...section, ceremonies: later });
}

const progress = (page: Page) => page.getByRole("status").filter({ hasText: /dari \d+ terkirim/ });

/** Opens the message that is next, comes back and says that it went. */
async function sendNext(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Buka WhatsApp" }).click();
  await page.getByRole("button", { name: "Kembali ke antrean" }).click();
  await page.getByRole("button", { name: "Sudah, lanjut" }).click();
}

test("host, sender and helper send side by side; guests answer, are reminded and hear of a change @once", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host);
  const { invitationId, slug } = shown;
  const dimasContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const dimasPage = await dimasContext.newPage();
  const dimas = await signedInHost(dimasPage, baseURL, "Dimas");
  const invite = { invitationId, role: "sender", name: "Dimas", email: null };
  const { token } = link.parse(await host.call("inviteTeamMember", invite));
  await dimas.call("acceptTeamInvite", { token, name: "Dimas" });
  const pass = { name: "Bude Sri", scopes: ["sendInvitations"], seesGated: false, pin: null };
  const expireAt = new Date(Date.now() + 86_400_000).toISOString();
  const helper = passMade.parse(await host.call("createPass", { invitationId, ...pass, expireAt }));
  const add = async (name: string, number: string, sender: object | null) => {
    const guest = { name, honorific: "Ibu", suffix: "", origin: "", group: "", seats: 2, note: "", sender };
    const contact = { phone: `+62812${number}`, email: null };
    return guestMade.parse(await host.call("saveGuest", { invitationId, guestId: null, guest, contact }))
      .guestId;
  };
  const theirs = { kind: "pass", id: helper.passId };
  const his = { kind: "member", id: dimas.account.uid };
  const [aminah, budiarti] = await Promise.all([
    add("Aminah", "34567890", null),
    add("Budiarti", "34567891", null),
    add("Citra", "34567892", his),
    add("Dewi", "34567893", his),
    add("Endang", "34567894", theirs),
  ]);

  await test.step("each sends their own, at the same time", async () => {
    await Promise.all([
      page.goto(`/invitations/${invitationId}/send`),
      dimasPage.goto(`/invitations/${invitationId}/send`),
    ]);
    await expect(progress(dimasPage)).toHaveText("0 dari 2 terkirim");
    await expect(dimasPage.getByText("Ibu Aminah")).toBeHidden();
    await expect(dimasPage.getByRole("button", { name: "Buka WhatsApp" })).toBeVisible();
    const phone = await dimasContext.newPage();
    await phone.goto(`/bantu#t=${helper.token}`);
    await phone.getByRole("link", { name: "Kirim undangan" }).click();
    await phone.getByRole("button", { name: "Buka WhatsApp" }).click();
    await phone.getByRole("button", { name: "Sudah, lanjut" }).click();
    await expect(phone.getByText("1 dari 1 terkirim")).toBeVisible();
    await sendNext(dimasPage);
    await expect(progress(dimasPage)).toHaveText("1 dari 2 terkirim");
    await sendNext(dimasPage);
    await expect(progress(dimasPage)).toHaveText("2 dari 2 terkirim");
    await page.getByRole("checkbox", { name: "Centang Ibu Aminah" }).check();
    await page.getByRole("checkbox", { name: "Centang Ibu Budiarti" }).check();
    await page.getByRole("button", { name: "Tandai 2 tamu terkirim" }).click();
    await expect(progress(page)).toHaveText("2 dari 2 terkirim");
  });

  await test.step("the list gives him the links of his own guests", async () => {
    await dimasPage.goto(`/invitations/${invitationId}/guests`);
    await expect(dimasPage.getByRole("button", { name: /^Pilihan untuk/ })).toHaveCount(2);
    await dimasPage.getByRole("button", { name: "Pilihan untuk Ibu Citra" }).click();
    await expect(dimasPage.getByRole("menuitem", { name: "Salin tautan" })).toBeVisible();
    await expect(dimasPage.getByText(/bukan tamu yang Anda kirimi/)).toHaveCount(3);
    await page.goto(`/invitations/${invitationId}/guests`);
    await expect(page.getByRole("button", { name: /^Pilihan untuk/ })).toHaveCount(5);
    await page.goto(`/invitations/${invitationId}/send`);
  });

  await test.step("who has answered is not reminded", async () => {
    const [first, second] = await Promise.all([
      tokenOf(host, invitationId, aminah),
      tokenOf(host, invitationId, budiarti),
    ]);
    const common = { invitationId, slug, language: "id" };
    await asGuest(baseURL, "openLink", { ...common, token: second, isTap: true });
    const answer = { ceremonies: { "ceremony-1": "yes" }, adults: 2, children: 0, companions: [], note: "" };
    await asGuest(baseURL, "submitRsvp", {
      ...common,
      token: first,
      name: "",
      basedOn: 0,
      key: randomUUID(),
      answer,
    });
    await page.getByRole("link", { name: "Pengingat" }).click();
    await expect(progress(page)).toHaveText("0 dari 1 terkirim");
    await expect(page.getByRole("region", { name: "Ibu Budiarti" })).toContainText("mengingatkan");
    await sendNext(page);
    await expect(progress(page)).toHaveText("1 dari 1 terkirim");
  });

  await test.step("a change goes to those who know the earlier hour", async () => {
    await saveByApi(host, shown, anHourLater);
    await host.call("publishInvitation", { invitationId, revision: 3 });
    await page.getByRole("link", { name: "Kabar perubahan" }).click();
    await expect(progress(page)).toHaveText("0 dari 1 terkirim");
    const card = page.getByRole("region", { name: "Ibu Budiarti" });
    await expect(card).toContainText(/pukul 12\.00 WIB.*\(sebelumnya .*pukul 11\.00 WIB\)/);
    await sendNext(page);
    await expect(progress(page)).toHaveText("1 dari 1 terkirim");
  });

  await test.step("the list says it all", async () => {
    const spreadsheet = { invitationId, format: "csv", language: "id", after: null };
    const { bytes } = file.parse(await host.call("exportGuests", spreadsheet));
    const rows = Buffer.from(bytes, "base64").toString("utf8");
    expect(rows).toContain("Endang");
    await page.goto(`/invitations/${invitationId}/guests`);
    const entry = page.getByRole("dialog", { name: "Ubah tamu" });
    for (const [name, story] of [
      ["Ibu Endang", /^Dikirim Bude Sri/],
      ["Ibu Citra", /^Dikirim Dimas/],
    ] as const) {
      await page.getByRole("button", { name: `Ubah ${name}` }).click();
      await expect(entry.getByText(story)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(entry).toBeHidden();
    }
  });
  await dimasContext.close();
});
