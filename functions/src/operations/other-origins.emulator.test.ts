import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../../../tests/harness/http.ts";
import { startProduct, type Product } from "../../../tests/harness/product.ts";

/* The emulators answer every origin by a switch of their own; here functions run without it, as they do for everybody. */

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const readable = "access-control-allow-origin";

test.each([
  ["an operation of hosts", "/api/host/checkSlug"],
  ["an operation of guests", "/api/guest/openLink"],
  ["an operation of the staff", "/api/staff/listUsers"],
  ["a page", "/event/no-such-slug-at-all"],
  ["a page's list", "/event/no-such-slug-at-all/wishes.json"],
])("%s is read by no other origin", async (_what, path) => {
  const headers = {
    ...{ Origin: "https://evil.example", "Content-Type": "application/json" },
    "Access-Control-Request-Method": "POST",
  };
  for (const method of ["OPTIONS", "GET", "POST"]) {
    const answer = await ask(`${product.origin}${path}`, {
      ...{ method, headers, ...(method === "POST" ? { body: '{"data":{}}' } : {}) },
    });
    expect(answer.headers[readable], method).toBeUndefined();
  }
});
