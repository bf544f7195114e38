import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { doorPhone, newDoorId, startingIn } from "../support/door/door-api.ts";
import { expectLegible, recordSlides, screenByApi } from "../support/greeting-screen.ts";
import {
  guestByApi,
  showInvitation,
  signUpByApi,
  type HostApi,
  type ShownInvitation,
} from "../support/host-api.ts";

/** The longest that a guest can be called: what stands before the name, the name, and what stands behind it. */
const longest = {
  honorific: "Bapak Prof. Dr. Ir. H. Raden M",
  name: "Tumenggung Sosrodiningrat Kusumawardhana Wicaksono Hadiningrat Suryaputra Notone",
  suffix: "beserta Ibu, Putra-Putri, dan Keluarga Besar Trah Mangkunega",
};

const walkIn = (name: string) => ({ walkIn: { id: newDoorId(), name, of: "" } });

/** Waits until the server has told the screen of somebody. */
const toldOf = (page: Page, name: string) =>
  page.waitForResponse(async (response) => {
    if (!response.url().endsWith("/screenNews") || !response.ok()) return false;
    return (await response.text()).includes(name);
  });

async function feastWithScreen(baseURL: string | undefined) {
  const host = await signUpByApi(baseURL);
  const shown = await showInvitation(host, startingIn(-1));
  const [door, screen] = await Promise.all([
    doorPhone(baseURL, host, shown, "Rina"),
    screenByApi(host, shown),
  ]);
  return { host, shown, door, screen };
}

async function seatAt(host: HostApi, { invitationId }: ShownInvitation, guestId: string): Promise<void> {
  await host.call("changeSeatingPlan", {
    ...{ invitationId, ceremony: "ceremony-1" },
    changes: [
      {
        kind: "addTable",
        table: { id: "t1", name: "7", kind: "round", seats: 10, x: 300, y: 300, rotation: 0 },
      },
      { kind: "seat", guests: { [guestId]: { table: "t1", people: 2 } } },
    ],
  });
}

for (const [width, height, mark] of [
  [1280, 720, ""],
  [1920, 1080, " @proof"],
] as const)
  test.describe(`on a screen of ${String(width)} × ${String(height)}${mark}`, () => {
    test.use({ viewport: { width, height }, isMobile: false, hasTouch: false });

    test("who was let in is greeted by name and table, however long the name is @once", async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const { host, shown, door, screen } = await feastWithScreen(baseURL);
      const hadi = await guestByApi(host, shown, "Hadi Wiranto");
      await seatAt(host, shown, hadi);
      await page.goto(screen.path);
      await expect(page.getByRole("heading", { name: "Ratri & Bayu" })).toBeVisible();
      await expect(page.locator("#clock")).toHaveText(/^\d\d\.\d\d$/);
      // Whoever stands before it reads no secret off the address.
      await expect(page).toHaveURL(/\/layar$/);
      await door.letIn({ guest: hadi });
      const greeting = page.locator("#board");
      await expect(greeting.getByText("Bapak Hadi Wiranto")).toBeVisible();
      await expect(greeting.getByText("Meja 7")).toBeVisible();
      await expect(greeting.getByText("Selamat datang · Welcome")).toBeVisible();

      // Held there, so that nothing below has to be quick.
      await page.keyboard.press("Space");
      await expect(page.getByTitle("Dijeda")).toBeVisible();
      const saved = { ...longest, origin: "", group: "", seats: 4, note: "", tags: [] };
      const { guestId } = await savedGuest(host, shown, saved);
      const told = toldOf(page, longest.name);
      await door.letIn({ guest: guestId });
      await told;
      // The answer is here; the screen takes it in a moment later.
      await expect(async () => {
        await page.keyboard.press("ArrowRight");
        await expect(greeting.getByText(longest.name)).toBeVisible({ timeout: 500 });
      }).toPass();
      await expectLegible(page, longest.name);
      await page.keyboard.press("ArrowRight");
      await expect(greeting.locator(".greeting")).toHaveCount(0);
      // One back, by hand: the name was gone before somebody had read it.
      await page.keyboard.press("ArrowLeft");
      await expectLegible(page, longest.name);
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    });

    test("a crowd is greeted together, each once, and the remote goes on @once", async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const { door, screen } = await feastWithScreen(baseURL);
      const slides = await recordSlides(page);
      await page.goto(screen.path);
      await expect(page.locator("#board .sc-slide")).toBeVisible();
      await page.keyboard.press("Space");
      await expect(page.getByTitle("Dijeda")).toBeVisible();
      const names = Array.from({ length: 40 }, (_, index) => `Tamu ke-${String(index + 1)}`);
      const told = toldOf(page, "Tamu ke-40");
      await door.letIn(...names.map(walkIn));
      await told;
      expect(await slides()).toEqual([]);
      await page.keyboard.press("Enter");
      // Enter is OK on a remote: the whole screen first, where a browser has one, and then on.
      await page.keyboard.press("Escape");
      if (await page.getByTitle("Dijeda").isVisible()) await page.keyboard.press("Space");
      await expect(page.locator("#board .sc-names > li").nth(5)).toBeVisible();
      for (let presses = 0; presses < 40 && (await slides()).length < names.length; presses += 1)
        await page.keyboard.press("ArrowRight");
      expect([...(await slides())].sort()).toEqual([...names].sort());
      await page.keyboard.press("ArrowRight");
      await expect(page.locator("#board .greeting")).toHaveCount(0);
    });
  });

