import { expect, test } from "@playwright/test";
import { signUp } from "../support/host.ts";

test("help is found by mistyped words, read in both languages, and leads to the screen", async ({ page }) => {
  await signUp(page, "Ratri Ayu");
  await page.goto("/invitations");
  await page.getByRole("main").getByRole("link", { name: "Bantuan" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Arsip, Sampah, dan menggandakan" }),
  ).toBeVisible();
  await page.getByRole("link", { name: "Semua artikel bantuan" }).click();
  await expect(page).toHaveURL("/help-center");

  const search = page.getByRole("searchbox", { name: "Cari bantuan" });
  await search.fill("dafatr tungu");
  await expect(page.getByRole("status").getByText(/artikel cocok/)).toBeVisible();
  await page
    .getByRole("list", { name: "Artikel yang cocok" })
    .getByRole("link", { name: /daftar tunggu/ })
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Tempat terbatas dan daftar tunggu" }),
  ).toBeVisible();
  const picture = page.getByRole("img", { name: /Atur undangan/ });
  await picture.scrollIntoViewIfNeeded();
  // A picture that is not there has no size of its own.
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);

  await page.goBack();
  await expect(search).toHaveValue("dafatr tungu");
  await search.fill("xylophone");
  await expect(page.getByText("Tidak ada artikel tentang “xylophone”.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Mulai" })).toBeVisible();

  await page.evaluate(() => {
    window.localStorage.setItem("janur.language", "en");
  });
  await page.goto("/help-center/guest-trust");
  await expect(page.getByRole("heading", { level: 1, name: "Helping guests trust your link" })).toBeVisible();
  await page.getByRole("link", { name: "Open the checking page" }).click();
  await expect(page).toHaveURL("/cek");

  await page.goto("/help-center/no-such-article");
  await expect(page.getByText("There is no such article.")).toBeVisible();
});
