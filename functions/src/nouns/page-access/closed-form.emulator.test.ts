import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { changeSettings, gatedWedding, gatedWords, saidOf } from "../../../../tests/harness/gates.ts";
import { ask, sendForm } from "../../../../tests/harness/http.ts";
import {
  freshSender,
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";

/* What a browser without script is given of a page that asks for a password. */

const password = "Melati 2026";
let product: Product;
let owner: Account;
let byPassword: Wedding;
let byLink: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  [byPassword, byLink] = await Promise.all([
    publishWedding(product, owner, gatedWedding()),
    publishWedding(product, owner, gatedWedding()),
  ]);
  await changeSettings(product, owner, byPassword, { access: "password" }, password);
  await changeSettings(product, owner, byLink, { access: "guests" });
});
afterAll(() => product.close());

const send = (path: string, fields: Record<string, string>, sender = freshSender()) =>
  sendForm(product.origin, path, fields, sender);

describe("without script", () => {
  const path = () => `/event/${byPassword.slug}`;
  const proofIn = (text: string) => /name="proof" value="([^"]+)"/.exec(text)?.[1] ?? "";

  test("the password brings the whole page, kept by nobody, whose forms carry the proof", async () => {
    const page = await send(`${path()}/masuk`, { language: "id", password });
    expect(page.status).toBe(200);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.headers["content-security-policy"]).toContain("script-src 'none'");
    expect(page.text).toContain("Dimas");
    expect(page.text).not.toContain(gatedWords.address);
    const proof = proofIn(page.text);
    expect(page.text.match(/name="proof"/g)).toHaveLength(2);

    const fields = {
      language: "id",
      proof,
      name: "Udin",
      basedOn: "0",
      adults: "1",
      children: "0",
      note: "",
    };
    const answered = await send(`${path()}/rsvp`, { ...fields, "attend.resepsi": "yes" });
    expect(answered.status).toBe(200);
    expect(answered.text).toContain("Dimas");
    const wished = await send(`${path()}/ucapan`, {
      language: "id",
      proof,
      name: "Udin",
      text: "Semoga rukun.",
    });
    expect(wished.status).toBe(200);
    expect(wished.text).toContain("Semoga rukun.");
    expect(proofIn(wished.text)).toBe(proof);
    expect((await send(`${path()}/masuk`, { language: "id", password })).text).toContain("Semoga rukun.");
  });

  test("speaks English where it was asked in English", async () => {
    const page = await send(`${path()}/masuk`, { language: "en", password });
    expect(page.text).toContain('lang="en"');
    expect(page.text).toContain("Reception");
  });

  test("a wrong password brings the closed page and why", async () => {
    const page = await send(`${path()}/masuk`, { language: "id", password: "tebakan" });
    expect(page.status).toBe(403);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.text).toContain("belum cocok");
    expect(saidOf(page.text.replaceAll(byPassword.slug, ""))).toEqual([]);
  });

  test("forms without the proof, or with a link that is dead, are shown the closed page", async () => {
    const dead = await inviteGuest(product, owner, byPassword);
    const { invitationId } = byPassword;
    await product.asHost("deleteGuests", { invitationId, guestIds: [dead.guestId] }, owner);
    const before = await stored.guestIds(invitationId);
    const keys: Record<string, string>[] = [{}, { proof: "1.AAAAAAAAAAAAAAAAAAAAAA" }, { token: dead.token }];
    for (const key of keys) {
      for (const rest of ["rsvp", "ucapan"]) {
        const fields = {
          language: "id",
          name: "Udin",
          text: "x",
          "attend.resepsi": "yes",
          adults: "1",
          ...key,
        };
        const page = await send(`${path()}/${rest}`, fields);
        expect(page.status, rest).toBe(403);
        expect(saidOf(page.text.replaceAll(byPassword.slug, "")), rest).toEqual([]);
      }
    }
    expect(await stored.guestIds(invitationId)).toEqual(before);
  });

  test("there is no password to send to another page", async () => {
    const open = await publishWedding(product, owner);
    for (const slug of [open.slug, byLink.slug, "no-such-slug-at-all"])
      expect((await send(`/event/${slug}/masuk`, { language: "id", password })).status).toBe(404);
    expect((await ask(`${product.origin}${path()}/masuk`)).status).toBe(404);
  });
});
