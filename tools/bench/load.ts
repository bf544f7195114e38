import { Agent, get } from "node:http";
import { percentile } from "./percentile.ts";

export interface LoadResult {
  perSecond: number;
  /** Answers other than 200, and requests without one. */
  failures: number;
  /** Milliseconds. */
  p95: number;
}

/** Asks `count` times for an address, `atOnce` at a time over kept connections, as Hosting's edge does. */
export async function load(url: string, count: number, atOnce: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let failures = 0;
  let left = count;
  const once = () =>
    new Promise<boolean>((resolve) => {
      get(url, { agent, headers: { "Accept-Encoding": "br" } }, (response) => {
        response.resume();
        response.on("end", () => {
          resolve(response.statusCode === 200);
        });
      }).on("error", () => {
        resolve(false);
      });
    });
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const from = performance.now();
      if (!(await once())) failures += 1;
      times.push(performance.now() - from);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { perSecond: count / seconds, failures, p95: percentile(times, 0.95) };
}
