import { afterAll, beforeAll, test } from "vitest";
import { parseOffset } from "../../tools/emulators/ports.ts";
import { suiteAddress } from "../../tools/emulators/suite.ts";
import { serveFunctions, type FunctionsServer } from "../../tools/serve-functions/serve-functions.ts";
import { newAccount } from "../harness/accounts.ts";
import { startProduct, type Product } from "../harness/product.ts";
import { fillAlbum } from "./album-crowd.ts";

/**
 * T30 with so many guests, against the built functions in one process. Their pictures lie in a bucket that wakes nobody:
 * the emulator begins a process for each upload that it has no idle one for, without a bound as `maxInstances` is one, and
 * a hall of 300 would fill the machine with them. Here two pictures are drawn at a time, by the same code.
 */
export function testHall(guests: number, longestMs: number): void {
  let product: Product;
  let server: FunctionsServer;
  beforeAll(async () => {
    const suite = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
    const config = { projectId: suite.projectId, storageBucket: `${suite.projectId}-hall.appspot.com` };
    const environment = { ...suite.environment, FIREBASE_CONFIG: JSON.stringify(config) };
    server = await serveFunctions({ ...suite, environment });
    product = await startProduct();
  });
  afterAll(async () => {
    await Promise.all([server.close(), product.close()]);
  });

  test(
    "a hall adds pictures over lines that break: each once, in order, within limits, seen by nobody",
    async () => {
      await fillAlbum({ product, owner: await newAccount("Rani"), url: server.url, guests });
    },
    longestMs,
  );
}
