import { expect, test, type Page } from "@playwright/test";
import { colourOf, distance, pixelsOf, type Colour } from "../support/pixels.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const rows = 6;

/** The colours of the page's first rows at its left edge, as a person sees them. */
async function topRows(page: Page): Promise<Colour[]> {
  const clip = { x: 0, y: 0, width: 8, height: rows };
  const pixels = await pixelsOf(await page.screenshot({ clip }));
  return Array.from({ length: rows }, (_, row) => pixels.at(4, row));
}

function accentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.color = "var(--mantine-primary-color-filled)";
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
}

/** Of six rows those that have the colour. */
const rowsOf = (seen: readonly Colour[], colour: Colour) =>
  seen.flatMap((one, row) => (distance(one, colour) < 8 ? [row] : []));

/** Holds back a page's code, goes there, and looks at what a person sees until it may come. */
async function expectBarWhileWaiting(
  page: Page,
  { chunk, go, arrived }: { chunk: string; go: () => Promise<void>; arrived: () => Promise<void> },
): Promise<void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(chunk, async (route) => {
    await held.promise;
    await route.continue();
  });
  const before = await topRows(page);
  await go();
  const accent = colourOf(await accentOf(page));
  await expect.poll(async () => rowsOf(await topRows(page), accent)).toEqual([0, 1]);
  const bar = page.locator("[style*='--nprogress-z-index']");
  await expect(bar).toHaveCSS("height", "2px");
  await expect(bar).toHaveCSS("opacity", "1");
  const { x, y, width } = (await bar.boundingBox()) ?? { x: -1, y: -1, width: 0 };
  expect([x, y, width]).toEqual([0, 0, page.viewportSize()?.width]);
  held.resolve(undefined);
  await arrived();
  await expect.poll(() => topRows(page)).toEqual(before);
}

for (const scheme of ["light", "dark"] as const) {
  test.describe(`in the ${scheme} scheme`, () => {
    test.use({ colorScheme: scheme });

    test("a bar of 2 pixels in the theme's colour shows while a page is on its way", async ({
      page,
      baseURL,
    }) => {
      await page.goto("/sign-in");
      await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", scheme);
      await expectBarWhileWaiting(page, {
        chunk: "**/assets/sign-up-*.js",
        go: () => page.getByRole("link", { name: "Daftar" }).click(),
        arrived: () => expect(page.getByRole("heading", { name: "Buat akun Janur" })).toBeVisible(),
      });

      await signedInHost(page, baseURL);
      await page.goto("/help-center");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectBarWhileWaiting(page, {
        chunk: "**/assets/chats-*.js",
        go: () =>
          page
            .getByRole("link", { name: /^Percakapan/ })
            .filter({ visible: true })
            .first()
            .click(),
        arrived: () => expect(page.getByRole("heading", { level: 1, name: "Percakapan" })).toBeVisible(),
      });
    });
  });
}
