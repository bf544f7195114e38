import { qrisOf } from "@janur/domain/fixtures/fixtures-qris";
import { expect } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import sharp from "sharp";
import { qrisPoster } from "../../harness/samples/sample-qris.ts";
import { readCodes } from "../../../functions/src/nouns/media/read-codes.ts";
import { expectSaved, guestContext, openSection, pastCache, publish } from "../support/host.ts";
import { expectAccessible } from "../support/axe.ts";

const code = qrisOf("RANI DAN DIMAS");

test("a QRIS reaches guests with the very same code, and both sides see who is paid @once @proof", async ({
  page,
  browser,
  baseURL,
  draft: { slug },
}) => {
  await openSection(page, "Hadiah");
  const field = page.getByRole("group", { name: "Gambar QRIS" });
  const choose = async (name: string, text: string) => {
    const choosing = page.waitForEvent("filechooser");
    await field.getByRole("button", { name: /^(Tambah|Ganti) foto$/ }).click();
    const buffer = await (await qrisPoster(text)).png().toBuffer();
    await (await choosing).setFiles({ name, mimeType: "image/png", buffer });
  };

  await choose("alamat.png", "https://janur.example/event/rani-dimas");
  await expect(field.getByText(/^Kode di gambar ini bukan QRIS/)).toBeVisible({ timeout: 60_000 });
  await choose("qris.png", code);
  await expect(field.getByText("Kode ini membayar kepada RANI DAN DIMAS.")).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, "a QRIS in the editor");
  await expectSaved(page);
  await publish(page);

  const guest = await (await guestContext(browser)).newPage();
  await guest.goto(pastCache(`${baseURL ?? ""}/event/${slug}`));
  await expect(guest.getByText(/^Nama penerima: RANI DAN DIMAS/)).toBeVisible();
  const picture = guest.getByRole("img", { name: "Kode QRIS RANI DAN DIMAS" });
  const address = new URL((await picture.getAttribute("src")) ?? "", guest.url());
  const bytes = await (await guest.request.get(address.href)).body();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(await readCodes({ data, width: info.width, height: info.height })).toEqual([code]);
});
