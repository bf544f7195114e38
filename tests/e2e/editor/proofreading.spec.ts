import { helperPath } from "@janur/domain/helper/pass";
import { expect, test } from "@playwright/test";
import * as z from "zod";
import { expectSaved, stepForth } from "../support/host.ts";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation, type HostApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const made = z.object({ token: z.string() });

/** The path of a proof-reader's link. */
async function proofreader(host: HostApi, invitationId: string, name: string, family: "groom" | "bride") {
  const expireAt = new Date(Date.now() + 86_400_000).toISOString();
  const pass = { invitationId, name, family, scopes: ["proofread"], seesGated: false, pin: null, expireAt };
  return helperPath(made.parse(await host.call("createPass", pass)).token);
}

test("a mother suggests a name, the host accepts it, and an earlier approval lapses @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  const groom = await proofreader(host, invitationId, "Bapak Bambang", "groom");
  const bride = await proofreader(host, invitationId, "Ibu Sri", "bride");
  const phones = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL === undefined ? {} : { baseURL }),
  });

  const father = await phones.newPage();
  await father.goto(groom);
  await father.getByRole("link", { name: /^Periksa nama/ }).click();
  await father.getByRole("button", { name: "Sudah benar semua" }).click();
  await expect(father.getByText("Anda sudah menyetujui untuk pihak pria.")).toBeVisible();

  const mother = await phones.newPage();
  await mother.goto(bride);
  await mother.getByRole("link", { name: /^Periksa nama/ }).click();
  await mother.getByRole("button", { name: "Ratri. Perbaiki Nama panggilan" }).click();
  await expectAccessible(mother, "proof-reading");
  await mother.getByLabel("Seharusnya").filter({ visible: true }).fill("Ratri Ayu");
  await mother.getByLabel("Catatan untuk keluarga").fill("Seperti di akta.");
  await mother.getByRole("button", { name: "Kirim usulan" }).click();
  await expect(mother.getByText("Usulan Anda: Ratri Ayu · menunggu keluarga")).toBeVisible();
  await mother.getByRole("button", { name: /WIB\. Perbaiki Mulai$/ }).click();
  await expect(mother.getByLabel("Seharusnya").filter({ visible: true })).toHaveAttribute(
    "type",
    "datetime-local",
  );
  await mother.getByRole("button", { name: "Batal" }).click();
  await expect(mother.getByRole("button", { name: "Kirim usulan" })).toBeHidden();

  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Notifikasi, 1 belum dibaca" }).click();
  await page.getByRole("link", { name: /1 usulan perbaikan dari pemeriksa undangan/ }).click();
  const dialog = page.getByRole("dialog", { name: "Usulan perbaikan" });
  await expect(dialog.getByText("Catatan: Seperti di akta.")).toBeVisible();
  await dialog.getByRole("button", { name: "Terima: Ratri Ayu" }).click();
  await expect(dialog.getByText("Tidak ada usulan lagi yang menunggu.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expectSaved(page);
  const name = page.frameLocator("iframe").getByText("Ratri Ayu", { exact: true }).first();
  await expect(name).toBeVisible();
  await page.getByTitle("Urungkan (Ctrl+Z)").click();
  await expect(name).toBeHidden();
  await stepForth(page);
  await expect(name).toBeVisible();
  await expectSaved(page);

  await page.getByRole("button", { name: "Terbitkan" }).click();
  const review = page.getByRole("dialog", { name: "Periksa sebelum terbit" });
  await expect(review.getByText(/^Bapak Bambang \(pihak pria\): pernah menyetujui, tetapi/)).toBeVisible();
  await expect(review.getByText("Ibu Sri (pihak wanita): belum menjawab")).toBeVisible();
  await expectAccessible(page, "review before publishing");
  await mother.reload();
  await expect(mother.getByText("Usulan Anda: Ratri Ayu · sudah dipakai")).toBeVisible();
  await mother.getByRole("button", { name: "Sudah benar semua" }).click();
  await father.reload();
  await father.getByRole("button", { name: "Sudah benar semua" }).click();
  await expect(review.getByText("Kedua keluarga sudah menyetujui.")).toBeVisible();
  // What guests will see for the first time is looked at as one of them before it is theirs.
  await review.getByRole("button", { name: "Lanjut" }).click();
  await expect(page.getByRole("dialog", { name: "Siap diterbitkan" })).toBeVisible();
  await expect(review).toBeHidden();
  await phones.close();
});
