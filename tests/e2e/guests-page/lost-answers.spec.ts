import { expect, test, type Page } from "@playwright/test";
import { openForm, rsvpWith, sayYes } from "../support/answering-guest.ts";
import { publishWedding, weddingAhead } from "../support/published-wedding.ts";

/** The operation takes effect once and its answer is lost on the way, as in a lift. */
async function loseAnswer(page: Page, operation: string): Promise<void> {
  await page.route(
    `**/api/guest/${operation}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

async function sayNo(page: Page): Promise<void> {
  for (const radio of await page.getByRole("radio", { name: "Berhalangan" }).all()) await radio.check();
}

const notSent = "Jawaban belum terkirim, tetapi tersimpan";
const elsewhere = /Jawaban sudah diubah dari tempat lain/;

test("what was changed after its answer was lost counts as changed @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { invite, slug } = await publishWedding(baseURL, weddingAhead(30, rsvpWith({ policy: "open" })));
  const answered = page.locator("#answered");

  const changeMind = async (send: string) => {
    await loseAnswer(page, "submitRsvp");
    await sayYes(page);
    await page.getByRole("button", { name: send, exact: true }).click();
    await expect(page.getByText(notSent)).toBeVisible();
    await sayNo(page);
    await page.getByRole("button", { name: send, exact: true }).click();
    await expect(page.getByText(elsewhere)).toBeVisible();
    await expect(page.getByRole("radio", { name: "Berhalangan" }).first()).toBeChecked();
    await page.getByRole("button", { name: send, exact: true }).click();
    await expect(answered).toContainText("Terima kasih atas kabarnya");
  };

  await test.step("by a personal link", async () => {
    await openForm(page, await invite());
    await changeMind("Kirim jawaban");
    await page.reload();
    await page.locator("#rsvp").scrollIntoViewIfNeeded();
    await expect(answered).toContainText("Terima kasih atas kabarnya");
  });

  await test.step("a wish as well", async () => {
    await loseAnswer(page, "postWish");
    const form = page.locator("#wish-form");
    await form.getByLabel("Ucapan dan doa").fill("Selamat");
    await form.getByRole("button", { name: "Kirim ucapan" }).click();
    await expect(form.getByText("Belum terkirim.")).toBeVisible();
    await form.getByLabel("Ucapan dan doa").fill("Selamat menempuh hidup baru");
    await form.getByRole("button", { name: "Kirim ucapan" }).click();
    await expect(page.locator("#wishes li").first()).toContainText("Selamat menempuh hidup baru");
  });

  await test.step("and without a link, as one and the same person", async () => {
    await page.goto("about:blank");
    await page.goto(`/event/${slug}`);
    await page.getByRole("button", { name: "Bukan Anda?" }).click();
    await page.locator("#rsvp-form").getByLabel("Nama", { exact: true }).fill("Udin");
    await changeMind("Daftar");
  });
});

test("an answer that waits for a signal stays its guest's own on a phone that a family shares @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const { invite } = await publishWedding(baseURL, weddingAhead(30, rsvpWith({})));
  const father = await invite({ name: "Hadi Wiranto" });
  const mother = await invite({ honorific: "Ibu", name: "Sri Rahayu" });
  await openForm(page, father);
  await page.route("**/api/guest/submitRsvp", (route) => route.abort());
  await sayYes(page);
  await page.getByLabel("Pesan untuk keluarga").fill("Kursi dekat pintu");
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(page.getByText(notSent)).toBeVisible();

  await test.step("what is typed over it stays when the signal comes back", async () => {
    await page.getByLabel("Pesan untuk keluarga").fill("Kursi dekat jendela");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByLabel("Pesan untuk keluarga")).toHaveValue("Kursi dekat jendela");
  });

  await page.unroute("**/api/guest/submitRsvp");
  await page.goto("about:blank");
  const handedIn = page.waitForResponse("**/api/guest/submitRsvp");
  await openForm(page, mother);
  expect((await handedIn).status()).toBe(200);
  await expect(page.locator("#guest")).toHaveText("Ibu Sri Rahayu");
  await expect(page.getByLabel("Pesan untuk keluarga")).toHaveValue("");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await sayNo(page);
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(page.locator("#answered")).toContainText("Terima kasih atas kabarnya");

  await page.goto("about:blank");
  await page.goto(father);
  await page.locator("#rsvp").scrollIntoViewIfNeeded();
  await expect(page.locator("#answered")).toContainText("Kami menantikan");
  await page.getByRole("button", { name: "Ubah jawaban" }).click();
  await expect(page.getByLabel("Pesan untuk keluarga")).toHaveValue("Kursi dekat pintu");
});
