import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { onRequest } from "firebase-functions/v2/https";
import { request as httpRequest } from "node:http";
import "../../../tests/harness/demo-project.ts";
import { serveFunctions, type Served } from "../../../tests/harness/serve.ts";
import { isSameOrigin } from "./same-origin.ts";

const host = "janur.example";
let served: Served;
beforeAll(async () => {
  vi.stubEnv("JANUR_HOSTING_URL", `https://${host}`);
  const answer = onRequest((request, response) => {
    response.json(isSameOrigin(request));
  });
  served = await serveFunctions({ "/": answer });
});
afterAll(() => {
  vi.unstubAllEnvs();
  return served.close();
});

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
  [
    "another site that writes its name as ours",
    { host, "x-forwarded-host": "evil.test", origin: "https://evil.test" },
    false,
  ],
  ["another site at its own name", { host: "evil.test", origin: "https://evil.test" }, false],
  ["our page without TLS", { host, origin: `http://${host}` }, false],
  ["our page at the name that Firebase gives", { host, origin: "https://demo-janur.web.app" }, true],
  ["a sandboxed page", { host, origin: "null" }, false],
  ["no origin at all", { host }, false],
])("%s: same origin is %s", async (_name, headers, expected) => {
  expect(await ask(headers)).toBe(expected);
});
