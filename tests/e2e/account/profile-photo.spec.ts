import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { samplePicture } from "../../harness/samples/sample-pictures.ts";
import { distance, pixelsOf, type Colour, type Pixels } from "../support/pixels.ts";
import { expectQuarters, heldLike, quadrants, quarters } from "../support/quadrants.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Atur foto" });

async function choose(page: Page, buffer: Buffer, type = "png"): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^(Pilih|Ganti) foto$/ }).click();
  await (await choosing).setFiles({ name: `foto.${type}`, mimeType: `image/${type}`, buffer });
  await expect(dialog(page)).toBeVisible();
}

/** What the dialog shows, in the pixels that are sent. */
async function shown(page: Page): Promise<Pixels> {
  const canvas = dialog(page).locator("canvas");
  const url = await canvas.evaluate((element) =>
    element instanceof HTMLCanvasElement ? element.toDataURL("image/png") : "",
  );
  return pixelsOf(Buffer.from(url.slice(url.indexOf(",") + 1), "base64"));
}

/** Saves what the dialog shows. @returns what is stored */
async function save(page: Page): Promise<Pixels> {
  const photo = page.getByRole("main").locator("img");
  const before = (await photo.count()) === 0 ? "" : await photo.getAttribute("src");
  await dialog(page).getByRole("button", { name: "Pakai foto ini" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(photo).toHaveAttribute("src", /\/media\/[0-9a-f]{32}-512\.webp$/);
  await expect(photo).not.toHaveAttribute("src", before ?? "");
  const answer = await page.request.get((await photo.getAttribute("src")) ?? "");
  const pixels = await pixelsOf(await answer.body());
  expect([pixels.width, pixels.height]).toEqual([512, 512]);
  return pixels;
}

function expectSame(stored: Pixels, seen: Pixels, what: string): void {
  const points = Array.from({ length: 32 }, (_, index) => 8 + index * 16);
  const apart = points.flatMap((y) => points.map((x) => distance(stored.at(x, y), seen.at(x, y))));
  // Edges between two colours are softened by both codecs.
  expect(apart.filter((one) => one > 40).length, what).toBeLessThan(points.length * 4);
}

test("a photo is kept as it is shown, without a touch and after the keys moved it", async ({
  page,
  baseURL,
}) => {
  await signedInHost(page, baseURL);
  await page.goto("/profile");
  await choose(page, await (await quadrants(600, 400)).png().toBuffer());
  const seen = await shown(page);
  expectQuarters(seen, "shown at once");
  const stored = await save(page);
  expectQuarters(stored, "stored without a touch");
  expectSame(stored, seen, "stored as shown");

  await choose(page, await (await quadrants(600, 400)).jpeg().toBuffer(), "jpeg");
  await dialog(page).getByRole("slider", { name: "Perbesar" }).focus();
  await page.keyboard.press("End");
  const [red, green, blue] = quarters;
  for (const [label, key, corner] of [
    ["Geser ke samping", "Home", undefined],
    ["Geser ke atas atau ke bawah", "Home", red],
    ["Geser ke samping", "End", green],
    ["Geser ke atas atau ke bawah", "End", quarters[3]],
    ["Geser ke samping", "Home", blue],
  ] as const) {
    await dialog(page).getByRole("slider", { name: label }).focus();
    await page.keyboard.press(key);
    if (corner === undefined) continue;
    const whole: Colour[] = [corner, corner, corner, corner];
    expectQuarters(await shown(page), `${label} ${key}`, whole);
  }
  expectQuarters(await save(page), "the corner below left", [blue, blue, blue, blue]);

  // As other people and the account's own menu see it, in the pixels of the screen.
  const round = page.getByRole("main").locator("img");
  const drawn = await pixelsOf(await round.screenshot());
  expect(distance(drawn.at(drawn.width / 2, drawn.height / 2), blue)).toBeLessThan(40);
});

test("a photo stands upright however the camera was held @once @proof", async ({ page, baseURL }) => {
  await signedInHost(page, baseURL);
  await page.goto("/profile");
  for (let orientation = 1; orientation <= 8; orientation += 1) {
    await choose(page, await heldLike(orientation), "jpeg");
    expectQuarters(await shown(page), `shown with orientation ${String(orientation)}`);
    if (orientation !== 5) await page.keyboard.press("Escape");
    else expectQuarters(await save(page), `stored with orientation ${String(orientation)}`);
    await expect(dialog(page)).toBeHidden();
  }
});

test("photos that are transparent, tiny, huge or full of grain are kept @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  await signedInHost(page, baseURL);
  await page.goto("/profile");
  const [red] = quarters;
  const white: Colour = [255, 255, 255];

  const half = sharp({ create: { width: 200, height: 400, channels: 4, background: "#c81e1e" } });
  const clear = await half
    .extend({ right: 200, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  await choose(page, clear);
  expectQuarters(await save(page), "half of it transparent", [red, white, red, white]);

  const [r, g, b] = red;
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: { r, g, b } } });
  await choose(page, await dot.png().toBuffer());
  expectQuarters(await save(page), "one pixel", [red, red, red, red]);

  // 50 megapixels, as phones of today take them.
  await choose(page, await (await quadrants(8_160, 6_120)).jpeg().toBuffer(), "jpeg");
  expectQuarters(await save(page), "50 megapixels");

  const noise = { type: "gaussian", mean: 128, sigma: 90 } as const;
  const grain = sharp({ create: { width: 512, height: 512, channels: 3, background: "#888", noise } });
  await choose(page, await grain.png().toBuffer());
  const grainy = await save(page);
  expect(
    distance(grainy.at(100, 100), grainy.at(140, 300)) + distance(grainy.at(9, 9), grainy.at(300, 9)),
  ).toBeGreaterThan(0);

  await choose(page, await samplePicture(40, 3_000).webp().toBuffer(), "webp");
  const tall = await save(page);
  expect(Math.max(...tall.at(256, 256))).toBeGreaterThan(20);
});

test("a photo that could not be sent waits as it was cut @once", async ({ page, baseURL }) => {
  await signedInHost(page, baseURL);
  await page.goto("/profile");
  await choose(page, await (await quadrants(600, 400)).png().toBuffer());
  await page.route("**/api/host/saveProfilePhoto", (route) => route.abort());
  await dialog(page).getByRole("button", { name: "Pakai foto ini" }).click();
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  await page.unroute("**/api/host/saveProfilePhoto");
  expectQuarters(await save(page), "sent once more");
});
