import { expect, test, type Locator } from "@playwright/test";
import { expectSaved, publish } from "../support/host.ts";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("a host changes colours, letters and ornament, and what cannot be read is mended and said @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const { invitationId, slug } = await draftInvitation(host);
  await page.goto(`/invitations/edit/${invitationId}?section=theme`);
  const preview = page.frameLocator("iframe");
  const accentOf = () =>
    preview.locator("html").evaluate((root) => getComputedStyle(root).getPropertyValue("--accent"));
  const faceOf = () =>
    preview
      .locator("#cover .names")
      .evaluate((names) => getComputedStyle(names).getPropertyValue("--display"));
  const strip = page.getByRole("group", { name: "Tema", exact: true });
  const colours = page.getByText("Warna, huruf, dan ornamen");
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
  expect(await topOf(strip), "themes come first").toBeLessThan(await topOf(colours));
  await colours.click();
  const accents = page.getByRole("group", { name: "Warna tombol dan tautan" });
  await expect(accents.getByRole("radio", { name: "Asli tema" })).toBeChecked();
  // The preview comes after the form.
  await expect.poll(accentOf).toMatch(/^#/);
  const own = await accentOf();

  await test.step("a faint colour is mended on the page, and the mended one is offered", async () => {
    await accents.getByLabel("Warna lain").fill("#f2c1d1");
    await expect(accents.getByText(/4,5 : 1/)).toBeVisible();
    await expect.poll(accentOf).not.toBe(own);
    expect(await accentOf()).not.toBe("#F2C1D1");
    await expectAccessible(page, "a faint colour");
    await accents.getByRole("button", { name: /^Pakai #/ }).click();
    await expect(accents.getByText(/4,5 : 1/)).toBeHidden();
  });

  await test.step("colours that suit the theme are one tap", async () => {
    await accents.getByRole("radio", { name: "Biru tua" }).check({ force: true });
    await page
      .getByRole("group", { name: "Warna kertas" })
      .getByRole("radio", { name: "Putih mawar" })
      .check({ force: true });
    await page
      .getByRole("combobox", { name: "Huruf" })
      .selectOption({ label: "Bodoni dan Jost, seperti majalah" });
    await page.getByRole("radio", { name: "Tanpa ornamen" }).check({ force: true });
    await expect(preview.locator(".cover svg")).toHaveCount(0);
    await expectSaved(page);
  });

  await test.step("another theme has its own, and the first is found as it was left", async () => {
    const blue = await accentOf();
    await page.getByRole("radio", { name: "Sunyi" }).check({ force: true });
    await expect.poll(accentOf).not.toBe(blue);
    await expect(page.getByText("Seperti asli")).toBeVisible();
    await page.getByRole("radio", { name: "Janur", exact: true }).check({ force: true });
    await expect.poll(accentOf).toBe(blue);
    await expect(page.getByText("Diubah")).toBeVisible();
    await expectSaved(page);
  });

  await test.step("guests get the page so, and can read it", async () => {
    const accent = await accentOf();
    const face = await faceOf();
    await publish(page);
    await page.goto(`/event/${slug}`);
    const root = page.locator("html");
    expect(await root.evaluate((html) => getComputedStyle(html).getPropertyValue("--accent"))).toBe(accent);
    expect(face).not.toBe("");
    await expectAccessible(page, "the guests' page in its host's colours");
  });

  await test.step("all of it is taken back by one button", async () => {
    await page.goto(`/invitations/edit/${invitationId}?section=theme`);
    await page.getByText("Warna, huruf, dan ornamen").click();
    await page.getByRole("button", { name: "Kembalikan seperti asli" }).click();
    await expect.poll(accentOf).toBe(own);
    await expectSaved(page);
  });
});

test("one tap turns the whole theme into other colours, and guests get its art in them", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId, slug } = await draftInvitation(host);
  await page.goto(`/invitations/edit/${invitationId}?section=theme`);
  const art = page.frameLocator("iframe").locator('link[href*="/art-"]');
  const colours = page.getByRole("radiogroup", { name: "Warna tema" });
  await expect(colours.getByRole("radio", { name: "Warna asli" })).toBeChecked();
  await expect(art).toHaveAttribute("href", /\/art-janur-[\da-f]{10}\.css$/);

  await colours.getByRole("radio", { name: "Zamrud" }).check({ force: true });
  await expect(art).toHaveAttribute("href", /\/art-janur-emerald-[\da-f]{10}\.css$/);
  await expectSaved(page);
  await expectAccessible(page, "a theme's colourways");

  await publish(page);
  await page.goto(`/event/${slug}`);
  const sheet = page.locator("#art");
  await expect(sheet).toHaveAttribute("href", /\/art-janur-emerald-/);
  await expect(sheet).toHaveAttribute("rel", "stylesheet");
  const pictures = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".avif")),
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((name) => !/\/janur-emerald-/.test(name))).toEqual([]);
});
