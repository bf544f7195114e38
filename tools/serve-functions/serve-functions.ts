import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import type { SuiteAddress } from "../emulators/suite.ts";

const region = "asia-southeast2";

const hostingConfig = z.object({
  hosting: z.object({
    rewrites: z.array(
      z.object({ source: z.string(), function: z.object({ functionId: z.string() }).optional() }),
    ),
  }),
});

/** Functions in one process, as a production instance runs them: concurrently, warm, without the emulator's workers. */
export interface FunctionsServer {
  /** `http://127.0.0.1:<port>`; answers under the paths of hosting and under `/<project>/<region>/<name>`. */
  readonly url: string;
  /** Names of the HTTP functions that are mounted. */
  readonly names: readonly string[];
  readonly close: () => Promise<void>;
}

interface RequestWithBody extends Request {
  rawBody?: Buffer;
}

/** Keeps the bytes for the function, as the functions framework does, for which Cloud Run lets 32 MB through. */
function keepRawBody(request: RequestWithBody, _response: unknown, bytes: Buffer): void {
  request.rawBody = bytes;
}

function isHandler(value: unknown): value is RequestHandler {
  return typeof value === "function" && "__endpoint" in value && hasHttpTrigger(value.__endpoint);
}

function hasHttpTrigger(endpoint: unknown): boolean {
  return (
    typeof endpoint === "object" &&
    endpoint !== null &&
    ("httpsTrigger" in endpoint || "callableTrigger" in endpoint)
  );
}

/**
 * Mounts the HTTP exports of the built bundle (functions/lib) on one Express server that talks to the given suite's
 * Firestore, Auth and Storage. Its environment becomes this process's environment: one suite per process.
 * @param port 0 for any free one
 */
export async function serveFunctions(suite: SuiteAddress, port = 0): Promise<FunctionsServer> {
  Object.assign(process.env, suite.environment, { FUNCTIONS_EMULATOR: "true" });
  const bundle: unknown = createRequire(import.meta.url)(join(rootFolder, "functions", "lib", "index.cjs"));
  const functions = new Map(
    Object.entries(z.record(z.string(), z.unknown()).parse({ ...z.looseObject({}).parse(bundle) })).flatMap(
      ([name, value]) => (isHandler(value) ? [[name, value] as const] : []),
    ),
  );

  const app = express();
  app.disable("x-powered-by");
  const limit = "32mb";
  app.use(express.json({ limit, verify: keepRawBody }));
  app.use(express.urlencoded({ limit, extended: true, verify: keepRawBody }));
  app.use(express.raw({ limit, type: "*/*", verify: keepRawBody }));
  for (const [name, handler] of functions) {
    app.use(`/${suite.projectId}/${region}/${name}`, handler);
  }
  for (const { source, functionId } of await rewrites()) {
    const handler = functions.get(functionId);
    if (handler !== undefined) app.use(onPaths(source, handler));
  }

  const server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    names: [...functions.keys()],
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** A handler for `/event/**` and the like that leaves the path whole, as hosting does. */
function onPaths(source: string, handler: RequestHandler): RequestHandler {
  const prefix = source.replace(/\*\*$/, "");
  return (request: Request, response: Response, next: NextFunction) => {
    if (request.path.startsWith(prefix)) return handler(request, response, next);
    next();
  };
}

async function rewrites(): Promise<{ source: string; functionId: string }[]> {
  const json: unknown = (await import("../../firebase.json", { with: { type: "json" } })).default;
  return hostingConfig
    .parse(json)
    .hosting.rewrites.flatMap(({ source, function: target }) =>
      target === undefined ? [] : [{ source, functionId: target.functionId }],
    );
}
