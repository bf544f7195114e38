import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../support/editor-test.ts";
import { addSection, expectSaved, openEditor } from "../support/host.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { weddingOfJawa } from "../support/wedding-of-jawa.ts";

/** A tap, or a click where there is no finger. */
function tap(words: Locator, isMobile: boolean): Promise<void> {
  return isMobile ? words.tap() : words.click();
}

/** Runs in the page's body: gets the length of each style that changes from now on. */
function watchStyles(body: HTMLElement): number[] {
  const changed: number[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const style = target.nodeName === "STYLE" ? target : target.parentNode;
      if (style?.nodeName === "STYLE") changed.push(style.textContent?.length ?? 0);
    }
  }).observe(body, { subtree: true, childList: true, characterData: true });
  return changed;
}

/** The field that is laid over words of the page. */
const typed = (page: Page) => page.frameLocator("iframe").locator("textarea.typed");

/** How far each point of two pictures of one size is apart on average, of 255. */
async function apart(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([one, other].map((picture) => sharp(picture).raw().toBuffer()));
  if (before === undefined || after?.length !== before.length) throw new Error("pictures of two sizes");
  const sum = before.reduce((total, value, index) => total + Math.abs(value - (after[index] ?? 0)), 0);
  return sum / before.length;
}

test("words that are typed stand where they stood, with the tails of their letters", async ({
  page,
  isMobile,
  draft: _draft,
}) => {
  const name = page.frameLocator("iframe").locator("#cover").getByText("Bayu", { exact: true });
  const box = await name.boundingBox();
  if (box === null) throw new Error("no name");
  const wide = { x: box.x - 8, width: box.width + 16 };
  const places = {
    letters: { ...wide, y: box.y - 8, height: box.height + 8 },
    tails: { ...wide, y: box.y + box.height - 6, height: 24 },
  };
  const pictures = async () => ({
    letters: await page.screenshot({ clip: places.letters, animations: "disabled", caret: "hide" }),
    tails: await page.screenshot({ clip: places.tails, animations: "disabled", caret: "hide" }),
  });
  const before = await pictures();
  await tap(name, isMobile);
  await typed(page).evaluate((field: HTMLTextAreaElement) => {
    field.style.outline = "none";
    field.setSelectionRange(0, 0);
  });
  const written = await pictures();
  await typed(page).evaluate((field) => {
    field.style.color = "transparent";
  });
  const empty = await pictures();
  for (const place of ["letters", "tails"] as const) {
    const without = await apart(before[place], empty[place]);
    expect(without, place).toBeGreaterThan(0.5);
    expect(await apart(before[place], written[place]), place).toBeLessThan(without / 4);
  }
});

