import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeGuestToken } from "../../functions/src/platform/secrets/guest-token.ts";
import { noteSwitches } from "../../functions/src/store/service/switches.ts";
import { newAccount, type Account } from "../harness/accounts.ts";
import { startCountedProduct } from "../harness/counted-product.ts";
import type { CountingProxy } from "../harness/counting-proxy.ts";
import { changeSettings } from "../harness/gates.ts";
import { ask } from "../harness/http.ts";
import { freshSender, newKey, publishWedding, type Product, type Wedding } from "../harness/product.ts";
import { makePageUnlockToken } from "../../functions/src/nouns/page-access/page-unlock-token.ts";
import { atOnce, inviteCrowd, load, type CrowdGuest } from "./crowd.ts";

/* T9: guessing finds nothing, and what is wrong answers like what is not there. */

/** Of each kind. */
const guesses = 10_000 * load;

let proxy: CountingProxy;
let product: Product;
let stop: () => Promise<void>;
let owner: Account;
let wedding: Wedding;
let guest: CrowdGuest;
let foreign: CrowdGuest;
beforeAll(async () => {
  ({ proxy, product, stop } = await startCountedProduct());
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
  const other = await publishWedding(product, owner);
  const [first, second] = [
    await inviteCrowd(wedding.invitationId, 1),
    await inviteCrowd(other.invitationId, 1),
  ].map(([one]) => one);
  if (first === undefined || second === undefined) throw new Error("guests are missing");
  [guest, foreign] = [first, second];
});
afterAll(() => stop());

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
  const bytes = Buffer.from(guest.token, "base64url");
  const randomMac = randomBytes(16).toString("base64url");
  switch (index % 6) {
    case 0:
      return `${guest.guestId}.${String(1 + (index % 3))}.${randomMac}`;
    case 1:
      return Buffer.concat([bytes.subarray(0, 16), randomBytes(5)]).toString("base64url");
    case 2:
      return Buffer.concat([randomBytes(16), bytes.subarray(16)]).toString("base64url");
    case 3:
      return `${documentIdFromBytes(randomBytes(20))}.1.${randomMac}`;
    case 4:
      return randomBytes(21).toString("base64url");
    default:
      return index % 2 === 0 ? foreign.token : randomBytes(1 + (index % 40)).toString("base64url");
  }
}

function open(token: string, sender = freshSender()) {
  const { invitationId, slug } = wedding;
  return product.callGuest("openLink", { invitationId, slug, language: "id", token, isTap: true }, sender);
}

test("guessed links: no guest, one and the same answer, not one document read", async () => {
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

test("guessed links of one sender: refused unread after some, but for a genuine one and whoever has none", async () => {
  const sender = freshSender();
  const refusals = async (tokens: readonly string[]) =>
    new Set((await atOnce(tokens, 25, (token) => open(token, sender))).map(({ refusal }) => refusal));
  const { count } = limits.guest.wrongLinks;
  const some = Array.from({ length: count }, (_, index) => forged(index));
  expect(await refusals(some)).toEqual(new Set(["link/invalid"]));
  const { invitationId, slug } = wedding;
  // What is shut an instance knows already, whoever asks.
  noteSwitches([]);
  const counts = await proxy.counted(async () => {
    expect(await refusals(some)).toEqual(new Set(["limit/too-many-requests"]));
  });
  expect(counts).toEqual({ reads: 0, writes: 0, others: [] });
  const wish = { name: "Udin", text: "Selamat." };
  const unlinked = { invitationId, slug, token: null, key: newKey(), wish };
  expect((await product.callGuest("postWish", unlinked, sender)).refusal).toBeNull();
  expect((await open(guest.token, sender)).refusal).toBeNull();
  expect((await open(forged(0))).refusal).toBe("link/invalid");
});

test("guessed passwords: no page, one and the same answer, and after a few tries not even a look", async () => {
  await changeSettings(product, owner, wedding, { access: "password" }, "melati 26");
  const one = freshSender();
  const unlock = (password: string, sender: Record<string, string>, slug = wedding.slug) =>
    product.callGuest(
      "unlockPage",
      { invitationId: wedding.invitationId, slug, language: "id", password },
      sender,
    );
  const tries = limits.access.rate.count;
  const first: string[] = [];
  for (let index = 0; index < tries; index += 1) {
    const { http, text } = await unlock(`tebakan ${String(index)}`, one);
    first.push(`${String(http)} ${text}`);
  }
  expect(new Set(first).size).toBe(1);
  const passwords = Array.from({ length: guesses / 10 }, () => randomBytes(6).toString("base64url"));
  let answers: string[] = [];
  const counts = await proxy.counted(async () => {
    answers = await atOnce(passwords, 25, async (password) => {
      const { http, text } = await unlock(password, one);
      return `${String(http)} ${text}`;
    });
  });
  // One look at the sender's window each, and none at the page or its password.
  expect(counts).toEqual({ reads: passwords.length, writes: 0, others: [] });
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^429 /);
  // From elsewhere: a wrong password of this page and any of none are the same.
  const wrong = await unlock("tebakan", freshSender());
  expect(wrong).toMatchObject({ http: 403, refusal: "page/wrong-password" });
  expect(`${String(wrong.http)} ${wrong.text}`).toBe(first[0]);
  expect(await unlock("melati 26", freshSender(), "no-such-slug-at-all")).toEqual(wrong);
  expect((await unlock("melati 26", freshSender())).refusal).toBeNull();
}, 300_000);

test("guessed helpers' links: no task, one and the same answer, and malformed ones not even read", async () => {
  const { invitationId } = wedding;
  const expireAt = new Date(Date.now() + 86_400_000).toISOString();
  const pass = {
    invitationId,
    name: "Bude Sri",
    scopes: ["programme" as const],
    seesGated: false,
    pin: null,
  };
  const { passId, token } = await product.asHost("createPass", { ...pass, expireAt }, owner);
  const read = async (guess: string) => {
    const input = { token: guess, language: "id", proof: "" };
    const { http, text } = await product.callGuest("readProgramme", input, freshSender());
    return `${String(http)} ${text}`;
  };
  const secret = () => randomBytes(16).toString("base64url");
  const guessed = Array.from(
    { length: 500 * load },
    (_, index) => `${index % 2 === 0 ? passId : documentIdFromBytes(randomBytes(20))}.${secret()}`,
  );
  const answers = await atOnce(guessed, 25, read);
  let unread: string[] = [];
  const counts = await proxy.counted(async () => {
    const malformed = ["", passId, `${token}A`, token.replace(".", "/"), guest.token, secret()];
    unread = await atOnce(malformed, 6, read);
  });
  expect(counts).toEqual({ reads: 0, writes: 0, others: [] });
  expect(new Set([...answers, ...unread]).size).toBe(1);
  expect(answers[0]).toMatch(/^404 /);
  expect(await read(token)).toMatch(/^200 /);
});

test("guessed proofs: no page, not one document read", async () => {
  const { invitationId, slug } = wedding;
  const read = (proof: string) =>
    product.callGuest("readWishes", { invitationId, slug, token: null, proof, after: null }, freshSender());
  const proofs = Array.from({ length: 500 * load }, () => `1.${randomBytes(16).toString("base64url")}`);
  let answers: string[] = [];
  const counts = await proxy.counted(async () => {
    answers = await atOnce(proofs, 25, async (proof) => {
      const { http, text } = await read(proof);
      return `${String(http)} ${text}`;
    });
  });
  expect(counts).toEqual({ reads: 0, writes: 0, others: [] });
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^403 /);
  expect((await read(makePageUnlockToken(invitationId, 1))).refusal).toBeNull();
});
