import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { rootFolder } from "../../tools/folders.ts";
import { chartOf } from "./chart.ts";
import type { ScaleRow } from "./scale-row.ts";

const number = (value: number) => Math.round(value).toLocaleString("en-US");
const worst = (times: readonly number[] = []) => times.reduce((most, ms) => Math.max(most, ms), 0);
const hours = (ms: number) => `${(ms / 3_600_000).toFixed(1)} h`;
const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`;

/** Writes docs/scale.md and its chart. */
export function writeReport(rows: readonly ScaleRow[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const model = cpus()[0]?.model ?? "unknown";
  const template = [
    "# How the sweeps keep up",
    "",
    `T23: two years of 100, 1,000 and 100,000 weddings a month. Written by \`npm run scale\` on ${date} (${String(cpus().length)} × ${model}); the same at 1,000 a month over 300 days is a unit test (\`tests/scale/sweeps.test.ts\`), which fails when a sweep falls behind.`,
    "",
    "| what is promised | " + rows.map(({ perMonth }) => `${number(perMonth)} a month`).join(" | ") + " |",
    "|---|" + rows.map(() => "---|").join(""),
    line("left over at 06:00, the most of any night (gate: 0)", rows, ({ nights }) =>
      number(worst(nights.flatMap(({ left }) => Object.values(left).map(({ count }) => count)))),
    ),
    line("contacts gone after they were due, the worst (26 h)", rows, ({ late }) =>
      hours(worst(late["contacts/first"])),
    ),
    line("trash gone after its 30 days, the worst (26 h)", rows, ({ late }) =>
      hours(worst(late["trash/wedding"])),
    ),
    line("unused files gone after they were due, the worst (26 h)", rows, ({ late }) =>
      hours(worst(late["media/unused"])),
    ),
    line("invitations looked at after their versions changed, the worst (26 h)", rows, ({ late }) =>
      hours(worst(late["media-changes/look"])),
    ),
    line("the latest end of a night (05:55)", rows, ({ nights }) =>
      nights.map(({ endedAt }) => endedAt).reduce((late, at) => (at > late ? at : late), ""),
    ),
    line("people with a digest at seven in Jakarta", rows, ({ people }) => number(people)),
    line("their mails in the queue after each one's own time, the last (60 min)", rows, ({ digested }) =>
      minutes(worst(digested)),
    ),
    line("pages appointed for one and the same hour", rows, ({ pages }) => number(pages)),
    line("shown after that hour, the last (5 min)", rows, ({ published }) => minutes(worst(published))),
    line("invitations whose tasks are looked at each morning", rows, ({ near }) => number(near)),
    line(
      "handed out in so many slices; the last is through (06:50)",
      rows,
      ({ tasks }) => `${number(tasks.slices)}; ${clockAfterFive(tasks.minutes)}`,
    ),
    "",
    "![How long a night's sweeps work, over two years](pictures/scale.svg)",
    "",
  ];
  const said = readSaid();
  writeFileSync(join(rootFolder, "docs", "scale.md"), [...template, said].join("\n"));
  writeFileSync(join(rootFolder, "docs", "pictures", "scale.svg"), chartOf(rows));
}

function line(what: string, rows: readonly ScaleRow[], value: (row: ScaleRow) => string): string {
  return `| ${what} | ${rows.map(value).join(" | ")} |`;
}

function clockAfterFive(after: number): string {
  const minute = 300 + Math.ceil(after);
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

function readSaid(): string {
  return `## What is real

Real code: the tables of sweeps with their times and budgets, what is due in which tick and what goes on later in the same
night (\`run-sweeps.ts\`), until when pieces are begun (\`sweep-watch.ts\`), the way through pages with their sizes and how
many pieces are side by side (\`sweep-due.ts\`, \`sweep-run.ts\`, each sweep's own numbers), what a sweep hands to the queue
(\`publish-scheduled.ts\`), how mornings are cut into slices (\`task-slices.ts\`), everybody's place in the spread of digests
(\`digest-time.ts\`), and all limits (30, 180 and 7 days, a month until the second look).

Stood for: the database by sorted lists that answer a page in 15 ms; the work of a piece by time that passes on a virtual
clock, so much waiting and so much of one processor as \`tests/scale/weddings.ts\` and \`two-years.scale.ts\` say (counted calls
of 15 ms each, and a processor's share; assumptions, not measurements at Google). An instance has one processor, so that
pieces side by side wait for it. At 1,000 a month a piece stands for 5 and at 100,000 for 20 of its kind, with as many times
their time, and pages are as much shorter. How weddings are (files, weeks of editing, Saturdays) says \`weddings.ts\`.

Not in it: the mail server behind the queue of mails. It takes 10 mails at once (\`mailDispatches\`), about 36,000 an hour
where one takes a second: up to some 10,000 weddings a month all digests of a morning are out within the hour; beyond that the
queue's rate and the provider's quota have to be raised. Google's own limits (500 writes a second to an index that grows at
one end) are reached near 100,000 a month and are not simulated.
`;
}
