import { createHmac } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import "../../../tests/harness/demo-project.ts";
import { callOperation } from "../../../tests/harness/call.ts";
import { serveFunctions, type Served } from "../../../tests/harness/serve.ts";

/* The emulator signs no token and takes them all. Outside of it a token is worth what Google's signature makes it. */

vi.hoisted(() => {
  delete process.env["FIREBASE_AUTH_EMULATOR_HOST"];
});

let served: Served;
beforeAll(async () => {
  const { host } = await import("../index.ts");
  served = await serveFunctions({ "/api/host/": host });
});
afterAll(() => served.close());

const uid = "AnybodysAccount00000";
const seconds = Math.floor(Date.now() / 1000);
const claims = {
  ...{ iss: "https://securetoken.google.com/demo-janur", aud: "demo-janur", sub: uid, user_id: uid },
  ...{
    iat: seconds,
    exp: seconds + 3_600,
    auth_time: seconds,
    email: "rani@janur.test",
    email_verified: true,
  },
};
const part = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
const unsigned = (header: object) => `${part(header)}.${part(claims)}`;
const byOurselves = unsigned({ alg: "HS256", kid: "key", typ: "JWT" });

test.each([
  ["as the emulator makes it", `${unsigned({ alg: "none", typ: "JWT" })}.`],
  ["that says by whom it would be signed", `${unsigned({ alg: "none", kid: "key", typ: "JWT" })}.`],
  [
    "signed with a word that anybody may choose",
    `${byOurselves}.${createHmac("sha256", "word").update(byOurselves).digest("base64url")}`,
  ],
  ["with nothing where the signature stands", `${unsigned({ alg: "RS256", typ: "JWT" })}.`],
])("a token %s is nobody's", async (_what, idToken) => {
  const input = { slug: "rani-dimas", year: 2030 };
  const answer = await callOperation(`${served.origin}/api/host/checkSlug`, input, { idToken });
  expect(answer).toMatchObject({ http: 401, refusal: "UNAUTHENTICATED" });
});
