import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { createDefaultProfile, mailedCode, profileFields, smsCode, uidOf } from "./support/emulators.ts";
import { standInForGoogleRelay } from "./support/google-relay.ts";

const password = "rahasia123";
let serial = 0;
const newEmail = () =>
  `tamu.${Date.now().toString(36)}.${String(process.pid)}.${String((serial += 1))}@contoh.id`;
const sixFields = ["createdAt", "displayName", "email", "id", "invitations", "photoURL"];

async function fillSignUp(page: Page, account: { name: string; email: string }): Promise<void> {
  await page.getByLabel("Nama Anda").fill(account.name);
  await page.getByLabel("E-mail").fill(account.email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(password);
  await page.getByRole("checkbox").check();
}

async function signUp(page: Page, account: { name: string; email: string }): Promise<void> {
  await page.goto("/sign-up");
  await fillSignUp(page, account);
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page).toHaveURL("/invitations/new");
}

async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Kata sandi", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu akun" }).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
  await expect(page).toHaveURL("/sign-in");
}

test("registering leads to the first invitation and leaves a profile of exactly six fields", async ({
  page,
}) => {
  const email = newEmail();
  await signUp(page, { name: "Siti Aminah", email });
  const uid = await uidOf(email);
  const profile = await profileFields(uid);
  expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
  expect(profile).toMatchObject({
    id: { stringValue: uid },
    displayName: { stringValue: "Siti Aminah" },
    email: { stringValue: email },
    photoURL: { nullValue: null },
    invitations: { arrayValue: {} },
  });
  expect(Date.parse(String(profile?.["createdAt"]?.["timestampValue"]))).toBeGreaterThan(Date.now() - 60_000);
});

test("without a typed name the profile says Pengguna Baru, and the name can be changed", async ({ page }) => {
  const email = newEmail();
  await signUp(page, { name: "", email });
  const uid = await uidOf(email);
  expect((await profileFields(uid))?.["displayName"]).toEqual({ stringValue: "Pengguna Baru" });

  await page.goto("/profile");
  await page.getByLabel("Nama Anda").fill("   ");
  await page.getByRole("button", { name: "Simpan nama" }).click();
  await expect(page.getByText("Tuliskan nama Anda.")).toBeVisible();
  await page.getByLabel("Nama Anda").fill("Ibu Ratna");
  await page.getByRole("button", { name: "Simpan nama" }).click();
  await expect(page.getByText("Nama sudah disimpan.")).toBeVisible();
  const profile = await profileFields(uid);
  expect(profile?.["displayName"]).toEqual({ stringValue: "Ibu Ratna" });
  expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
});

test("signing out and in again; wrong passwords and unknown addresses read the same", async ({ page }) => {
  const email = newEmail();
  await signUp(page, { name: "Budi", email });
  await page.goto("/profile");
  await signOut(page);

  const refusal = page.getByText("E-mail atau kata sandi tidak cocok.");
  await signIn(page, email, "salah-sekali");
  await expect(refusal).toBeVisible();
  const forKnown = await page.getByRole("alert").first().textContent();
  await signIn(page, newEmail());
  await expect(page.getByRole("button", { name: "Masuk", exact: true })).toBeEnabled();
  await expect(refusal).toBeVisible();
  expect(await page.getByRole("alert").first().textContent()).toBe(forKnown);

  await signIn(page, email);
  await expect(page).toHaveURL("/");
  await page.goto("/sign-in");
  await expect(page).toHaveURL("/");
});

test("wrong inputs are named at their fields, and the first one gets the focus", async ({ page }) => {
  await page.goto("/sign-up");
  await page.getByLabel("E-mail").fill("bukan-alamat");
  await page.getByLabel("Kata sandi", { exact: true }).fill("12345");
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page.getByText("Alamat e-mail ini belum lengkap")).toBeVisible();
  await expect(page.getByText("Kata sandi paling sedikit 6 huruf atau angka.")).toBeVisible();
  await expect(page.getByText("Centang persetujuan ini untuk mendaftar.")).toBeVisible();
  await expect(page.getByLabel("E-mail")).toBeFocused();

  await page.goto("/sign-in-2");
  await page.getByRole("button", { name: "Masuk", exact: true }).click();
  await expect(page.getByText("Tuliskan alamat e-mail Anda.")).toBeVisible();
  await expect(page.getByText("Tuliskan kata sandi Anda.")).toBeVisible();
});

test("an address that is taken is refused in words", async ({ page }) => {
  await page.goto("/sign-up");
  await fillSignUp(page, { name: "Rani", email: "rani@janur.test" });
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await expect(page.getByText("Alamat e-mail ini sudah dipakai.")).toBeVisible();
});

