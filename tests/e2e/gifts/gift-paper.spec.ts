import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { giftField } from "../support/gift-form.ts";
import { draftInvitation } from "../support/host-api.ts";
import { isPhone } from "../support/host.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";

test("an English speaker writes an envelope down, and the book comes as a file and on paper @proof", async ({
  page,
  baseURL,
}) => {
  await speak(page, "en");
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await page.goto(`/invitations/${invitationId}/gifts`);
  await test.step("what saves an entry stands whole above the bar, without scrolling", async () => {
    const save = page.getByRole("button", { name: "Save & next" });
    await expect(save).toBeInViewport({ ratio: 1 });
    if (!isPhone(page)) return;
    const [button, bar] = [await save.boundingBox(), await page.getByRole("navigation").last().boundingBox()];
    expect(bar?.y).toBeGreaterThan(700);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
  await giftField(page, "From").fill("Pak Hadi");
  await giftField(page, "Amount").fill("1500000");
  await giftField(page, "Amount").press("Enter");
  await expect(giftField(page, "From")).toHaveValue("");
  await page.getByRole("link", { name: "Book", exact: true }).click();
  await expect(page.getByTestId("gift-total")).toContainText("1.500.000");
  if (isPhone(page)) {
    await page.getByRole("button", { name: "More for the book" }).click();
    await page.getByRole("menuitem", { name: "Save or print" }).click();
  } else await page.getByRole("button", { name: "Save or print" }).click();
  const drawer = page.getByRole("dialog", { name: "Save or print" });
  await expectAccessible(page, "the book as a file");
  for (const [button, ending] of [
    ["Download for Excel", "xlsx"],
    ["Download CSV", "csv"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await drawer.getByRole("button", { name: button }).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
  }
  const paper = page.locator(".book-paper");
  await expect(paper).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(paper.getByRole("row", { includeHidden: true }).nth(1)).toContainText("Pak Hadi");
  await expect(paper).toBeVisible();
  await expect(drawer).toBeHidden();
});
