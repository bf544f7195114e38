import type { RsvpSection } from "@janur/domain/content/sections/rsvp";
import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { openForm, rsvpWith, sayYes } from "../support/answering-guest.ts";
import { codesIn } from "../support/codes-in.ts";
import { guestContext } from "../support/host.ts";
import { publishWedding, weddingAhead } from "../support/published-wedding.ts";

const questions: RsvpSection["questions"] = [
  {
    id: "menu",
    kind: "choice",
    label: { id: "Pilihan menu", en: "Your menu" },
    options: [
      { id: "ayam", label: { id: "Ayam bakar", en: "Grilled chicken" } },
      { id: "sayur", label: { id: "Sayuran", en: "Vegetables" } },
    ],
    isRequired: true,
    tags: [],
  },
  {
    id: "alergi",
    kind: "text",
    label: { id: "Alergi makanan", en: "Allergies" },
    options: [],
    isRequired: false,
    tags: [],
  },
];

test("a household answers by name, is told what it missed, and loses nothing @once", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { invite } = await publishWedding(baseURL, weddingAhead(30, rsvpWith({ questions })));
  const link = await invite({ kind: "household", members: ["Hadi", "Wati", "Joko"], suffix: "& Keluarga" });
  await openForm(page, link);
  const adults = page.getByRole("spinbutton", { name: "Dewasa" });
  const send = page.getByRole("button", { name: "Kirim jawaban" });

  await test.step("ticking members counts them", async () => {
    await sayYes(page);
    for (const name of ["Hadi", "Wati", "Joko"]) await page.getByRole("checkbox", { name }).check();
    await expect(adults).toHaveValue("3");
    await page.getByRole("checkbox", { name: "Joko" }).uncheck();
    await expect(adults).toHaveValue("2");
  });

  await test.step("a question that was missed is marked and leads there, and all stays", async () => {
    await page.getByLabel("Alergi makanan").fill("Udang");
    await page.getByText("Diwakilkan?").click();
    await page.getByLabel("Diwakilkan oleh").fill("Joko");
    await send.click();
    const menu = page.getByRole("group", { name: "Pilihan menu" });
    await expect(menu).toHaveAttribute("aria-invalid", "true");
    await expect(menu.getByRole("radio").first()).toBeFocused();
    await expect(page.getByText("Periksa lagi isian yang ditandai")).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Wati" })).toBeChecked();
    await expect(page.getByRole("checkbox", { name: "Joko" })).not.toBeChecked();
    await expect(page.getByLabel("Alergi makanan")).toHaveValue("Udang");
    await expect(page.getByLabel("Diwakilkan oleh")).toHaveValue("Joko");
  });

  await test.step("kept without signal and a closed tab, it arrives once, with every tick", async () => {
    const context = page.context();
    await page.getByRole("radio", { name: "Sayuran" }).check();
    await context.setOffline(true);
    await send.click();
    await expect(page.getByText("Jawaban belum terkirim, tetapi tersimpan")).toBeVisible();
    const later = await context.newPage();
    await page.close();
    await context.setOffline(false);
    await later.goto(link);
    await expect(later.locator("#answered")).toContainText("Kami menantikan Joko, 2 orang");
    await later.getByRole("button", { name: "Ubah jawaban" }).click();
    await expect(later.locator("#rsvp-form [name=basedOn]")).toHaveValue("1");
    await expect(later.getByRole("checkbox", { name: "Hadi" })).toBeChecked();
    await expect(later.getByRole("checkbox", { name: "Joko" })).not.toBeChecked();
    await expect(later.getByRole("radio", { name: "Sayuran" })).toBeChecked();
    await expect(later.getByLabel("Diwakilkan oleh")).toHaveValue("Joko");
    await later.close();
  });
});

