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
  type InvitedGuest,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { answerFor, countSeats } from "../../../../tests/harness/seats.ts";
import { changeSettings } from "../../../../tests/harness/gates.ts";
import { workOn } from "../../lifecycle/job/run-job.ts";
import { seatsJobDocument } from "../../store/seat/seats-job-document.ts";
import { allocateSeats } from "./allocate-seats.ts";
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

test("seats that come back move the line up although no job can be had", async () => {
  const of = await publishWedding(product, owner);
  const { invitationId } = of;
  await countSeats(of, { capacity: 3 });
  const says = async (people: number) => {
    const guest = await inviteGuest(product, owner, of);
    await answerFor(product, of, guest.token, { people });
    return guest;
  };
  const [kept, gone, last] = [await says(2), await says(1), await says(2)];
  await allocateSeats(invitationId);
  const seatOf = async ({ guestId }: { guestId: string }) =>
    (await stored.guest(invitationId, guestId))?.seat;
  expect(await seatOf(last)).toMatchObject({ state: "waiting" });
  // The later answer counts, so that there is one head instead of three.
  const one = { invitationId, keptId: kept.guestId, goneId: gone.guestId };
  await product.asHost("mergeGuests", one, owner);
  await sweepSeats(new Date(Date.now() + 60_000));
  expect(await seatOf(last)).toMatchObject({ state: "waiting" });
  expect((await seatsJobDocument(invitationId).get()).data()?.dueAt.getTime()).toBeLessThanOrEqual(
    Date.now(),
  );
  await workOn(`seats-${invitationId}`, () => new Date());
  expect(await seatOf(last)).toMatchObject({ state: "granted", held: 2 });
  expect((await seatsJobDocument(invitationId).get()).exists).toBe(false);
  await workOn(`seats-${invitationId}`, () => new Date());
});

test("everything that gives seats back says so in its own commit", async () => {
  const freed = {
    deleteGuests: async ({ invitationId }: Wedding, { guestId }: InvitedGuest) => {
      await product.asHost("deleteGuests", { invitationId, guestIds: [guestId] }, owner);
    },
    forgetMe: async ({ invitationId, slug }: Wedding, { token }: InvitedGuest) => {
      await product.asGuest("forgetMe", { invitationId, slug, token });
    },
    changeSettings: (of: Wedding) => changeSettings(product, owner, of, { capacity: 9 }),
    grantSeats: async ({ invitationId }: Wedding, { guestId }: InvitedGuest) => {
      await product.asHost("grantSeats", { invitationId, guestId }, owner);
    },
  };
  for (const [name, free] of Object.entries(freed)) {
    const of = await publishWedding(product, owner);
    await countSeats(of, { capacity: 1 });
    const guest = await inviteGuest(product, owner, of);
    await answerFor(product, of, guest.token, { people: 2 });
    await allocateSeats(of.invitationId);
    await free(of, guest);
    expect((await seatsJobDocument(of.invitationId).get()).exists, name).toBe(true);
  }
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
