import { expect } from "@playwright/test";
import { test } from "../support/door/door-test.ts";
import { storedOnDevice } from "../../harness/stored-on-device.ts";
import { letIn, prepare, scan } from "../support/door/door-phone.ts";

test("a phone whose browser empties its storage in the middle says so, writes all down anew, and starts without a signal again @once @proof", async ({
  baseURL,
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ name: "Hadi Wiranto", seats: 2 });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  await context.setOffline(true);
  await scan(door, hadi.code);
  await letIn(door, 2);
  await expect(door.getByText(/1 belum terkirim/)).toBeVisible();

  const protocol = await context.newCDPSession(door);
  const origin = new URL(baseURL ?? "").origin;
  await protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await expect(door.getByText(/Browser mengosongkan penyimpanan HP ini/)).toBeVisible();
  // Neither the entry that nobody else knows, nor the list, is lost with the page.
  await expect
    .poll(() => storedOnDevice(door))
    .toMatch(/Hadi Wiranto[\s\S]*"kind":"arrive"|"kind":"arrive"[\s\S]*Hadi Wiranto/);
  await expect(door.getByText("2 orang masuk · 1 undangan")).toBeVisible();

  await context.setOffline(false);
  await expect(door.getByText(/Browser mengosongkan/)).toHaveCount(0);
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 2 });
  await context.setOffline(true);
  await door.reload();
  await expect(door.getByText("2 orang masuk · 1 undangan")).toBeVisible();
  await expect(door.getByText(/Tanpa sinyal/)).toBeVisible();
});
