import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { giftField } from "../support/gift-form.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";

test("an English speaker writes an envelope down, and the book comes as a file and on paper", async ({
  page,
  baseURL,
}) => {
  await speak(page, "en");
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await page.goto(`/invitations/${invitationId}/gifts`);
  await giftField(page, "From").fill("Pak Hadi");
  await giftField(page, "Amount").fill("1500000");
  await giftField(page, "Amount").press("Enter");
  await expect(giftField(page, "From")).toHaveValue("");
  await page.getByRole("link", { name: "Book", exact: true }).click();
  await expect(page.getByTestId("gift-total")).toContainText("1.500.000");
  await page.getByRole("button", { name: "Save or print" }).click();
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
