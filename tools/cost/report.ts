import { costOf, firestoreOf, functionsOf, type Cost } from "./cost.ts";
import { prices } from "./prices.ts";
import { wedding } from "./wedding.ts";

const money = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString("en-US"));
const cents = (value: number) => (value * 100).toFixed(2);

/** docs/cost.md */
export function costReport(): string {
  const sizes = [1, 1_000, 100_000].map((perMonth) => costOf(perMonth, prices));
  const behindCdn = [1_000, 100_000].map((perMonth) => costOf(perMonth, prices, true));
  const items = [...wedding].sort((one, other) => sumOf(other) - sumOf(one));
  return [
    "# What it costs",
    "",
    `C2: USD a month by list prices of ${prices.date} (${prices.region}; written down from memory, not compared with Google's pages: ±40 %), without free quotas, SMTP, codes by SMS, WhatsApp, point-in-time recovery and backups, after a year of weddings. Written by \`npm run cost\`; a test holds this page against it, and its counts against the tests that measure them.`,
    "",
    "| weddings a month | Firestore | functions | traffic | storage | logs | fixed | sum | gate |",
    "|---|---|---|---|---|---|---|---|---|",
    ...sizes.map((cost) => row(cost.perMonth.toLocaleString("en-US"), cost)),
    ...behindCdn.map((cost) =>
      row(`${cost.perMonth.toLocaleString("en-US")}, media from a bucket behind a CDN`, cost),
    ),
    "",
    "## One wedding, by what it is for",
    "",
    "| what | times | reads | writes | database, US cents | functions, US cents | counted by |",
    "|---|---|---|---|---|---|---|",
    ...items.map(
      (item) =>
        `| ${item.what} | ${item.times.toLocaleString("en-US")} | ${String(item.reads)} | ${String(item.writes)} | ${cents(firestoreOf(item, prices))} | ${cents(functionsOf(item, prices))} | ${item.proof === undefined ? "the code, by hand" : `\`${item.proof.file}\``} |`,
    ),
    "",
    "Reads and writes are of one time. How often things happen, and how long a processor is busy, is assumed (`tools/cost/wedding.ts`); prices are in `tools/cost/prices.ts`.",
    "",
  ].join("\n");
}

const sumOf = (item: (typeof wedding)[number]) => firestoreOf(item, prices) + functionsOf(item, prices);

/** What budget C2 asks for. */
const gates: Readonly<Record<number, string>> = { 1_000: "225", 100_000: "20,000" };

function row(what: string, cost: Cost): string {
  const parts = [cost.firestore, cost.functions, cost.traffic, cost.storage, cost.logs, cost.fixed, cost.sum];
  return `| ${what} | ${parts.map(money).join(" | ")} | ${gates[cost.perMonth] ?? ""} |`;
}
