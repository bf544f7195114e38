import { limits } from "@janur/domain/limits";
import { beforeAll, expect, test } from "vitest";
import { doorDevice, doorEvent, makeDoorPass } from "../../../../tests/harness/door.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { freshSender, inviteGuest, publishWedding, type Wedding } from "../../../../tests/harness/product.ts";
import { allCheckIns } from "../../store/door/check-in-documents.ts";

const host = useHost();
let wedding: Wedding;
let by: { token: string; proof: string };
beforeAll(async () => {
  wedding = await publishWedding(host.product, host.owner);
  ({ by } = await makeDoorPass(host.product, host.owner, wedding));
});

/** Two phones that know of all that happened so far. */
async function twoPhones() {
  const [one, other] = [doorDevice(host.product, by), doorDevice(host.product, by)];
  await one.sync();
  await other.sync();
  return { one, other };
}

test("a phone that waits hears of an arrival as it happens", async () => {
  const { guestId } = await inviteGuest(host.product, host.owner, wedding, {});
  const { one, other } = await twoPhones();
  const event = doorEvent({ guest: guestId });
  const waiting = other.wait(limits.door.waitMs);
  await one.sync([event]);
  const { news, tookMs } = await waiting;
  expect(news.map(({ nonce }) => nonce)).toEqual([event.nonce]);
  // A look a second, and what a call takes on a machine that is busy with others.
  expect(tookMs).toBeLessThan(limits.door.waitMs / 2);
});

test("what happened just before is no news, and patience ends", async () => {
  const { one, other } = await twoPhones();
  await one.sync([doorEvent({ walkIn: { id: "WalkInOfThisTest0001", name: "Pak Joko", of: "" } })]);
  await other.sync();
  const { news, tookMs, serverAt } = await other.wait(1_500);
  expect(news).toEqual([]);
  expect(tookMs).toBeGreaterThanOrEqual(1_500);
  // The clock is read as the answer leaves: a phone must not take its wait for a wrong clock.
  expect(Math.abs(Date.now() - serverAt)).toBeLessThan(1_000);
});

test("one that missed something is told at once", async () => {
  const { one, other } = await twoPhones();
  const { guestId } = await inviteGuest(host.product, host.owner, wedding, {});
  await one.sync([doorEvent({ guest: guestId })]);
  const { news, tookMs } = await other.wait(limits.door.waitMs);
  expect(news).toHaveLength(1);
  expect(tookMs).toBeLessThan(limits.door.waitMs / 2);
});

test("no more wait than leave room for others; the rest is answered, and told not to wait", async () => {
  const before = (await allCheckIns(wedding.invitationId).get()).size;
  const call = { ...by, sentAt: Date.now(), events: [], since: { at: 0, nonce: "" }, device: null };
  const ask = () =>
    host.product.callGuest(
      "doorSync",
      { ...call, wait: { ms: limits.door.waitMs, has: before } },
      freshSender(),
    );
  const waiting = Array.from({ length: limits.door.waiting }, ask);
  await expect
    .poll(async () => (await host.product.asGuest("doorSync", { ...call, wait: null })).waitMs, {
      timeout: limits.door.waitMs / 2,
    })
    .toBe(0);
  const from = performance.now();
  expect((await ask()).refusal).toBeNull();
  expect(performance.now() - from).toBeLessThan(limits.door.waitMs / 2);
  await Promise.all(waiting);
  expect((await host.product.asGuest("doorSync", { ...call, wait: null })).waitMs).toBe(limits.door.waitMs);
}, 60_000);
