import type { Content } from "@janur/domain/content/content";
import { expect, test, type Page } from "@playwright/test";
import { inviteByApi, showInvitation } from "../support/host-api.ts";
import { guestContext } from "../support/host.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { tokenIn } from "../../../tools/smoke/token-in.ts";

/** The starter's wedding with an account for all to see. */
function withAccount(content: Content): Content {
  const account = {
    id: "a",
    provider: "BCA" as const,
    providerName: "",
    holder: "Rani Contoh",
    number: "0000 1234 56",
  };
  const both = (text: string) => ({ id: text, en: text });
  const gifts = {
    ...{ id: "gifts", type: "gifts" as const, isHidden: false, heading: both("Tanda kasih"), text: both("") },
    ...{ accounts: [account], qris: null, address: "", audience: "everyone" as const },
  };
  return { ...content, sections: [...content.sections.filter(({ type }) => type !== "gifts"), gifts] };
}

const declared = (page: Page) => page.getByRole("region", { name: "Menunggu dikonfirmasi" });

test("a guest says that they have sent something, and it counts once the family has looked", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host, withAccount);
  const link = await inviteByApi(host, shown, "Hadi Wiranto");
  const phone = await guestContext(browser);
  const guest = await phone.newPage();
  await guest.goto(link);
  // A long name does not stand in the link: it comes with the answer to its token.
  await expect(guest.locator("#guest")).toHaveText(/Hadi Wiranto/);
  await guest.getByRole("link", { name: "Buka Undangan" }).click();
  await guest.getByRole("link", { name: "Saya sudah mengirim" }).click();
  await expect(guest).toHaveURL(new RegExp(`/event/${shown.slug}/kirim$`));
  // The link's token stands in no address of the page.
  expect(guest.url()).not.toContain(tokenIn(link));
  await expect(guest.getByLabel("Nama Anda")).toHaveValue(/Hadi Wiranto/);
  await guest.getByLabel("Nominal (boleh dikosongkan)").fill("lima ratus");
  await guest.getByRole("button", { name: "Kabari keluarga" }).click();
  await expect(guest.getByRole("alert")).toContainText("Tulis nominalnya seperti 500rb");
  await guest.getByLabel("Nominal (boleh dikosongkan)").fill("500rb");
  await guest.getByRole("button", { name: "Kabari keluarga" }).click();
  await expect(guest.getByRole("status")).toContainText("Rp500.000");
  // The same form, sent once more by going back and forth, is one.
  await guest.reload();
  await phone.close();

  await page.goto(`/invitations/${shown.invitationId}/gifts?show=declared`);
  await expect(declared(page)).toContainText("Bapak Hadi Wiranto");
  await expect(declared(page).getByRole("listitem")).toHaveCount(1);
  await expect(page.getByTestId("gift-total")).toHaveText("Rp0");
  await page.getByRole("button", { name: "Sudah masuk" }).click();
  await expect(page.getByTestId("gift-total")).toHaveText("Rp500.000");
  await expect(declared(page)).toHaveCount(0);
});

test("the same without script, without a link @once", async ({ page, browser, baseURL }) => {
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host, withAccount);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const guest = await context.newPage();
  await guest.goto(`/event/${shown.slug}`);
  await guest.getByRole("link", { name: "Saya sudah mengirim" }).click();
  await guest.getByLabel("Nama Anda").fill("Bu Tuti");
  await guest.getByLabel("Catatan (boleh dikosongkan)").fill("lewat BCA");
  await guest.getByRole("button", { name: "Kabari keluarga" }).click();
  await expect(guest.getByRole("status")).toHaveText(
    "Terima kasih, Bu Tuti. Kabar Anda sudah sampai; keluarga akan mencocokkannya.",
  );
  await context.close();
  await page.goto(`/invitations/${shown.invitationId}/gifts?show=declared`);
  await expect(declared(page)).toContainText("Bu Tuti");
  await expect(declared(page)).toContainText("lewat BCA");
});
