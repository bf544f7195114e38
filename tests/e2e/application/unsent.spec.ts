import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { sampleJpeg } from "../../harness/samples/sample-pictures.ts";
import { openEditor, openInvitationPage, openSection } from "../support/host.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("what the server does not have yet is told, forms open, and neither closing the tab nor signing out loses it unasked @once", async ({
  page,
  context,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  await draftInvitation(host);
  await page.goto("/tasks");
  const add = async (title: string) => {
    await page.getByRole("button", { name: "Tambah tugas" }).first().click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Apa yang perlu dikerjakan").fill(title);
    await form.getByRole("button", { name: "Simpan tugas" }).click();
    await expect(form).toBeHidden();
  };
  const mayLeave = () =>
    page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await add("Pesan katering");
  await expect.poll(mayLeave, { message: "the server has the first task" }).toBe(true);
  await page.getByRole("button", { name: "Menu akun" }).click();
  await expect(page.getByRole("menuitem", { name: "Keluar" })).toBeVisible();
  await page.keyboard.press("Escape");

  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(),
    );
  for (const part of ["/starter-dialog-", "/leave-question-"]) await expect.poll(loaded).toContain(part);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Pakai template tugas" }).click();
  await page.getByRole("dialog", { name: "Template tugas" }).getByRole("button", { name: "Batal" }).click();
  await add("Bayar gedung");
  await expect(page.getByText("1 perubahan menunggu koneksi.")).toBeVisible();
  await add("Sewa tenda");
  await expect(page.getByText("2 perubahan menunggu koneksi.")).toBeVisible();

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();

  await page.getByRole("button", { name: "Menu akun" }).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
  const dialog = page.getByRole("dialog", { name: "Keluar sebelum semua terkirim?" });
  await expect(dialog).toContainText("2 perubahan lain");
  await expectAccessible(page, "question before signing out");
  await dialog.getByRole("button", { name: "Tutup" }).click();
  await expect(dialog).toBeHidden();

  await context.setOffline(false);
  await expect(page.getByText("menunggu koneksi")).toBeHidden();
  await expect.poll(mayLeave, { timeout: 20_000 }).toBe(true);
  await page.getByRole("button", { name: "Menu akun" }).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
  await expect(page).toHaveURL(/sign-in/);
});

test("a file that does not arrive is told of after its task was closed, and leaving the tab asks until then @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  await draftInvitation(host);
  await page.goto("/tasks");
  const form = page.getByRole("dialog");
  await page.getByRole("button", { name: "Tambah tugas" }).first().click();
  await form.getByLabel("Apa yang perlu dikerjakan").fill("Pesan katering");
  await form.getByRole("button", { name: "Simpan tugas" }).click();
  await expect(form).toBeHidden();
  const mayLeave = () =>
    page.evaluate(() => window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  await expect.poll(mayLeave, { message: "the server has the task" }).toBe(true);

  const { promise: closed, resolve: isClosed } = Promise.withResolvers<undefined>();
  await page.route("**/api/host/prepareTaskFile", async (route) => {
    await closed;
    await route.abort();
  });
  await page.getByRole("button", { name: "Buka Pesan katering" }).click();
  const chosen = page.waitForEvent("filechooser");
  await form.getByRole("button", { name: "Lampirkan berkas" }).click();
  const buffer = Buffer.from("%PDF-1.7 penawaran");
  await (await chosen).setFiles({ name: "Penawaran.pdf", mimeType: "application/pdf", buffer });
  await expect.poll(mayLeave).toBe(false);
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  isClosed(undefined);
  await expect(page.getByText(/“Penawaran\.pdf” tidak terlampir di “Pesan katering”\./)).toBeVisible();
  await expect.poll(mayLeave).toBe(true);
  await page.unroute("**/api/host/prepareTaskFile");
});

test("a picture that does not arrive is told of after its editor was left @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await openEditor(page, invitationId);
  await openSection(page, "Galeri");
  const { promise: left, resolve: isLeft } = Promise.withResolvers<undefined>();
  await page.route("**/v0/b/**", async (route) => {
    await left;
    await route.fulfill({ status: 403, json: { error: { code: 403, message: "refused" } } });
  });
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Tambah foto" }).click();
  await (await chosen).setFiles({ name: "akad.jpg", mimeType: "image/jpeg", buffer: await sampleJpeg() });
  await expect(page.getByRole("list", { name: "Foto yang sedang dikirim" })).toContainText("dikirim");
  await openInvitationPage(page, "Ringkasan");
  isLeft(undefined);
  await expect(page.getByText("“akad.jpg” belum masuk ke “Ratri & Bayu”. Pilih lagi")).toBeVisible();
});
