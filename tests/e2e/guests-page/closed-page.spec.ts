import { expect, test } from "@playwright/test";
import { guestContext } from "../support/host.ts";
import {
  changeSettingsByApi,
  inviteByApi,
  showInvitation,
  signUpByApi,
  withGatedDinner,
} from "../support/host-api.ts";

const closedHeading = "Undangan ini tertutup";

test("a page by password opens for who knows it, and stays open in this tab", async ({
  browser,
  baseURL,
}) => {
  const host = await signUpByApi(baseURL ?? "");
  const shown = await showInvitation(host);
  await changeSettingsByApi(host, shown, { access: "password" }, "melati 26");
  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  const word = guest.getByLabel("Kata kunci dari keluarga");
  const title = guest.getByRole("heading", { level: 1 });

  await test.step("a wrong word is told kindly, and what was typed stays", async () => {
    await guest.goto(`/event/${shown.slug}`);
    await expect(title).toHaveText(closedHeading);
    await word.fill("mawar");
    await guest.getByRole("button", { name: "Buka Undangan" }).click();
    await expect(guest.getByRole("status").filter({ hasText: "belum cocok" })).toBeVisible();
    await expect(word).toHaveValue("mawar");
    await expect(guest.getByText("Yogyakarta")).toHaveCount(0);
  });

  await test.step("the right one brings the page with the family's names in their own face", async () => {
    await word.fill("melati 26");
    await word.press("Enter");
    await expect(title).toContainText("Ratri");
    await expect(guest).toHaveTitle(/Ratri/);
    await expect(guest.getByText("Yogyakarta").first()).toBeVisible();
    expect(
      await guest.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === "D" && status === "loaded"),
      ),
    ).toBe(true);
    expect(guest.url()).not.toContain("melati");
  });

  await test.step("wishes and answers go from there", async () => {
    await guest.getByRole("link", { name: "Buka Undangan" }).click();
    const wishes = guest.locator("#wish-form");
    await wishes.getByLabel("Nama").fill("Bude Sri");
    await wishes.getByLabel("Ucapan dan doa").fill("Semoga rukun selalu.");
    await wishes.getByRole("button", { name: "Kirim ucapan" }).click();
    await expect(wishes.getByRole("status")).toHaveText("Ucapan sudah terkirim. Terima kasih atas doanya.");
    await expect(guest.getByRole("listitem").filter({ hasText: "Semoga rukun selalu." })).toBeVisible();
    const form = guest.locator("#rsvp-form");
    await form.getByRole("radio", { name: "Hadir", exact: true }).check();
    await form.getByLabel("Nama", { exact: true }).fill("Sri");
    await form.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(guest.locator("#answered")).toContainText("Terima kasih");
  });

  await test.step("a reload opens it again without the word, and the wall is there", async () => {
    const clean = await phone.newPage();
    await clean.goto(`/event/${shown.slug}`);
    await expect(clean.getByRole("heading", { level: 1 })).toHaveText(closedHeading);
    await clean.getByLabel("Kata kunci dari keluarga").fill("melati 26");
    await clean.getByRole("button", { name: "Buka Undangan" }).click();
    await expect(clean.getByRole("heading", { level: 1 })).toContainText("Ratri");
    await clean.reload();
    await expect(clean.getByRole("heading", { level: 1 })).toContainText("Ratri");
    await clean.getByRole("heading", { name: /Ucapan/ }).scrollIntoViewIfNeeded();
    await expect(clean.getByRole("listitem").filter({ hasText: "Semoga rukun selalu." })).toBeVisible();
    await clean.getByRole("link", { name: "English" }).click();
    await expect(clean).toHaveURL(/\/en/);
    await expect(clean.getByRole("heading", { level: 1 })).toContainText("Ratri");
  });
  await phone.close();
});

