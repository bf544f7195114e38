import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import express, { type Request, type RequestHandler, type Response } from "express";
import * as z from "zod";
import { rootFolder } from "../folders.ts";
import { answerQuestions } from "./asked-process.ts";
import { servePictures } from "./served-pictures.ts";

/*
 * A warm instance of the page function in a process of its own, beside a bare
 * `onRequest` to compare it with; files as Hosting would serve them. Started
 * by page-under-test.ts; answers each message with its memory.
 */

const isHandler = (value: unknown): value is RequestHandler => typeof value === "function";
const handler = z.custom<RequestHandler>(isHandler);
const functions = join(rootFolder, "functions");
const dist = join(rootFolder, "web", "dist");

const { eventPage } = z
  .looseObject({ eventPage: handler })
  .parse({ ...(await importObject(join(functions, "lib", "services.js"))) });
const { onRequest } = z
  .looseObject({ onRequest: z.custom<(handle: RequestHandler) => RequestHandler>(isHandler) })
  .parse({
    ...(await importObject(
      createRequire(join(functions, "package.json")).resolve("firebase-functions/v2/https"),
    )),
  });

async function importObject(file: string): Promise<object> {
  const module: unknown = await import(pathToFileURL(file).href);
  return z.looseObject({}).parse({ ...Object(module) });
}

const kept = "public, max-age=31536000, immutable";
const app = express();
app.disable("x-powered-by");
app.use(
  "/hello",
  onRequest((_request: Request, response: Response) => void response.send("hello")),
);
servePictures(app);
// Files as a CDN has them: compressed once. Hosting rewrites the sign-in page to its own, and serves the front door at "/".
const compressed = new Map<string, Buffer>();
const pages: Partial<Record<string, string>> = { "/": "/index.html", "/sign-in": "/sign-in.html" };
app.get(/^\/(assets\/.+\.(js|css|svg)|first-paint\.js|sign-in)?$/, (request, response) => {
  const file = pages[request.path] ?? request.path;
  const body = compressed.get(file) ?? brotliCompressSync(readFileSync(join(dist, file)));
  compressed.set(file, body);
  response.type(extname(file)).set({ "Content-Encoding": "br", "Cache-Control": kept }).end(body);
});
app.use(express.static(dist, { immutable: true, maxAge: "1y" }));
app.use((request, response, next) => {
  if (request.path.startsWith("/event/")) void eventPage(request, response, next);
  else next();
});

answerQuestions(app.listen(0, "127.0.0.1"));
