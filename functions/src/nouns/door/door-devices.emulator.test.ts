import { limits } from "@janur/domain/limits";
import { expect, test } from "vitest";
import { doorDevice, makeDoorPass, readyDevice } from "../../../../tests/harness/door.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { publishWedding, type Wedding } from "../../../../tests/harness/product.ts";
import { allDoorDevices, doorDeviceDocument } from "../../store/door/door-device-documents.ts";

const host = useHost();
const stored = async ({ invitationId }: Wedding) =>
  (await allDoorDevices(invitationId).get()).docs.map((found) => found.data());

test("what a device says of itself is kept, over what it said before, and nothing where it says nothing", async () => {
  const feast = await publishWedding(host.product, host.owner);
  const { passId, by } = await makeDoorPass(host.product, host.owner, feast);
  const device = doorDevice(host.product, by);
  await device.sync();
  expect(await stored(feast)).toEqual([]);
  const blank = readyDevice({ isPageStored: false, list: null, camera: "untried", testedAt: null });
  const off = 10 * 60_000;
  await device.sync([], Date.now() + off, blank);
  const [first] = await stored(feast);
  expect(first).toMatchObject({ ...blank, passId, seesGated: false });
  expect(Math.abs((first?.skew ?? 0) + off)).toBeLessThan(30_000);
  const ready = readyDevice({ id: blank.id, by: "Joko", pending: 3, battery: null });
  await device.sync([], Date.now(), ready);
  const [second, ...others] = await stored(feast);
  expect(others).toEqual([]);
  expect(second).toMatchObject({ ...ready, passId });
  expect(second?.seenAt.getTime()).toBeGreaterThan(first?.seenAt.getTime() ?? Infinity);
});

test("a device goes with the link that is taken back, and none of that link comes again", async () => {
  const feast = await publishWedding(host.product, host.owner);
  const [gone, other] = await Promise.all([
    makeDoorPass(host.product, host.owner, feast),
    makeDoorPass(host.product, host.owner, feast),
  ]);
  const kept = readyDevice();
  await doorDevice(host.product, gone.by).sync([], Date.now(), readyDevice());
  await doorDevice(host.product, other.by).sync([], Date.now(), kept);
  const { invitationId } = feast;
  await host.product.asHost("revokePass", { invitationId, passId: gone.passId }, host.owner);
  expect((await stored(feast)).map(({ id }) => id)).toEqual([kept.id]);
  const again = {
    ...gone.by,
    ...{ sentAt: Date.now(), since: { at: 0, nonce: "" }, events: [], device: readyDevice() },
  };
  expect((await host.product.callGuest("doorSync", again)).refusal).toBe("pass/revoked");
  expect((await stored(feast)).map(({ id }) => id)).toEqual([kept.id]);
});

test("beyond the limit a new device takes the place of the one that was seen longest ago", async () => {
  const feast = await publishWedding(host.product, host.owner);
  const { passId, by } = await makeDoorPass(host.product, host.owner, feast);
  const known = Array.from({ length: limits.door.devices }, () => readyDevice());
  await Promise.all(
    known.map((device, age) =>
      doorDeviceDocument(feast.invitationId, device.id).set({
        ...device,
        ...{ seenAt: new Date(Date.now() - 1_000 * (age + 1)), skew: 0, passId, seesGated: false },
      }),
    ),
  );
  const late = readyDevice();
  await doorDevice(host.product, by).sync([], Date.now(), late);
  const ids = (await stored(feast)).map(({ id }) => id);
  expect(ids).toHaveLength(limits.door.devices);
  expect(ids).toContain(late.id);
  expect(ids).not.toContain(known.at(-1)?.id);
});
