import { vi } from "vitest";
import { startCountingProxy, type CountingProxy } from "./counting-proxy.ts";
import { startProduct, type Product } from "./product.ts";

/** The product where every document that passes on the wire to the database is counted. For a file with a process of its own. */
export async function startCountedProduct(): Promise<{
  proxy: CountingProxy;
  product: Product;
  stop: () => Promise<void>;
}> {
  const proxy = await startCountingProxy(process.env["FIRESTORE_EMULATOR_HOST"] ?? "");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", proxy.host);
  const product = await startProduct();
  const stop = async () => {
    vi.unstubAllEnvs();
    await product.close();
    proxy.close();
  };
  return { proxy, product, stop };
}
