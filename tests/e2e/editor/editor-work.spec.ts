import { expect } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import { expectSaved, openEditor, openSection, stepForth } from "../support/host.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("a tap in the preview opens the form of a section, and the preview shows what is written there @wide", async ({
  page,
  isMobile,
  draft: { invitationId },
}) => {
  const preview = page.frameLocator("iframe");
  const closing = preview.locator("section", { has: page.getByRole("button", { name: "Ubah Penutup" }) });
  const signature = page.getByLabel("Tanda nama keluarga");

  await test.step("by a tap, the form being scrolled to its end", async () => {
    await expect(closing).toBeAttached();
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    if (!isMobile) {
      const bar = await page.getByRole("button", { name: "Terbitkan", exact: true }).boundingBox();
      const shown = await page.locator("iframe").boundingBox();
      expect(shown?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? Infinity));
    }
    await closing.click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(/\?section=closing$/);
    await signature.fill("Keluarga besar Ratri");
    await expect(closing.getByText("Keluarga besar Ratri")).toBeInViewport();
    await expectSaved(page);
  });

  await test.step("by the keyboard", async () => {
    await preview.getByRole("button", { name: "Ubah Pembuka" }).press("Enter");
    await expect(page).toHaveURL(/\?section=opening$/);
    await expect(page.getByLabel("Salam pembuka")).toBeVisible();
    await expect(preview.getByRole("heading", { name: "Dengan hormat" })).toBeInViewport();
  });

  await test.step("what was changed in two sections is taken back and made again", async () => {
    const greeting = page.getByLabel("Salam pembuka", { exact: true });
    await greeting.fill("Salam hangat,");
    await expect(preview.getByRole("heading", { name: "Salam hangat," })).toBeVisible();
    await greeting.press("Control+z");
    await expect(greeting).toHaveValue("Dengan hormat,");
    await page.getByTitle("Urungkan (Ctrl+Z)").click();
    await expect(page).toHaveURL(/\?section=closing$/);
    await expect(signature).toHaveValue("");
    await stepForth(page);
    await expect(signature).toHaveValue("Keluarga besar Ratri");
    await page.keyboard.press("Control+Shift+z");
    await expect(greeting).toHaveValue("Salam hangat,");
    if (isMobile) await expect(page.getByRole("button", { name: "Ulangi" })).toHaveCount(0);
    else await expect(page.getByRole("button", { name: "Ulangi" })).toBeDisabled();
    await expectSaved(page);
  });

  if (isMobile) {
    const drawer = page.getByRole("region", { name: "Pembuka" });
    await test.step("a phone's drawer leaves the section in sight and goes by Escape, by a pull and by the way back", async () => {
      const { height = 0 } = (await drawer.boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(0.7 * 844);
      await expect(drawer.getByRole("heading", { name: "Pembuka" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await preview.getByRole("button", { name: "Ubah Pembuka" }).press("Enter");
      await expect(drawer.getByRole("heading", { name: "Pembuka" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(preview.getByRole("button", { name: "Ubah Pembuka" })).toBeFocused();

      await preview.getByRole("button", { name: "Ubah Pembuka" }).press("Enter");
      await expect(drawer).toBeVisible();
      await drawer.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const { x = 0, y = 0, width = 0 } = (await drawer.boundingBox()) ?? {};
      await page.mouse.move(x + width / 2, y + 10);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + 160, { steps: 4 });
      await page.mouse.up();
      await expect(drawer).toBeHidden();

      await openSection(page, "Pembuka");
      await page.goBack();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(`/invitations/edit/${invitationId}`);
    });
  } else {
    await test.step("both languages stand side by side", async () => {
      await page.getByRole("group", { name: "Salam pembuka" }).getByLabel("Dalam bahasa Inggris").fill("");
      await expect(page.getByText("Belum ditulis dalam bahasa Inggris.").first()).toBeVisible();
      await expectSaved(page);
    });
  }
});

test("a section is added, removed and brought back", async ({ page, isMobile, draft: _draft }) => {
  await openSection(page, "Cerita");
  await page.getByLabel("Judul bab").first().fill("Pertama bertemu");
  await expectSaved(page);
  const story = page.frameLocator("iframe").getByText("Pertama bertemu");
  await expect(story).toBeVisible();
  await page.getByRole("button", { name: "Hapus Cerita" }).click();
  await expect(story).toBeHidden();
  if (isMobile) await expect(page.getByRole("button", { name: "Daftar bagian" })).toBeVisible();
  await page.getByRole("alert").getByRole("button", { name: "Urungkan" }).click();
  await expect(story).toBeVisible();
  await expectSaved(page);
});

test("sections are moved by the keyboard, by a drag and by their menu, copied, and hidden by their eye; the cover stays first", async ({
  page,
  isMobile,
  draft: _draft,
}) => {
  const preview = page.frameLocator("iframe");
  const shown = () =>
    preview.locator("section > .edit").evaluateAll((tools) => tools.map(({ textContent }) => textContent));
  if (isMobile) await page.getByRole("button", { name: "Daftar bagian" }).click();
  const handle = (name: string) => page.getByRole("button", { name: `Geser ${name}` });
  const before = ["Ubah Sampul", "Ubah Pembuka", "Ubah Mempelai", "Ubah Waktu dan tempat"];
  await expect.poll(shown).toEqual(expect.arrayContaining(before));
  await expect(handle("Sampul")).toBeHidden();

  await test.step("by the keyboard", async () => {
    await handle("Pembuka").focus();
    await page.keyboard.press("Space");
    await expect(page.getByText("Pembuka diangkat dari urutan 1.")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByText("Pembuka di urutan 2.")).toBeAttached();
    await page.keyboard.press("Space");
    await expect.poll(async () => (await shown()).slice(0, 3)).toEqual([before[0], before[2], before[1]]);
    await expectSaved(page);
  });

  await test.step("by a drag", async () => {
    await handle("Waktu dan tempat").scrollIntoViewIfNeeded();
    const from = await handle("Waktu dan tempat").boundingBox();
    const to = await handle("Pembuka").boundingBox();
    if (from === null || to === null) throw new Error("no handles");
    await page.mouse.move(from.x + 16, from.y + 22);
    await page.mouse.down();
    await page.mouse.move(from.x + 16, from.y + 8, { steps: 3 });
    await page.mouse.move(to.x + 16, to.y + 12, { steps: 10 });
    await expect(page.getByText("Waktu dan tempat di urutan 2.")).toBeAttached();
    await page.mouse.up();
    await expect
      .poll(async () => (await shown()).slice(0, 4))
      .toEqual([before[0], before[2], before[3], before[1]]);
    await expectSaved(page);
  });

  await test.step("by the menu, with copies, and hidden by one tap", async () => {
    const act = async (action: string) => {
      await page.getByRole("button", { name: "Tindakan untuk Waktu dan tempat" }).first().click();
      await page.getByRole("menuitem", { name: action }).click();
    };
    await act("Turunkan");
    await expect
      .poll(async () => (await shown()).slice(0, 4))
      .toEqual([before[0], before[2], before[1], before[3]]);
    await act("Gandakan");
    await expect(page.getByText("Salinan Waktu dan tempat ada tepat di bawahnya.")).toBeVisible();
    await expect.poll(async () => (await shown()).filter((name) => name === before[3])).toHaveLength(2);
    await page.getByRole("button", { name: "Sembunyikan Waktu dan tempat" }).first().click();
    await expect.poll(async () => (await shown()).filter((name) => name === before[3])).toHaveLength(1);
    await expect(page.getByRole("button", { name: "Tampilkan Waktu dan tempat" })).toBeFocused();
    await page.getByRole("alert").getByRole("button", { name: "Urungkan" }).click();
    await expect.poll(async () => (await shown()).includes("Ubah Waktu dan tempat")).toBe(false);
    await expectSaved(page);
  });
});

test("on a phone the list of sections comes in one piece, so that nothing moves from under the finger @once", async ({
  page,
  baseURL,
}) => {
  const rows = Promise.withResolvers<undefined>();
  await page.route(/\/section-order-/, async (route) => {
    await rows.promise;
    await route.continue();
  });
  const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
  await openEditor(page, invitationId);
  await page.getByRole("button", { name: "Daftar bagian" }).click();
  const list = page.getByRole("region", { name: "Daftar bagian" });
  const below = list.getByRole("link", { name: "Panduan dan contoh kalimat" });
  await expect(list).toBeVisible();
  await expect(below).toBeHidden();
  rows.resolve(undefined);
  await expect(list.getByRole("button", { name: /^Pembuka/ })).toBeVisible();
  await expect(below).toBeVisible();
});
