import { expect } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import { addSection, expectSaved, publishAfterReview } from "../support/host.ts";
import { draftText } from "../support/suite-data.ts";

test("notes get bold words, a list and a link by buttons and by marks, and guests read them so @once @proof", async ({
  page,
  browser,
  baseURL,
  draft: { invitationId, slug },
}) => {
  await addSection(page, "Catatan");
  const words = page.getByLabel("Isi", { exact: true });
  const preview = page.frameLocator("iframe");
  const tools = page.getByRole("group", { name: "Gaya tulisan untuk Isi" });

  await test.step("by buttons, around what is selected", async () => {
    await words.fill("Bawa undangan");
    await words.press("ControlOrMeta+a");
    await tools.getByRole("button", { name: "Tebal" }).click();
    await expect(words).toHaveValue("*Bawa undangan*");
    await expect(preview.locator("b", { hasText: "Bawa undangan" })).toBeVisible();
    await page.keyboard.press("ControlOrMeta+z");
    await expect(words).toHaveValue("Bawa undangan");
    await expect(preview.locator(".rich")).toHaveCount(0);
  });

  await test.step("by marks, as in WhatsApp", async () => {
    await words.fill("Bawa *undangan*:\n- kartu _asli_\n- [peta](https://contoh.id/peta)\n\n");
    await expect(words).toHaveValue(/\n\n$/);
    await expect(preview.locator(".rich li")).toHaveText(["kartu asli", "peta"]);
    await expectSaved(page);
    expect(await draftText(baseURL ?? "", invitationId)).toContain("https://contoh.id/peta");
    await page.reload();
    await expect(words).toHaveValue("Bawa *undangan*:\n\n- kartu _asli_\n- [peta](https://contoh.id/peta)");
  });

  const written = await words.inputValue();
  await test.step("a link that could run something stays words", async () => {
    await words.press("ControlOrMeta+End");
    await words.pressSequentially("\n[x](javascript:alert(1))");
    await expect(preview.getByText("[x](javascript:alert(1))")).toBeVisible();
    await expect(preview.locator('a[href^="javascript"]')).toHaveCount(0);
    // What stands in brackets would be asked about before publishing.
    await words.fill(written);
    await expectSaved(page);
  });

  // Notes that are written in one language alone are asked about; the last look comes after all the same.
  await publishAfterReview(page);
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(`/event/${slug}`);
  await expect(guest.locator(".rich b")).toHaveText("undangan");
  await expect(guest.locator(".rich i")).toHaveText("asli");
  await expect(guest.getByRole("link", { name: "peta", exact: true })).toHaveAttribute(
    "href",
    "https://contoh.id/peta",
  );
  await guest.context().close();
});
