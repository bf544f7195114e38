import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { readCodes } from "../../../functions/src/nouns/media/read-codes.ts";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation, guestByApi, linkByApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test.describe("at the 384 dots per inch of a printer", () => {
  test.use({ deviceScaleFactor: 4 });

  test("a card for each guest comes in its exact size, with their own link to scan @proof", async ({
    page,
    baseURL,
  }) => {
    const host = await signedInHost(page, baseURL);
    const shown = await draftInvitation(host);
    const ids = [await guestByApi(host, shown, "Suparmi"), await guestByApi(host, shown, "Udin")];
    await page.goto(`/invitations/${shown.invitationId}/guests`);
    await page.getByRole("checkbox", { name: "Pilih semua" }).check();
    await page.getByRole("button", { name: "Kartu tamu" }).click();
    const dialog = page.getByRole("dialog", { name: "Cetak 2 kartu" });
    await dialog.getByRole("radio", { name: "A6, satu kartu" }).check();
    await expect(dialog.getByRole("button", { name: "Cetak atau simpan PDF" })).toBeEnabled();
    await expectAccessible(page, "cards");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const words = page
      .locator("body > div")
      .getByText("Bapak Udin", { exact: true })
      .filter({ visible: true });
    await expect(words).toBeVisible();
    const card = words.locator("../..");
    const box = await card.boundingBox();
    const millimetre = 96 / 25.4;
    expect(box?.width).toBeCloseTo(148.5 * millimetre, 0);
    expect(box?.height).toBeCloseTo(105 * millimetre, 0);
    const codes = await page
      .locator("svg[role=presentation] path")
      .filter({ visible: true })
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    expect(new Set(codes).size).toBe(2);
    // As a phone's camera reads them off the paper, in the size that is printed.
    await page.setViewportSize({ width: 1_280, height: 1_000 });
    const paths = await Promise.all(ids.map((id) => linkByApi(host, shown, id)));
    expect(await printedCodes(page)).toEqual(paths.map((path) => `${baseURL ?? ""}${path}`).sort());

    await page.emulateMedia({ media: "screen" });
    await dialog.getByRole("radio", { name: "Nama dan kode masuk" }).check();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Tunjukkan kepada penerima tamu").filter({ visible: true })).toHaveCount(2);
    expect(doorCodesOf(await printedCodes(page))).toEqual(doorCodesOf(ids.map((id) => `J1.${id}`)));

    await page.emulateMedia({ media: "screen" });
    await dialog.getByRole("radio", { name: "Nama saja" }).check();
    await page.emulateMedia({ media: "print" });
    await expect(words).toBeVisible();
    await expect(page.locator("svg[role=presentation]").filter({ visible: true })).toHaveCount(0);
    expect((await card.boundingBox())?.width).toBeCloseTo(148.5 * millimetre, 0);
  });

  test("labels carry the code of the door beside names that leave it free @once @proof", async ({
    page,
    baseURL,
  }) => {
    const host = await signedInHost(page, baseURL);
    const shown = await draftInvitation(host);
    const longName = "Ir. H. Raden Mas Suryokusumo Wibisono Hadiningrat";
    const ids = [await guestByApi(host, shown, "Suparmi"), await guestByApi(host, shown, longName)];
    await page.setViewportSize({ width: 1_280, height: 1_000 });
    await page.goto(`/invitations/${shown.invitationId}/guests`);
    await page.getByRole("checkbox", { name: "Pilih semua" }).check();
    await page.getByRole("button", { name: "Cetak", exact: true }).click();
    const labels = page.getByRole("dialog", { name: "Cetak 2 tamu" });
    await labels.getByRole("radio", { name: "Label dengan kode masuk" }).check();
    await expect(labels.getByRole("button", { name: "Cetak atau simpan PDF" })).toBeEnabled();
    await expectAccessible(page, "labels with codes");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Kepada Yth.").filter({ visible: true })).toHaveCount(2);
    expect(doorCodesOf(await printedCodes(page))).toEqual(doorCodesOf(ids.map((id) => `J1.${id}`)));
    const millimetre = 96 / 25.4;
    const words = page
      .locator("body > div")
      .getByText(`Bapak ${longName}`, { exact: true })
      .filter({ visible: true });
    const label = words.locator("..");
    const [whole, code, name] = await Promise.all(
      [label, label.locator("svg"), words].map((part) => part.boundingBox()),
    );
    expect(whole?.width).toBeCloseTo(70 * millimetre, 0);
    expect(whole?.height).toBeCloseTo(37.125 * millimetre, 0);
    expect(code?.width).toBeCloseTo(26 * millimetre, 0);
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(code?.x ?? 0);
    expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0));
  });
});

/** Whose codes of the door these are, without what proves it. */
function doorCodesOf(codes: readonly string[]): string[] {
  return codes.map((code) => code.split(".").slice(0, 2).join(".")).sort();
}

/** What a phone's camera reads off everything that is printed. */
async function printedCodes(page: Page): Promise<string[]> {
  const read: string[] = [];
  for (const code of await page.locator("svg[role=presentation]").filter({ visible: true }).all()) {
    const image = sharp(await code.screenshot()).ensureAlpha();
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    read.push(...(await readCodes({ data, width: info.width, height: info.height })));
  }
  return read.sort();
}
