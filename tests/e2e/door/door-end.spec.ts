import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { expect } from "@playwright/test";
import { test } from "../support/door/door-test.ts";
import { startFeast } from "../support/door/door-feast.ts";
import { doorPhone, letIn, prepare, scan, standAt, verdict } from "../support/door/door-phone.ts";
import { weddingAhead } from "../support/published-wedding.ts";
import { storedOnDevice } from "../../harness/stored-on-device.ts";

test("a link that is taken back says so at the next contact, and leaves nothing on the phone @once", async ({
  feast,
  phone: context,
}) => {
  const contact = { phone: "+6281298765432", email: "kenari@surat.test" };
  const hadi = await feast.invite({ name: "Hadi Wiranto", note: "kenari-catatan" }, contact);
  const { passId, link } = await feast.pass("Rina");
  const door = await prepare(context, link, feast);
  const other = await context.newPage();
  await other.goto("/bantu/pintu/");
  await expect(other.getByText("0 orang masuk · 0 undangan")).toBeVisible();
  await scan(door, hadi.code);
  await letIn(door, 2);
  await expect(other.getByText("2 orang masuk · 1 undangan")).toBeVisible();
  const before = await storedOnDevice(door);
  expect(before).toContain("Hadi Wiranto");
  // Neither what the family wrote about a guest nor any number lies on a phone at the door.
  expect(before).not.toMatch(/kenari|\+62|81298765432|@/);
  // The tab that was opened last is the one that somebody looks at: its word on the signal is the true one.
  await context.setOffline(true);
  await expect(other.getByText(/Tanpa sinyal sejak/)).toBeVisible();
  await context.setOffline(false);
  await expect(other.getByText(/Tanpa sinyal sejak/)).toHaveCount(0);
  await feast.revoke(passId);
  for (const page of [door, other]) {
    await expect(page.getByText(/Keluarga sudah mencabut tautan ini/)).toBeVisible();
    await expect(page.getByText("Hadi Wiranto")).toHaveCount(0);
  }
  await expect.poll(async () => storedOnDevice(door)).not.toMatch(/Hadi|Rina|J1\./);
  await door.reload();
  await expect(door.getByText(/Buka halaman ini dari tautan/)).toBeVisible();
});

test("a phone without room works and says so, and writes down all of it once there is room @once @proof", async ({
  baseURL,
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ seats: 2 });
  const door = await context.newPage();
  await door.goto("/bantu/pintu/");
  const protocol = await context.newCDPSession(door);
  const origin = new URL(baseURL ?? "").origin;
  await protocol.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await door.goto((await feast.pass("Rina")).link);
  await door.getByLabel("PIN dari pengundang").fill(feast.pin);
  await door.getByRole("button", { name: "Buka" }).click();
  await door.getByRole("button", { name: "Mulai terima tamu" }).click();
  await standAt(door, "Resepsi");
  await scan(door, hadi.code);
  await letIn(door, 2);
  await expect(door.getByText(/Ruang HP penuh/)).toBeVisible();
  await expect(door.getByText("2 orang masuk · 1 undangan")).toBeVisible();
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 2 });
  await protocol.send("Storage.overrideQuotaForOrigin", { origin });
  await expect(door.getByText(/Ruang HP penuh/)).toHaveCount(0);
  await context.setOffline(true);
  await expect(door.getByText(/Tanpa sinyal/)).toBeVisible();
  await context.setOffline(false);
  await door.reload();
  await expect(door.getByText("2 orang masuk · 1 undangan")).toBeVisible();
});

test("a link whose PIN was guessed at too often says how it opens again, and another PIN opens it at once @once @proof", async ({
  feast,
  phone: context,
}) => {
  test.slow();
  const { passId, link } = await feast.pass("Rina");
  const door = await context.newPage();
  await door.goto(link);
  const pin = door.getByLabel("PIN dari pengundang");
  const tooMany = door.getByText(/^Terlalu banyak PIN yang salah.* Minta PIN baru kepada pengundang/);
  for (let tried = 0; tried < limits.pass.pinTries.count; tried += 1) {
    await pin.fill("000000");
    await door.keyboard.press("Enter");
    await expect(pin).toHaveValue("");
  }
  await expect(tooMany).toHaveCount(0);
  await pin.fill(feast.pin);
  await door.keyboard.press("Enter");
  await expect(tooMany).toBeVisible();
  await feast.host.call("changePass", {
    ...{ invitationId: feast.shown.invitationId, passId, name: "Rina", scopes: ["door"], seesGated: false },
    ...{
      family: null,
      branch: null,
      pin: "135790",
      expireAt: new Date(Date.now() + 86_400_000).toISOString(),
    },
  });
  await pin.fill("135790");
  await door.keyboard.press("Enter");
  await expect(door.getByRole("heading", { name: "Siapkan HP ini" })).toBeVisible();
});

test("two days after the feast the list is gone from a phone that lay open without a signal @once @proof", async ({
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ name: "Hadi Wiranto", seats: 2 });
  const door = await prepare(context, (await feast.pass("Rina")).link, feast);
  await scan(door, hadi.code);
  await letIn(door, 2);
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 2 });
  await context.setOffline(true);
  await door.evaluate((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, 60 * 3_600_000);
  await expect(door.getByText(/Masa berlaku tautan ini sudah habis/)).toBeVisible();
  expect(await storedOnDevice(door)).not.toMatch(/Hadi|Rina|J1\./);
});

/** One ceremony of this morning, one of now, and one of tomorrow. */
function threeDoors(): Content {
  const content = weddingAhead(0);
  const section = findSection(content, "ceremonies");
  const [akad, resepsi] = section?.ceremonies ?? [];
  if (section === undefined || akad === undefined || resepsi === undefined) throw new Error("no ceremonies");
  const at = (hours: number) => ({
    startAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
    endAt: null,
  });
  const tomorrow = { ...resepsi, id: "ngunduh", name: { id: "Ngunduh mantu", en: "Ngunduh mantu" } };
  const ceremonies = [
    { ...akad, ...at(-6) },
    { ...resepsi, ...at(-1) },
    { ...tomorrow, ...at(24) },
  ];
  return withSection(content, { ...section, ceremonies });
}

test("a clock that is two days off changes nothing that is counted, and nobody's list @once @proof", async ({
  browser,
  baseURL,
}) => {
  const feast = await startFeast(baseURL, threeDoors);
  await feast.invite({ seats: 2 });
  for (const [name, hours] of [
    ["Rina", 48],
    ["Joko", -48],
  ] as const) {
    const context = await browser.newContext({ ...doorPhone, baseURL });
    await context.addInitScript((ms) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ms;
    }, hours * 3_600_000);
    const page = await context.newPage();
    await page.goto((await feast.pass(name)).link);
    await page.getByLabel("PIN dari pengundang").fill(feast.pin);
    await page.getByRole("button", { name: "Buka" }).click();
    await expect(page.getByText(/Meleset 2\.8(79|80|81) menit/)).toBeVisible();
    await page.getByRole("button", { name: "Mulai terima tamu" }).click();
    await page.reload();
    await page.getByLabel("Cari nama, asal, atau kelompok").fill("hadi");
    await page.getByRole("button", { name: /Bapak Hadi/ }).click();
    await page.getByRole("button", { name: "1", exact: true }).click();
    await page.getByRole("button", { name: /^Persilakan/ }).click();
    await expect(verdict(page, "Silakan masuk")).toBeVisible();
    await expect(page.getByText(/belum terkirim/)).toHaveCount(0);
    await context.close();
  }
  // Nobody chose a ceremony: both stood at the door of this hour.
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 2 });
});
