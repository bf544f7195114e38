import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { isPhone, openEditor, pastCache } from "../support/host.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";

test("an English speaker gives one family its own words, compares them, publishes them alone and takes them away @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await speak(page, "en");
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host);
  const slug = `${shown.slug}-bride`;
  const openSides = async () => {
    await page.getByRole("button", { name: "More options" }).click();
    await page.getByRole("menuitem", { name: "A version for each family" }).click();
    return page.getByRole("dialog", { name: "A version for each family" });
  };
  await openEditor(page, shown.invitationId);

  const sides = await openSides();
  await sides.getByRole("button", { name: "Make a version for the bride’s side" }).click();
  await expect(sides.getByRole("textbox")).toHaveValue(slug);
  await sides.getByRole("button", { name: "Make the version", exact: true }).click();
  await expect(sides).toBeHidden();
  await expect(page.getByRole("radio", { name: "Bride’s side" })).toBeChecked();

  if (isPhone(page)) await page.getByRole("button", { name: "All sections" }).click();
  await page.getByRole("button", { name: /^Opening/ }).click();
  await expect(
    page.getByText("As for everybody. What you change here is for the bride’s side only."),
  ).toBeVisible();
  await page.getByLabel("Greeting").first().fill("Wilujeng sumping");
  await expect(page.getByText("This section differs for the bride’s side.")).toBeVisible();
  await page.getByRole("button", { name: "Show the difference" }).click();
  await expect(page.getByText(/→ Wilujeng sumping/)).toBeVisible();
  await expectAccessible(page, "a section that differs, in English");
  await expect(page.getByText(/^Saved \d\d\.\d\d$/)).toBeVisible();
  await page.keyboard.press("Escape");

  const openMenu = async () => {
    const versions = await openSides();
    await expect(versions.getByText("For guests whose side is not named.")).toBeVisible();
    const own = versions.getByRole("region", { name: "Bride’s side" });
    await own.getByRole("button", { name: /Bride’s side/ }).click();
    return own;
  };
  await expect((await openMenu()).getByText("Not published yet", { exact: true })).toBeVisible();
  await page.getByRole("menuitem", { name: "Publish this version only" }).click();
  await expect(page.getByText("The version for the bride’s side is published.")).toBeVisible({
    timeout: 30_000,
  });
  // What was written is this family's alone: nothing of the common one waits, so there is nothing to publish.
  await expect(page.getByRole("button", { name: "Publish changes" })).toBeHidden();
  const common = (await openSides()).getByRole("region", { name: "Common version" });
  await expect(common.getByText(/^Published/)).toBeVisible();
  await page.keyboard.press("Escape");
  const words = async (address: string) => (await page.request.get(pastCache(address))).text();
  expect(await words(`${baseURL ?? ""}/event/${slug}`)).toContain("Wilujeng sumping");
  expect(await words(`${baseURL ?? ""}/event/${shown.slug}`)).not.toContain("Wilujeng sumping");

  await openMenu();
  await page.getByRole("menuitem", { name: "Remove the version" }).click();
  const sure = page.getByRole("dialog", { name: "Remove the version for the bride’s side?" });
  await sure.getByRole("button", { name: "Remove the version" }).click();
  await expect(
    page.getByText("The version for the bride’s side is gone. Its address leads to the common one.").first(),
  ).toBeVisible();
  expect(await words(`${baseURL ?? ""}/event/${slug}`)).not.toContain("Wilujeng sumping");
});
