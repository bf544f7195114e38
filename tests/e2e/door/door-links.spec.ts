import { expect, type Page } from "@playwright/test";
import { storedOnDevice } from "../../harness/stored-on-device.ts";
import { startFeast } from "../support/door/door-feast.ts";
import { letIn, prepare, scan, standAt } from "../support/door/door-phone.ts";
import { test } from "../support/door/door-test.ts";

const waiting = /catatan dari pintu sebelumnya belum terkirim/;

async function openWith(page: Page, pin: string): Promise<void> {
  await page.getByLabel("PIN dari pengundang").fill(pin);
  await page.getByRole("button", { name: "Buka" }).click();
  await page.getByRole("button", { name: "Mulai terima tamu" }).click();
  await standAt(page, "Resepsi");
}

test("another link waits until the door before has handed in what happened without a signal @once @proof", async ({
  baseURL,
  feast,
  phone: context,
}) => {
  const next = await startFeast(baseURL);
  const { link: nextLink } = await next.pass("Joko");
  const hadi = await feast.invite({ name: "Hadi Wiranto" });
  const siti = await feast.invite({ name: "Siti Aminah" });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  await context.setOffline(true);
  await scan(door, hadi.code);
  await letIn(door, 2);
  await door.goto(nextLink);
  await expect(door.getByText(waiting)).toBeVisible();
  await expect(door.getByRole("button", { name: /^Hapus/ })).toHaveCount(0);
  await door.getByRole("button", { name: "Kembali ke pintu sebelumnya" }).click();
  await expect(door.getByText("2 orang masuk · 1 undangan")).toBeVisible();
  // The same in another tab, beside the one at whose door guests go on coming.
  const other = await context.newPage();
  await other.goto(nextLink);
  await expect(other.getByText(waiting)).toBeVisible();
  await scan(door, siti.code);
  await letIn(door, 3);
  await context.setOffline(false);
  await openWith(other, next.pin);
  await expect(door.getByText(/dipakai dengan tautan lain/)).toBeVisible();
  await expect.poll(feast.arrived).toEqual({ invitations: 2, people: 5 });
  await expect(other.getByText("0 orang masuk · 0 undangan")).toBeVisible();
  expect(await storedOnDevice(other)).not.toMatch(/Hadi|Siti|Rina/);
  expect(await next.arrived()).toEqual({ invitations: 0, people: 0 });
});

test("a tab that did not hear of another link hands in what it lets in, and writes nothing into the other's store @once @proof", async ({
  baseURL,
  feast,
  phone: context,
}) => {
  const next = await startFeast(baseURL);
  const hadi = await feast.invite({ name: "Hadi Wiranto" });
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, "BroadcastChannel");
  });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  const other = await context.newPage();
  await other.goto((await next.pass("Joko")).link);
  await openWith(other, next.pin);
  await scan(door, hadi.code);
  await letIn(door, 2);
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 2 });
  await other.reload();
  await expect(other.getByText("0 orang masuk · 0 undangan")).toBeVisible();
  expect(await storedOnDevice(other)).not.toMatch(/Hadi|Rina/);
});

test("entries that the server does not take are given up only by whoever says so @once @proof", async ({
  baseURL,
  feast,
  phone: context,
}) => {
  const next = await startFeast(baseURL);
  const hadi = await feast.invite({ name: "Hadi Wiranto" });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  const error = { status: "RESOURCE_EXHAUSTED", message: "", details: { code: "door/full" } };
  await context.route("**/api/guest/doorSync", (route) => route.fulfill({ status: 429, json: { error } }));
  await scan(door, hadi.code);
  await letIn(door, 2);
  await door.goto((await next.pass("Joko")).link);
  await expect(door.getByText("1 catatan dari pintu sebelumnya belum diterima server.")).toBeVisible();
  await door.getByRole("button", { name: "Hapus 1 catatan itu dan buka pintu yang baru" }).click();
  await openWith(door, next.pin);
  await expect(door.getByText("0 orang masuk · 0 undangan")).toBeVisible();
});
