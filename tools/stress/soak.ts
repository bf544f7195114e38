import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { duration } from "../checks/outcome.ts";
import type { SuiteAddress } from "../emulators/suite.ts";
import type { Found, Settings } from "./found.ts";
import { median, risen } from "./slope.ts";
import { startTraffic } from "./traffic.ts";

const everyMs = 15_000;
const perSecond = 25;

const sampleSchema = z.object({
  rss: z.number(),
  heapUsed: z.number(),
  external: z.number(),
  p50: z.number(),
  p99: z.number(),
  sockets: z.number(),
  timers: z.number(),
  descriptors: z.number(),
});
type Sample = z.infer<typeof sampleSchema>;

/** By how much of its median each may rise over the judged part. Handles are few, so that one or two are a large share. */
const mayRise: readonly [keyof Sample, string, number, number][] = [
  ["heapUsed", "heap after collection", 0.05, 1_048_576],
  ["external", "outside of the heap", 0.1, 1_048_576],
  ["rss", "resident", 0.1, 1_048_576],
  ["descriptors", "open descriptors", 0.1, 1],
  ["sockets", "sockets", 0.1, 1],
  ["timers", "timers", 0.1, 1],
];

/** Steady traffic for so many minutes; what is held is looked at every quarter of a minute, and judged without the first third. */
export async function soak(suite: SuiteAddress, { minutes, signal, say }: Settings): Promise<Found> {
  const child = fork(join(import.meta.dirname, "soaked-server.ts"), {
    execArgv: ["--expose-gc"],
    env: { ...process.env, ...suite.environment, NODE_ENV: "production" },
    silent: true,
  });
  // Functions log every call.
  child.stdout?.resume();
  child.stderr?.resume();
  const ended = once(child, "exit");
  const told = async <T>(schema: z.ZodType<T>): Promise<T> => {
    const messages: unknown = await Promise.race([once(child, "message"), ended]);
    return z.tuple([schema], z.unknown()).parse(messages)[0];
  };
  const samples: Sample[] = [];
  try {
    const { url } = await told(z.object({ url: z.string() }));
    const traffic = await startTraffic(suite, url, perSecond);
    const end = performance.now() + minutes * 60_000;
    while (performance.now() < end && !signal.aborted) {
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
      child.send("sample");
      samples.push(await told(sampleSchema));
      const last = samples.at(-1);
      if (samples.length % 8 === 0 && last !== undefined)
        say(
          `  ${duration(samples.length * everyMs)}: heap ${(last.heapUsed / 1_048_576).toFixed(1)} MB, ${String(last.descriptors)} descriptors`,
        );
    }
    const counts = await traffic.stop();
    const judged = samples.slice(Math.floor(samples.length / 3));
    const faults = [
      ...counts.faults,
      ...(judged.length < 10 ? [`${String(judged.length)} samples are too few to judge`] : []),
      ...(signal.aborted ? ["it was interrupted"] : []),
    ];
    const figures: Found["figures"] = [
      ["minutes, samples judged", `${String(minutes)}, ${String(judged.length)}`],
      ["requests, of them answered ≥ 500 or not at all", `${String(counts.sent)}, ${String(counts.failed)}`],
      ["of each kind", counts.byKind],
    ];
    for (const [name, label, share, unit] of mayRise) {
      const series = judged.map((sample) => sample[name]);
      const rise = risen(series);
      const value = (number: number) => (unit === 1 ? String(number) : `${(number / unit).toFixed(1)} MB`);
      figures.push([
        `${label}: first, median, last; risen over the judged part (gate ${String(share * 100)} %)`,
        `${[series[0] ?? 0, median(series), series.at(-1) ?? 0].map(value).join(", ")}; ${(rise * 100).toFixed(1)} %`,
      ]);
      // Less than three handles more are no leak that half an hour would show.
      if (rise > share && (unit !== 1 || rise * median(series) >= 3))
        faults.push(`${label} rose by ${(rise * 100).toFixed(1)} %`);
    }
    const worst = Math.max(...judged.map(({ p99 }) => p99));
    figures.push([
      "delay of the event loop: median of the medians, median and worst of the 99th percentiles",
      `${median(judged.map(({ p50 }) => p50)).toFixed(1)} ms, ${median(judged.map(({ p99 }) => p99)).toFixed(1)} ms, ${worst.toFixed(1)} ms`,
    ]);
    return { passed: faults.length === 0, figures, faults };
  } finally {
    if (child.exitCode === null) child.send("end");
    await ended;
  }
}
