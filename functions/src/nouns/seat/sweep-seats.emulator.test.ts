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
import { callerOf } from "../../../../tests/harness/imports.ts";
import { killedAfter } from "../../../../tests/harness/killing.ts";
import { deleteGuests } from "../../lifecycle/removal/delete-guests.ts";
import { forgetMe } from "../../lifecycle/removal/forget-me.ts";
import { workOn } from "../../lifecycle/job/run-job.ts";
import {
  closeSeats,
  leaveSeats,
  seatsJobDocument,
  seatsLeftAt,
} from "../../store/seat/seats-job-document.ts";
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

/** Somebody who has said that they come. */
async function coming(of: Wedding, people: number): Promise<InvitedGuest> {
  const guest = await inviteGuest(product, owner, of);
  await answerFor(product, of, guest.token, { people });
  return guest;
}

/** One who has all the seats there are, and one who waits for them. */
async function fullHouse() {
  const of = await publishWedding(product, owner);
  const { invitationId } = of;
  await countSeats(of, { capacity: 2 });
  const [holder, waiting] = [await coming(of, 2), await coming(of, 2)];
  await allocateSeats(invitationId);
  const seatOf = async ({ guestId }: { guestId: string }) =>
    (await stored.guest(invitationId, guestId))?.seat;
  expect(await seatOf(waiting)).toMatchObject({ state: "waiting" });
  const job = async () => (await seatsJobDocument(invitationId).get()).exists;
  return { of, invitationId, holder, waiting, seatOf, job };
}
type FullHouse = Awaited<ReturnType<typeof fullHouse>>;

const caller = callerOf("Rani");
const freed: Record<string, (house: FullHouse) => Promise<unknown>> = {
  deleteGuests: ({ invitationId, holder }) =>
    deleteGuests({ invitationId, guestIds: [holder.guestId] }, caller, new Date()),
  forgetMe: ({ of, invitationId, holder }) =>
    forgetMe(
      { invitationId, slug: of.slug, token: holder.token },
      { sender: "phone", device: "phone" },
      new Date(),
    ),
  changeSettings: ({ of }) => changeSettings(product, owner, of, { capacity: 4 }),
};

test.each(Object.keys(freed))(
  "%s moves the line up itself, and leaves nothing to do it again",
  async (name) => {
    const house = await fullHouse();
    await freed[name]?.(house);
    expect(await house.seatOf(house.waiting)).toMatchObject({ state: "granted", held: 2 });
    expect(await house.job()).toBe(false);
  },
);

test("what the queue is asked for closes what was left as well", async () => {
  const { invitationId, holder, waiting, seatOf, job } = await fullHouse();
  await product.asHost("grantSeats", { invitationId, guestId: waiting.guestId }, owner);
  expect(await job()).toBe(true);
  await runAllocation({ invitationId, notBefore: Date.now() });
  expect(await job()).toBe(false);
  expect([await seatOf(holder), await seatOf(waiting)]).toMatchObject([
    { state: "granted" },
    { state: "granted" },
  ]);
});

test("a call that ends anywhere between freeing seats and giving them out leaves them to the job", async () => {
  const ends: string[] = [];
  for (let calls = 1; ; calls += 1) {
    const house = await fullHouse();
    const made = await killedAfter(calls, () => freed["deleteGuests"]?.(house) ?? Promise.resolve());
    const isGone = (await stored.guest(house.invitationId, house.holder.guestId)) === undefined;
    const [before, wasLeft] = [await house.seatOf(house.waiting), await house.job()];
    // Seats without an owner are with who waits, or with the job.
    if (isGone) expect(before?.state === "granted" || wasLeft, String(calls)).toBe(true);
    else expect(wasLeft).toBe(false);
    ends.push(`${isGone ? "gone" : "there"}, ${before?.state ?? "none"}, ${wasLeft ? "left" : "closed"}`);
    await workOn(`seats-${house.invitationId}`, () => new Date());
    expect(await house.job()).toBe(false);
    expect((await house.seatOf(house.waiting))?.state).toBe(isGone ? "granted" : "waiting");
    if (made < calls) break;
  }
  // It was stopped at each of these points.
  const points = [
    "there, waiting, closed",
    "gone, waiting, left",
    "gone, granted, left",
    "gone, granted, closed",
  ];
  expect([...new Set(ends)]).toEqual(points);
}, 120_000);

test("seats that are left while others are given out stay left, though both were in the same millisecond", async () => {
  const { invitationId, job } = await fullHouse();
  const now = new Date();
  const leave = async () => {
    const batch = db().batch();
    leaveSeats(batch, invitationId, now);
    await batch.commit();
    const leftAt = await seatsLeftAt(invitationId);
    if (leftAt === null) throw new Error("they were left");
    return leftAt;
  };
  const earlier = await leave();
  const later = await leave();
  await closeSeats(invitationId, earlier);
  expect(await job()).toBe(true);
  await closeSeats(invitationId, later);
  expect(await job()).toBe(false);
  await closeSeats(invitationId, later);
});

test("many give seats back at once, and as many move up", async () => {
  const of = await publishWedding(product, owner);
  const { invitationId } = of;
  await countSeats(of, { capacity: 4 });
  const parties: string[] = [];
  for (let party = 0; party < 8; party += 1) parties.push((await coming(of, 1)).guestId);
  await allocateSeats(invitationId);
  const now = new Date();
  await Promise.all([
    ...parties.slice(0, 4).map((id) => deleteGuests({ invitationId, guestIds: [id] }, caller, now)),
    workOn(`seats-${invitationId}`, () => new Date()),
  ]);
  // Where the job began before the last were free, it comes again.
  await workOn(`seats-${invitationId}`, () => new Date());
  const seats = await Promise.all(
    parties.slice(4).map(async (id) => (await stored.guest(invitationId, id))?.seat),
  );
  expect(seats).toMatchObject(Array.from({ length: 4 }, () => ({ state: "granted", held: 1 })));
  expect((await seatsJobDocument(invitationId).get()).exists).toBe(false);
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
