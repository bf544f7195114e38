import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects that axe finds nothing on what is shown now. Soft: one run names what is wrong on every screen.
 * @param screen what a failure calls it
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // The preview is a whole document of its own, with landmarks of its own; the guests' page is tested as itself.
    .exclude("iframe")
    // In the page itself: the other mode opens one more page for every result, for the sake of frames of other origins.
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect.soft(found, screen).toEqual([]);
}
