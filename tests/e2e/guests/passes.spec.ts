import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { askByApi, showInvitation, withGatedDinner } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("a host makes a helper's link with a PIN, who reads the programme and answers a guest on a phone until it is withdrawn @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host, withGatedDinner);
  const { invitationId } = shown;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/invitations/${invitationId}/team`);
  const helpers = page.getByRole("region", { name: "Yang membantu tanpa akun" });
  await expect(helpers.getByText("Belum ada tautan penolong.")).toBeVisible();
  await helpers.getByRole("button", { name: "Buat tautan penolong" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Buat tautan" }).click();
  await expect(dialog.getByText("Tulis nama penolongnya")).toBeVisible();
  await dialog.getByLabel("Nama penolong").fill("Bude Sri");
  await dialog.getByRole("checkbox", { name: "Menjawab pertanyaan tamu" }).check();
  await dialog.getByLabel("PIN", { exact: true }).fill("246810");
  await expectAccessible(page, "a new link");
  await dialog.getByRole("button", { name: "Buat tautan" }).click();
  await dialog.getByRole("button", { name: "Salin tautan" }).click();
  await expect(page.getByText("Tautan penolong tersalin.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole("button", { name: "Selesai" }).click();
  const row = helpers.getByRole("listitem").filter({ hasText: "Bude Sri" });
  await expect(row.getByText("Belum pernah dipakai.")).toBeVisible();
  await expectAccessible(page, "helpers");

  // Their phone, in the dark, without an account.
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: "dark" });
  const phone = await context.newPage();
  const problems: string[] = [];
  phone.on("pageerror", (error) => problems.push(error.message));
  phone.on("console", (message) => {
    // What the server refuses is a failed request to the browser.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(message.text());
  });
  await phone.goto(link);
  await expect(phone).toHaveURL("/bantu");
  await expect(phone.getByRole("status")).toHaveText(/dijaga PIN/);
  await expectAccessible(phone, "the PIN");
  const pin = phone.getByLabel("PIN dari pengundang");
  await expect(pin).toBeFocused();
  await phone.keyboard.type("111111");
  await phone.keyboard.press("Enter");
  await expect(phone.getByRole("status")).toHaveText(/PIN ini belum cocok/);
  await phone.keyboard.type("246810");
  await phone.keyboard.press("Enter");
  await expect(phone.getByText("Halo, Bude Sri.")).toBeVisible();
  await expectAccessible(phone, "tasks");
  await phone.getByRole("link", { name: "Jadwal acara" }).click();
  await expect(phone.getByRole("heading", { name: "Jadwal acara" })).toBeFocused();
  await expect(phone.getByText("Pendopo Agung")).toBeVisible();
  await expect(phone.getByText("Rumah Eyang")).toBeHidden();
  await expectAccessible(phone, "programme");
  const isWide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
  await phone.goBack();
  await expect(phone.getByText("Halo, Bude Sri.")).toBeVisible();

  // A guest asks, and they answer in their own name.
  await askByApi(baseURL, shown, "Pak Udin", "Parkir mobil di mana?");
  await phone.getByRole("link", { name: "Pertanyaan tamu" }).click();
  await phone.getByRole("link", { name: "Pak Udin" }).click();
  await expect(phone.getByRole("listitem").filter({ hasText: "Parkir mobil di mana?" })).toBeVisible();
  await phone.getByLabel("Jawaban Anda").fill("Di lapangan belakang, Pak.");
  await expectAccessible(phone, "a thread");
  await phone.getByRole("button", { name: "Kirim jawaban" }).click();
  const answered = phone.getByRole("listitem").filter({ hasText: "Di lapangan belakang, Pak." });
  await expect(answered.getByText("Bude Sri")).toBeVisible();
  await expect(phone.getByLabel("Jawaban Anda")).toHaveValue("");
  await phone.getByRole("link", { name: "Semua pertanyaan" }).click();
  await expect(phone.getByText("Dijawab Bude Sri")).toBeVisible();
  await phone.getByRole("link", { name: "Semua tugas" }).click();

  // A reload asks for nothing again, the other language neither; without signal what was read stays.
  await phone.getByRole("link", { name: "English" }).click();
  await phone.getByRole("link", { name: "Programme" }).click();
  await expect(phone.getByText("Pendopo Agung")).toBeVisible();
  await phone.getByRole("link", { name: "All tasks" }).click();
  await context.setOffline(true);
  await phone.getByRole("link", { name: "Programme" }).click();
  await expect(phone.getByRole("status")).toHaveText(/There is no signal/);
  await expect(phone.getByText("Pendopo Agung")).toBeVisible();
  await context.setOffline(false);
  await expect(row.getByText("Terakhir dipakai")).toBeVisible();

  // The family adds the dinner, and then takes the link away.
  await row.getByRole("button", { name: "Tindakan untuk tautan Bude Sri" }).click();
  await page.getByRole("menuitem", { name: "Ubah" }).click();
  await dialog.getByLabel("Tampilkan juga acara khusus").check();
  await dialog.getByRole("button", { name: "Simpan perubahan" }).click();
  await expect(row.getByText("termasuk acara khusus")).toBeVisible();
  await phone.reload();
  await expect(phone.getByText("Rumah Eyang")).toBeVisible();
  await row.getByRole("button", { name: "Tindakan untuk tautan Bude Sri" }).click();
  await page.getByRole("menuitem", { name: "Cabut" }).click();
  await dialog.getByRole("button", { name: "Cabut tautan" }).click();
  await expect(row.getByText("Dicabut", { exact: true })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("status")).toHaveText(/The hosts have withdrawn this link/);
  await expect(phone.getByText("Pendopo Agung")).toBeHidden();
  await phone.goto(`${baseURL ?? ""}/bantu#t=AbsentPass0000000000.AAAAAAAAAAAAAAAAAAAAAA`);
  await expect(phone.getByRole("status")).toHaveText(/Tautan ini tidak kami kenal/);
  expect(problems).toEqual([]);
  await context.close();
});