test("without script every question is asked, kept on a refusal, and answered @once", async ({
  browser,
  baseURL,
}) => {
  const { slug } = await publishWedding(baseURL, weddingAhead(30, rsvpWith({ questions })));
  const context = await guestContext(browser, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/event/${slug}`);
  await sayYes(page);
  await page.getByLabel("Nama", { exact: true }).first().fill("Udin");
  await page.getByLabel("Alergi makanan").fill("Kacang");
  await page.getByText("Diwakilkan?").click();
  await page.getByLabel("Diwakilkan oleh").fill("Asep");
  await page.getByRole("button", { name: "Kirim jawaban" }).click();

  await expect(page.getByRole("alert")).toContainText("Periksa lagi isian yang ditandai");
  await expect(page.getByRole("group", { name: "Pilihan menu" })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Nama", { exact: true })).toHaveValue("Udin");
  await expect(page.getByLabel("Alergi makanan")).toHaveValue("Kacang");
  await expect(page.getByLabel("Diwakilkan oleh")).toHaveValue("Asep");

  await page.getByRole("radio", { name: "Ayam bakar" }).check();
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(page.getByRole("heading", { name: "Jawaban tercatat" })).toBeVisible();
  await expect(page.locator("#answered")).toContainText("Kami menantikan Asep");
  await context.close();
});

test("a group's link takes an answer of everybody, and leads back to one's own @once", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const { invite } = await publishWedding(baseURL);
  const link = await invite({ kind: "group", honorific: "", name: "Alumni SMAN 3", seats: 2 });

  async function answerAs(name: string) {
    const phone = await guestContext(browser);
    const page = await phone.newPage();
    await page.goto(link);
    await page.locator("#rsvp").scrollIntoViewIfNeeded();
    await expect(page.getByText("Untuk Alumni SMAN 3: masing-masing menjawab")).toBeVisible();
    await sayYes(page);
    await page.locator("#rsvp-form").getByLabel("Nama", { exact: true }).fill(name);
    await page.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(page.locator("#answered")).toContainText(`Kami menantikan ${name}`);
    return page;
  }

  const first = await answerAs("Udin");
  const second = await answerAs("Tuti");
  await expect(second.locator("#guest")).toHaveText("Tuti");

  const again = await first.context().newPage();
  await again.goto(link);
  await expect(again.locator("#guest")).toHaveText("Udin");
  await again.locator("#rsvp").scrollIntoViewIfNeeded();
  await expect(again.locator("#answered")).toContainText("Kami menantikan Udin");

  await test.step("somebody else on the same phone answers for themselves", async () => {
    await again.getByRole("button", { name: "Bukan Anda?" }).click();
    const other = await first.context().newPage();
    await other.goto(link);
    await other.locator("#rsvp").scrollIntoViewIfNeeded();
    await expect(other.getByText("Untuk Alumni SMAN 3: masing-masing menjawab")).toBeVisible();
  });
  await Promise.all([first.context().close(), second.context().close()]);
});

test("an open registration takes names, an open house shows its hours @once", async ({ page, baseURL }) => {
  const registration = await publishWedding(baseURL, weddingAhead(30, rsvpWith({ policy: "open" })));
  await page.goto(`/event/${registration.slug}`);
  await expect(page.getByText("Silakan mendaftar;")).toBeVisible();
  await sayYes(page);
  await page.locator("#rsvp-form").getByLabel("Nama", { exact: true }).fill("Udin");
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page.locator("#answered")).toContainText("Kami menantikan Udin");

  const house = await publishWedding(baseURL, weddingAhead(30, rsvpWith({ policy: "nobody" })));
  await page.goto(`/event/${house.slug}`);
  await expect(page.locator("#rsvp")).toContainText("Pintu terbuka untuk semua");
  await expect(page.locator("#rsvp")).toContainText("08.00–09.30 WIB");
  await expect(page.locator("#rsvp-form")).toHaveCount(0);
});

test("where seats are counted the page asks again until they are sure, or says who waits @once @proof", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const wedding = await publishWedding(baseURL);
  await wedding.changeSettings({ capacity: 2 });
  const phone = await guestContext(browser);

  async function answer(name: string): Promise<Page> {
    const page = await phone.newPage();
    await openForm(page, await wedding.invite({ name }));
    await sayYes(page);
    await page.getByRole("button", { name: "Kirim jawaban" }).click();
    return page;
  }

  const first = await answer("Hadi");
  await expect(first.locator("#answered")).toContainText("Kami menantikan Bapak Hadi, 2 orang", {
    timeout: 40_000,
  });
  await expect(first.locator("#answered")).not.toHaveAttribute("data-seat", "pending");
  const second = await answer("Joko");
  await expect(second.locator("#answered")).toContainText("Anda di daftar tunggu untuk 2 orang", {
    timeout: 40_000,
  });
  await phone.close();
});

test("whoever says yes gets a code that a scanner reads, on the screen and as a picture @once", async ({
  page,
  baseURL,
}) => {
  const { invite } = await publishWedding(baseURL, weddingAhead(30, rsvpWith({ isCodeShown: true })));
  await openForm(page, await invite());
  await sayYes(page);
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  const code = page.getByRole("img", { name: "Kode masuk Anda" });
  await expect(code).toBeVisible();
  const box = await code.boundingBox();
  expect(box?.width ?? 0).toBeGreaterThanOrEqual(240);
  expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
  const shown = await codesIn(await code.screenshot());
  expect(shown).toEqual([expect.stringMatching(/^J1\.[A-Za-z0-9]{20}\.[\w-]{22}$/)]);

  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Simpan gambar" }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe("kode-masuk.png");
  expect(await codesIn(await readFile(await download.path()))).toEqual(shown);
});
