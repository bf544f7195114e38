import chromium from "@sparticuz/chromium";
import { defineConfig } from "@playwright/test";
import * as z from "zod";
import { loopbackAlone, paintedByProcessor } from "./tools/chromium-arguments.ts";

/** Set by `npm run proof`. */
const isProof = process.env["JANUR_PROOF"] !== undefined;

/** `webkit` or `firefox`, where Playwright has installed it: the guests' page alone is for every browser that guests hold. */
const otherBrowser = z.enum(["webkit", "firefox"]).optional().parse(process.env["JANUR_BROWSER"]);

/** What a guest does on the page, without what only Chromium's own tools can look at. */
const guestsWay = /guests-page\/(closed-page|guest-(answers|comfort|greeting|page|script|trust))\.spec\.ts$/;

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/require-suite.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // What passes only at the second try is named at the end of a run; more than two of them fail it (docs/decisions/059).
  retries: 1,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 25_000 },
  use: {
    // What is in the way of a tap for longer than a moment is in a person's way too.
    actionTimeout: 20_000,
    baseURL: process.env["JANUR_HOSTING_URL"] ?? "http://127.0.0.1:5000",
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    // On demand: writing down every page takes a fifth of the processor, and its film as much as the tests themselves.
    trace:
      process.env["TRACE"] === undefined
        ? "off"
        : { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: false },
    screenshot: "only-on-failure",
    launchOptions:
      otherBrowser === undefined
        ? {
            executablePath: await chromium.executablePath(),
            args: [...paintedByProcessor, ...loopbackAlone],
          }
        : {},
  },
  // `npm test` walks the main way through each room on a phone, and what is marked `@wide` on a laptop too. `npm run proof`
  // runs the rest: what is marked `@proof` (byways, faults, every screen, waits of a minute), and on a laptop whatever is
  // not marked `@once`, which says that no size of screen changes what is proven: what is stored, refused or merged.
  // What is a laptop's alone, keys or three columns, is marked `@laptop`.
  projects:
    otherBrowser === undefined
      ? [
          {
            name: "phone",
            ...(isProof ? { grep: /@proof/ } : { grepInvert: /@proof|@laptop/ }),
            use: { ...phone, isMobile: true },
          },
          {
            name: "desktop",
            ...(isProof ? { grepInvert: /@once|@wide|@laptop/ } : { grep: /@wide|@laptop/ }),
            use: { viewport: { width: 1280, height: 800 } },
          },
        ]
      : [
          {
            name: otherBrowser,
            testMatch: guestsWay,
            // Firefox knows no layout of phones, only their size.
            use: { ...phone, browserName: otherBrowser, isMobile: otherBrowser === "webkit" },
          },
        ],
});
