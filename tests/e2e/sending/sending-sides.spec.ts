import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { guestByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";

const words = {
  id: {
    ...{ texts: "Naskah", copy: "Salin dan ubah", name: "Nama naskah", text: "Naskah bahasa Indonesia" },
    ...{ forWhom: "Berlaku untuk", groom: "Pihak pria", all: "Semua", save: "Simpan naskah" },
    ...{ missing: /Sisipkan \{tautan\}/, close: "Tutup" },
  },
  en: {
    ...{ texts: "Texts", copy: "Copy and change", name: "Name of the text", text: "Indonesian text" },
    ...{ forWhom: "Applies to", groom: "Groom’s side", all: "Everybody", save: "Save text" },
    ...{ missing: /Put \{tautan\} in/, close: "Close" },
  },
};

for (const [language, word] of Object.entries(words))
  test(`each family's guests are sent its own words, the others the common ones, in ${language} @proof`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language);
    const host = await signedInHost(page, baseURL, "Ratri Ayu");
    const shown = await showInvitation(host);
    const { invitationId, slug } = shown;
    await host.call("addSide", { invitationId, side: "groom", slug: `${slug}-pria` });
    await host.call("publishInvitation", { invitationId, revision: 2 });
    const [groom] = [await guestByApi(host, shown, "Aminah"), await guestByApi(host, shown, "Budiarti")];
    const change = { changeId: "SideOfAminah00000001", guestIds: [groom], change: { side: "groom" } };
    await host.call("changeGuests", { invitationId, ...change });

    await page.goto(`/invitations/${invitationId}/send`);
    await page.getByRole("button", { name: word.texts, exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: word.copy }).first().click();
    await dialog.getByLabel(word.name).fill("Keluarga");
    const text = dialog.getByLabel(word.text);
    const common = await text.inputValue();
    const family = dialog.getByRole("group", { name: word.forWhom });
    await family.getByRole("radio", { name: word.groom }).check();
    // Nothing of its own yet: what everybody reads shows through.
    await expect(text).toHaveValue("");
    await expect(text).toHaveAttribute("placeholder", common);
    await text.fill("Nuwun {nama}");
    await family.getByRole("radio", { name: word.all }).check();
    await expect(text).toHaveValue(common);
    // What is wrong lies where nobody looks: it is shown.
    await dialog.getByRole("button", { name: word.save }).click();
    await expect(dialog.getByText(word.missing)).toBeVisible();
    await expect(text).toHaveValue("Nuwun {nama}");
    await expectAccessible(page, "a family's words with a problem");
    await text.fill("Nuwun {nama}, {tautan}");
    await dialog.getByRole("button", { name: word.save }).click();
    await expect(dialog.getByRole("heading", { name: word.groom })).toBeVisible();
    await expectAccessible(page, "a text with a family's words");
    await dialog.getByRole("button", { name: word.close }).last().click();

    const ofGroom = page.getByRole("region", { name: "Bapak Aminah" });
    await expect(ofGroom).toContainText(new RegExp(`Nuwun Aminah, .*/event/${slug}-pria`));
    await page.getByRole("button", { name: /^Bapak Budiarti/ }).click();
    const ofAll = page.getByRole("region", { name: "Bapak Budiarti" });
    await expect(ofAll).toContainText("Bersama ini kami mengundang");
    await expect(ofAll).toContainText(`/event/${slug}#`);
  });
