import process from "node:process";
import { themeIds } from "../../domain/src/content/theme-ids.ts";
import { measureOnPhone } from "./on-phone.ts";
import { startPage } from "./page-under-test.ts";

/**
 * P6 and P7 of every theme, as a table; names of themes that miss a gate are marked. `THEMES="kapel pesta"` measures
 * these alone.
 */
export async function run(): Promise<string> {
  const wanted = process.env["THEMES"]?.split(" ");
  const measured = themeIds.filter((theme) => wanted?.includes(theme) ?? true);
  const server = await startPage(measured);
  const rows: string[] = [];
  try {
    for (const theme of measured) {
      const { lcp, tbt, cls, performance, accessibility, bytes } = await measureOnPhone(
        server.origin + server.pathIn(theme),
      );
      const isMissed = lcp > 1200 || tbt > 50 || cls > 0.02 || performance < 0.98 || accessibility < 1;
      const row = `| ${theme}${isMissed ? " (missed)" : ""} | ${[
        `${(lcp / 1000).toFixed(2)} s`,
        `${tbt.toFixed(0)} ms`,
        cls.toFixed(3),
        (performance * 100).toFixed(0),
        (accessibility * 100).toFixed(0),
        `${(bytes / 1024).toFixed(1)} KB`,
      ].join(" | ")} |`;
      // A quarter of an hour for all of them: what is known is told.
      process.stdout.write(`${row}\n`);
      rows.push(row);
    }
  } finally {
    await server.stop();
  }
  return [
    "gates: LCP 1.2 s, TBT 50 ms, CLS 0.02, performance 98, accessibility 100",
    "| theme | LCP | TBT | CLS | performance | accessibility | first view |",
    "|---|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
