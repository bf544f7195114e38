import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rootFolder } from "../folders.ts";
import { load } from "./load.ts";
import { median } from "./median.ts";
import { measureOnPhone } from "./on-phone.ts";
import { startPage, type MeasuredProcess, type PageUnderTest } from "./page-under-test.ts";
import { chartOf, type Comparison } from "./side-by-side-chart.ts";

/* Of the same documents, in one run and in turn: a bare function, an Express page of EJS, and Janur's page. */

const rounds = 5;
const requests = 2000;
const atOnce = 50;

interface Figures {
  /** Requests a second, median of the rounds. */
  perSecond: number;
  /** Milliseconds, 95 of 100 answers, median of the rounds. */
  p95: number;
  /** Milliseconds from the start of the process to its first page. */
  coldMs: number;
  /** Bytes. */
  resident: number;
  /** Bytes of the document, br. */
  document: number | null;
  /** Milliseconds, Lighthouse's phone. */
  lcp: number | null;
}

interface Contestant {
  name: string;
  server: MeasuredProcess;
  path: string;
  coldMs: number;
}

export async function run(): Promise<string> {
  const page = await startPage();
  const bare = await started("bare function", page, "page-server.ts", "/hello");
  const ejs = await started("Express and EJS", page, "peer/express-ejs-server.ts", page.path);
  const ours = await started("Janur", page, "page-server.ts", page.path);
  try {
    const contestants = [bare, ejs, ours];
    const measured = await measureAll(contestants);
    const comparisons = compare(contestants, measured);
    const table = tableOf(contestants, measured);
    keep(table, chartOf(comparisons));
    return table;
  } finally {
    await Promise.all([ours, ejs, bare].map(({ server }) => server.stop()));
    await page.stop();
  }
}

async function started(name: string, page: PageUnderTest, file: string, path: string): Promise<Contestant> {
  const from = performance.now();
  const server = await page.startBeside(file);
  await bodyOf(server.origin + path);
  return { name, server, path, coldMs: performance.now() - from };
}

/** In turn, so that what else the machine does meets all of them. */
async function measureAll(contestants: readonly Contestant[]): Promise<Figures[]> {
  const results = contestants.map(() => ({ perSecond: [] as number[], p95: [] as number[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, { server, path }] of contestants.entries()) {
      const { perSecond, p95, failures } = await load(server.origin + path, requests, atOnce);
      if (failures > 0) throw new Error(`${String(failures)} requests failed.`);
      results[index]?.perSecond.push(perSecond);
      results[index]?.p95.push(p95);
    }
  const figures: Figures[] = [];
  for (const [index, { server, path, coldMs }] of contestants.entries()) {
    const isPage = path.startsWith("/event/");
    figures.push({
      perSecond: median(results[index]?.perSecond ?? []),
      p95: median(results[index]?.p95 ?? []),
      coldMs,
      resident: (await server.memory()).resident,
      document: isPage ? brotliCompressSync(await bodyOf(server.origin + path)).length : null,
      lcp: isPage ? (await measureOnPhone(server.origin + path)).lcp : null,
    });
  }
  return figures;
}

/** What a browser would have once it is unpacked. */
async function bodyOf(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

const rows: readonly [string, (figures: Figures) => number | null, (value: number) => string][] = [
  ["requests a second, warm, 50 at once", ({ perSecond }) => perSecond, (value) => value.toFixed(0)],
  ["95 % of them within", ({ p95 }) => p95, (value) => `${value.toFixed(1)} ms`],
  ["process started to first page", ({ coldMs }) => coldMs, (value) => `${value.toFixed(0)} ms`],
  ["resident after 10,000", ({ resident }) => resident, (value) => `${(value / 1_048_576).toFixed(0)} MB`],
  ["document, br", ({ document }) => document, (value) => `${(value / 1024).toFixed(1)} KB`],
  ["LCP, Lighthouse’s phone", ({ lcp }) => lcp, (value) => `${(value / 1000).toFixed(2)} s`],
];

function tableOf(contestants: readonly Contestant[], measured: readonly Figures[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(["", ...contestants.map(({ name }) => name), "Janur against EJS"]),
    line(["---", ...contestants.map(() => "---:"), "---:"]),
    ...rows.map(([name, valueOf, text]) => {
      const values = measured.map(valueOf);
      const [, peer, own] = values;
      const ratio = peer == null || own == null ? "" : `${(own / peer).toFixed(2)}×`;
      return line([name, ...values.map((value) => (value === null ? "–" : text(value))), ratio]);
    }),
  ].join("\n");
}

function compare(contestants: readonly Contestant[], measured: readonly Figures[]): Comparison[] {
  return rows.map(([name, valueOf, text]) => ({
    name,
    bars: contestants.flatMap((contestant, index) => {
      const figures = measured[index];
      const value = figures === undefined ? null : valueOf(figures);
      return value === null ? [] : [{ name: contestant.name, value, text: text(value) }];
    }),
  }));
}

/** Into docs/performance.md, between its marks, and the chart beside it. */
function keep(table: string, chart: string): void {
  const file = join(rootFolder, "docs", "performance.md");
  const [begin, end] = ["<!-- side-by-side -->", "<!-- /side-by-side -->"];
  const page = readFileSync(file, "utf8");
  const [before, rest] = [page.indexOf(begin), page.indexOf(end)];
  if (before < 0 || rest < before) throw new Error("docs/performance.md has no place for the comparison.");
  const date = new Date().toISOString().slice(0, 10);
  const text = `${begin}\n\n${table}\n\n![The same figures as bars](pictures/side-by-side.svg)\n\nMeasured on ${date} by \`npm run bench -- side-by-side\`.\n\n${end}`;
  writeFileSync(file, page.slice(0, before) + text + page.slice(rest + end.length));
  writeFileSync(join(rootFolder, "docs", "pictures", "side-by-side.svg"), chart);
}
