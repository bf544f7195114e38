import { expect, test, type Browser, type Page } from "@playwright/test";
import { guestContext } from "../support/host.ts";
import { inviteByApi, showInvitation, signUpByApi } from "../support/host-api.ts";
import { tokenIn } from "../../../tools/smoke/token-in.ts";

/** The part of the script that comes after the cover is painted. */
const rest = "**/assets/event/page-*.js";

/** Opens the link where the rest of the script has not come, and answers. */
async function answerEarly(guest: Page, link: string): Promise<void> {
  await guest.goto(link);
  const form = guest.locator("#rsvp-form");
  await form.getByRole("radio", { name: "Hadir", exact: true }).check();
  await form.getByLabel("Nama", { exact: true }).fill("Hadi");
  await form.getByRole("button", { name: "Kirim jawaban" }).click();
}

async function openedBy(browser: Browser): Promise<Page> {
  return (await guestContext(browser)).newPage();
}

test("an answer given before the script has come is the guest's own @once @proof", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signUpByApi(baseURL);
  const link = await inviteByApi(host, await showInvitation(host), "Hadi Wiranto");

  await test.step("it waits for a script that is late", async () => {
    const guest = await openedBy(browser);
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<undefined>();
    await guest.route(rest, async (route) => {
      await arrival;
      await route.continue();
    });
    await answerEarly(guest, link);
    arrive(undefined);
    await expect(guest.locator("#answered")).toContainText("Bapak Hadi Wiranto");
    expect(tokenIn(guest.url())).toBe(tokenIn(link));
    await guest.context().close();
  });

  await test.step("without signal it is said to be unsent, and goes when the signal is back", async () => {
    const guest = await openedBy(browser);
    await guest.route(rest, (route) => route.abort());
    await guest.goto(link);
    await guest.context().setOffline(true);
    await guest.locator("#rsvp-form").getByRole("radio", { name: "Berhalangan" }).check();
    await guest.locator("#rsvp-form").getByLabel("Nama", { exact: true }).fill("Hadi");
    await guest.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(guest.locator("#rsvp-form").getByRole("status")).toContainText("Jawaban belum terkirim");
    await guest.unroute(rest);
    await guest.context().setOffline(false);
    // The form was not based on the answer before it: that is said, and nothing is overwritten, whether the script
    // has come by now or the plain form went without it.
    await expect(guest.getByText("Jawaban sudah diubah dari tempat lain")).toBeVisible();
    await guest.context().close();
  });

  await test.step("where the script never comes, the plain form carries the token", async () => {
    const guest = await openedBy(browser);
    await guest.route(rest, (route) => route.abort());
    await answerEarly(guest, link);
    await guest.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(guest).toHaveURL(/\/rsvp$/);
    await expect(guest.getByRole("main")).toContainText("Bapak Hadi Wiranto");
    await guest.context().close();
  });
});
