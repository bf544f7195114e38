import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing on any screen in the ${scheme} scheme`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const check = async (path: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
        path,
      ).toEqual([]);
    };
    for (const path of [
      "/sign-in",
      "/sign-in-2",
      "/sign-up",
      "/forgot-password",
      "/otp",
      "/auth/action",
      "/privacy",
      "/terms",
      "/401",
      "/403",
      "/404",
      "/500",
      "/503",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await check(path);
    }
    await page.goto("/sign-up");
    await page.getByRole("button", { name: "Daftar", exact: true }).click();
    await expect(page.getByText("Tuliskan alamat e-mail Anda.")).toBeVisible();
    await check("/sign-up with problems");
    await page.goto("/sign-in?redirect=/profile");
    await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Profil" })).toBeVisible();
    await check("/profile");
    await page.getByRole("button", { name: "Menu akun" }).click();
    await expect(page.getByRole("menuitem", { name: "Keluar" })).toBeVisible();
    await check("account menu");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.getByRole("textbox", { name: "Cari dan lompat" })).toBeVisible();
    await check("palette");
  });
}
