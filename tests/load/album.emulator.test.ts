import { afterAll, beforeAll, expect, test } from "vitest";
import { parseOffset } from "../../tools/emulators/ports.ts";
import { suiteAddress } from "../../tools/emulators/suite.ts";
import { serveFunctions, type FunctionsServer } from "../../tools/serve-functions/serve-functions.ts";
import { newAccount } from "../harness/accounts.ts";
import { startProduct, type Product } from "../harness/product.ts";
import { fillAlbum } from "./album-crowd.ts";

/* T30, small enough for every run; at full size: album.proof.test.ts. */

let product: Product;
let server: FunctionsServer;
beforeAll(async () => {
  server = await serveFunctions(suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"])));
  product = await startProduct();
});
afterAll(async () => {
  await Promise.all([server.close(), product.close()]);
});

test("a hall adds pictures over lines that break: each once, in order, within limits, seen by nobody", async () => {
  const owner = await newAccount("Rani");
  await expect(fillAlbum({ product, owner, url: server.url, guests: 15 })).resolves.toBeUndefined();
}, 120_000);
