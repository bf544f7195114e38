import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("one guest's message is changed by hand, and survives the tab until it went @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const { invitationId } = await showInvitation(host);
  for (const name of ["Aminah", "Budiarti"]) {
    const guest = { name, honorific: "Ibu", suffix: "", origin: "", group: "", seats: 2, note: "" };
    const contact = { phone: "+6281234567890", email: null };
    await host.call("saveGuest", { invitationId, guestId: null, guest, contact });
  }
  await page.goto(`/invitations/${invitationId}/send`);
  const card = page.getByRole("region", { name: "Ibu Aminah", exact: true });
  const field = page.getByLabel("Pesan untuk Ibu Aminah");
  const open = page.getByRole("button", { name: "Buka WhatsApp" });

  await test.step("by the keyboard alone; what cannot go out is said at once", async () => {
    await card.getByRole("button", { name: "Ubah", exact: true }).press("Enter");
    await expect(field).toBeFocused();
    const prepared = await field.inputValue();
    await field.press("ControlOrMeta+Home");
    await page.keyboard.type("Bulik {nama}, ");
    await expect(card.getByText("Isian ini tidak diisi lagi di sini: {nama}.")).toBeVisible();
    await expect(open).toBeDisabled();
    await expectAccessible(page, "a changed message with a problem");
    await field.fill("Bulik, datang ya");
    await expect(card.getByText("Tautan pribadinya hilang")).toBeVisible();
    await field.fill(`Bulik, ini khusus. ${prepared}`);
    await card.getByRole("button", { name: "Selesai", exact: true }).press("Enter");
    await expect(card).toContainText("Bulik, ini khusus. ");
    await expectAccessible(page, "a changed message");
  });

  await test.step("a tab that was ended while the question waits keeps it", async () => {
    await open.click();
    const preview = page.getByRole("dialog", { name: "Pesan untuk Ibu Aminah" });
    await expect(preview).toContainText("Bulik, ini khusus. ");
    await page.reload();
    await expect(page.getByRole("region", { name: "Sudah terkirim ke Ibu Aminah?" })).toBeVisible();
    await page.getByRole("button", { name: "Belum", exact: true }).click();
    await expect(card).toContainText("Bulik, ini khusus. ");
  });

  await test.step("the next guest has their own, and taking back brings the changed one back", async () => {
    await open.click();
    await page.getByRole("button", { name: "Kembali ke antrean" }).click();
    await page.getByRole("button", { name: "Sudah, lanjut" }).click();
    const next = page.getByRole("region", { name: "Ibu Budiarti" });
    await expect(next).toContainText("/event/");
    await expect(next).not.toContainText("Bulik");
    await page.getByRole("button", { name: "Urungkan" }).click();
    await page.getByRole("button", { name: "Belum", exact: true }).click();
    await expect(card).toContainText("Bulik, ini khusus. ");
    await card.getByRole("button", { name: "Kembalikan naskah" }).click();
    await expect(card).not.toContainText("Bulik");
  });
});
