import { expect, test, type Page } from "@playwright/test";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** Tabs of a room, each a link of a navigation inside the page. */
const tabs = (page: Page) => page.getByRole("main").getByRole("navigation").getByRole("link");

/** Where a room shows its matter in several ways, going back leads to the way before, not out of the room. */
test("every tab is a step that going back takes back @proof @once", async ({ page }) => {
  test.slow();
  // The demo has something under every tab.
  await page.goto("/sign-in?redirect=/invitations");
  await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
  const edit = page.getByRole("article", { name: "Rani & Dimas" }).getByRole("link", { name: "Ubah" });
  const inside = ((await edit.getAttribute("href")) ?? "").replace("/edit/", "/");
  for (const path of [
    "/tasks",
    "/invitations",
    "/settings",
    `${inside}/rsvp`,
    `${inside}/wishes`,
    `${inside}/send`,
  ]) {
    await page.goto(path);
    const current = tabs(page).and(page.locator("[aria-current=page]"));
    await expect(current, path).toHaveCount(1);
    const first = (await current.getAttribute("href")) ?? "";
    const [second, third] = (await tabs(page).all()).filter((_, index) => index > 0);
    if (second === undefined) throw new Error(`${path} has one tab`);
    const begin = page.url();
    for (const tab of third === undefined ? [second] : [second, third]) {
      const address = page.url();
      await tab.click();
      await expect(page, path).not.toHaveURL(address);
      await expect(tab, path).toHaveAttribute("aria-current", "page");
    }
    if (third !== undefined) {
      await page.goBack();
      await expect(second, path).toHaveAttribute("aria-current", "page");
    }
    await page.goBack();
    await expect(page, path).toHaveURL(begin);
    await expect(current, path).toHaveAttribute("href", first);
  }
});

test("what is typed into a search and chosen as a filter is no step @once @proof", async ({
  page,
  baseURL,
}) => {
  await showInvitation(await signedInHost(page, baseURL));
  await page.goto("/help-center");
  await page.goto("/invitations");
  const before = await page.evaluate(() => history.length);
  await page.getByRole("main").getByRole("searchbox").fill("ratri");
  await expect(page).toHaveURL(/q=ratri/);
  await page.getByRole("main").getByRole("combobox").first().selectOption({ index: 1 });
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL("/help-center");
});