test("a tap on a name writes the name, on the date it opens the date, on a line of text that line", async ({
  page,
  isMobile,
  draft: _draft,
}) => {
  const preview = page.frameLocator("iframe");
  const cover = preview.locator("#cover");

  await test.step("the name on the cover is the person's name", async () => {
    await tap(cover.getByText("Ratri", { exact: true }), isMobile);
    await expect(typed(page)).toBeFocused();
    await expect(page.getByRole("group", { name: "Mengubah di halaman" })).toContainText("Nama panggilan");
    await page.keyboard.type("Ayu\n");
    await expect(typed(page)).toBeHidden();
    await expect(cover.getByText("Ayu", { exact: true })).toBeVisible();
    // Nobody has written a full name yet: it follows.
    await expect(preview.getByRole("heading", { level: 3, name: "Ayu", exact: true })).toBeAttached();
    await expectSaved(page);
    await expect(page.getByRole("heading", { level: 1, name: "Ayu & Bayu" })).toBeVisible();
    await page.getByTitle("Urungkan (Ctrl+Z)").click();
    await expect(cover.getByText("Ratri", { exact: true })).toBeVisible();
  });

  await test.step("words without a line break are pasted as one line, and markup stays words", async () => {
    await tap(cover.locator(".eyebrow"), isMobile);
    await typed(page).fill("Syukuran\n <b>Nikah</b>");
    await expect(typed(page)).toHaveValue("Syukuran <b>Nikah</b>");
    await page.getByRole("button", { name: "Selesai mengetik" }).click();
    await expect(cover.locator(".eyebrow")).toHaveText("Syukuran <b>Nikah</b>");
  });

  await test.step("the date is the ceremony's date, with the focus on it", async () => {
    await tap(cover.locator('[data-edit$=".startAt"]'), isMobile);
    await expect(page.getByLabel("Mulai: Tanggal")).toBeFocused();
    await expect(page.getByLabel("Mulai: Tanggal")).toBeInViewport();
    // The way that guests get, which nobody has pasted: whether it finds the place, the host sees before them.
    await expect(page.getByRole("link", { name: "Cek di peta" })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/search/?api=1&query=Pendopo%20Agung%2C%20Yogyakarta",
    );
    if (isMobile) await page.getByRole("region", { name: "Waktu dan tempat" }).press("Escape");
  });

  await test.step("the hour is the ceremony's hour", async () => {
    await tap(preview.locator('[data-edit$=" ceremonies.0.startAt.time"]'), isMobile);
    await expect(page.getByLabel("Mulai: Jam")).toBeFocused();
    if (isMobile) await page.getByRole("region", { name: "Waktu dan tempat" }).press("Escape");
  });

  await test.step("the place is written where it stands, and all of it in its form", async () => {
    await tap(preview.locator('[data-edit="line ceremonies ceremonies.0.venue"]').first(), isMobile);
    await expect(typed(page)).toBeFocused();
    await expect(page.getByRole("group", { name: "Mengubah di halaman" })).toContainText("Tempat");
    await page.getByRole("button", { name: "Semua isian" }).click();
    await expect(page.getByLabel("Tempat", { exact: true })).toBeFocused();
    if (isMobile) await page.getByRole("region", { name: "Waktu dan tempat" }).press("Escape");
  });

  await test.step("a link of the page leads nowhere", async () => {
    const address = page.url();
    await preview.getByRole("link", { name: "Buka peta ke Pendopo Agung" }).dispatchEvent("click");
    expect(page.context().pages()).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
  });
});

test("a key in a name changes one line of the page's style, which a browser need not read again as a whole", async ({
  page,
  isMobile,
  baseURL,
}) => {
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL), { theme: "gonjong" });
  await openEditor(page, invitationId);
  const preview = page.frameLocator("iframe");
  await tap(preview.locator("#cover").getByText("Ratri", { exact: true }), isMobile);
  await expect(typed(page)).toBeFocused();
  const styles = await preview.locator("body").evaluateHandle(watchStyles);
  await page.keyboard.type("Ayuningtyas");
  await expect.poll(() => styles.evaluate((seen) => seen.length)).toBeGreaterThan(0);
  expect(await styles.evaluate((seen) => Math.max(...seen))).toBeLessThan(500);
});

