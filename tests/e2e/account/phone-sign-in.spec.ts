import { expect, test } from "@playwright/test";
import { smsCode } from "../support/emulators.ts";

let serial = 0;

test.describe("by phone", () => {
  const newPhone = () =>
    `812${String(Date.now()).slice(-5)}${String(process.pid % 100).padStart(2, "0")}${String((serial += 1) % 10)}`;

  test("a number in a local form, a wrong code, then the pasted one", async ({ page, context }) => {
    const number = newPhone();
    await page.goto("/otp");
    await expect(page.getByText("Kata sandi atau Google lebih aman.")).toBeVisible();
    await page.getByLabel("Nomor HP").fill("0812");
    await page.getByRole("button", { name: "Kirim kode" }).click();
    await expect(page.getByText("Nomor ini belum lengkap.")).toBeVisible();
    await page.getByLabel("Nomor HP").fill(`0${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7)}`);
    await page.getByRole("button", { name: "Kirim kode" }).click();
    await expect(page.getByText(`Kode 6 angka sudah dikirim ke +62${number}.`)).toBeVisible();
    await expect(page.getByText(/Kirim ulang dalam \d+ detik/)).toBeVisible();

    const first = page.getByLabel("Angka ke-1 dari 6");
    await expect(first).toHaveAttribute("autocomplete", "one-time-code");
    const code = String(await smsCode(`+62${number}`));
    const wrong = code === "000000" ? "000001" : "000000";
    await first.focus();
    await page.keyboard.type(wrong);
    await expect(page.getByText("Kode ini tidak cocok.")).toBeVisible();

    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Kode Janur Anda ${code}.`);
    await first.focus();
    await page.keyboard.press("ControlOrMeta+v");
    await expect(page).toHaveURL("/invitations/new");
    await page.goto("/profile");
    await expect(page.getByText(`+62${number}`)).toBeVisible();
    await expect(page.getByLabel("Nama Anda")).toHaveValue("Pengguna Baru");
  });

  // The emulator's codes neither age nor run out, so its answer is replaced; screen and SDK are real.
  for (const { answer, text } of [
    { answer: "SESSION_EXPIRED", text: "Kode ini sudah kedaluwarsa. Minta kode baru." },
    { answer: "TOO_MANY_ATTEMPTS_TRY_LATER", text: "Terlalu banyak percobaan." },
  ]) {
    test(`the provider answers ${answer} @once`, async ({ page }) => {
      await page.route("**/accounts:signInWithPhoneNumber**", (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message: answer } } }),
      );
      await page.goto("/otp");
      await page.getByLabel("Nomor HP").fill(`0${newPhone()}`);
      await page.getByRole("button", { name: "Kirim kode" }).click();
      // The browser's autofill writes the whole code into the first box.
      await page.getByLabel("Angka ke-1 dari 6").fill("123456");
      await expect(page.getByText(text)).toBeVisible();
    });
  }
});
