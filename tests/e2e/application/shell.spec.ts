import { expect, test } from "@playwright/test";
import { expectAccessibleDayAndNight } from "../support/axe.ts";

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
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Digital invitations as beautiful as printed ones." }),
  ).toBeVisible();
});

test("the five error pages stand", async ({ page }) => {
  for (const [status, heading] of [
    [401, "Silakan masuk dahulu"],
    [403, "Anda tidak memiliki akses ke halaman ini"],
    [404, "Oops! Page Not Found!"],
    [500, "Oops! Something went wrong :')"],
    [503, "Janur sedang dalam perawatan"],
  ] as const) {
    await page.goto(`/${String(status)}`);
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
    // The specification gives the words of two of them; the others speak the reader's language.
    const isGiven = status === 404 || status === 500;
    for (const name of isGiven ? ["Go Back", "Back to Home"] : ["Kembali", "Ke beranda"])
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to Janur" })).toBeVisible();
  await page.goto("/503");
  await expect(
    page.getByRole("heading", { name: "Janur is down for maintenance", exact: true }),
  ).toBeVisible();
});

test("language and colours are remembered and right from the first frame @wide", async ({ page }) => {
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

test("a tab that misses a chunk loads anew where it was going, once, and keeps what was typed @once", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill("lama@contoh.id");
  const chunk = "**/assets/sign-up-*.js";
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
  let loads = 0;
  page.on("load", () => (loads += 1));

  await page.getByRole("link", { name: "Daftar" }).click();
  await expect(page.getByRole("heading", { name: "Buat akun" })).toBeVisible();
  await expect(page).toHaveURL("/sign-up");
  expect(loads).toBe(1);

  await page.goBack();
  await expect(page.getByLabel("E-mail")).toHaveValue("lama@contoh.id");
  await page.route(chunk, (route) => route.fulfill({ status: 404, body: "" }));
  loads = 0;
  await page.getByRole("link", { name: "Daftar" }).click();
  await expect(page.getByRole("heading", { name: "Oops! Something went wrong :')" })).toBeVisible();
  expect(loads).toBe(0);
});

test("who one is stands behind the avatar, and in no menu of rooms", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
  await page.getByRole("button", { name: "Menu akun" }).click();
  const menu = page.getByRole("menu");
  for (const name of ["Tentang saya", "Pengaturan"]) {
    await expect(menu.getByRole("menuitem", { name, exact: true })).toBeVisible();
  }
  // The settings begin with the same form.
  await expect(menu.getByRole("menuitem", { name: "Profil" })).toHaveCount(0);
  await expect(page.getByRole("navigation").getByRole("link", { name: "Tentang saya" })).toHaveCount(0);
});

test("the palette jumps to a page by keyboard alone @wide", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
  await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("textbox", { name: "Cari dan lompat" }).fill("Profil");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile");
});

test("the palette finds a room, an invitation, a guest of it and a mistyped question @proof", async ({
  page,
}) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "Rani, tuan rumah" }).click();
  await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  const field = page.getByRole("textbox", { name: "Cari dan lompat" });
  await test.step("without a signal it says that it could not look, and looks again", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(field).toBeVisible();
    await page.context().setOffline(true);
    await field.fill("suparmi");
    const palette = page.getByRole("dialog", { name: "Cari dan lompat" });
    const again = palette.getByRole("button", { name: /^Tamu belum bisa dicari/ });
    await expect(again).toBeVisible();
    await page.context().setOffline(false);
    await expect(async () => {
      // It may also have looked again by itself, in the moment before the tap.
      if (await again.isVisible()) await again.click({ timeout: 1_000 });
      await expect(palette.getByRole("button", { name: /Suparmi/ })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
  });

  await test.step("a guest of any invitation is found from home, mistyped too, and nothing beside them", async () => {
    const palette = page.getByRole("dialog", { name: "Cari dan lompat" });
    for (const typed of ["hadi", "hadi wiranto", "pak hadi wirnato"]) {
      await page.keyboard.press("ControlOrMeta+k");
      await field.fill(typed);
      const guest = palette.getByRole("button", { name: /^Bapak Hadi Wiranto/ }).first();
      await expect(guest).toHaveAttribute("data-selected", "true");
      await expect(guest).toContainText("Rani & Dimas");
      await expect(palette.getByRole("button", { name: /bantuan|tautan pribadi/i })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(field).toBeHidden();
    }
  });

  await test.step("a mistyped page comes first", async () => {
    for (const [typed, name] of [
      ["pengatran", "Pengaturan"],
      ["statstik", "Statistik"],
      ["chat", "Percakapan"],
      ["kata sandi", "Akun"],
      ["kata sandii", "Akun"],
      ["hapus akn", "Akun"],
    ] as const) {
      await page.keyboard.press("ControlOrMeta+k");
      await field.fill(typed);
      const first = page.getByRole("button", { name, exact: true }).first();
      await expect(first).toHaveAttribute("data-selected", "true");
      await page.keyboard.press("Escape");
      await expect(field).toBeHidden();
    }
  });

  await test.step("and the article about it last", async () => {
    const palette = page.getByRole("dialog", { name: "Cari dan lompat" });
    for (const [typed, title] of [
      ["kata sandii", /^Masuk, lupa kata sandi/],
      ["hapus akn", /^Salinan data Anda dan menghapus akun/],
    ] as const) {
      await page.keyboard.press("ControlOrMeta+k");
      await field.fill(typed);
      const article = palette.getByRole("button", { name: title });
      await expect(article).toBeVisible();
      await expect(palette.getByRole("button").last()).toHaveAccessibleName(title);
      await page.keyboard.press("Escape");
      await expect(field).toBeHidden();
    }
  });

  await test.step("a task is found from home, mistyped too", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await field.fill("pesan suvnir");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Pesan suvenir/ })
      .click();
    await expect(page).toHaveURL(/\/tasks\?task=/);
    await expect(page.getByRole("dialog", { name: "Ubah tugas" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Ubah tugas" })).toBeHidden();
  });

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("tamu");
  await page.getByRole("button", { name: "Tamu", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tamu" })).toBeVisible();

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("rani & d");
  await expect(page.getByRole("button", { name: /^Rani & Dimas/ })).toHaveAttribute("data-selected", "true");
  await expectAccessibleDayAndNight(page, "the palette");
  await page.getByRole("button", { name: /^Rani & Dimas/ }).click();
  await expect(page).toHaveURL(/\/invitations\/[A-Za-z0-9]{20}$/);

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("wiranto");
  await page.getByRole("button", { name: /^Bapak Hadi Wiranto & Keluarga/ }).click();
  await expect(page.getByRole("dialog", { name: "Ubah tamu" }).getByLabel("Nama dan sapaan")).toHaveValue(
    "Bapak Hadi Wiranto & Keluarga",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/guests$/);

  await page.keyboard.press("ControlOrMeta+k");
  await field.fill("dafatr tungu");
  await page.getByRole("button", { name: /Tempat terbatas dan daftar tunggu/ }).click();
  await expect(page).toHaveURL("/help-center/seats-and-waitlist");

  await expect(field).toBeHidden();
  await page.keyboard.press("Shift+?");
  await expect(page.getByRole("dialog", { name: "Pintasan keyboard" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page).toHaveURL("/invitations/new");
});
