import { beforeEach } from "vitest";
import { useHost } from "./host.ts";
import { draftWedding, type Wedding } from "./product.ts";

/** A host of a file's own, with a new draft for each of its tests. */
export function useDrafts() {
  const host = useHost();
  let wedding: Wedding;
  beforeEach(async () => {
    wedding = await draftWedding(host.product, host.owner);
  });
  return {
    get product() {
      return host.product;
    },
    get owner() {
      return host.owner;
    },
    get wedding() {
      return wedding;
    },
  };
}
