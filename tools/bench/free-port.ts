import { once } from "node:events";
import { createServer } from "node:net";
import * as z from "zod";

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.int() }).parse(server.address());
  server.close();
  await once(server, "close");
  return port;
}
