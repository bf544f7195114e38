import { expect, type Page } from "@playwright/test";
import { test } from "../support/door/door-test.ts";
import * as z from "zod";
import { prepare, scan, verdict } from "../support/door/door-phone.ts";

/** What a phone was asked to do that no page shows. */
const askedRead = z.object({
  buzzes: z.array(z.array(z.number())),
  tones: z.array(z.number()),
  locks: z.array(z.string()),
});

async function askedOf(page: Page) {
  return askedRead.parse(await page.evaluate((): unknown => Reflect.get(window, "asked")));
}

test("each verdict is felt and heard as itself, the screen stays on, and a phone that is to be quiet is @once @proof", async ({
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ seats: 1 });
  const siti = await feast.invite({ name: "Siti", seats: 1 });
  await context.addInitScript(() => {
    const asked = { buzzes: [] as number[][], tones: [] as number[], locks: [] as string[] };
    Object.assign(window, { asked });
    navigator.vibrate = (pattern) => {
      asked.buzzes.push(typeof pattern === "number" ? [pattern] : [...pattern]);
      return true;
    };
    navigator.wakeLock.request = (type = "screen") => {
      asked.locks.push(type);
      return Promise.reject(new DOMException("not here"));
    };
    OscillatorNode.prototype.start = function () {
      asked.tones.push(Math.round(this.frequency.value));
    };
    OscillatorNode.prototype.stop = () => undefined;
  });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  await door.getByRole("button", { name: "Langsung" }).click();
  const hear = async (code: string, title: string) => {
    await scan(door, code);
    await expect(verdict(door, title)).toBeVisible();
    await door.keyboard.press("Escape");
    await expect(verdict(door, title)).toHaveCount(0);
  };
  await hear(hadi.code, "Silakan masuk");
  await hear(hadi.code, "Sudah masuk");
  await hear(`J1.${"x".repeat(20)}.${"y".repeat(22)}`, "Tidak dikenal");
  expect(await askedOf(door)).toEqual({
    buzzes: [[60], [60, 80, 60], [200]],
    tones: [1046, 659, 659, 196],
    locks: ["screen"],
  });

  await door.getByRole("button", { name: "Menu" }).click();
  const menu = door.getByRole("dialog", { name: "Menu" });
  await menu.getByLabel("Bunyi").uncheck();
  await menu.getByRole("button", { name: "Tutup" }).click();
  await hear(siti.code, "Silakan masuk");
  // A hand still feels it.
  expect(await askedOf(door)).toMatchObject({ buzzes: { length: 4 }, tones: { length: 4 } });
});
