import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeGuestToken } from "../../functions/src/guest/guest-token.ts";
import { newAccount } from "../../functions/src/harness/accounts.ts";
import { startCountingProxy, type CountingProxy } from "../../functions/src/harness/counting-proxy.ts";
import { ask } from "../../functions/src/harness/http.ts";
import {
  freshSender,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../functions/src/harness/product.ts";
import { atOnce, inviteCrowd, load, type CrowdGuest } from "./crowd.ts";

/* T9: guessing finds nothing, and what is wrong answers like what is not there. */

/** Of each kind: 10,000 together. */
const guesses = 5_000 * load;

let proxy: CountingProxy;
let product: Product;
let wedding: Wedding;
let guest: CrowdGuest;
let foreign: CrowdGuest;
beforeAll(async () => {
  proxy = await startCountingProxy(process.env["FIRESTORE_EMULATOR_HOST"] ?? "");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", proxy.host);
  product = await startProduct();
  const owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
  const other = await publishWedding(product, owner);
  const [first, second] = [
    await inviteCrowd(wedding.invitationId, 1),
    await inviteCrowd(other.invitationId, 1),
  ].map(([one]) => one);
  if (first === undefined || second === undefined) throw new Error("guests are missing");
  [guest, foreign] = [first, second];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await product.close();
  proxy.close();
});

const view = (slug: string) => ask(`${product.origin}/event/${slug}`);

test("guessed addresses: no page, one and the same answer", async () => {
  expect((await view(wedding.slug)).status).toBe(200);
  const near = (index: number) => {
    const at = 2 + (index % (wedding.slug.length - 2));
    return `${wedding.slug.slice(0, at)}${randomBytes(4).toString("hex")}${wedding.slug.slice(at + 1)}`;
  };
  const slugs = Array.from({ length: guesses }, (_, index) =>
    index % 2 === 0 ? near(index) : `rani-dimas-${randomBytes(6).toString("hex")}`,
  );
  const answers = await atOnce(slugs, 25, async (slug) => {
    const { status, text, headers } = await view(slug);
    return `${String(status)} ${headers["cache-control"] ?? ""} ${text}`;
  });
  expect(answers).toHaveLength(guesses);
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404 no-store /);
}, 300_000);

/** Links of every kind that are not this guest's. */
function forged(index: number): string {
  const [guestId = "", revision = "", mac = ""] = guest.token.split(".");
  const randomMac = randomBytes(16).toString("base64url");
  switch (index % 5) {
    case 0:
      return `${guestId}.${revision}.${randomMac}`;
    case 1:
      return `${guestId}.${String(2 + index)}.${mac}`;
    case 2:
      return `${documentIdFromBytes(randomBytes(20))}.1.${mac}`;
    case 3:
      return `${documentIdFromBytes(randomBytes(20))}.1.${randomMac}`;
    default:
      return index % 2 === 0 ? foreign.token : randomBytes(1 + (index % 40)).toString("base64url");
  }
}

test("guessed links: no guest, one and the same answer, not one document read", async () => {
  const open = (token: string) => {
    const { invitationId, slug } = wedding;
    return product.callGuest(
      "openLink",
      { invitationId, slug, language: "id", token, isTap: true },
      freshSender(),
    );
  };
  expect((await open(guest.token)).refusal).toBeNull();
  let answers: string[] = [];
  const counts = await proxy.counted(async () => {
    const tokens = Array.from({ length: guesses }, (_, index) => forged(index));
    answers = await atOnce(tokens, 25, async (token) => {
      const { http, text } = await open(token);
      return `${String(http)} ${text}`;
    });
  });
  expect(counts).toEqual({ reads: 0, writes: 0, others: [] });
  expect(answers).toHaveLength(guesses);
  expect(new Set(answers).size).toBe(1);
  // A link that once was genuine, of a guest who is gone.
  const gone = await open(makeGuestToken(wedding.invitationId, documentIdFromBytes(randomBytes(20)), 1));
  expect(`${String(gone.http)} ${gone.text}`).toBe(answers[0]);
  expect(gone).toMatchObject({ http: 403, refusal: "link/invalid" });
}, 300_000);
