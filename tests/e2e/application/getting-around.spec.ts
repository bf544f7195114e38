import { expect, test, type Page } from "@playwright/test";
import { privateRoutes, staffRoutes, invitationRoutes, type SpecifiedRoute } from "../support/route-table.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** A phone's titles wrap, and its menu is another. */
const laptop = { width: 1280, height: 800 };

/** Has a head of its own: the steps of the wizard. */
const withoutHead = ["/invitations/new"];

async function expectTitleInPlace(page: Page, { path, heading }: SpecifiedRoute): Promise<void> {
  await page.goto(path);
  const title = page.getByRole("heading", { level: 1, name: heading });
  await expect(title, path).toBeVisible();
  await expect(page.locator("h1"), path).toHaveCount(1);
  const place = await title.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return { x: Math.round(x), y: Math.round(y) };
  });
  expect(place, path).toEqual({ x: 280, y: 68 });
}

async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
}

test("every page has one title, at the same place @proof @once", async ({ page }) => {
  await page.setViewportSize(laptop);
  test.slow();
  await signInAs(page, "Rani, tuan rumah");
  await page.goto("/invitations");
  const edit = page.getByRole("article", { name: "Rani & Dimas" }).getByRole("link", { name: "Ubah" });
  const id = /edit\/([^/]+)$/.exec((await edit.getAttribute("href")) ?? "")?.[1] ?? "";
  const rooms = invitationRoutes.filter(({ path }) => !path.includes("/edit/"));
  const pages = privateRoutes.filter(({ path }) => !withoutHead.includes(path));
  for (const route of [...pages, ...rooms])
    await expectTitleInPlace(page, { ...route, path: route.path.replace("{id}", id) });
});

test("the staff's pages have theirs there as well @once @proof", async ({ page }) => {
  await page.setViewportSize(laptop);
  await signInAs(page, "Admin");
  for (const route of staffRoutes) await expectTitleInPlace(page, route);
});

test("the menu has what is used daily, and the settings at its foot @once", async ({ page, baseURL }) => {
  await page.setViewportSize(laptop);
  await signedInHost(page, baseURL, "Ratri Ayu");
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Menu utama" }).getByRole("listitem").getByRole("link");
  await expect(links).toHaveText([
    "Beranda",
    "Undangan",
    "Tugas",
    "Percakapan",
    "Statistik",
    "Bantuan",
    "Pengaturan",
  ]);
  const foot = await links.last().boundingBox();
  expect(foot?.y).toBeGreaterThan(700);
  await links.last().click();
  await page.getByRole("link", { name: "Integrasi", exact: true }).click();
  await expect(page).toHaveURL("/apps");
  await expect(links.last()).toHaveAttribute("aria-current", "page");
});

test("a phone sends from the middle of its bar @once @proof", async ({ page, baseURL }) => {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const bar = page.getByRole("navigation", { name: /^Menu (utama|undangan)$/ });
  const first = await showInvitation(host);

  await test.step("for the one event that runs", async () => {
    await page.goto("/");
    await expect(bar.getByRole("link", { name: "Kirim" })).toHaveAttribute(
      "href",
      `/invitations/${first.invitationId}/send`,
    );
    expect((await bar.boundingBox())?.height).toBe(72);
    await bar.getByRole("link", { name: "Kirim" }).click();
    await expect(page).toHaveURL(`/invitations/${first.invitationId}/send`);
    await expect(bar.getByRole("link")).toHaveText(["Ringkasan", "Tamu", "Kirim", "Kehadiran"]);
    await expect(bar.getByRole("link", { name: "Kirim" })).toHaveAttribute("aria-current", "page");
  });

  await test.step("and asks for which where two do", async () => {
    const second = await showInvitation(host);
    await page.goto("/");
    await bar.getByRole("button", { name: "Kirim" }).click();
    const events = page.getByRole("dialog", { name: "Kirim untuk acara mana?" }).getByRole("link");
    await expect(events).toHaveCount(2);
    expect(await events.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toContain(
      `/invitations/${second.invitationId}/send`,
    );
    await events.first().click();
    await expect(page).toHaveURL(/\/send$/);
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
