import { unpackGiftRows } from "@janur/domain/gift/gift-row";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../../tests/harness/accounts.ts";
import { gatedWedding } from "../../../tests/harness/gates.ts";
import { ask } from "../../../tests/harness/http.ts";
import { expectOwnHeaders } from "../../../tests/harness/own-headers.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../tests/harness/product.ts";

let product: Product;
let owner: Account;
/** Whose accounts are for guests with a link alone. */
let gated: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  gated = await publishWedding(product, owner, gatedWedding());
});
afterAll(() => product.close());

const get = ({ slug }: Wedding) =>
  ask(`${product.origin}/event/${slug}/kirim`, { method: "GET", headers: {} });
const post = ({ slug }: Wedding, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(`${product.origin}/event/${slug}/kirim`, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      ...{ Origin: product.origin, "Sec-Fetch-Site": "same-origin" },
      ...freshSender(),
      ...headers,
    },
    body: new URLSearchParams({
      language: "id",
      key: newKey(),
      token: "",
      name: "Tuti",
      amount: "",
      note: "",
      ...fields,
    }).toString(),
  });
const book = async ({ invitationId }: Wedding) =>
  unpackGiftRows((await product.asHost("listGifts", { invitationId, since: null }, owner)).rows);

describe("saying that something was sent, by a plain form", () => {
  test("has a page of its own, never cached, under our headers", async () => {
    const response = await get(gated);
    expect(response.status).toBe(200);
    expect(response.headers["cache-control"]).toBe("no-store");
    expectOwnHeaders(response);
    // What only guests with a link see is not told here.
    expect(response.body.toString()).not.toContain("kenari");
  });

  test("is not there for an invitation without accounts", async () => {
    expect((await get(await publishWedding(product, owner))).status).toBe(404);
  });

  test("is noted with a link, once however often it is sent", async () => {
    const guest = await inviteGuest(product, owner, gated);
    const key = newKey();
    for (let time = 0; time < 2; time += 1) {
      const response = await post(gated, { token: guest.token, key, amount: "500rb" });
      expect(response.status).toBe(200);
      expect(response.body.toString()).toContain("Rp500.000");
    }
    expect(await book(gated)).toMatchObject([{ guest: guest.guestId, amount: 500_000, state: "declared" }]);
  });

  test.each([
    [{ name: " " }, 400, "Tulis nama Anda"],
    [{ amount: "banyak" }, 400, "Tulis nominalnya seperti 500rb"],
    [{ amount: "-500" }, 400, "Tulis nominalnya seperti 500rb"],
    [{ note: "x".repeat(201) }, 400, "Ringkaskan catatannya"],
  ])("refuses %j with what was typed", async (fields, status, words) => {
    const guest = await inviteGuest(product, owner, gated);
    const response = await post(gated, { token: guest.token, ...fields });
    expect(response.status).toBe(status);
    expect(response.body.toString()).toContain(words);
  });

  test("takes nothing from elsewhere, and nothing without a link where accounts are for guests alone", async () => {
    const before = (await book(gated)).length;
    expect(
      (await post(gated, {}, { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" })).status,
    ).toBe(403);
    expect((await post(gated, {})).body.toString()).toContain("tidak menampilkan rekening");
    expect((await book(gated)).length).toBe(before);
  });
});
