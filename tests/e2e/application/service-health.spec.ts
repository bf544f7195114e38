import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { signedInAdmin } from "../support/signed-in-host.ts";

/* What a switch does is told by the functions' tests: one that is shut here would be shut for every test beside this one. */

const shut = (page: Page, ...names: string[]) =>
  page.route("**/api/guest/serviceState", (route) => route.fulfill({ json: { result: { shut: names } } }));

test("the staff reads how the service stands, and is asked once more before it pauses anything @once", async ({
  page,
  baseURL,
}) => {
  await signedInAdmin(page, baseURL);
  await page.goto("/users");
  await page.getByRole("link", { name: "Layanan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Layanan" })).toBeVisible();
  for (const name of ["Antrean", "Pekerjaan terjadwal", "Yang bisa dihentikan", "Perubahan terakhir"])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  const queues = page.getByRole("region", { name: "Antrean" });
  await expect(queues.getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page, "the service's health");

  const asked: unknown[] = [];
  await page.route("**/api/staff/setSwitch", (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { result: { shut: ["whatsApp"] } } });
  });
  await page.getByRole("button", { name: "Hentikan: WhatsApp" }).click();
  const dialog = page.getByRole("dialog", { name: "Hentikan WhatsApp?" });
  await expect(dialog.getByText("Kiriman baru ditolak, yang di antrean menunggu.")).toBeVisible();
  expect(asked).toEqual([]);
  await dialog.getByRole("button", { name: "Hentikan sekarang" }).click();
  await expect(page.getByText("Dihentikan: WhatsApp")).toBeVisible();
  expect(asked).toEqual([{ data: { name: "whatsApp", isShut: true } }]);
});

test("whoever wants an account, or to try without one, is told before they begin that it is paused @once @proof", async ({
  page,
}) => {
  await shut(page, "signUp", "tryOut");
  await page.goto("/sign-up");
  await expect(page.getByText("Pendaftaran sedang kami hentikan sebentar.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Daftar", exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "Masuk" }).first()).toBeVisible();
  await page.goto("/try");
  await expect(page.getByText("Coba tanpa akun sedang kami hentikan sebentar.")).toBeVisible();
  await expectAccessible(page, "trying is paused");
});

test("where it cannot be asked, nothing is paused @once", async ({ page }) => {
  await page.route("**/api/guest/serviceState", (route) => route.abort());
  await page.goto("/sign-up");
  await expect(page.getByLabel("Nama")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Nama")).toBeVisible();
});
