import { expect, test, type Page } from "@playwright/test";
import { frameFaults } from "../support/frame-faults.ts";
import {
  invitationRoutes,
  privateRoutes,
  publicRoutes,
  staffRoutes,
  statelessRoutes,
  type SpecifiedRoute,
} from "../support/route-table.ts";

/** Notes whatever a page logs as an error, fails to fetch or lets fall. */
function noteTroubles(page: Page): string[] {
  const troubles: string[] = [];
  const note = (what: string) => troubles.push(`${new URL(page.url()).pathname}: ${what}`);
  page.on("console", (message) => {
    if (message.type() === "error") note(message.text());
  });
  page.on("pageerror", (error) => note(error.message));
  page.on("response", (response) => {
    if (response.status() >= 400) note(`${String(response.status())} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Leaving a page ends what it listens to.
    if (reason !== "net::ERR_ABORTED") note(`${reason} ${request.url()}`);
  });
  return troubles;
}

async function expectRoute(page: Page, { path, title, heading }: SpecifiedRoute): Promise<void> {
  await page.goto(path);
  await expect(page, path).toHaveTitle(`${title} · Janur`);
  const exact = typeof heading === "string" ? { exact: true } : {};
  await expect(page.getByRole("heading", { level: 1, name: heading, ...exact }), path).toBeVisible();
  // The page may stand there out of its HTML already; the live one takes its place.
  await expect(page.locator("div[data-frame]"), path).toHaveCount(0);
  // What a page fetches late may fail late.
  await expect(page.getByRole("main").locator("[data-animate]"), path).toHaveCount(0);
  expect.soft(await frameFaults(page), path).toEqual([]);
}

async function signIn(page: Page, button: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
}

test("signed out, every route opens or asks to sign in, and says the way back @proof @once", async ({
  page,
}) => {
  test.slow();
  const troubles = noteTroubles(page);
  for (const route of [...publicRoutes, ...statelessRoutes]) await expectRoute(page, route);
  for (const route of [...privateRoutes, ...staffRoutes, ...invitationRoutes]) {
    const path = route.path.replace("{id}", "A1b2C3d4E5f6G7h8I9j0");
    // There a visitor meets the front door.
    if (path === "/") continue;
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Masuk ke Janur" }), path).toBeVisible();
    await expect(page).toHaveTitle("Masuk · Janur");
    expect(new URL(page.url()).searchParams.get("redirect"), path).toBe(path);
  }
  expect(troubles).toEqual([]);
});

test("a host opens every route without a trouble @once @proof", async ({ page }) => {
  test.slow();
  await signIn(page, "Rani, tuan rumah");
  await page.goto("/invitations");
  const edit = page.getByRole("article", { name: "Rani & Dimas" }).getByRole("link", { name: "Ubah" });
  const id = /edit\/([^/]+)$/.exec((await edit.getAttribute("href")) ?? "")?.[1] ?? "";
  const troubles = noteTroubles(page);
  for (const route of [...privateRoutes, ...invitationRoutes, ...statelessRoutes]) {
    await expectRoute(page, { ...route, path: route.path.replace("{id}", id) });
  }
  const closed = "Anda tidak memiliki akses ke halaman ini";
  for (const { path, title } of staffRoutes) await expectRoute(page, { path, title, heading: closed });
  expect(troubles).toEqual([]);
});

test("staff open every route without a trouble @proof @once", async ({ page }) => {
  test.slow();
  await signIn(page, "Admin");
  const troubles = noteTroubles(page);
  for (const route of [...privateRoutes, ...staffRoutes, ...statelessRoutes]) await expectRoute(page, route);
  expect(troubles).toEqual([]);
});

test("an invitation that is not there leads back to all invitations @once", async ({ page }) => {
  await signIn(page, "Rani, tuan rumah");
  for (const id of ["tidakada123", "A1b2C3d4E5f6G7h8I9j0"]) {
    await page.goto(`/invitations/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page Not Found!" }), id).toBeVisible();
    await expect(
      page.getByRole("banner").getByRole("link", { name: "Undangan", exact: true }),
      id,
    ).toHaveAttribute("href", "/invitations");
    expect(await frameFaults(page), id).toEqual([]);
  }
});