test("a page for guests opens by a personal link, and for nobody else @once", async ({
  browser,
  baseURL,
}) => {
  const host = await signUpByApi(baseURL ?? "");
  const shown = await showInvitation(host, withGatedDinner);
  await changeSettingsByApi(host, shown, { access: "guests" });
  const link = await inviteByApi(host, shown, "Hadi Wiranto", ["makan"]);
  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  const title = guest.getByRole("heading", { level: 1 });

  await test.step("the link greets and brings their own ceremonies", async () => {
    await guest.goto(link);
    await expect(title).toContainText("Ratri");
    await expect(guest.locator("#guest")).toHaveText("Bapak Hadi Wiranto");
    await guest.getByRole("link", { name: "Buka Undangan" }).click();
    await expect(guest.getByText("Rumah Eyang")).toBeVisible();
    await expect(guest.getByText("Pendopo Agung")).toHaveCount(0);
    await guest.locator("#rsvp-form").getByRole("radio", { name: "Hadir", exact: true }).check();
    await guest.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(guest.locator("#answered")).toContainText("Hadi Wiranto");
  });

  await test.step("without their name it is closed again", async () => {
    await guest.getByRole("button", { name: "Bukan Anda?" }).click();
    await expect(title).toHaveText(closedHeading);
    expect(new URL(guest.url()).hash).toBe("");
    await expect(guest.getByText("Rumah Eyang")).toHaveCount(0);
  });

  await test.step("a link that is cut off says so", async () => {
    const cut = await phone.newPage();
    await cut.goto(link.slice(0, -3));
    await expect(cut.getByText("Tautan pribadi ini tidak berlaku lagi.")).toBeVisible();
    await expect(cut.getByRole("heading", { level: 1 })).toHaveText(closedHeading);
  });
  await phone.close();
});

test("a guest sees what only they are invited to, also by an old address @once", async ({
  browser,
  baseURL,
}) => {
  const host = await signUpByApi(baseURL ?? "");
  const shown = await showInvitation(host, withGatedDinner);
  const link = await inviteByApi(host, shown, "Hadi Wiranto", ["makan"]);
  const slug = `${shown.slug}-b`;
  await host.call("changeSlug", { invitationId: shown.invitationId, slug });
  const phone = await guestContext(browser);
  const guest = await phone.newPage();

  await guest.goto(link);
  await expect(guest).toHaveURL(new RegExp(`/event/${slug}#to=.+&g=.+`));
  await expect(guest.locator("#guest")).toHaveText("Bapak Hadi Wiranto");
  await guest.getByRole("link", { name: "Buka Undangan" }).click();
  await expect(guest.getByText("Rumah Eyang")).toBeVisible();
  await expect(guest.getByText("Pendopo Agung")).toHaveCount(0);
  await guest.getByRole("button", { name: "Bukan Anda?" }).click();
  await expect(guest.getByText("Pendopo Agung")).toBeVisible();
  await expect(guest.getByText("Rumah Eyang")).toHaveCount(0);
  await phone.close();
});

test("without script the word opens the page, and its forms work @once @proof", async ({
  browser,
  baseURL,
}) => {
  const host = await signUpByApi(baseURL ?? "");
  const shown = await showInvitation(host);
  await changeSettingsByApi(host, shown, { access: "password" }, "melati 26");
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const guest = await plain.newPage();
  await guest.goto(`${baseURL ?? ""}/event/${shown.slug}`);
  await guest.getByLabel("Kata kunci dari keluarga").fill("melati 26");
  await guest.getByRole("button", { name: "Buka Undangan" }).click();
  await expect(guest.getByRole("heading", { level: 1 })).toContainText("Ratri");
  await guest.locator("#wish-form").getByLabel("Nama").fill("Bude Sri");
  await guest.locator("#wish-form").getByLabel("Ucapan dan doa").fill("Semoga rukun selalu.");
  await guest.getByRole("button", { name: "Kirim ucapan" }).click();
  await expect(guest.getByText("Semoga rukun selalu.")).toBeVisible();
  await plain.close();
});
