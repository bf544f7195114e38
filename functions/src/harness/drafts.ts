import { afterAll, beforeAll, beforeEach } from "vitest";
import { newAccount, type Account } from "./accounts.ts";
import { draftWedding, startProduct, type Product, type Wedding } from "./product.ts";

/** A host of a file's own, with a new draft for each of its tests. */
export function useDrafts() {
  let product: Product;
  let owner: Account;
  let wedding: Wedding;
  beforeAll(async () => {
    product = await startProduct();
    owner = await newAccount("Rani");
  });
  beforeEach(async () => {
    wedding = await draftWedding(product, owner);
  });
  afterAll(() => product.close());
  return {
    get product() {
      return product;
    },
    get owner() {
      return owner;
    },
    get wedding() {
      return wedding;
    },
  };
}
