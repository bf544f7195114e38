import { expect, type Page } from "@playwright/test";
import { screenLink } from "@janur/domain/helper/pass";
import { usualScreen, type ScreenSettings } from "@janur/domain/screen/screen-settings";
import * as z from "zod";
import type { HostApi, ShownInvitation } from "./host-api.ts";

const made = z.object({ passId: z.string(), token: z.string() });

/** A link to a greeting screen that shows names and what the invitation has, unless something else is chosen. */
export async function screenByApi(
  host: HostApi,
  { invitationId }: ShownInvitation,
  change: Partial<ScreenSettings> = {},
): Promise<{ passId: string; path: string }> {
  const { passId, token } = made.parse(
    await host.call("createPass", {
      ...{ invitationId, name: "Layar depan", scopes: ["screen"], seesGated: false },
      ...{ family: null, branch: null, pin: null, screen: { ...usualScreen, ...change } },
      expireAt: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  );
  return { passId, path: screenLink(token) };
}

/** Writes down every text that the screen shows from now on, and after each reload. */
export async function recordSlides(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shownSlides: shown });
    addEventListener("DOMContentLoaded", () => {
      const board = document.getElementById("board");
      if (board === null) return;
      new MutationObserver(() => {
        const slide = board.querySelector(".greeting");
        if (slide !== null)
          shown.push(...Array.from(slide.querySelectorAll("b"), (name) => name.textContent));
      }).observe(board, { childList: true });
    });
  });
  const listed = z.array(z.string());
  return async () => listed.parse(await page.evaluate((): unknown => Reflect.get(window, "shownSlides")));
}

/** The name that is greeted, as large as it is set. */
export async function expectLegible(page: Page, name: string): Promise<void> {
  const line = page.locator("#board b", { hasText: name }).first();
  await expect(line).toBeVisible();
  const { size, box, height, width, foot } = await line.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      size: Number.parseFloat(getComputedStyle(element).fontSize),
      box: { left, right, top, bottom },
      height: innerHeight,
      width: innerWidth,
      foot: document.getElementById("foot")?.getBoundingClientRect() ?? new DOMRect(),
    };
  });
  // A twentieth of the picture's height is read from eight metres on a screen of 55 inches.
  expect(size / height).toBeGreaterThanOrEqual(0.048);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(width);
  // Before land or a field the line of title and clock is at the head.
  const isAtHead = foot.bottom < height / 2;
  expect(box.top).toBeGreaterThanOrEqual(isAtHead ? foot.bottom : 0);
  expect(box.bottom).toBeLessThanOrEqual(isAtHead ? height : foot.top);
}
