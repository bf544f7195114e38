import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import {
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
} from "../../../../tests/harness/product.ts";
import { answerFor, countSeats } from "../../../../tests/harness/seats.ts";
import { runAllocation } from "./run-allocation.ts";
import { sweepSeats } from "./sweep-seats.ts";

/* Seats without the queue: nothing listens where this file's answers ask for their jobs. */

let product: Product;
let owner: Account;
beforeAll(async () => {
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await product.close();
});

async function answered() {
  const of = await publishWedding(product, owner);
  await countSeats(of, { capacity: 3 });
  const { guestId, token } = await inviteGuest(product, owner, of);
  await answerFor(product, of, token, { people: 2 });
  const seat = async () => (await stored.guest(of.invitationId, guestId))?.seat;
  /** As if it had waited for its job for a minute. */
  const wait = () =>
    guestDocument(of.invitationId, guestId).update("seat.requestedAt", new Date(Date.now() - 60_000));
  return { ...of, seat, wait };
}

test("an answer is kept although no job can be had, and its seats are swept up later", async () => {
  const { seat, wait } = await answered();
  expect(await seat()).toMatchObject({ state: "pending", held: 0 });
  await sweepSeats(new Date());
  expect((await seat())?.state).toBe("pending");
  await wait();
  await sweepSeats(new Date());
  expect(await seat()).toMatchObject({ state: "granted", held: 2 });
});

test("an invitation whose head cannot be read does not hold up the others", async () => {
  const broken = await answered();
  const sound = await answered();
  const head = db().doc(paths.invitation(broken.invitationId));
  await head.update({ members: 7 });
  await Promise.all([broken.wait(), sound.wait()]);
  await sweepSeats(new Date());
  expect(await sound.seat()).toMatchObject({ state: "granted", held: 2 });
  expect((await broken.seat())?.state).toBe("pending");
  await db().recursiveDelete(head);
});

test("a job that comes ten times, some at once, gives out the same seats", async () => {
  const { invitationId, seat } = await answered();
  const job = { invitationId, notBefore: Date.now() };
  for (let times = 0; times < 5; times += 1) await Promise.all([runAllocation(job), runAllocation(job)]);
  expect(await seat()).toMatchObject({ state: "granted", held: 2 });
});

test("a job waits for the end of its bucket, because its name is used up until then", async () => {
  const { invitationId, seat } = await answered();
  const notBefore = Date.now() + 400;
  await runAllocation({ invitationId, notBefore });
  expect(Date.now()).toBeGreaterThanOrEqual(notBefore - 5);
  expect((await seat())?.state).toBe("granted");
});

test.each([null, {}, { invitationId: "../users/x", notBefore: 0 }, { invitationId: "AbsentInvitation0000" }])(
  "a job of %j is refused",
  async (data) => {
    await expect(runAllocation(data)).rejects.toThrow();
  },
);
