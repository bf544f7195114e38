import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { guestDocument } from "../functions/src/store/guest-document.ts";
import { newAccount, type Account } from "./harness/accounts.ts";
import { stored } from "./harness/documents.ts";
import {
  draftWedding,
  guestInput,
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
} from "./harness/product.ts";
import { answerFor, countSeats } from "./harness/seats.ts";
import { invitationDocument } from "../functions/src/store/access.ts";
import { runSweep } from "../tools/emulators/schedules.ts";

/* The built functions in the emulator, called as their schedules call them: `runSweep` waits for all that is due. */

const functionsUrl = process.env["JANUR_FUNCTIONS_URL"] ?? "";

let product: Product;
let owner: Account;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(() => product.close());

/** The first run loads the function, and what draws a preview picture; on a busy machine that takes a while. */
const firstRunMs = 90_000;

test("what is due is published", { timeout: firstRunMs }, async () => {
  const { invitationId, slug, revision } = await draftWedding(product, owner);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await product.asHost("schedulePublish", { invitationId, revision, at }, owner);
  const scheduled = { at: new Date(Date.now() - 1000), revision, by: owner.uid };
  await invitationDocument(invitationId).update({ scheduled });
  await runSweep(functionsUrl, "publishDue");
  expect((await stored.publication(slug))?.revision).toBe(revision);
});

test("what has been in the trash for its time is gone", async () => {
  const { invitationId, slug } = await draftWedding(product, owner);
  await product.asHost("trashInvitation", { invitationId }, owner);
  const trashedAt = new Date(Date.now() - limits.invitation.trashMs - 1000);
  await invitationDocument(invitationId).update({ trashedAt });
  await runSweep(functionsUrl, "emptyTrash");
  expect(await stored.invitation(invitationId)).toBeUndefined();
  expect(await stored.slug(slug)).toBeUndefined();
});

test("contacts whose time is over are gone", async () => {
  const wedding = await draftWedding(product, owner);
  const { invitationId } = wedding;
  const contact = { phone: "+6281234567890", email: null };
  const input = { invitationId, guestId: null, guest: guestInput, contact };
  const { guestId } = await product.asHost("saveGuest", input, owner);
  await invitationDocument(invitationId).update({ contactsUntil: new Date(Date.now() - 1000) });
  await runSweep(functionsUrl, "purgeContacts");
  expect(await stored.contact(invitationId, guestId)).toBeUndefined();
  expect((await stored.guest(invitationId, guestId))?.name).toBe(guestInput.name);
});

test("seats that a lost job left are given out", async () => {
  const wedding = await publishWedding(product, owner);
  const { invitationId } = wedding;
  const { guestId, token } = await inviteGuest(product, owner, wedding);
  await answerFor(product, wedding, token, { people: 2 });
  await countSeats(wedding, { capacity: 3 });
  const seat = { state: "pending", requestedAt: new Date(Date.now() - 60_000), held: 0 } as const;
  await guestDocument(invitationId, guestId).update({ seat });
  await runSweep(functionsUrl, "sweepPendingSeats");
  expect((await stored.guest(invitationId, guestId))?.seat).toMatchObject({ state: "granted", held: 2 });
});

test("all that a minute can hold is through in one run", async () => {
  // The rarest of the minute's sweeps: when it is due, the others are, too.
  await expect(runSweep(functionsUrl, "notifyReminders")).resolves.toBeUndefined();
});
