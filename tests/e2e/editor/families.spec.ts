import type { Content } from "@janur/domain/content/content";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { expectSaved, guestContext, isPhone, openEditor, openSection, pastCache } from "../support/host.ts";
import { guestByApi, linkByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

async function openSides(page: Page) {
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: "Versi untuk tiap keluarga" }).click();
  return page.getByRole("dialog", { name: "Versi untuk tiap keluarga" });
}

/** Says for whom the editor writes now. */
async function writeFor(page: Page, name: string): Promise<void> {
  const sides = page.getByRole("radiogroup", { name: "Berlaku untuk" });
  // On a phone the form that was open before still slides away over it.
  await expect(async () => {
    await sides.getByText(name, { exact: true }).click({ timeout: 5_000 });
    await expect(sides.getByRole("radio", { name })).toBeChecked({ timeout: 1_000 });
  }).toPass();
}

test("one feast, an invitation for each family: written, compared, published, and each guest comes to theirs", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host);
  await openEditor(page, shown.invitationId);
  const groomSlug = `${shown.slug}-pria`;

  const sides = await openSides(page);
  await expectAccessible(page, "the versions of the families");
  await sides.getByRole("button", { name: "Buat versi pihak pria" }).click();
  await expect(sides.getByLabel("Alamat halaman")).toHaveValue(groomSlug);
  await expect(sides.getByText("Alamat ini masih tersedia.")).toBeVisible();
  await sides.getByRole("button", { name: "Buat versi", exact: true }).click();
  await expect(sides).toBeHidden();
  await expect(page.getByRole("radio", { name: "Pihak pria" })).toBeChecked();

  await openSection(page, "Pembuka");
  await expect(page.getByText(/^Sama dengan semua\. Yang Anda ubah di sini hanya berlaku/)).toBeVisible();
  const greeting = page.getByLabel("Salam pembuka");
  const common = await greeting.inputValue();
  await greeting.fill("Sugeng rawuh");
  await expect(page.frameLocator("iframe").getByText("Sugeng rawuh").first()).toBeVisible();
  await expect(page.getByText("Bagian ini berbeda untuk pihak pria.")).toBeVisible();
  await page.getByRole("button", { name: "Lihat bedanya" }).click();
  await expect(page.getByText(`${common} → Sugeng rawuh`)).toBeVisible();
  await expectSaved(page);
  await expectAccessible(page, "a section that differs for one family");

  // One tap uses the common text again, one step back does not.
  await page.getByRole("button", { name: "Pakai yang bersama" }).click();
  await expect(greeting).toHaveValue(common);
  await page.keyboard.press("Control+z");
  await expect(greeting).toHaveValue("Sugeng rawuh");
  await page.keyboard.press("Escape");

  await test.step("its sections stand in an order of its own, until one tap gives the common one back", async () => {
    if (isPhone(page)) await page.getByRole("button", { name: "Daftar bagian" }).click();
    await page.getByRole("button", { name: "Geser Pembuka" }).focus();
    const back = page.getByRole("button", { name: "Pakai urutan bersama" });
    await expect(back).toBeHidden();
    for (const key of ["Space", "ArrowDown", "Space"]) await page.keyboard.press(key);
    await expect(page.getByText("Urutan bagian berbeda untuk pihak pria.")).toBeVisible();
    await expectAccessible(page, "sections in an order of a family's own");
    await back.click();
    await expect(back).toBeHidden();
    await expectSaved(page);
    await page.keyboard.press("Escape");
  });

  await writeFor(page, "Semua");
  await expect(page.frameLocator("iframe").getByText(common).first()).toBeVisible();
  await openSection(page, "Pembuka");
  await expect(greeting).toHaveValue(common);
  await expect(page.getByText(/^Tidak sampai ke pihak pria/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expectSaved(page);

  await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
  // Nobody has seen anything else: there is nothing to look at before.
  await expect(page.getByText("Perubahan sudah terbit")).toBeVisible({ timeout: 30_000 });

  const guestId = await guestByApi(host, shown, "Hadi Wiranto");
  const change = { changeId: "SideOfHadi0000000001", guestIds: [guestId], change: { side: "groom" } };
  await host.call("changeGuests", { invitationId: shown.invitationId, ...change });
  const link = await linkByApi(host, shown, guestId);
  expect(link).toContain(`/event/${groomSlug}#`);
  const guest = await (await guestContext(browser)).newPage();
  await guest.goto(pastCache(`${baseURL ?? ""}/event/${shown.slug}`));
  await expect(guest.getByText("Sugeng rawuh")).toHaveCount(0);
  // The address of before, with their own token behind it.
  await guest.goto(`${baseURL ?? ""}/event/${shown.slug}?v=2${link.slice(link.indexOf("#"))}`);
  await expect(guest).toHaveURL(new RegExp(`/event/${groomSlug}`));
  await expect(guest.locator("#guest")).toHaveText(/Hadi Wiranto/);
  await guest.getByRole("link", { name: "Buka Undangan" }).click();
  await expect(guest.getByText("Sugeng rawuh").first()).toBeVisible();

  await test.step("two families have two versions, and a third is not offered", async () => {
    await host.call("addSide", {
      invitationId: shown.invitationId,
      side: "bride",
      slug: `${shown.slug}-wanita`,
    });
    await openEditor(page, shown.invitationId);
    const both = await openSides(page);
    await expect(both.getByRole("region")).toHaveCount(3);
    await expect(both.getByRole("button", { name: /^Buat versi/ })).toHaveCount(0);
    await expect(both.getByText("Satu acara punya paling banyak dua versi keluarga.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("radiogroup", { name: "Berlaku untuk" }).getByRole("radio")).toHaveCount(3);
  });
});

/** The groom's family in a theme of its own, naming him first. */
function groomsOwn(content: Content): Content {
  const shown = contentOfSide(content, "groom");
  const sections = shown.sections.map((section) =>
    section.type === "hosts" ? { ...section, persons: section.persons.toReversed() } : section,
  );
  return withSideEdited(content, "groom", { ...shown, theme: "sunyi", sections });
}

test("a family's own theme and order of names are told in words, and common again by one tap @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host, groomsOwn);
  const { invitationId } = shown;
  await host.call("addSide", { invitationId, side: "groom", slug: `${shown.slug}-pria` });
  await openEditor(page, invitationId);
  await openSection(page, "Tema");
  // The common theme does not reach them, and its form says so.
  await expect(page.getByText("Pihak pria memakai tema atau warna sendiri.")).toBeVisible();
  await page.keyboard.press("Escape");

  await writeFor(page, "Pihak pria");
  await openSection(page, "Tema");
  await expect(page.getByText("Tema atau warna berbeda untuk pihak pria.")).toBeVisible();
  await page.getByRole("button", { name: "Lihat bedanya" }).click();
  await expect(page.getByText(/^Tema: .+ → Sunyi$/)).toBeVisible();
  await expectAccessible(page, "a theme of a family's own");
  await page.getByRole("button", { name: "Pakai yang bersama" }).click();
  await expect(page.getByText("Tema dan warna di sini hanya untuk pihak pria.")).toBeVisible();
  await page.keyboard.press("Escape");

  await openSection(page, "Mempelai");
  await expect(page.getByText("Urutannya berbeda untuk pihak pria.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Lihat bedanya" }).click();
  await expect(page.getByText("Urutan: Ratri, Bayu → Bayu, Ratri")).toBeVisible();
  await page.getByRole("button", { name: "Pakai urutan bersama" }).click();
  await expect(page.getByText("Urutannya boleh berbeda untuk pihak pria.", { exact: false })).toBeVisible();
  await expectSaved(page);
  await page.keyboard.press("Escape");
  await writeFor(page, "Semua");
  await openSection(page, "Tema");
  await expect(page.getByText("Tema dan warna di sini")).toHaveCount(0);
  await expect(page.getByText("Pihak pria memakai tema atau warna sendiri.")).toHaveCount(0);
});
