import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";

const words = {
  id: {
    ...{ add: "Catat pemberian", to: "Kepada", amount: "Nominal", occasion: "Untuk acara", save: "Simpan" },
    search: "Cari nama, misalnya Pak Hadi",
    sums: "Diterima Rp850.000 · Diberikan Rp300.000",
    nothing: "Tidak ada yang cocok dengan nama itu.",
    ending: "",
  },
  en: {
    ...{ add: "Note a gift given", to: "To", amount: "Amount", occasion: "For", save: "Save" },
    search: "Search a name, e.g. Pak Hadi",
    sums: "Received Rp850.000 · Given Rp300.000",
    nothing: "Nothing matches that name.",
    ending: " @proof",
  },
};

for (const [language, word] of Object.entries(words))
  test(`the memory finds over all events who gave what and what was given, by name, in ${language}${word.ending}`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language);
    const host = await signedInHost(page, baseURL);
    for (const [index, [names, name, amount]] of (
      [
        [["Ratri", "Bayu"], "Keluarga Pak Hadi", 500_000],
        [["Fathan"], "Pak Hadi Wiranto", 350_000],
      ] as const
    ).entries()) {
      const eventType = names.length === 1 ? "khitanan" : "wedding";
      const { invitationId } = await draftInvitation(host, { eventType, names: [...names] });
      const gift = { kind: "envelope", guest: null, through: "", envelope: "1", note: "", name, amount };
      const giftId = `Gift000000000000000${String(index)}`;
      await host.call("saveGift", { invitationId, giftId, revision: null, gift, isDouble: false });
    }
    await page.goto("/gifts");
    await page.getByRole("button", { name: word.add }).click();
    const dialog = page.getByRole("dialog", { name: word.add });
    await dialog.getByLabel(word.to, { exact: true }).fill("Pak Hadi Wiranto");
    await dialog.getByLabel(word.amount, { exact: true }).fill("300");
    await dialog.getByLabel(word.occasion, { exact: true }).fill("Nikahan Sinta");
    await dialog.getByRole("button", { name: word.save }).click();
    const search = page.getByLabel(word.search);
    await search.fill("pak hadi");
    await expect(page.getByText(word.sums)).toBeVisible();
    for (const occasion of ["Nikahan Sinta", "Ratri & Bayu", "Fathan"])
      await expect(page.getByText(occasion).first()).toBeVisible();
    await expectAccessible(page, "gift memory");
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await search.fill("suparmi");
    await expect(page.getByText(word.nothing)).toBeVisible();
  });