test("by the keyboard Tab walks what can be edited in the order of the page, Enter edits, Escape leaves @once", async ({
  page,
  draft: _draft,
}) => {
  const cover = page.frameLocator("iframe").locator("#cover");
  await cover.locator(".eyebrow").focus();
  await page.keyboard.press("Tab");
  const name = cover.getByText("Ratri", { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(typed(page)).toBeFocused();
  await page.keyboard.type("Ajeng");
  await page.keyboard.press("Escape");
  await expect(cover.getByText("Ajeng", { exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cover.getByText("Bayu", { exact: true })).toBeFocused();
});

test("what moves more than a finger's slip is no tap @once", async ({ page, draft: _draft }) => {
  const name = page.frameLocator("iframe").locator("#cover").getByText("Ratri", { exact: true });
  await expect(name).toBeVisible();
  const { x = 0, y = 0, width = 0, height = 0 } = (await name.boundingBox()) ?? {};
  const [middle, line] = [x + width / 2, y + height / 2];
  await page.mouse.move(middle, line);
  await page.mouse.down();
  await page.mouse.move(middle, line + 9, { steps: 3 });
  await page.mouse.up();
  await expect(typed(page)).toBeHidden();
  await page.mouse.click(middle, line);
  await expect(typed(page)).toBeFocused();
});

test("a tap on one of several ceremonies opens that one alone, and a city is written beside its day @once", async ({
  page,
  isMobile,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await host.call("saveDraft", {
    invitationId,
    basedOn: 1,
    content: { ...weddingOfJawa(), theme: "mega" },
  });
  await openEditor(page, invitationId);
  const preview = page.frameLocator("iframe");
  const day = preview.locator('[data-edit$=" ceremonies.2.startAt"]').last();
  await (isMobile ? day.tap({ position: { x: 40, y: 10 } }) : day.click({ position: { x: 40, y: 10 } }));
  await expect(page.getByLabel("Mulai: Tanggal")).toHaveCount(1);
  await expect(page.getByLabel("Mulai: Tanggal")).toBeFocused();
  await expect(page.getByRole("button", { name: /^Akad nikah/ })).toHaveAttribute("aria-expanded", "false");
  if (isMobile) await page.getByRole("region", { name: "Waktu dan tempat" }).press("Escape");

  const date = preview.locator("#cover .lead").first();
  const city = preview.locator('#cover [data-edit$=".city"]');
  const [written, before] = [await date.boundingBox(), await city.boundingBox()];
  await tap(city, isMobile);
  const field = await typed(page).boundingBox();
  if (written === null || before === null || field === null) throw new Error("nothing is shown");
  const isBeside = Math.abs(written.y - before.y) < 4;
  if (isBeside) expect(field.x).toBeGreaterThanOrEqual(written.x + written.width);
  // What stands between them is no part of the city, and stays.
  await expect
    .poll(() => city.evaluate((words) => getComputedStyle(words, "::before").visibility))
    .toBe("visible");
});

test("the page follows the form to the person who is written about, and to a section that was added", async ({
  page,
  isMobile,
  baseURL,
}) => {
  test.slow();
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  await page.goto(`/invitations/edit/${invitationId}?section=hosts`);
  const preview = page.frameLocator("iframe");
  const nickname = page.getByLabel("Nama lengkap dengan gelar");
  await nickname.nth(1).focus();
  await expect(preview.getByRole("heading", { level: 3, name: "Bayu" })).toBeInViewport();
  await nickname.nth(0).focus();
  await expect(preview.getByRole("heading", { level: 3, name: "Ratri" })).toBeInViewport();
  if (isMobile) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("region", { name: "Mempelai" })).toBeHidden();
  }
  await addSection(page, "Galeri");
  // The second gallery of the page; each stands there with a sample until it has pictures.
  const galleries = preview.locator("section:has(> .sample) .photos");
  await expect(galleries).toHaveCount(2);
  await expect(galleries.last()).toBeInViewport();
  await expectSaved(page);
});

test("what is missing is listed once, and the reception takes the place of the akad in two taps", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await host.call("saveDraft", { invitationId, basedOn: 1, content: weddingOfJawa() });

  await test.step("home leads to the very field that is empty", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Isi tempat" }).click();
    const venue = page.getByRole("region", { name: "Resepsi" }).getByLabel("Tempat", { exact: true });
    await expect(venue).toBeFocused();
    await expect(venue).toBeInViewport();
  });

  await openEditor(page, invitationId);
  await test.step("ceremonies that came with the adat keep nobody from publishing", async () => {
    await page.getByRole("button", { name: /^Lengkapi/ }).click();
    const missing = page.getByRole("dialog", { name: /hal lagi$/ });
    await expect(missing.getByText("Perlu sebelum terbit")).toBeVisible();
    await expect(missing.getByRole("listitem").first()).toContainText("Resepsi belum punya tempat");
    await expect(missing.getByText("Hari dan tempat Panggih")).toBeVisible();
    await missing.getByRole("button", { name: "Tempat sama dengan Akad nikah", exact: true }).click();
    await expect(missing.getByText("Perlu sebelum terbit")).toBeHidden();
    await expect(missing.getByText("Resepsi belum punya tempat")).toBeHidden();
  });

  await test.step("a row leads to the empty field itself", async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Orang tua Bayu" }).click();
    const father = page.getByRole("region", { name: "Bayu" }).getByLabel("Nama ayah");
    await expect(father).toBeFocused();
    await expect(father).toBeInViewport();
    // It says so itself, in words and to whoever listens, and the section counts it; written, it is like any other.
    await expect(father).toHaveAccessibleDescription("Belum diisi");
    await expect(page.getByText("1 belum diisi", { exact: true })).toBeAttached();
    await father.fill("Slamet");
    await expect(page.getByText(/belum diisi/i)).toHaveCount(0);
    await expectSaved(page);
  });

  await test.step("the last look says quietly what no guest will see", async () => {
    await page.getByRole("button", { name: "Terbitkan" }).click();
    const look = page.getByRole("dialog", { name: "Siap diterbitkan" });
    await expect(look.getByText(/^Belum tampil, .*: Panggih\.$/)).toBeVisible();
    await expect(look.getByText(/^Belum ada tempat/)).toHaveCount(0);
  });
});
