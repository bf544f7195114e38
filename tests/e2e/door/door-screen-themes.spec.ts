import { themeIds } from "@janur/domain/content/theme-ids";
import { expect, test } from "@playwright/test";
import { doorPhone, newDoorId, startingIn } from "../support/door/door-api.ts";
import { expectLegible, screenByApi } from "../support/greeting-screen.ts";
import { showInvitation, signUpByApi } from "../support/host-api.ts";
import { paintedWords } from "../support/painted-words.ts";

test.use({ viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false });

const longest = "Bapak Prof. Dr. Ir. H. Raden Mas Tumenggung Sosrodiningrat Kusumawardhana & Keluarga";

for (const theme of themeIds)
  test(`who comes in is read from afar on the screen in the art of ${theme} @once @proof`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const host = await signUpByApi(baseURL);
    const shown = await showInvitation(host, (starter) => ({ ...startingIn(-1)(starter), theme }));
    const door = await doorPhone(baseURL, host, shown, "Rina");
    const screen = await screenByApi(host, shown);
    await page.goto(screen.path);
    await expect(page.getByRole("heading", { name: "Ratri & Bayu" })).toBeVisible();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>("head link[rel=stylesheet]")].every(
        ({ sheet }) => sheet !== null,
      ),
    );
    await door.letIn({ walkIn: { id: newDoorId(), name: longest.slice(0, 80), of: "" }, people: 2 });
    await expect(page.locator("#board .greeting")).toBeVisible();
    // Held there, so that what is painted under it can be looked at.
    await page.keyboard.press("Space");
    // Pictures of the art are decoded.
    await page.waitForTimeout(1_000);
    await expectLegible(page, longest.slice(0, 40));
    for (const { line, contrast } of await paintedWords(page, "#board"))
      expect.soft(contrast, `“${line.text}”`).toBeGreaterThanOrEqual(line.least);
  });