async function savedGuest(host: HostApi, { invitationId }: ShownInvitation, guest: object) {
  const contact = { phone: null, email: null };
  const saved = await host.call("saveGuest", { invitationId, guestId: null, guest, contact });
  const guestId: unknown = typeof saved === "object" && saved !== null ? Reflect.get(saved, "guestId") : null;
  if (typeof guestId !== "string") throw new Error("the guest was not saved");
  return { guestId };
}

test.describe("through an evening", () => {
  test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false });

  test("whose entry is taken back while they wait is not greeted @once @proof", async ({ page, baseURL }) => {
    const { host, shown, door, screen } = await feastWithScreen(baseURL);
    const slides = await recordSlides(page);
    await page.goto(screen.path);
    await expect(page.locator("#board .sc-slide")).toBeVisible();
    await page.keyboard.press("Space");
    const told = toldOf(page, "Salah Ketuk");
    const [wrong] = await door.letIn(walkIn("Salah Ketuk"));
    await told;
    await host.call("undoCheckIn", {
      ...{ invitationId: shown.invitationId, nonce: newDoorId(), target: wrong?.nonce },
    });
    const later = toldOf(page, "Ibu Yanti");
    await door.letIn(walkIn("Ibu Yanti"));
    await later;
    await page.keyboard.press("Space");
    await expect(page.locator("#board").getByText("Ibu Yanti")).toBeVisible();
    expect(await slides()).toEqual(["Ibu Yanti"]);
  });

  test("a lost connection is a mark in the corner, and who came meanwhile is greeted after it @once @proof", async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    const { door, screen } = await feastWithScreen(baseURL);
    await page.goto(screen.path);
    await expect(page.getByRole("heading", { name: "Ratri & Bayu" })).toBeVisible();
    const told = page.waitForResponse((response) => response.url().endsWith("/screenNews"));
    await told;
    await context.setOffline(true);
    await expect(page.getByTitle("Tanpa sinyal")).toBeVisible();
    // Guests see what they saw before: no word of an error.
    const words = (await page.locator("#screen").innerText()).toLowerCase();
    expect(words).toContain("bayu");
    expect(words).not.toMatch(/gagal|error|coba lagi|koneksi/);
    await door.letIn(walkIn("Pak Sugeng"));
    await context.setOffline(false);
    await expect(page.locator("#board").getByText("Pak Sugeng")).toBeVisible();
    await expect(page.getByTitle("Tanpa sinyal")).toHaveCount(0);
  });

  test("after a reload it goes on, and nobody is greeted again; after a revocation nothing is left @once @proof", async ({
    page,
    baseURL,
  }) => {
    const { host, shown, door, screen } = await feastWithScreen(baseURL);
    const slides = await recordSlides(page);
    await page.goto(screen.path);
    await door.letIn(walkIn("Bude Ratna"));
    await expect(page.locator("#board").getByText("Bude Ratna")).toBeVisible();
    const told = toldOf(page, "Bude Ratna");
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ratri & Bayu" })).toBeVisible();
    await told;
    await door.letIn(walkIn("Om Wisnu"));
    await expect(page.locator("#board").getByText("Om Wisnu")).toBeVisible();
    expect(await slides()).toEqual(["Om Wisnu"]);

    await host.call("revokePass", { invitationId: shown.invitationId, passId: screen.passId });
    await expect(page.getByRole("heading", { name: "Selamat datang" })).toBeVisible();
    await expect(page.getByText("Tautan layar ini tidak berlaku lagi.")).toBeVisible();
    expect(await page.locator("body").innerText()).not.toMatch(/Ratri|Bayu|Wisnu/);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("janur:"))),
    ).toEqual([]);
    await page.reload();
    await expect(page.getByText("Layar ini belum disiapkan.")).toBeVisible();
  });

  test("it moves little for whoever asks for that, and is whole on a tablet held upright @once @proof", async ({
    page,
    baseURL,
  }) => {
    const { door, screen } = await feastWithScreen(baseURL);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(screen.path);
    await door.letIn(walkIn(`Keluarga ${randomUUID().slice(0, 6)}`));
    const slide = page.locator("#board .greeting");
    await expect(slide).toBeVisible();
    expect(await slide.evaluate((element) => getComputedStyle(element).animationName)).toBe("none");
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
      await expect(slide.locator("b")).toBeInViewport({ ratio: 1 });
    }
  });
});
