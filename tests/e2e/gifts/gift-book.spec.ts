import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import * as z from "zod";
import { expectAccessible } from "../support/axe.ts";
import { cutOffGiftForm, giftField, writeGift } from "../support/gift-form.ts";
import { draftInvitation, guestByApi, signUpByApi } from "../support/host-api.ts";
import { distance, pixelsOf } from "../support/pixels.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const link = z.object({ token: z.string() });

const total = (page: Page) => page.getByTestId("gift-total");

test("thirty envelopes go in by the keyboard alone, and the book adds them up @laptop", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await draftInvitation(host);
  await guestByApi(host, shown, "Hadi Wiranto");
  await page.goto(`/invitations/${shown.invitationId}/gifts`);
  await expect(giftField(page, "Dari")).toBeFocused();
  // The first number, then nothing but names and amounts: the numbers go on by themselves.
  await giftField(page, "No. amplop").focus();
  await page.keyboard.type("1");
  await page.keyboard.press("Enter");
  for (let number = 1; number <= 30; number += 1) {
    await expect(giftField(page, "Dari")).toBeFocused();
    await expect(giftField(page, "No. amplop")).toHaveValue(String(number));
    await page.keyboard.type(`Tamu ${String(number)}`);
    await page.keyboard.press("Enter");
    await expect(giftField(page, "Nominal")).toBeFocused();
    await page.keyboard.type(number % 2 === 0 ? "50" : "1,5jt");
    await expect(page.locator("output")).toHaveText(number % 2 === 0 ? "Rp50.000" : "Rp1.500.000");
    await page.keyboard.press("Enter");
  }
  // A guest of the list is found by a mistyped name, and taken with the arrows.
  await page.keyboard.type("hadu wirant");
  await expect(page.getByRole("option", { name: "Bapak Hadi Wiranto" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(giftField(page, "Dari")).toHaveValue("Bapak Hadi Wiranto");
  await page.keyboard.type("500");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Buku", exact: true }).click();
  await expect(total(page)).toHaveText("Rp23.750.000");
  await expect(page.getByText("31 catatan").first()).toBeVisible();
  await expectAccessible(page, "gifts");

  await test.step("a correction keeps the old value", async () => {
    await page.getByLabel("Cari nama, nomor, atau catatan").fill("hadi");
    await page.getByRole("button", { name: /Bapak Hadi Wiranto/ }).click();
    const drawer = page.getByRole("dialog", { name: "Catatan" });
    await drawer.getByLabel("Nominal", { exact: true }).fill("600rb");
    await drawer.getByRole("button", { name: "Simpan koreksi" }).click();
    await expect(drawer.getByText("Nominal sebelumnya: Rp500.000")).toBeVisible();
    await drawer.getByRole("button", { name: "Keluarkan dari buku" }).click();
    await expect(total(page)).toHaveText("Rp23.250.000");
    await page.getByRole("button", { name: "Urungkan" }).click();
    await expect(total(page)).toHaveText("Rp23.850.000");
  });
});

test("a phone has a number pad, and the next envelope needs no tap @once", async ({ page, baseURL }) => {
  const host = await signedInHost(page, baseURL);
  const shown = await draftInvitation(host);
  await page.goto(`/invitations/${shown.invitationId}/gifts`);
  await giftField(page, "No. amplop").fill("7");
  await giftField(page, "Dari").fill("Bu Tini");
  await giftField(page, "Dari").press("Enter");
  const pad = page.getByRole("group", { name: "Papan angka" });
  const key = pad.getByRole("button", { name: "5", exact: true });
  await test.step("all of the pad and what saves stand on the screen, without a swipe", async () => {
    const save = page.getByRole("button", { name: "Simpan & lanjut" });
    for (const seen of [giftField(page, "Nominal"), key, save])
      await expect(seen).toBeInViewport({ ratio: 1 });
    const [button, bar] = [await save.boundingBox(), await page.getByRole("navigation").last().boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
  const size = await key.boundingBox();
  expect(size?.height).toBeGreaterThanOrEqual(48);
  expect(size?.width).toBeGreaterThanOrEqual(90);
  await expect(giftField(page, "Nominal")).toHaveAttribute("inputmode", "none");
  await key.tap();
  for (let time = 0; time < 2; time += 1) await pad.getByRole("button", { name: "0", exact: true }).tap();
  await expect(page.locator("output")).toHaveText("Rp500.000");
  await page.getByRole("button", { name: "Simpan & lanjut" }).tap();
  await expect(giftField(page, "Dari")).toBeFocused();
  await expect(giftField(page, "No. amplop")).toHaveValue("8");
  await expect(page.getByText("Bu Tini", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Buku", exact: true }).click();
  await expect(total(page)).toHaveText("Rp500.000");
});

test("what is typed without signal is kept over a reload, and a number that is taken is asked about @once @proof", async ({
  page,
  baseURL,
}) => {
  await cutOffGiftForm(page, baseURL);
  await writeGift(page, "12", "Pak Joko", "100");
  await expect(page.getByText("1 catatan tersimpan di perangkat ini")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 catatan tersimpan di perangkat ini")).toBeVisible();
  await page.unroute("**/api/host/saveGift");
  await page.reload();
  await expect(page.getByText("1 catatan tersimpan di perangkat ini")).toBeHidden();
  await writeGift(page, "12", "Bu Sari", "200");
  await expect(page.getByText("Nomor 12 sudah dicatat")).toContainText("Pak Joko");
  await page.getByRole("button", { name: "Simpan keduanya" }).click();
  await expect(page.getByText("Nomor 12 sudah dicatat")).toBeHidden();
  await page.getByRole("link", { name: "Buku", exact: true }).click();
  await expect(total(page)).toHaveText("Rp300.000");
});

test("a parcel's picture is taken while it is typed, waits without signal and stands in the book @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const shown = await draftInvitation(host);
  await page.goto(`/invitations/${shown.invitationId}/gifts`);
  await page.getByRole("radio", { name: "Kado" }).check();
  // A phone opens its camera for it.
  await expect(page.getByTestId("entry-photo")).toHaveAttribute("capture", "environment");
  const take = async (name: string, buffer: Buffer) =>
    page.getByTestId("entry-photo").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  await take("rusak.jpg", Buffer.from("no picture"));
  await expect(page.getByText("Gambar itu tidak terbaca.")).toBeVisible();
  // Red on the left, blue on the right, larger than it is sent, lying on its side as a camera writes it.
  const half = (background: string) =>
    sharp({ create: { width: 900, height: 1_200, channels: 3, background } })
      .png()
      .toBuffer();
  const upright = await sharp({ create: { width: 1_800, height: 1_200, channels: 3, background: "#fff" } })
    .composite([
      { input: await half("#c02020"), left: 0, top: 0 },
      { input: await half("#2040c0"), left: 900, top: 0 },
    ])
    .png()
    .toBuffer();
  const picture = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  await take("kado.jpg", picture);
  await expect(page.getByAltText("Foto yang akan disimpan")).toBeVisible();
  await page.route("**/api/host/saveGift*", (route) => route.abort());
  await giftField(page, "Dari").fill("Bu Kado");
  await page.getByRole("button", { name: "Simpan & lanjut" }).tap();
  await expect(page.getByText("1 catatan tersimpan di perangkat ini")).toBeVisible();
  // The next one begins without a picture.
  await expect(page.getByAltText("Foto yang akan disimpan")).toBeHidden();
  await page.reload();
  await page.unroute("**/api/host/saveGift*");
  await page.reload();
  await expect(page.getByText("1 catatan tersimpan di perangkat ini")).toBeHidden();
  await page.getByRole("link", { name: "Buku", exact: true }).click();
  await page.getByRole("button", { name: /Bu Kado/ }).click();
  const stored = page.getByAltText("Foto dari Bu Kado");
  await expect(stored).toBeVisible();
  const source = (await stored.getAttribute("src")) ?? "";
  const pixels = await pixelsOf(Buffer.from(source.slice(source.indexOf(",") + 1), "base64"));
  expect(pixels.width).toBeGreaterThan(pixels.height);
  expect(Math.max(pixels.width, pixels.height)).toBeLessThanOrEqual(1_024);
  expect(distance(pixels.at(pixels.width * 0.2, pixels.height / 2), [192, 32, 32])).toBeLessThan(30);
  expect(distance(pixels.at(pixels.width * 0.8, pixels.height / 2), [32, 64, 192])).toBeLessThan(30);
});

test("an editor whom nobody named finds the book closed, and no entry in the menu @once", async ({
  page,
  browser,
  baseURL,
}) => {
  const host = await signUpByApi(baseURL);
  const shown = await draftInvitation(host);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const other = await context.newPage();
  const editor = await signedInHost(other, baseURL, "Ratna");
  const invite = { invitationId: shown.invitationId, role: "editor", name: "Ratna", email: null };
  const { token } = link.parse(await host.call("inviteTeamMember", invite));
  await editor.call("acceptTeamInvite", { token, name: "Ratna" });
  await other.goto(`/invitations/${shown.invitationId}/gifts`);
  await expect(other.getByText("Buku ini hanya dibuka untuk pemilik")).toBeVisible();
  await expect(other.getByRole("link", { name: "Amplop & Kado" })).toHaveCount(0);
  await context.close();
  await page.close();
});
