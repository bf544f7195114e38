import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { expect, test } from "@playwright/test";
import { startingIn } from "../support/door/door-api.ts";
import { startFeast } from "../support/door/door-feast.ts";
import { doorPhone, prepare, verdict } from "../support/door/door-phone.ts";
import { linkByApi } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const phone = { ...doorPhone, timezoneId: "Asia/Jakarta" };

/** A feast within the hour, whose guests get a code with their answer. */
function tonight(starter: Content): Content {
  const content = startingIn(1)(starter);
  const rsvp = findSection(content, "rsvp");
  if (rsvp === undefined) throw new Error("the starter asks for no answer");
  return withSection(content, { ...rsvp, deadlineAt: null, isCodeShown: true });
}

test("a guest's own code opens the door, once, and a father sees it on his phone: four browsers at once @once", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const feast = await startFeast(baseURL, tonight, await signedInHost(page, baseURL, "Pak Bambang"));
  const { invitationId } = feast.shown;
  const hadi = await feast.invite({ name: "Hadi Wiranto", seats: 2 });
  await page.goto(`/invitations/${invitationId}/check-in`);
  const inside = (people: number) =>
    page.getByRole("img", { name: new RegExp(`^${String(people)} dari \\d+ orang sudah masuk$`) });
  await expect(inside(0)).toBeVisible();

  // The guest, at home: they answer, and their page shows a code.
  const guest = await (await browser.newContext({ ...phone, baseURL })).newPage();
  await guest.goto(await linkByApi(feast.host, feast.shown, hadi.id));
  await guest.locator("#rsvp").scrollIntoViewIfNeeded();
  await expect(guest.locator("#own-data")).toBeVisible();
  for (const radio of await guest.getByRole("radio", { name: "Hadir", exact: true }).all())
    await radio.check();
  await guest.getByRole("button", { name: "Kirim jawaban" }).click();
  const code = guest.getByRole("img", { name: "Kode masuk Anda" });
  await expect(code).toBeVisible();
  const picture = { name: "kode.png", mimeType: "image/png", buffer: await code.screenshot() };

  // Two ushers, one of them without a signal.
  const [rina, joko] = await Promise.all(
    ["Rina", "Joko"].map(async (name) =>
      prepare(
        await browser.newContext({ ...phone, baseURL }),
        (await feast.pass(name)).link,
        feast,
        (await feast.ceremonies()) > 1 ? "Resepsi" : null,
      ),
    ),
  );
  if (rina === undefined || joko === undefined) throw new Error("no phones");
  await rina.getByLabel("Dari foto").setInputFiles(picture);
  await rina.getByRole("button", { name: /^Persilakan masuk, 2 orang/ }).click();
  await expect(verdict(rina, "Silakan masuk").getByText("Bapak Hadi Wiranto")).toBeVisible();
  await expect(inside(2)).toBeVisible();

  await expect(joko.getByText("2 orang masuk · 1 undangan")).toBeVisible();
  await joko.context().setOffline(true);
  await joko.getByLabel("Dari foto").setInputFiles(picture);
  await expect(verdict(joko, "Sudah masuk").getByText(/^Sudah masuk \d\d\.\d\d oleh Rina$/)).toBeVisible();
  await joko.context().setOffline(false);

  // The family takes the entry back, and both doors hear of it.
  await page.getByRole("link", { name: "Sesudahnya" }).click();
  await page
    .getByRole("button", { name: /^Urungkan/ })
    .first()
    .click();
  await expect(rina.getByText("0 orang masuk · 0 undangan")).toBeVisible();
  for (const opened of [guest, rina, joko]) await opened.context().close();
});
