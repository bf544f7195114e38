import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import * as z from "zod";
import { expectAccessible } from "../support/axe.ts";
import { signIn, signOut } from "../support/account-forms.ts";
import { cutOffGiftForm, giftField, writeGift } from "../support/gift-form.ts";
import { hostPassword } from "../support/host-account.ts";
import { guestByApi, showInvitation, signUpByApi } from "../support/host-api.ts";
import { openSection } from "../support/host.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { storedOnDevice } from "../../harness/stored-on-device.ts";

const book = z.object({ rows: z.string() });
const question = (page: Page) => page.getByRole("dialog", { name: "Keluar sebelum semua terkirim?" });

async function askToLeave(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu akun" }).click();
  await page.getByRole("menuitem", { name: "Keluar" }).click();
}

test("whoever signs out with envelopes that wait is asked, and can send them first @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { host, invitationId } = await cutOffGiftForm(page, baseURL);
  await writeGift(page, "1", "Pak Kenari", "123.456");
  await writeGift(page, "2", "Bu Kenari", "654.321");
  await giftField(page, "No. amplop").fill("3");
  // On a screen that knows nothing of gifts they go all the same.
  await page.goto("/profile");
  await askToLeave(page);
  await expect(question(page).getByText("2 catatan amplop & kado")).toBeVisible();
  await expectAccessible(page, "signing out with something that waits");
  await question(page).getByRole("button", { name: "Kirim dulu" }).click();
  await expect(question(page).getByText("Belum semua terkirim.")).toBeVisible();
  await page.unroute("**/api/host/saveGift");
  await question(page).getByRole("button", { name: "Kirim dulu" }).click();
  await expect(page).toHaveURL("/sign-in");
  const { rows } = book.parse(await host.call("listGifts", { invitationId, since: null }));
  expect(rows).toContain("Pak Kenari");
  expect(rows).toContain("Bu Kenari");
  expect(await storedOnDevice(page)).not.toContain("Kenari");
});

test("signed out, a device holds nothing that anybody typed, and the next account sends nothing of it @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host);
  const { invitationId } = shown;
  await guestByApi(host, shown, "Hadi Wiranto");
  const next = await signUpByApi(baseURL, "Sinta");
  const sent: string[] = [];
  await page.route(/\/api\/host\/(saveGift|saveDraft|sendChatPicture)$/, async (route) => {
    sent.push(route.request().headers()["authorization"] ?? "");
    await route.abort();
  });

  await test.step("a gift with its picture, a message, words in the editor and in a form", async () => {
    await page.goto(`/invitations/${invitationId}/gifts`);
    await page.getByRole("radio", { name: "Kado" }).check();
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b03020" } })
      .jpeg()
      .toBuffer();
    await page
      .getByTestId("entry-photo")
      .setInputFiles({ name: "kado.jpg", mimeType: "image/jpeg", buffer: picture });
    await expect(page.getByAltText("Foto yang akan disimpan")).toBeVisible();
    await writeGift(page, "9", "Keluarga Kenari", "777.000");
    // A picture is written down after its entry, and the next page would come before it.
    await expect.poll(() => storedOnDevice(page)).toContain("picture of");
    await page.goto(`/invitations/${invitationId}/send`);
    await page.getByRole("button", { name: "Ubah", exact: true }).click();
    await page.getByLabel("Pesan untuk Bapak Hadi Wiranto").fill("Pesan kenari");
    await page.goto(`/invitations/edit/${invitationId}`);
    await openSection(page, "Pembuka");
    await page.getByLabel("Salam pembuka").fill("Salam kenari,");
    await expect(page.getByText("Offline, aman")).toBeVisible();
    const kept = await storedOnDevice(page);
    for (const word of ["Keluarga Kenari", "777000", "Pesan kenari", "Salam kenari", "picture of"])
      expect(kept).toContain(word);
  });

  await test.step("leaving takes all of it away", async () => {
    await page.goto("/invitations");
    await askToLeave(page);
    await expect(question(page).getByText("1 catatan amplop & kado")).toBeVisible();
    await expect(question(page).getByText("Ketikan di editor 1 undangan")).toBeVisible();
    await question(page).getByRole("button", { name: "Keluar dan hapus" }).click();
    await expect(page).toHaveURL("/sign-in");
    await expect.poll(async () => storedOnDevice(page)).not.toMatch(/kenari|777.?000|picture of/i);
    const kept = await storedOnDevice(page);
    for (const word of [invitationId, host.account.email]) expect(kept).not.toContain(word);
  });

  await test.step("whoever signs in next sees and sends nothing of it", async () => {
    sent.length = 0;
    await signIn(page, next.account.email, hostPassword);
    await expect(page.getByRole("button", { name: "Menu akun" })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.goto("/gifts");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(sent).toEqual([]);
    expect(await storedOnDevice(page)).not.toContain(host.account.uid);
  });
});

test("a session that ended elsewhere keeps what waits for its own account alone @once @proof", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const { host, invitationId } = await cutOffGiftForm(page, baseURL);
  await writeGift(page, "1", "Pak Kenari", "123.456");
  await expect(page.getByText("1 catatan tersimpan di perangkat ini")).toBeVisible();
  // As it is when the password was changed elsewhere: the provider signs out, and nobody pressed anything.
  await page.goto("about:blank");
  const empty = await context.newPage();
  await empty.goto("/favicon.svg");
  await empty.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("firebaseLocalStorageDb");
        opening.onerror = () => {
          reject(new Error("no database"));
        };
        opening.onsuccess = () => {
          const emptied = opening.result.transaction("firebaseLocalStorage", "readwrite");
          emptied.objectStore("firebaseLocalStorage").clear();
          emptied.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  expect(await storedOnDevice(empty)).toContain("Pak Kenari");
  const next = await signUpByApi(baseURL, "Sinta");
  await empty.goto("/sign-in");
  await test.step("its own account sends it", async () => {
    await signIn(empty, host.account.email, hostPassword);
    await expect(empty.getByRole("button", { name: "Menu akun" })).toBeVisible();
    await expect
      .poll(async () => JSON.stringify(await host.call("listGifts", { invitationId, since: null })))
      .toContain("Pak Kenari");
    await expect.poll(async () => storedOnDevice(empty)).not.toContain("Kenari");
  });
  await test.step("another account takes it away by signing in", async () => {
    await signOut(empty);
    await empty.evaluate(
      ([uid, id]) => {
        localStorage.setItem(`janur.gifts.${uid ?? ""}.${id ?? ""}.x`, "Bu Kenari");
      },
      [host.account.uid, invitationId],
    );
    await signIn(empty, next.account.email, hostPassword);
    await expect(empty.getByRole("button", { name: "Menu akun" })).toBeVisible();
    expect(await storedOnDevice(empty)).not.toContain("Kenari");
  });
});
