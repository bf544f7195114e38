import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db } from "../../functions/src/platform/google/firestore.ts";
import { newAccount } from "../harness/accounts.ts";
import { callerOf, importThroughKills, newImport, sampleRows } from "../harness/imports.ts";
import { draftWedding, startProduct, type Product } from "../harness/product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test(
  "5,000 guests out of a file, killed at twenty random points: each once (T5)",
  { timeout: 600_000 },
  async () => {
    const owner = await newAccount("Rani");
    const { invitationId } = await draftWedding(product, owner);
    const rows = sampleRows(5_000);
    const report = await importThroughKills(
      { invitationId, ...newImport(), rows, chunk: 100 },
      callerOf(owner.uid),
    );
    expect(report).toEqual({ added: rows.length, updated: 0, refused: 0, refusedRows: [] });
    const { docs } = await db().collection(paths.guests(invitationId)).select("name").get();
    expect(docs.map((document) => String(document.get("name"))).sort()).toEqual(
      rows.map(({ guest }) => guest.name).sort(),
    );
  },
);
