import { expect, test, type Page } from "@playwright/test";
import { withAccount } from "../support/gift-form.ts";
import { inviteByApi, showInvitation } from "../support/host-api.ts";
import { guestContext } from "../support/host.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";
import { tokenIn } from "../../../tools/smoke/token-in.ts";

const words = {
  id: {
    ...{
      page: "",
      asked: "",
      open: "Buka Undangan",
      sent: "Saya sudah mengirim",
      name: "Nama Anda",
      send: "Kabari keluarga",
    },
    amount: "Nominal (boleh dikosongkan)",
    note: "Catatan (boleh dikosongkan)",
    badAmount: "Tulis nominalnya seperti 500rb",
    thanks: "Terima kasih, Bu Tuti. Kabar Anda sudah sampai; keluarga akan mencocokkannya.",
    ...{ waiting: "Menunggu dikonfirmasi", confirm: "Sudah masuk" },
    ending: "",
  },
  en: {
    ...{
      page: "/en",
      asked: "\\?language=en",
      open: "Open invitation",
      sent: "I have sent something",
      name: "Your name",
    },
    ...{ send: "Tell the family", amount: "Amount (may stay empty)", note: "Note (may stay empty)" },
    badAmount: "Write the amount like 500rb",
    thanks: "Thank you, Bu Tuti. Your note has arrived; the family will match it.",
    ...{ waiting: "Waiting to be confirmed", confirm: "It arrived" },
    ending: " @proof",
  },
};

for (const [language, word] of Object.entries(words)) {
  const declared = (page: Page) => page.getByRole("region", { name: word.waiting });

  test(`a guest says that they have sent something, and it counts once the family has looked, in ${language}${word.ending}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    await speak(page, language);
    const host = await signedInHost(page, baseURL);
    const shown = await showInvitation(host, withAccount);
    const link = await inviteByApi(host, shown, "Hadi Wiranto");
    const phone = await guestContext(browser);
    const guest = await phone.newPage();
    await guest.goto(link.replace(shown.slug, `${shown.slug}${word.page}`));
    // A long name does not stand in the link: it comes with the answer to its token.
    await expect(guest.locator("#guest")).toHaveText(/Hadi Wiranto/);
    await guest.getByRole("link", { name: word.open }).click();
    await guest.getByRole("link", { name: word.sent }).click();
    await expect(guest).toHaveURL(new RegExp(`/event/${shown.slug}/kirim${word.asked}$`));
    // The link's token stands in no address of the page.
    expect(guest.url()).not.toContain(tokenIn(link));
    await expect(guest.getByLabel(word.name)).toHaveValue(/Hadi Wiranto/);
    await guest.getByLabel(word.amount).fill("lima ratus");
    await guest.getByRole("button", { name: word.send }).click();
    await expect(guest.getByRole("alert")).toContainText(word.badAmount);
    await guest.getByLabel(word.amount).fill("500rb");
    await guest.getByRole("button", { name: word.send }).click();
    await expect(guest.getByRole("status")).toContainText("Rp500.000");
    // The same form, sent once more by going back and forth, is one.
    await guest.reload();
    await phone.close();

    await page.goto(`/invitations/${shown.invitationId}/gifts?show=declared`);
    await expect(declared(page)).toContainText("Bapak Hadi Wiranto");
    await expect(declared(page).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByTestId("gift-total")).toHaveText("Rp0");
    await page.getByRole("button", { name: word.confirm }).click();
    await expect(page.getByTestId("gift-total")).toHaveText("Rp500.000");
    await expect(declared(page)).toHaveCount(0);
  });

  test(`the same without script, without a link, in ${language} @proof`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await speak(page, language);
    const host = await signedInHost(page, baseURL);
    const shown = await showInvitation(host, withAccount);
    const context = await guestContext(browser, { javaScriptEnabled: false });
    const guest = await context.newPage();
    await guest.goto(`/event/${shown.slug}${word.page}`);
    await guest.getByRole("link", { name: word.sent }).click();
    await guest.getByLabel(word.name).fill("Bu Tuti");
    await guest.getByLabel(word.note).fill("lewat BCA");
    await guest.getByRole("button", { name: word.send }).click();
    await expect(guest.getByRole("status")).toHaveText(word.thanks);
    await context.close();
    await page.goto(`/invitations/${shown.invitationId}/gifts?show=declared`);
    await expect(declared(page)).toContainText("Bu Tuti");
    await expect(declared(page)).toContainText("lewat BCA");
    await page.getByRole("button", { name: word.confirm }).click();
    await expect(declared(page)).toHaveCount(0);
  });
}
