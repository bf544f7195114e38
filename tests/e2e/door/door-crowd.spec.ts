import { expect, test } from "@playwright/test";
import * as z from "zod";
import { inviteMany } from "../../../tools/bench/many-guests.ts";
import { doorPin, makeDoorPass } from "../support/door/door-pass.ts";
import { startFeast, type DoorGuest } from "../support/door/door-feast.ts";
import { doorPhone, prepare, scan, verdict } from "../support/door/door-phone.ts";
import { signUpByApi } from "../support/host-api.ts";

const codes = 100;
const forged = "J1.AAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB";

const pictureRead = z.object({
  ceremonies: z.array(
    z.object({
      ceremony: z.object({ id: z.string() }),
      picture: z.object({
        arrived: z.object({ invitations: z.number(), people: z.number() }),
        disputed: z.number(),
      }),
    }),
  ),
});

test("T10: five phones read the same hundred codes, three of them without a signal @proof", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000);
  const feast = await startFeast(baseURL);
  const guests: DoorGuest[] = [];
  for (let index = 0; index < codes; index += 1)
    guests.push(await feast.invite({ name: `Tamu ${String(index + 1)}`, seats: 1 }));
  const old = await feast.invite({ name: "Sastro", seats: 1 });
  await feast.host.call("rotateGuestLink", { invitationId: feast.shown.invitationId, guestId: old.id });
  const { link } = await feast.pass("Meja depan");
  const doors = [];
  for (let index = 0; index < 5; index += 1) {
    const context = await browser.newContext({ ...doorPhone, baseURL });
    const door = await prepare(context, link, feast);
    await door.getByRole("button", { name: "Langsung" }).click();
    doors.push({ context, door });
  }
  const away = doors.slice(0, 3);
  // The answers to the first of them are lost twice: it hands in the same once more.
  let lost = 0;
  await away[0]?.context.route(/\/api\/guest\/doorSync$/, async (route) => {
    const body = route.request().postData() ?? "";
    if (lost >= 2 || !body.includes('"arrive"')) {
      await route.continue();
      return;
    }
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  for (const { context } of away) await context.setOffline(true);
  await Promise.all(
    doors.map(async ({ door }, place) => {
      const isAway = place < away.length;
      const read = door.getByRole("dialog", { name: isAway ? "Silakan masuk" : /^(Silakan|Sudah) masuk$/ });
      // Each in an order of its own.
      for (let step = 0; step < codes; step += 1) {
        await scan(door, guests[(step * 37 + place * 11) % codes]?.code ?? "");
        await expect(read).toBeVisible();
        await door.keyboard.press("Escape");
      }
      const tampered = `${(guests[place]?.code ?? "").slice(0, -5)}AAAAA`;
      for (const [code, title] of [
        [forged, "Tidak dikenal"],
        [tampered, "Kode tidak cocok"],
        [old.code, "Kode lama"],
      ] as const) {
        await scan(door, code);
        await expect(verdict(door, title)).toBeVisible();
        await door.keyboard.press("Escape");
      }
      await expect(door.getByText(`${String(codes)} orang masuk · ${String(codes)} undangan`)).toBeVisible();
    }),
  );
  // Logs arrive in any order.
  for (const index of [2, 0, 1]) await away[index]?.context.setOffline(false);
  for (const { door } of doors) {
    await expect(door.getByText(/belum terkirim/)).toHaveCount(0, { timeout: 120_000 });
    await expect(door.getByText(`${String(codes)} orang masuk · ${String(codes)} undangan`)).toBeVisible({
      timeout: 120_000,
    });
  }
  expect(lost).toBe(2);
  for (const { door } of doors) {
    await scan(door, guests[0]?.code ?? "");
    await expect(verdict(door, "Sudah masuk")).toBeVisible();
    await door.keyboard.press("Escape");
  }
  const { invitationId } = feast.shown;
  const told = pictureRead.parse(await feast.host.call("doorPicture", { invitationId, known: "" }));
  const { picture } = told.ceremonies.find(({ ceremony }) => ceremony.id === "resepsi") ?? {};
  expect(picture).toMatchObject({ arrived: { invitations: codes, people: codes }, disputed: codes });
});

test("a list of ten thousand stands on the phone, starts without a signal and finds a name @proof", async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const host = await signUpByApi(baseURL);
  const invitationId = await inviteMany(host.call, 10_000);
  await host.call("publishInvitation", { invitationId, revision: 1 });
  const { token } = await makeDoorPass(host, invitationId, "Rina", { seesGated: true });
  const context = await browser.newContext({ ...doorPhone, baseURL });
  const first = await context.newPage();
  await first.goto(`/bantu/pintu/#t=${token}`);
  await first.getByLabel("PIN dari pengundang").fill(doorPin);
  await first.keyboard.press("Enter");
  await expect(first.getByText(/^10\.000 undangan, per/)).toBeVisible({ timeout: 120_000 });
  await expect(first.getByText("Tersimpan, bisa dibuka tanpa sinyal")).toBeVisible();
  await first.getByRole("button", { name: "Mulai terima tamu" }).click();
  await first.close();
  await context.setOffline(true);
  const door = await context.newPage();
  await door.goto("/bantu/pintu/");
  const search = door.getByRole("searchbox");
  await search.fill("hadi 9876");
  await door
    .getByRole("button", { name: /Hadi 9876/ })
    .first()
    .click();
  await door.getByRole("button", { name: /^Persilakan/ }).click();
  await expect(verdict(door, "Silakan masuk")).toBeVisible();
  await context.close();
});
