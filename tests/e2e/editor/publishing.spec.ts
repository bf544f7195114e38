import { expect, test } from "@playwright/test";
import { addGuest, expectPublished, guestContext, openEditor, pastCache } from "../support/host.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** What stands in the editor only while its host has written nothing. */
const samples = /Contoh|Cerita kami|Pertama bertemu|Lamaran|Galeri|Hadiah|berkenan memberi/;

test("publishing is a last look and a page that leads on, in two taps @wide", async ({
  page,
  baseURL,
  browser,
  isMobile,
}) => {
  test.slow();
  const { invitationId, slug } = await draftInvitation(await signedInHost(page, baseURL));
  await addGuest(page, invitationId, "Hadi Wiranto");
  await openEditor(page, invitationId);

  await test.step("the draft is rich at once: what is not written yet stands there as a sample, and says so", async () => {
    const preview = page.frameLocator('iframe[title="Pratinjau halaman tamu"]');
    await expect(preview.getByText("Contoh", { exact: true })).toHaveCount(3);
    await expect(preview.getByRole("heading", { name: "Pertama bertemu" })).toBeAttached();
    await expect(preview.getByText("Bank Contoh")).toBeAttached();
    await expect(preview.getByText(/hari lagi$/).first()).toBeAttached();
    await page.getByRole("button", { name: "Lengkapi" }).click();
    const missing = page.getByRole("dialog");
    await expect(missing.getByRole("button", { name: "Ganti contoh: Cerita kami" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(missing).toBeHidden();
  });

  await page.getByRole("button", { name: "Terbitkan" }).click();
  const look = page.getByRole("dialog", { name: "Siap diterbitkan" });

  await test.step("as a guest of the list gets it, without any sample", async () => {
    await expect(look.getByText("Dilihat sebagai Bapak Hadi Wiranto")).toBeVisible();
    await expect(look.frameLocator("iframe").locator("#guest")).toHaveText("Bapak Hadi Wiranto");
    await expect(look.frameLocator("iframe").getByText(samples)).toHaveCount(0);
    await expect(look.getByText(`/event/${slug}`)).toBeVisible();
    await expect(look.getByText("Belum ada pesan yang terkirim.", { exact: false })).toBeVisible();
  });

  await test.step("and as one who is on no list", async () => {
    await look.getByRole("button", { name: "Tamu berikutnya" }).click();
    await expect(look.getByText("Dilihat sebagai tamu", { exact: true })).toBeVisible();
    await expect(look.frameLocator("iframe").locator("#guest")).not.toContainText("Hadi");
    await look.getByRole("button", { name: "Tamu berikutnya" }).click();
    await expect(look.frameLocator("iframe").locator("#guest")).toHaveText("Bapak Hadi Wiranto");
  });

  await test.step("without a signal it waits, and says so", async () => {
    await page.context().setOffline(true);
    await expect(look.getByText("Tidak ada internet.", { exact: false })).toBeVisible();
    await expect(look.getByRole("button", { name: "Terbitkan" })).toBeDisabled();
    await page.context().setOffline(false);
  });

  await test.step("what refuses it is said above the buttons, and the look stays", async () => {
    await page.route("**/api/host/publishInvitation", (route) => route.abort());
    await look.getByRole("button", { name: "Terbitkan" }).click();
    await expect(look.getByRole("alert")).toBeVisible();
    await page.unroute("**/api/host/publishInvitation");
  });

  await look.getByRole("button", { name: "Terbitkan" }).click();
  await expectPublished(page);

  await test.step("nothing lies over what comes next", async () => {
    await expect(page.getByText("Undangan Ratri & Bayu sudah terbit")).toBeVisible();
    await expect(page.getByRole("img", { name: "Kode QR ke alamat undangan" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Kirim yang pertama" })).toHaveAttribute(
      "href",
      `/invitations/${invitationId}/send`,
    );
    await expect(page.getByRole("link", { name: "Ajak keluarga membantu" })).toHaveAttribute(
      "href",
      `/invitations/${invitationId}/team`,
    );
  });

  if (isMobile)
    await test.step("a phone shows all of it at once, under one title and with nothing else to go to", async () => {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
      for (const name of ["Bagikan ke status", "Ajak keluarga membantu"])
        await expect(page.getByText(name)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("navigation", { name: "Menu undangan" })).toBeHidden();
      await expect(page.getByRole("banner")).toBeHidden();
      const { width = 0 } = (await page.locator("main header").boundingBox()) ?? {};
      expect(width, "a title that is heard alone").toBeLessThanOrEqual(1);
    });

  await test.step("the card of the link goes to a status, as a download where the device shares no pictures", async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Bagikan ke status" }).click();
    expect((await saving).suggestedFilename()).toBe("Ratri & Bayu.jpg");
    await expect(page.getByText("Gambar tersimpan. Pasang di status Anda.")).toBeVisible();
  });

  const guest = await (await guestContext(browser)).newPage();
  await guest.goto(pastCache(`${baseURL ?? ""}/event/${slug}`));
  expect(await guest.content()).not.toMatch(samples);
  // Nobody has pasted a link of a map: the way there is a search for the place.
  await expect(guest.getByRole("link", { name: "Buka peta ke Pendopo Agung" }).first()).toHaveAttribute(
    "href",
    "https://www.google.com/maps/search/?api=1&query=Pendopo%20Agung%2C%20Yogyakarta",
  );
  await guest.context().close();
});

test("without guests the first step is to add one; what is not published has nothing to celebrate @once @proof", async ({
  page,
  baseURL,
}) => {
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  await page.goto(`/invitations/${invitationId}/published`);
  await expect(page).toHaveURL(`/invitations/${invitationId}`);
  await openEditor(page, invitationId);
  await page.getByRole("button", { name: "Terbitkan" }).click();
  const look = page.getByRole("dialog", { name: "Siap diterbitkan" });
  await expect(look.getByText("Dilihat sebagai tamu")).toBeVisible();
  await look.getByRole("button", { name: "Terbitkan" }).click();
  await expectPublished(page);
  // Nobody is invited yet: the overview counts nobody, and says what to do next.
  await page.goto(`/invitations/${invitationId}`);
  const overview = page.getByRole("main");
  await expect(overview.getByRole("region", { name: "Langkah berikutnya" })).toContainText("Tambah tamu");
  await expect(overview.getByRole("table")).toHaveCount(0);
  await expect(overview.getByText(/^0$/)).toHaveCount(0);
  await page.goBack();
  await expectPublished(page);
  // One tap leads to the form itself.
  await page.getByRole("link", { name: "Tambah tamu pertama" }).click();
  const form = page.getByRole("dialog", { name: "Tambah tamu" });
  await expect(form.getByLabel("Nama dan sapaan")).toBeFocused();
  await form.getByRole("button", { name: "Tutup" }).click();
  await expect(page).toHaveURL(`/invitations/${invitationId}/guests`);
  await expect(page.getByText(/^Belum ada tamu\./)).toBeVisible();
});
