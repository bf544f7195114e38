import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessibleDayAndNight } from "../support/axe.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** Widths of the arrows of all choices on a screen, in CSS px. */
function arrowsOf(page: Page): Promise<number[]> {
  return page
    .getByRole("main")
    .locator("select")
    .evaluateAll((all) =>
      all.map((select) => select.parentElement?.querySelector("svg")?.getBoundingClientRect().width ?? 0),
    );
}

function lookOf(label: Locator) {
  return label.evaluate((element) => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    return { fontSize, fontWeight, top: Math.round(element.getBoundingClientRect().top) };
  });
}

test("choices look the same on every screen @wide", async ({ page, baseURL }, { project }) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  await showInvitation(host);
  await showInvitation(host);

  for (const [path, ready] of [
    ["/dashboard", "Undangan"],
    ["/apps", "Undangan"],
    ["/invitations", "Urutan"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("combobox", { name: ready }).first()).toBeVisible();
    const arrows = await arrowsOf(page);
    expect(arrows.length, path).toBeGreaterThan(0);
    expect(new Set(arrows), path).toEqual(new Set([18]));
  }

  await page.goto("/dashboard");
  const invitation = await lookOf(page.getByText("Undangan", { exact: true }).and(page.locator("label")));
  const period = await lookOf(page.locator("legend").filter({ hasText: "Jangka waktu" }));
  expect({ ...period, top: 0 }).toEqual({ ...invitation, top: 0 });
  if (project.name === "desktop") expect(period.top).toBe(invitation.top);
});

test("the phone's menu has what its bar has not @once", async ({ page, baseURL }) => {
  await signedInHost(page, baseURL, "Ratri Ayu");
  await page.goto("/settings");
  const bar = page.getByRole("navigation", { name: "Menu utama" });
  // Who has no invitation has nothing to send, and makes one.
  const shown = ["Beranda", "Undangan", "Buat", "Percakapan"];
  await expect(bar.getByRole("link")).toHaveText(shown);
  await bar.getByRole("button", { name: "Lainnya" }).click();
  const menu = page.getByRole("dialog", { name: "Lainnya" }).getByRole("link");
  await expect(menu).toHaveText(["Tugas", "Statistik", "Bantuan", "Pengaturan"]);
});

test("too much is told as what is too much, in both languages @once", async ({ page, baseURL }) => {
  await signedInHost(page, baseURL, "Ratri Ayu");
  await page.goto("/chats");
  await page.getByRole("link", { name: /Bantuan Janur/ }).click();
  const field = page.getByRole("main").getByRole("textbox").last();
  await field.fill("x".repeat(6_000));
  await expect(page.getByText("Pesan kelebihan 4.000 karakter.")).toBeVisible();
  await field.fill("x".repeat(2_001));
  await expect(page.getByText("Pesan kelebihan 1 karakter.")).toBeVisible();
  await field.fill("x".repeat(2_000));
  await expect(page.getByText(/kelebihan/)).toBeHidden();
});

test("a time zone is chosen from a few, and any other by its name", async ({ page, baseURL }) => {
  await signedInHost(page, baseURL, "Ratri Ayu");
  await page.goto("/settings/account");
  const field = page.getByRole("combobox", { name: "Zona waktu Anda" });
  await expect(field).toHaveValue("Jakarta (WIB)");
  await field.click();
  const options = page.getByRole("option");
  await expect(options.first()).toHaveText("Jakarta (WIB)");
  expect((await options.allInnerTexts()).slice(0, 3)).toEqual([
    "Jakarta (WIB)",
    "Makassar (WITA)",
    "Jayapura (WIT)",
  ]);
  expect(await options.count()).toBeLessThan(20);
  await expect(options.filter({ hasText: "Antarctica" })).toHaveCount(0);
  await expectAccessibleDayAndNight(page, "zones");
  await field.fill("makasar");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Makassar (WITA)");
  await expect(page.getByText("Tersimpan, dan berlaku di semua perangkat Anda.")).toBeVisible();
  await field.fill("kathmandu");
  await expect(options).toHaveText(["Asia, Katmandu (GMT+5:45)"]);
});
