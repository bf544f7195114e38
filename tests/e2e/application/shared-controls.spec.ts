import { expect, test, type Page } from "@playwright/test";
import { expectAccessibleDayAndNight } from "../support/axe.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** How the choices of a screen look, each as one line. */
function looksOf(page: Page): Promise<string[]> {
  return page
    .getByRole("main")
    .locator("select")
    .evaluateAll((all) =>
      all.map((select) => {
        const { fontSize, fontWeight, paddingInline, borderRadius } = getComputedStyle(select);
        const arrow = select.parentElement?.querySelector("svg")?.getBoundingClientRect().width;
        const { height } = select.getBoundingClientRect();
        return [height, arrow, fontSize, fontWeight, paddingInline, borderRadius].map(String).join(", ");
      }),
    );
}

test("choices above a list look the same on every screen @proof", async ({ page, baseURL }) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  await showInvitation(host);
  const { invitationId } = await showInvitation(host);

  const looks = new Map<string, string[]>();
  for (const [path, ready] of [
    ["/invitations", ["Urutan"]],
    ["/dashboard", ["Undangan", "Jangka waktu"]],
    ["/apps", ["Undangan"]],
    [`/invitations/${invitationId}/stats?view=time`, ["Jangka waktu"]],
    [`/invitations/${invitationId}/rsvp`, ["Jawaban"]],
  ] as const) {
    await page.goto(path);
    for (const name of ready)
      await expect(page.getByRole("main").getByRole("combobox", { name }).first()).toBeVisible();
    looks.set(path, await looksOf(page));
  }
  expect(new Set([...looks.values()].flat()).size, JSON.stringify([...looks], null, 1)).toBe(1);
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
