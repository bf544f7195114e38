import { expect, test, type Locator } from "@playwright/test";
import { joinTeam, putTeamMessages } from "../support/suite-data.ts";
import { expectAccessible } from "../support/axe.ts";
import { inviteByApi, showInvitation } from "../support/host-api.ts";
import { seenPixels } from "../support/pixels.ts";
import { expectQuarters, heldLike } from "../support/quadrants.ts";
import { signedInHost } from "../support/signed-in-host.ts";

// The guest and the other member have phones of their own; the host has two panes.
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

/** Of four colours, larger than a thumbnail, and held on its side. */
const samplePhoto = () => heldLike(8, 900, 600);

/**
 * Scrolls up until older messages come before the oldest that is there.
 * @returns how far that one moved on the screen, in px, over the frames in which they came
 */
function jumpOnPagingUp(history: Locator, text: string): Promise<number> {
  return history.evaluate(async (frame, wanted) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const place = () =>
      [...frame.querySelectorAll("li")]
        .find(({ textContent }) => textContent.includes(wanted))
        ?.getBoundingClientRect().top;
    const isOldest = () => frame.querySelector("li")?.textContent.includes(wanted) === true;
    let start: number | undefined;
    let furthest = 0;
    frame.scrollTop = 0;
    for (let settled = 0; settled < 20;) {
      await nextFrame();
      const now = place();
      start ??= now;
      if (start !== undefined) furthest = Math.max(furthest, Math.abs((now ?? Infinity) - start));
      if (start !== undefined && !isOldest()) settled += 1;
    }
    return furthest;
  }, text);
}

