import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import { expect, test } from "@playwright/test";
import { expectSaved, openEditor } from "../support/host.ts";
import { saveByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { draftText, storeInTheme } from "../support/suite-data.ts";

const common = "Sampai jumpa di hari kami";
const ofGroom = "Matur nuwun, keluarga di Klaten";

function closedWith(content: Content, words: string): Content {
  const closing = findSection(content, "closing");
  if (closing === undefined) throw new Error("the starter has no closing");
  return withSection(content, { ...closing, text: { ...closing.text, id: words } });
}

/** In jepun with colours and a colourway, the groom's family with words and colours of its own. */
function inJepun(content: Content): Content {
  const whole: Content = {
    ...closedWith(content, common),
    theme: "jepun",
    adjustments: { jepun: { accent: "#2A6F4E", colourway: "rose" } },
  };
  const own = closedWith(contentOfSide(whole, "groom"), ofGroom);
  return withSideEdited(whole, "groom", { ...own, adjustments: { jepun: { accent: "#5B2A86" } } });
}

test("an invitation in a theme that was retired goes on in its successor: page, editor, history, publishing @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? "";
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host, inJepun);
  const { invitationId, slug } = shown;
  await host.call("addSide", { invitationId, side: "groom", slug: `${slug}-pria` });
  await host.call("publishInvitation", { invitationId, revision: 2 });
  await saveByApi(host, shown, (content) => inJepun(closedWith(content, "")));
  const places = [`publications/${slug}`, `publications/${slug}-pria`, `invitations/${invitationId}`];
  for (const path of [...places, `invitations/${invitationId}/draft/current`])
    await storeInTheme(origin, path, "jepun", "prada");
  await storeInTheme(origin, `invitations/${invitationId}/versions/2`, "jepun", "prada");
  expect(await draftText(origin, invitationId)).toContain('"prada"');

  // Guests, in both versions.
  for (const [address, words] of [
    [slug, common],
    [`${slug}-pria`, ofGroom],
  ]) {
    await page.goto(`/event/${address ?? ""}`);
    await expect(page.locator("#art")).toHaveAttribute("href", /\/art-jepun-/);
    await page.locator("#open").click();
    await expect(page.locator(".s-closing")).toContainText(words ?? "");
    await expect(page.locator("body")).toContainText("Pendopo Agung");
  }

  // The host, to whom nothing looks unsaved or changed.
  await openEditor(page, invitationId);
  const preview = page.frameLocator('iframe[title="Pratinjau halaman tamu"]');
  await expect(preview.locator('link[href*="/art-jepun-rose-"]')).toBeAttached();
  await page.goto(`/invitations/edit/${invitationId}?section=theme`);
  const colours = page.getByRole("radiogroup", { name: "Warna tema" });
  await expect(colours.getByRole("radio", { name: "Mawar" })).toBeChecked();
  await colours.getByRole("radio", { name: "Warna asli" }).check({ force: true });
  await expectSaved(page);
  const draft = () => draftText(origin, invitationId);
  await expect.poll(draft).not.toContain('"prada"');
  expect(await draft()).toContain(ofGroom);

  // What that release kept of its drafts comes back in the successor as well.
  await openEditor(page, invitationId);
  await page.getByRole("button", { name: "Pilihan lain" }).click();
  await page.getByRole("menuitem", { name: "Riwayat versi" }).click();
  const history = page.getByRole("dialog", { name: "Riwayat versi" });
  await history.getByRole("button", { name: /^Versi terbit/ }).click();
  await history.getByRole("button", { name: "Kembalikan versi ini" }).click();
  await expect(history).toBeHidden();
  await expectSaved(page);
  await expect.poll(draft).toContain('"rose"');
  expect(await draft()).not.toContain('"prada"');

  await page.getByRole("button", { name: "Terbitkan perubahan" }).click();
  await expect(page.getByText("Perubahan sudah terbit", { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.goto(`/event/${slug}`);
  await expect(page.locator("#art")).toHaveAttribute("href", /\/art-jepun-rose-/);
});

test("addresses, favourites and drafts that name a retired theme lead to its successor @once", async ({
  page,
}) => {
  await page.goto("/themes?look=truntum");
  await expect(page.getByRole("dialog", { name: "Contoh undangan dengan tema Sido" })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem("janur.favouriteThemes", "gandum kota");
  });
  await page.goto("/themes?favourites=only");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Kota", "Kapel"]);
  await page.evaluate(() => {
    const draft = {
      ...{ eventType: "wedding", firstName: "Meilani", secondName: "Kevin", isDateUnknown: true },
      theme: "truntum",
    };
    sessionStorage.setItem("janur.draft.new-invitation", JSON.stringify(draft));
  });
  await page.goto("/try?step=4");
  await expect(page.getByRole("button", { name: "Lihat tema Sido" })).toHaveAttribute("aria-current", "true");
  await page.goto("/try?step=4&theme=prada&colourway=rose");
  await expect(page.getByRole("button", { name: "Lihat tema Jepun" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});