test("a forgotten password is replaced through the mailed link, once", async ({ page }) => {
  const email = newEmail();
  await signUp(page, { name: "Tuti", email });
  await page.goto("/profile");
  await signOut(page);

  await page.getByRole("link", { name: "Lupa kata sandi?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByLabel("E-mail").fill(newEmail());
  await page.getByRole("button", { name: "Kirim tautan" }).click();
  await expect(page.getByRole("heading", { name: "Periksa e-mail Anda" })).toBeVisible();
  await page.getByRole("button", { name: "Pakai alamat lain" }).click();
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Kirim tautan" }).click();
  await expect(page.getByRole("heading", { name: "Periksa e-mail Anda" })).toBeVisible();

  const code = await mailedCode(email, "PASSWORD_RESET");
  await page.goto(`/auth/action?mode=resetPassword&oobCode=${String(code)}`);
  await expect(page.getByText(`Untuk akun ${email}.`)).toBeVisible();
  await page.getByLabel("Kata sandi baru").fill("123");
  await page.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(page.getByText("Kata sandi paling sedikit 6 huruf atau angka.")).toBeVisible();
  await page.getByLabel("Kata sandi baru").fill("sandi-baru-456");
  await page.getByRole("button", { name: "Simpan kata sandi" }).click();
  await expect(page.getByRole("heading", { name: "Kata sandi sudah diganti" })).toBeVisible();

  await page.goto(`/auth/action?mode=resetPassword&oobCode=${String(code)}`);
  await expect(page.getByRole("heading", { name: "Tautan ini tidak bisa dipakai" })).toBeVisible();
  await page.goto("/sign-in");
  await signIn(page, email, "sandi-baru-456");
  await expect(page).toHaveURL("/");
});

test("the confirmation link of a new account runs to its end", async ({ page }) => {
  const email = newEmail();
  await signUp(page, { name: "Made", email });
  await expect.poll(() => mailedCode(email, "VERIFY_EMAIL")).not.toBeNull();
  const code = await mailedCode(email, "VERIFY_EMAIL");
  await page.goto(`/auth/action?mode=verifyEmail&oobCode=${String(code)}`);
  await expect(page.getByRole("heading", { name: "E-mail sudah dipastikan" })).toBeVisible();
  await page.goto("/profile");
  await expect(page.getByText("sudah dipastikan")).toBeVisible();
});

test("a link without a code says so", async ({ page }) => {
  await page.goto("/auth/action?mode=resetPassword");
  await expect(page.getByRole("heading", { name: "Tautan ini tidak bisa dipakai" })).toBeVisible();
});

test.describe("by phone", () => {
  const newPhone = () =>
    `812${String(Date.now()).slice(-5)}${String(process.pid % 100).padStart(2, "0")}${String((serial += 1) % 10)}`;

  test("a number in a local form, a wrong code, then the pasted one", async ({ page, context }) => {
    const number = newPhone();
    await page.goto("/otp");
    await page.getByLabel("Nomor HP").fill("0812");
    await page.getByRole("button", { name: "Kirim kode" }).click();
    await expect(page.getByText("Nomor ini belum lengkap.")).toBeVisible();
    await page.getByLabel("Nomor HP").fill(`0${number.slice(0, 3)}-${number.slice(3, 7)}-${number.slice(7)}`);
    await page.getByRole("button", { name: "Kirim kode" }).click();
    await expect(page.getByText(`Kode 6 angka sudah dikirim ke +62${number}.`)).toBeVisible();
    await expect(page.getByText(/Kirim ulang bisa dalam \d+ detik/)).toBeVisible();

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
    { answer: "SESSION_EXPIRED", text: "Kode ini sudah lewat waktunya. Minta kode baru." },
    { answer: "TOO_MANY_ATTEMPTS_TRY_LATER", text: "Terlalu banyak percobaan." },
  ]) {
    test(`the provider answers ${answer}`, async ({ page }) => {
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

test("a signed-out visitor comes back to the page that was asked for", async ({ page }) => {
  await page.goto("/profile?from=mail");
  await expect(page).toHaveURL("/sign-in?redirect=%2Fprofile%3Ffrom%3Dmail");
  await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
  await expect(page).toHaveURL("/profile?from=mail");
});

for (const target of [
  "//evil.test",
  "https://evil.test",
  "javascript:alert(1)",
  "/\\evil.test",
  "/%2Fevil.test",
  "%2F%2Fevil.test",
]) {
  test(`a redirect to ${target} is refused`, async ({ page, baseURL }) => {
    await page.goto(`/sign-in?redirect=${encodeURIComponent(target)}`);
    await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
    await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
    expect(page.url()).toBe(`${String(baseURL)}/`);
  });
}

test("unknown paths show the specification's page, in both languages", async ({ page }) => {
  const text = "It seems like the page you're looking for does not exist or might have been removed.";
  const translation = page.getByText("Halaman yang Anda cari tidak kami temukan.");
  await page.goto("/sign-in");
  await page.goto("/tidak/ada");
  await expect(page.getByRole("heading", { name: "Oops! Page Not Found!", exact: true })).toBeVisible();
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(translation).toBeVisible();
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/sign-in");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to Janur" })).toBeVisible();
  await page.goto("/tidak/ada");
  await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(translation).toBeHidden();
  await page.getByRole("button", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/sign-in");
});

test("the five error pages stand", async ({ page }) => {
  for (const [status, heading] of [
    [401, "Oops! Please sign in first."],
    [403, "Oops! This door is closed to you."],
    [404, "Oops! Page Not Found!"],
    [500, "Oops! Something went wrong :')"],
    [503, "Oops! We will be right back."],
  ] as const) {
    await page.goto(`/${String(status)}`);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go Back" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Back to Home" })).toBeVisible();
  }
});

test("language and colours are remembered and right from the first frame", async ({ page }) => {
  await page.goto("/sign-in");
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: "Appearance: Same as device" }).click();
  await page.getByRole("button", { name: "Appearance: Light" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => {
      const root = document.documentElement;
      if (document.querySelector("body") !== null)
        seen.push(`${root.lang} ${root.getAttribute("data-mantine-color-scheme") ?? ""}`);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto("/sign-up");
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  const seen = await page.evaluate(() => [...new Set(Reflect.get(window, "seen") as string[])]);
  expect(seen).toEqual(["en dark"]);
});

test.describe("a typed name wins", () => {
  test("when trigger and callback wrote the defaults first", async ({ page }) => {
    for (let round = 0; round < 3; round += 1) {
      const email = newEmail();
      // Holds the step that puts the name on the account until a profile with the defaults stands.
      await page.route("**/accounts:update**", async (route) => {
        await createDefaultProfile(await uidOf(email), email);
        await route.continue();
      });
      await signUp(page, { name: `Nama ${String(round)}`, email });
      const profile = await profileFields(await uidOf(email));
      expect(profile?.["displayName"]).toEqual({ stringValue: `Nama ${String(round)}` });
      expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
      await page.unroute("**/accounts:update**");
      await page.goto("/profile");
      await signOut(page);
    }
  });

  test("when the form writes first and the defaults come late", async ({ page }) => {
    const email = newEmail();
    await signUp(page, { name: "Nama Formulir", email });
    const uid = await uidOf(email);
    await createDefaultProfile(uid, email);
    await page.reload();
    await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
    expect((await profileFields(uid))?.["displayName"]).toEqual({ stringValue: "Nama Formulir" });
  });

  test("while a second tab answers the same change of account", async ({ page, context }) => {
    const other = await context.newPage();
    for (let round = 0; round < 3; round += 1) {
      const email = newEmail();
      await other.goto("/sign-in");
      await other.getByLabel("E-mail").focus();
      await signUp(page, { name: `Dua Tab ${String(round)}`, email });
      await other.goto("/profile");
      await expect(other.getByLabel("Nama Anda")).toHaveValue(`Dua Tab ${String(round)}`);
      const profile = await profileFields(await uidOf(email));
      expect(profile?.["displayName"]).toEqual({ stringValue: `Dua Tab ${String(round)}` });
      expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
      await page.goto("/profile");
      await signOut(page);
      await expect(other).toHaveURL(/\/sign-in/);
    }
  });
});

test("a tab that misses a chunk reloads once and keeps what was typed", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill("lama@contoh.id");
  await page.route("**/assets/sign-up-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  let loads = 0;
  page.on("load", () => (loads += 1));

  await page.getByRole("link", { name: "Daftar" }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByLabel("E-mail")).toHaveValue("lama@contoh.id");

  await page.getByRole("link", { name: "Daftar" }).click();
  await expect(page.getByRole("heading", { name: "Oops! Something went wrong :')" })).toBeVisible();
  expect(loads).toBe(1);
});

test("Google's popup signs in and makes a profile", async ({ page, context }) => {
  // Real: our button, Firebase's SDK, the popup, the emulator's account page, the profile.
  // Not real: Google's own account page, and the relay script of apis.google.com that carries the answer back.
  await standInForGoogleRelay(context);
  const email = newEmail();
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").focus();
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Masuk dengan Google" }).click();
  const popup = await opening;
  await popup.locator("#add-account-button").click();
  await popup.locator("#email-input").fill(email);
  await popup.locator("#display-name-input").fill("Dewi Google");
  await popup.locator("#sign-in").click();
  await expect(page).toHaveURL("/invitations/new");
  const profile = await profileFields(await uidOf(email));
  expect(Object.keys(profile ?? {}).sort()).toEqual(sixFields);
  expect(profile?.["displayName"]).toEqual({ stringValue: "Dewi Google" });
});

test("the palette jumps to a page by keyboard alone", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
  await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("textbox", { name: "Cari dan lompat" }).fill("Profil");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile");
});

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