test(
  "a guest asks from the page, the host sees it at once and answers, and the team talks over a lost signal",
  { tag: "@once" },
  async ({ page, browser, baseURL }) => {
    test.slow();
    const host = await signedInHost(page, baseURL, "Rani");
    const shown = await showInvitation(host);
    const link = await inviteByApi(host, shown, "Hadi");
    await page.goto("/chats");
    const list = page.getByRole("region", { name: "Daftar percakapan" });
    await expect(list.getByRole("link", { name: /Bantuan Janur/ })).toBeVisible();
    await expectAccessible(page, "conversations, none begun");

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const guestPage = await phone.newPage();
    const asking = guestPage.getByRole("dialog", { name: "Tanya tuan rumah" });
    await test.step("the guest of a personal link needs no name", async () => {
      await guestPage.goto(link);
      await guestPage.getByRole("button", { name: "Tanya tuan rumah" }).click();
      await expect(asking.getByText("Belum ada pertanyaan.")).toBeVisible();
      await expect(asking.getByLabel("Nama Anda")).toBeHidden();
      await asking.getByLabel("Pertanyaan").fill("Parkir di mana?");
      await expectAccessible(guestPage, "asking the host");
      await asking.getByRole("button", { name: "Kirim pertanyaan" }).click();
      await expect(asking.getByRole("listitem")).toContainText("Parkir di mana?");
      await expect(asking.getByLabel("Pertanyaan")).toHaveValue("");
    });

    const thread = page.getByRole("region", { name: "Isi percakapan" });
    const hadi = list.getByRole("link", { name: /Bapak Hadi/ });
    await test.step("the host sees it with its count, reads it and answers", async () => {
      await expect(hadi).toContainText("1 baru");
      const entry = page.getByRole("navigation", { name: "Menu utama" }).getByRole("link", {
        name: "Percakapan 1 pesan belum dibaca",
      });
      await expect(entry).toBeVisible();
      await hadi.click();
      await expect(thread.getByRole("log")).toContainText("Parkir di mana?");
      await expect(hadi).not.toContainText("1 baru");
      await expect(entry).toBeHidden();
      await thread.getByRole("button", { name: "Baik, kami catat." }).click();
      await thread.getByRole("textbox").pressSequentially(" Di belakang gedung.");
      await thread.getByRole("button", { name: "Kirim pesan" }).click();
      await expect(thread.getByText("Terkirim", { exact: true })).toBeVisible();
      await expectAccessible(page, "a guest's thread");
    });

    await test.step("a picture goes to the guest, who sees it and may open it", async () => {
      await thread.getByLabel("Gambar dari perangkat ini").setInputFiles({
        name: "denah.jpg",
        mimeType: "image/jpeg",
        buffer: await samplePhoto(),
      });
      const shown = thread.getByRole("img", { name: "Gambar dari Rani" });
      await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
      expectQuarters(await seenPixels(shown), "the picture as its sender sees it");
      await expect(hadi).toContainText("Anda: Gambar");
      await expectAccessible(page, "a picture in a thread");
      await thread.getByLabel("Gambar dari perangkat ini").setInputFiles({
        name: "catatan.txt",
        mimeType: "image/png",
        buffer: Buffer.from("bukan gambar"),
      });
      await expect(thread.getByText("Berkas ini tidak bisa dibaca sebagai gambar.")).toBeVisible();
    });

    await test.step("on a phone the thread keeps to the screen, however many answers are ready", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(thread.getByRole("button", { name: "Blokir" })).toBeInViewport({ ratio: 1 });
      await expect(thread.getByRole("button", { name: "Kirim pesan" })).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step("answers that are ready can be changed and ordered", async () => {
      await thread.getByRole("button", { name: "Atur jawaban" }).click();
      const ready = page.getByRole("dialog", { name: "Jawaban siap pakai" });
      await ready.getByRole("button", { name: "Hapus jawaban 2" }).click();
      await ready.getByRole("button", { name: "Tambah jawaban" }).click();
      await ready.getByRole("textbox", { name: "Jawaban 4" }).fill("Parkir ada di belakang.");
      await ready.getByRole("button", { name: "Naikkan jawaban 4" }).click();
      await expectAccessible(page, "answers kept ready");
      await ready.getByRole("button", { name: "Simpan jawaban" }).click();
      await expect(ready).toBeHidden();
      await expect(thread.getByRole("group", { name: "Jawaban siap pakai" }).getByRole("button")).toHaveText([
        "Terima kasih, sampai jumpa.",
        "Silakan, kami tunggu kehadirannya.",
        "Parkir ada di belakang.",
        "Kami kabari lagi secepatnya.",
        "Atur jawaban",
      ]);
    });

    await test.step("the guest reads the answer, and the host sees that", async () => {
      const answer = asking
        .getByRole("listitem")
        .filter({ hasText: "Baik, kami catat. Di belakang gedung." });
      // The window looks by itself, at once where the page is looked at again.
      await guestPage.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(answer).toBeVisible({ timeout: 20_000 });
      const picture = asking.getByRole("img", { name: "Gambar dari Rani" });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 })
        .toBe(480);
      expectQuarters(await seenPixels(picture), "the picture as the guest sees it");
      await expect(thread.getByText("Sudah dilihat")).toBeVisible();
      await answer.getByText("Laporkan", { exact: true }).click();
      await answer.getByRole("button", { name: "Laporkan pesan ini ke Janur" }).click();
      await expect(answer.getByText("Sudah dilaporkan. Tim Janur membacanya.")).toBeVisible();
    });

    await test.step("a blocked guest is told that it is closed, and their words stay", async () => {
      const words = asking.getByLabel("Pertanyaan");
      const isClosed = asking.getByText("Pertanyaan lewat halaman ini sudah ditutup.").first();
      await words.fill("Ada mushola?");
      await thread.getByRole("button", { name: "Blokir" }).click();
      await expect(thread.getByText("Tamu ini diblokir")).toBeVisible();
      // The window looks by itself, now or within a minute.
      await guestPage.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(isClosed).toBeVisible();
      await expect(words).toHaveValue("Ada mushola?");
      await asking.getByRole("button", { name: "Kirim pertanyaan" }).click();
      await expect(isClosed).toBeVisible();
      await expect(words).toHaveValue("Ada mushola?");
      await thread.getByRole("button", { name: "Buka blokir" }).click();
      await expect(thread.getByRole("textbox")).toBeVisible();
    });
    await phone.close();

    const other = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const bayu = await other.newPage();
    await test.step("what is written without signal is sent once it is back, after a reload too", async () => {
      const { account } = await signedInHost(bayu, baseURL, "Bayu");
      await joinTeam(baseURL ?? "", shown.invitationId, { uid: account.uid, name: "Bayu" });
      await bayu.goto("/chats");
      await bayu.getByRole("link", { name: /Keluarga & Tim/ }).click();
      const write = bayu.getByRole("textbox", { name: /Tulis pesan/ });
      await write.fill("Halo tim");
      await bayu.getByRole("button", { name: "Kirim pesan" }).click();
      await list.getByRole("link", { name: /Keluarga & Tim/ }).click();
      await expect(thread.getByRole("log")).toContainText("Halo tim");
      await expect(bayu.getByText("Terkirim", { exact: true }).or(bayu.getByText(/^Dilihat/))).toBeVisible();
      await other.setOffline(true);
      await write.fill("Dari terowongan");
      await bayu.getByRole("button", { name: "Kirim pesan" }).click();
      await expect(bayu.getByText("Menunggu sinyal")).toBeVisible();
      await other.setOffline(false);
      await bayu.reload();
      await expect(thread.getByRole("log")).toContainText("Dari terowongan");
      await expect(bayu.getByRole("log").getByText("Dari terowongan")).toHaveCount(1);
      await expect(bayu.getByText("Menunggu sinyal")).toBeHidden();
      await expect(bayu.getByText("Dilihat Rani")).toBeVisible();
      await expectAccessible(bayu, "a team's chat on a phone");
    });
    await test.step("so is a picture, once; it can be taken back before that", async () => {
      const choose = async () =>
        bayu.getByLabel("Gambar dari perangkat ini").setInputFiles({
          name: "denah.jpg",
          mimeType: "image/jpeg",
          buffer: await samplePhoto(),
        });
      const log = bayu.getByRole("log");
      const pictures = log.getByRole("img", { name: "Gambar dari Bayu" });
      const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await bayu.route("**/api/host/sendChatPicture", (route) => route.abort("internetdisconnected"));
      await choose();
      await expect(log.getByText("Menunggu sinyal")).toBeVisible();
      await expect.poll(() => widthOf(pictures)).toBe(900);
      // The log may still be scrolling to its end.
      await expect(async () => {
        expectQuarters(await seenPixels(pictures.first()), "a picture that waits for a signal");
      }).toPass();
      await bayu.reload();
      await expect(log.getByText("Menunggu sinyal")).toBeVisible();
      await expect.poll(() => widthOf(pictures)).toBe(900);
      await choose();
      await expect(pictures).toHaveCount(2);
      await expectAccessible(bayu, "pictures that wait for a signal");
      await log.getByRole("button", { name: "Batal kirim" }).last().click();
      await expect(pictures).toHaveCount(1);
      await bayu.unroute("**/api/host/sendChatPicture");
      await other.setOffline(true);
      await other.setOffline(false);
      await expect(log.getByText("Menunggu sinyal")).toBeHidden();
      await expect.poll(() => widthOf(pictures)).toBe(480);
      await bayu.reload();
      await expect(log.getByText("Dari terowongan")).toBeVisible();
      await expect(pictures).toHaveCount(1);
      await expect(thread.getByRole("img", { name: "Gambar dari Bayu" })).toHaveCount(1);
    });
    await other.close();

    await test.step("older messages come while one reads on, and nothing jumps", async () => {
      const long = await showInvitation(host);
      const writer = { uid: "bayu", name: "Bayu", count: 200 };
      await joinTeam(baseURL ?? "", long.invitationId, writer);
      await putTeamMessages(baseURL ?? "", long.invitationId, writer);
      await page.goto(`/chats?chat=team-${long.invitationId}`);
      const history = thread.getByRole("log");
      await expect(history.getByText("Pesan 200.")).toBeInViewport();
      for (const oldest of [151, 101, 51])
        expect(await jumpOnPagingUp(history, `Pesan ${String(oldest)}.`)).toBeLessThan(3);
      await history.evaluate((frame) => {
        frame.scrollTop = 0;
      });
      await expect(history.getByText("Pesan 1.")).toBeInViewport();
      await expect(history.getByRole("listitem").first()).toHaveAttribute("aria-posinset", "1");
    });

    await test.step("the help centre leads to support, which answers in the same place", async () => {
      await page.goto("/help-center");
      await page.getByRole("link", { name: "Hubungi bantuan" }).click();
      await thread
        .getByRole("textbox", { name: "Tulis pesan: Bantuan Janur" })
        .fill("Bagaimana mengganti tema?");
      await thread.getByRole("textbox").press("Enter");
      await expect(list.getByRole("link", { name: /Bantuan Janur/ })).toContainText(
        "Anda: Bagaimana mengganti tema?",
      );
      await expect(thread.getByText("Terkirim", { exact: true })).toBeVisible();
    });
  },
);
