import { expect, test, type Page } from "@playwright/test";
import { sixFields } from "../support/account-forms.ts";
import { deleteProfile, profileFields } from "../support/emulators.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/* What the specification says in numbers and words, as a person's browser computes it. Routes: routes.spec.ts; errors: render-errors.spec.ts; the bar: loading-bar.spec.ts. */

const toasts = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("button") });

async function saveName(page: Page, name: string): Promise<void> {
  await page.getByLabel("Nama Anda").fill(name);
  await page.getByRole("button", { name: "Simpan nama" }).click();
  await expect(toasts(page).filter({ hasText: "Nama sudah disimpan." })).toBeVisible();
}

test("a toast has a close button, stays for 50000 ms, and a phone shows one at a time", async ({
  page,
  baseURL,
}) => {
  await signedInHost(page, baseURL);
  await page.clock.install();
  await page.goto("/profile");
  await page.evaluate(() => {
    const life = { from: 0, to: 0 };
    Object.assign(window, { life });
    new MutationObserver(() => {
      const isThere = document.body.innerText.includes("Nama sudah disimpan.");
      if (isThere && life.from === 0) life.from = Date.now();
      if (!isThere && life.from !== 0 && life.to === 0) life.to = Date.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await saveName(page, "Ibu Ratna");
  await expect(toasts(page).getByRole("button", { name: "Tutup" })).toBeVisible();
  await page.clock.runFor(48_000);
  await expect(toasts(page)).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(toasts(page)).toHaveCount(0);
  const lasted = await page.evaluate(() => {
    const { from, to } = Reflect.get(window, "life") as { from: number; to: number };
    return to - from;
  });
  // It is on the page some milliseconds before it is noticed, and fades away afterwards.
  expect(lasted).toBeGreaterThan(49_900);
  expect(lasted).toBeLessThan(51_000);

  await saveName(page, "Ibu Ratna Sari");
  await toasts(page).getByRole("button", { name: "Tutup" }).click();
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount(0);

  await saveName(page, "Ratna Sari");
  await page.getByRole("button", { name: /^Kirim tautan/ }).click();
  await expect(toasts(page).filter({ hasText: /tautan/i })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(toasts(page)).toHaveCount((page.viewportSize()?.width ?? 0) < 768 ? 1 : 2);
});

test("a profile that is missing is made anew of exactly six fields, called Pengguna Baru @once", async ({
  page,
  baseURL,
}) => {
  const { account } = await signedInHost(page, baseURL, "");
  await expect.poll(() => profileFields(account.uid)).not.toBeNull();
  await deleteProfile(account.uid);
  await page.goto("/profile");
  await expect(page.getByLabel("Nama Anda")).toHaveValue("Pengguna Baru");
  const made = await profileFields(account.uid);
  expect(Object.keys(made ?? {}).sort()).toEqual(sixFields);
  expect(made).toMatchObject({
    id: { stringValue: account.uid },
    displayName: { stringValue: "Pengguna Baru" },
    email: { stringValue: account.email },
    photoURL: { nullValue: null },
    invitations: { arrayValue: {} },
  });
  expect(made?.["createdAt"]).toHaveProperty("timestampValue");
});

test("a profile that cannot be read is passed over: loading ends signed in, and no message says so @once", async ({
  page,
  baseURL,
}) => {
  await signedInHost(page, baseURL);
  await page.route("**/google.firestore.v1.Firestore/**", (route) => route.abort("connectionreset"));
  await page.goto("/help-center");
  await expect(page.getByRole("heading", { level: 1, name: "Pusat bantuan" })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("it starts as loading, and the first word of the authentication ends that @once", async ({
  page,
  baseURL,
}) => {
  // The code that knows who is signed in is held back: nothing of either state may be shown.
  const held = Promise.withResolvers<undefined>();
  await page.route("**/assets/firebase-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/profile");
  const loading = page.getByRole("status", { name: /Memuat|Sebentar/ });
  await expect(loading).toBeVisible();
  await expect(page).toHaveURL("/profile");
  await expect(page.getByRole("main")).toHaveCount(0);
  held.resolve(undefined);
  await expect(page).toHaveURL("/sign-in?redirect=%2Fprofile");
  await expect(page.getByRole("heading", { level: 1, name: "Masuk ke Janur" })).toBeVisible();

  await signedInHost(page, baseURL);
  await page.goto("/profile");
  await expect(page.getByLabel("Nama Anda")).toHaveValue("Ratri Ayu");
});

test("a query that fails is asked once, and coming back to the window asks nothing @once", async ({
  page,
  baseURL,
}) => {
  await draftInvitation(await signedInHost(page, baseURL));
  const asked: string[] = [];
  await page.route("**/api/host/statistics", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 500, json: { error: { status: "INTERNAL", message: "INTERNAL" } } });
  });
  await page.clock.install();
  await page.goto("/dashboard");
  const again = page.getByRole("main").getByRole("button", { name: "Coba lagi" });
  await expect(again.first()).toBeVisible();
  const once = asked.length;
  expect(once).toBe(1);
  await page.clock.runFor(10_000);
  const focus = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event("focus"));
      document.dispatchEvent(new Event("visibilitychange"));
    });
  await focus();
  await page.clock.runFor(5_000);
  expect(asked).toHaveLength(once);

  // The same with an answer that is there, and has grown old.
  await page.unroute("**/api/host/statistics");
  const answers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/host/statistics")) answers.push(request.url());
  });
  await again.first().click();
  await expect(again).toHaveCount(0);
  await expect.poll(() => answers.length).toBe(1);
  // Old enough to be fetched again by a client that does so on focus.
  await page.clock.runFor(120_000);
  const before = answers.length;
  await focus();
  await page.clock.runFor(1_000);
  expect(answers).toHaveLength(before);
});

test("screens come on demand, and a link fetches its own when somebody means to follow it", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const name = /\/assets\/([a-z0-9-]+?)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name !== undefined) fetched.push(name);
  });
  await page.goto("/sign-in");
  const links = [
    { link: page.getByRole("link", { name: "Daftar" }), chunk: "sign-up", intend: "focus" },
    { link: page.getByRole("link", { name: /^Lupa/ }), chunk: "forgot-password", intend: "hover" },
  ] as const;
  await expect(links[0].link).toBeVisible();
  await page.waitForLoadState("networkidle");
  for (const { link, chunk, intend } of links) {
    expect(fetched).not.toContain(chunk);
    await link[intend]();
    await expect.poll(() => fetched).toContain(chunk);
  }
  expect(fetched.filter((name) => /^(home|edit|tasks|chats|apps|users)$/.test(name))).toEqual([]);
});
