import { expect, test } from "@playwright/test";
import { sampleJpeg } from "../../functions/src/harness/sample-pictures.ts";
import { expectSaved, guestContext, openEditor, pastCache, publish } from "./host.ts";
import { draftInvitation } from "./support/host-api.ts";
import { expectAccessible } from "./support/axe.ts";
import { signedInHost } from "./support/signed-in-host.ts";

test("pictures come several at once, a broken one is named, and guests see the others @once", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { invitationId, slug } = await draftInvitation(await signedInHost(page, baseURL));
  await openEditor(page, invitationId);
  await page.getByRole("button", { name: "Tambah bagian" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Galeri/ })
    .click();
  const photo = await sampleJpeg();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Tambah foto" }).click();
  await (
    await choosing
  ).setFiles([
    { name: "akad.jpg", mimeType: "image/jpeg", buffer: photo },
    { name: "terpotong.jpg", mimeType: "image/jpeg", buffer: photo.subarray(0, 20_000) },
    { name: "resepsi.jpg", mimeType: "image/jpeg", buffer: await sampleJpeg(900, 1_600) },
  ]);

  const uploads = page.getByRole("list", { name: "Foto yang sedang dikirim" });
  await expect(uploads.getByText(/^Berkas ini terpotong atau rusak/)).toBeVisible();
  const pictures = page.getByRole("list", { name: "Foto di galeri" }).getByRole("button");
  await expect(pictures).toHaveCount(2, { timeout: 60_000 });
  await expect(uploads.getByRole("listitem")).toHaveCount(1);
  await uploads.getByRole("button", { name: "Tutup terpotong.jpg" }).click();
  await pictures.first().click();
  await page.getByLabel("Apa yang tampak di foto").fill("Akad di pendopo");
  await expect(page.getByRole("button", { name: "Ubah Akad di pendopo", exact: true })).toBeVisible();
  await expectAccessible(page, "a gallery's pictures");
  await expectSaved(page);
  await publish(page);

  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  await guest.goto(pastCache(`${baseURL ?? ""}/event/${slug}`));
  // One of them has no words for those who cannot see it, and thus no role.
  const shown = guest.getByRole("region", { name: "Galeri" }).locator("img");
  await expect(shown).toHaveCount(2);
  await expect(guest.getByRole("img", { name: "Akad di pendopo" })).toBeVisible();
  for (const picture of await shown.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty("complete", true);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  }
  await phone.close();
});
