import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAccount, type Account } from "../functions/src/harness/accounts.ts";
import { stored } from "../functions/src/harness/documents.ts";
import { draftWedding, startProduct, type Product } from "../functions/src/harness/product.ts";
import { invitationDocument } from "../functions/src/invitation/access.ts";
import { runScheduled } from "../tools/emulators/schedules.ts";

/* The built functions in the emulator, called as their schedules call them. */

const functionsUrl = process.env["JANUR_FUNCTIONS_URL"] ?? "";

let product: Product;
let owner: Account;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(() => product.close());

test("what is due is published", async () => {
  const { invitationId, slug, revision } = await draftWedding(product, owner);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await product.asHost("schedulePublish", { invitationId, revision, at }, owner);
  const scheduled = { at: new Date(Date.now() - 1000), revision, by: owner.uid };
  await invitationDocument(invitationId).update({ scheduled });
  await runScheduled(functionsUrl, "publishDue");
  expect((await stored.publication(slug))?.revision).toBe(revision);
});

test("what has been in the trash for its time is gone", async () => {
  const { invitationId, slug } = await draftWedding(product, owner);
  await product.asHost("trashInvitation", { invitationId }, owner);
  const trashedAt = new Date(Date.now() - limits.invitation.trashMs - 1000);
  await invitationDocument(invitationId).update({ trashedAt });
  await runScheduled(functionsUrl, "emptyTrash");
  expect(await stored.invitation(invitationId)).toBeUndefined();
  expect(await stored.slug(slug)).toBeUndefined();
});
