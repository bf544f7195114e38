import { expect, test } from "@playwright/test";
import { startFeast } from "../support/door/door-feast.ts";
import { doorPhone, scan, verdict } from "../support/door/door-phone.ts";
import { weddingAhead } from "../support/published-wedding.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("where people register, host and door speak of participants and organisers, never of guests and a family @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  const feast = await startFeast(
    baseURL,
    () => ({ ...weddingAhead(0), eventType: "seminar" }),
    await signedInHost(page, baseURL, "Panitia"),
  );
  const hadi = await feast.invite({ name: "Hadi Wiranto", seats: 1 });
  await page.goto(`/invitations/${feast.shown.invitationId}/check-in`);
  await expect(page.getByRole("heading", { level: 1, name: "Registrasi Ulang" })).toBeVisible();

  const context = await browser.newContext({ ...doorPhone, baseURL });
  const door = await context.newPage();
  await door.goto((await feast.pass("Rina")).link);
  await door.locator("input").fill(feast.pin);
  await door.keyboard.press("Enter");
  await expect(door.getByRole("heading", { name: "Siapkan HP ini" })).toBeVisible();
  await expect(door.getByText("Daftar peserta", { exact: true })).toBeVisible();
  const nobodyElse = async () => {
    await expect(door.getByText(/\b(tamu|keluarga kami|tunjukkan kepada keluarga)\b/i)).toHaveCount(0);
  };
  await nobodyElse();
  await door.getByLabel("Acara di pintu ini").selectOption({ label: "Resepsi" });
  await door.getByRole("button", { name: "Mulai registrasi ulang" }).click();
  await expect(door.getByRole("button", { name: "Peserta di luar daftar" })).toBeVisible();
  await nobodyElse();
  await scan(door, hadi.code);
  const sheet = door.getByRole("dialog", { name: "Resepsi" });
  await sheet.getByRole("button", { name: "2", exact: true }).click();
  await expect(sheet.getByText("Lebih dari 1 kursi. Tetap boleh masuk; panitia melihatnya.")).toBeVisible();
  await sheet.getByRole("button", { name: "Persilakan masuk, 2 orang" }).click();
  await expect(verdict(door, "Silakan masuk").getByRole("button", { name: "Lihat peserta" })).toBeVisible();
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 2 });
  await context.close();
});
