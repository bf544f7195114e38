import { afterAll, beforeAll, expect, test } from "vitest";
import { onRequest } from "firebase-functions/v2/https";
import { request as httpRequest } from "node:http";
import "../harness/demo-project.ts";
import { serveFunctions, type Served } from "../harness/serve.ts";
import { isSameOrigin, requestOrigin } from "./same-origin.ts";

let served: Served;
beforeAll(async () => {
  const answer = onRequest((request, response) => {
    response.json([isSameOrigin(request), requestOrigin(request)]);
  });
  served = await serveFunctions({ "/": answer });
});
afterAll(() => served.close());

/** Plain HTTP: `fetch` writes some of these headers itself. */
function ask(headers: Record<string, string>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(served.origin, { method: "POST", headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => {
        resolve(JSON.parse(text));
      });
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

const host = "janur.example";
test.each<[string, Record<string, string>, boolean]>([
  ["a browser that says same-origin", { host, "sec-fetch-site": "same-origin" }, true],
  [
    "a browser that says cross-site",
    { host, "sec-fetch-site": "cross-site", origin: `https://${host}` },
    false,
  ],
  ["a subdomain", { host, "sec-fetch-site": "same-site" }, false],
  ["an address typed by hand", { host, "sec-fetch-site": "none" }, false],
  ["an older browser on our page", { host, origin: `https://${host}` }, true],
  [
    "our page behind the edge",
    { host: "run.internal", "x-forwarded-host": host, origin: `https://${host}` },
    true,
  ],
  ["another site", { host, origin: "https://other.example" }, false],
  ["another port", { host, origin: `https://${host}:8443` }, false],
  ["our name inside another", { host, origin: `https://${host}.other.example` }, false],
  ["a sandboxed page", { host, origin: "null" }, false],
  ["no origin at all", { host }, false],
])("%s: same origin is %s", async (_name, headers, expected) => {
  expect(await ask(headers)).toEqual([
    expected,
    `https://${host.replace(host, headers["x-forwarded-host"] ?? host)}`,
  ]);
});

test("loopback speaks plain http, whatever looks like it does not", async () => {
  expect(await ask({ host: "127.0.0.1:5000" })).toEqual([false, "http://127.0.0.1:5000"]);
  expect(await ask({ host: "localhost.other.example" })).toEqual([false, "https://localhost.other.example"]);
});
