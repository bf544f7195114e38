import { createServer, type Server } from "node:http";
import type { Server as SocketServer } from "node:net";
import express, { type ErrorRequestHandler, type Request, type Response } from "express";

/** Keeps the body as it came, as Google's functions framework does: without a body there is no `rawBody` either. */
function keepRawBody(request: object, _response: unknown, raw: Buffer): void {
  Object.assign(request, { rawBody: raw });
}

/** Bodies that cannot be parsed end here, as they do in production. */
const refuseBody: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
  response.status(error.status ?? 400).end();
};

export interface Served {
  /** E.g. `http://127.0.0.1:40123`. */
  origin: string;
  close: () => Promise<void>;
}

/** What `onRequest` and a dispatched table of callables both are. */
type HttpsFunction = (request: never, response: Response) => void | Promise<void>;

/**
 * Functions in one HTTP process, as one warm instance runs them.
 * @param routes the function behind each path prefix, as Hosting's rewrites say
 */
export async function serveFunctions(routes: Readonly<Record<string, HttpsFunction>>): Promise<Served> {
  const app = express();
  app.disable("x-powered-by");
  const limit = "32mb";
  app.use(express.json({ limit, verify: keepRawBody }));
  app.use(express.urlencoded({ limit, extended: true, verify: keepRawBody }));
  app.use(express.text({ limit, verify: keepRawBody }));
  app.use(express.raw({ limit, type: () => true, verify: keepRawBody }));
  app.use(refuseBody);
  app.use(async (request: Request, response) => {
    const route = Object.entries(routes).find(([prefix]) => request.path.startsWith(prefix));
    if (route === undefined) {
      response.status(404).end();
      return;
    }
    // Called by hand: its type promises a raw body, which a request without a body does not have.
    const answered: unknown = Reflect.apply(route[1], undefined, [request, response]);
    await answered;
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://127.0.0.1:${String(portOf(server))}`, close: () => close(server) };
}

/** Port of a listening server. */
export function portOf(server: SocketServer): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return address.port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
