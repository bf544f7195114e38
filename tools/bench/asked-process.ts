import type { Server } from "node:http";

/** What a measured process says of itself: its port once it listens, its memory at each message. */
export function answerQuestions(server: Server): void {
  server.once("listening", () => {
    const address = server.address();
    if (typeof address === "object") process.send?.({ port: address?.port });
  });
  process.on("message", () => {
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ resident: rss, heap: heapUsed, external });
  });
}
