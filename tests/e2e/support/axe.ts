import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects that axe finds nothing on what is shown now. Soft: one run names what is wrong on every screen.
 * @param screen what a failure calls it
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // A dialog is named by its title, which comes a moment after it.
  const unnamed = page.locator("[role=dialog]:not([aria-labelledby], [aria-label])");
  await expect.soft(unnamed, screen).toHaveCount(0);
  await expectNothing(axeOf(page), screen);
}

/**
 * The same by day, and by night what a scheme can change: its contrasts. For pages that follow the device.
 * @param screen what a failure calls it
 */
export async function expectAccessibleDayAndNight(page: Page, screen: string): Promise<void> {
  await wear(page, "light");
  await showNames(page, false);
  await expectNothing(axeOf(page), screen);
  await wear(page, "dark");
  await expectNothing(axeOf(page).withRules(["color-contrast"]), `${screen}, dark`);
  await showNames(page, true);
  await wear(page, "light");
}

async function wear(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  // Colours that fade into each other have no contrast yet.
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
}

/** The picture about the names is a part of a cover; axe takes what is cut off below it for the ground of what stands there. */
async function showNames(page: Page, isShown: boolean): Promise<void> {
  await page.locator("[inert][data-names] > div").evaluateAll(
    (phones, display) => {
      for (const phone of phones) if (phone instanceof HTMLElement) phone.style.display = display;
    },
    isShown ? "" : "none",
  );
}

function axeOf(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // The preview is a whole document of its own, with landmarks of its own; the guests' page is tested as itself.
      .exclude("iframe")
      // In the page itself: the other mode opens one more page for every result, for the sake of frames of other origins.
      .setLegacyMode()
  );
}

async function expectNothing(axe: AxeBuilder, screen: string): Promise<void> {
  let found = await violationsOf(axe);
  // What opened while axe was looking has its name by now.
  if (found.length > 0) found = await violationsOf(axe);
  expect.soft(found, screen).toEqual([]);
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
