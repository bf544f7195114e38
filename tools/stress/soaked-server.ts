import { readdirSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { parseOffset } from "../emulators/ports.ts";
import { suiteAddress } from "../emulators/suite.ts";
import { serveFunctions } from "../serve-functions/serve-functions.ts";

/*
 * The built functions in one process, which answers each message with how it is. Started by soak.ts with --expose-gc, so
 * that what it says of the heap is what is held and not what waits to be collected.
 */

const server = await serveFunctions(suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"])));
const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.send?.({ url: server.url });

process.on("message", (message) => {
  if (message === "end") {
    void server.close().then(() => process.exit(0));
    return;
  }
  const [p50, p99] = [50, 99].map((part) => delay.percentile(part) / 1e6);
  // Before the collection, which holds the loop itself.
  const looped = { p50, p99 };
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const resources = process.getActiveResourcesInfo();
  const count = (pattern: RegExp) => resources.filter((name) => pattern.test(name)).length;
  process.send?.({
    ...{ rss, heapUsed, external, ...looped },
    sockets: count(/TCPSocket|TLSSocket|TCPWRAP/i),
    timers: count(/Timeout|Immediate/),
    // Requests come and go; what stays open are descriptors.
    descriptors: readdirSync("/proc/self/fd").length,
  });
  delay.reset();
});
