import type { Browser } from "@playwright/test";
import { findFreeOffset } from "../emulators/ports.ts";
import { seedSuite } from "../emulators/seeded-suite.ts";
import { startSuite } from "../emulators/suite.ts";
import { warmServices } from "../emulators/warm-services.ts";
import { desktop, launchBrowser, phone, roomOf, settled, signInAs } from "../pictures/demo-browser.ts";
import { measureKeys, type KeyPresses } from "./key-presses.ts";

const slowdown = 4;

/**
 * Fields whose words stand on the page once, many times, and among pictures; the section is its id in the address. A side
 * is one of the two families, whose version is written.
 */
const fields = [
  { title: "Rani & Dimas", section: "opening", label: "Kalimat undangan", size: desktop, side: null },
  { title: "Rani & Dimas", section: "hosts", label: "Nama panggilan", size: desktop, side: null },
  { title: "Rani & Dimas", section: "opening", label: "Kalimat undangan", size: phone, side: null },
  { title: "Laras & Bima", section: "opening", label: "Kalimat undangan", size: desktop, side: "Pihak pria" },
] as const;

/**
 * The same of a page that does nothing but copy a key into a frame: what a busy machine and the slowdown cost by
 * themselves.
 */
async function measureBareField(browser: Browser): Promise<KeyPresses> {
  const page = await browser.newPage({ viewport: desktop });
  await page.setContent('<textarea></textarea><iframe srcdoc="<p></p>"></iframe>');
  await page.evaluate(() => {
    const field = document.querySelector("textarea");
    field?.addEventListener("input", () => {
      const shown = document.querySelector("iframe")?.contentDocument?.querySelector("p");
      if (shown != null) shown.textContent = field.value;
    });
  });
  await page.getByRole("textbox").click();
  const keys = await measureKeys(page, slowdown);
  await page.close();
  return keys;
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** A6: from a key in a form of the demo weddings to the frame that shows it in the preview. */
export async function run(): Promise<string> {
  const suite = await startSuite({
    offset: await findFreeOffset(),
    loopbackOnly: true,
    signal: new AbortController().signal,
    say,
  });
  try {
    const { invitationPath } = await seedSuite(suite);
    await warmServices(suite.hostingUrl, invitationPath);
    const browser = await launchBrowser();
    try {
      const lines: string[] = [];
      for (const { title, section, label, size, side } of fields) {
        const context = await browser.newContext({
          viewport: size,
          locale: "id-ID",
          baseURL: suite.hostingUrl,
        });
        const page = await context.newPage();
        await signInAs(page, "Rani");
        await page.goto(`${await roomOf(page, title, "edit")}?section=${section}`);
        await settled(page);
        if (side !== null) {
          const versions = page.getByRole("radiogroup", { name: "Berlaku untuk" });
          await versions.getByText(side, { exact: true }).click();
          await settled(page);
        }
        await page.getByLabel(label, { exact: true }).first().click();
        const { median, p95, loads, requests } = await measureKeys(page, slowdown);
        lines.push(
          `A6 ${label}${side === null ? "" : `, ${side}`}, ${String(size.width)} px, ${String(slowdown)}× CPU: p95 ${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms (gate 50 ms, aim 16 ms); ${String(loads)} loads, ${String(requests)} requests`,
        );
        await context.close();
      }
      const bare = await measureBareField(browser);
      lines.push(
        `A bare field over a bare frame: p95 ${bare.p95.toFixed(0)} ms, median ${bare.median.toFixed(0)} ms`,
      );
      return lines.join("\n");
    } finally {
      await browser.close();
    }
  } finally {
    await suite.stop();
  }
}
