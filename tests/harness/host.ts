import { afterAll, beforeAll } from "vitest";
import { newAccount, type Account } from "./accounts.ts";
import { startProduct, type Product } from "./product.ts";

/** The product and a host of a file's own. */
export function useHost() {
  let product: Product;
  let owner: Account;
  beforeAll(async () => {
    product = await startProduct();
    owner = await newAccount("Rani");
  });
  afterAll(() => product.close());
  return {
    get product() {
      return product;
    },
    get owner() {
      return owner;
    },
  };
}
