import { expect, test, type Page, type Route } from "@playwright/test";
import { guestContext } from "../support/host.ts";
import { tokenIn } from "../../../tools/smoke/token-in.ts";
import { inviteByApi, showInvitation, signUpByApi } from "../support/host-api.ts";

/** A refusal as the guests' service words it. */
function refuse(code: string, params: Record<string, unknown> = {}): (route: Route) => Promise<void> {
  const body = { error: { status: "FAILED_PRECONDITION", message: code, details: { code, params } } };
  return (route) => route.fulfill({ status: 400, json: body });
}

async function fillAnswer(guest: Page, note: string): Promise<void> {
  const form = guest.locator("#rsvp-form");
  await form.getByRole("radio", { name: "Hadir", exact: true }).check();
  await form.getByLabel("Pesan untuk keluarga").fill(note);
}

test("the guests' script keeps guest, words and answer through everything @wide", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signUpByApi(baseURL);
  const shown = await showInvitation(host);
  const { slug } = shown;
  const link = await inviteByApi(host, shown, "Hadi Wiranto");
  const phone = await guestContext(browser);
  const token = tokenIn(link);
  let guest = await phone.newPage();

  await test.step("in-page links and reloads leave the token alone", async () => {
    await guest.goto(link);
    await guest.getByRole("link", { name: "Buka Undangan" }).click();
    await expect(guest.locator("#s-opening")).toBeFocused();
    expect(guest.url()).toContain(token);
    await guest.evaluate(() => {
      location.hash = "s-rsvp";
    });
    await expect(guest).toHaveURL(new RegExp(token.replaceAll(".", "\\.")));
    await guest.reload();
    await expect(guest.locator("#guest")).toContainText("Hadi Wiranto");
    await guest.getByRole("link", { name: "English" }).click();
    await expect(guest).toHaveURL(new RegExp(`/event/${slug}/en#to=.+&g=`));
    await guest.goBack();
  });

  await test.step("the form comes for this guest when it is near, without a tap", async () => {
    await guest.locator("#rsvp").scrollIntoViewIfNeeded();
    await expect(guest.getByText("Berkenankah Bapak Hadi Wiranto")).toBeVisible();
    await expect(guest.locator("#rsvp-form").getByLabel("Nama", { exact: true })).toHaveCount(0);
  });

  await test.step("a refusal keeps what was typed", async () => {
    await guest.route("**/api/guest/submitRsvp", refuse("rsvp/too-many-people", { seats: 1 }));
    await fillAnswer(guest, "Kursi dekat pintu");
    await guest.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(guest.getByText("Paling banyak 1 orang. Ubah jumlahnya")).toBeVisible();
    await expect(guest.getByLabel("Pesan untuk keluarga")).toHaveValue("Kursi dekat pintu");
    await guest.unroute("**/api/guest/submitRsvp");
  });

  await test.step("an answer without signal is said to be unsent, and arrives after the tab was closed", async () => {
    await phone.setOffline(true);
    await guest.getByRole("button", { name: "Kirim jawaban" }).click();
    await expect(guest.getByText("Jawaban belum terkirim, tetapi tersimpan di ponsel ini.")).toBeVisible();
    await guest.close();
    await phone.setOffline(false);
    guest = await phone.newPage();
    await guest.goto(link);
    await expect(guest.locator("#answered")).toContainText("Terima kasih!");
    await guest.getByRole("button", { name: "Ubah jawaban" }).click();
    await expect(guest.getByLabel("Pesan untuk keluarga")).toHaveValue("Kursi dekat pintu");
    await expect(guest.locator("#rsvp-form [name=basedOn]")).toHaveValue("1");
  });

  await test.step("a wish hangs on the wall at once, also when it met another on its way", async () => {
    await guest.route("**/api/guest/postWish", refuse("service/busy", {}), { times: 2 });
    const form = guest.locator("#wish-form");
    await form.getByLabel("Ucapan dan doa").fill("Selamat berbahagia! <b>");
    await expect(form.getByLabel("Nama", { exact: true })).toHaveValue(/Hadi Wiranto/);
    await form.getByRole("button", { name: "Kirim ucapan" }).click();
    await expect(guest.locator("#wishes li").first()).toContainText("Selamat berbahagia! <b>");
  });

  await test.step("a forwarded link opens without its name, and stays so", async () => {
    await guest.getByRole("button", { name: "Bukan Anda?" }).click();
    await expect(guest).toHaveURL(new RegExp(`/event/${slug}$`));
    await expect(guest.locator("#guest")).toHaveText("Bapak/Ibu/Saudara/i");
    await expect(guest.locator("#rsvp-form").getByLabel("Nama", { exact: true })).toBeVisible();
    await guest.reload();
    await expect(guest.locator("#guest")).toHaveText("Bapak/Ibu/Saudara/i");
  });

  await test.step("a plain name is text and nothing else", async () => {
    const hostile = "<img src=x onerror=alert(1)>";
    await guest.goto(`/event/${slug}?to=${encodeURIComponent(hostile)}`);
    await expect(guest.locator("#guest")).toHaveText(hostile);
  });
  await phone.close();
});
