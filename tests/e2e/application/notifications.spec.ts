import { randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect.soft(found, screen).toEqual([]);
}

test("the bell rings by itself when a guest wishes well, and leads to the wish", async ({
  page,
  baseURL,
}) => {
  const { invitationId, slug } = await showInvitation(await signedInHost(page, baseURL));
  await page.goto("/invitations");
  const bell = page.getByRole("banner").getByRole("button", { name: /^Notifikasi/ });
  const news = page.getByRole("dialog", { name: "Notifikasi" });

  await bell.click();
  await expect(news.getByText("Belum ada notifikasi.")).toBeVisible();
  await expectAccessible(page, "no news yet");
  await news.getByRole("button", { name: "Tutup" }).click();
  await expect(news).toBeHidden();

  const wish = { name: "Bude Sri", text: "Semoga rukun selalu." };
  const data = { invitationId, slug, token: null, proof: "", key: randomUUID(), wish };
  const answer = await page.request.post("/api/guest/postWish", { data: { data } });
  expect(answer.ok()).toBe(true);
  await expect(bell).toHaveAccessibleName("Notifikasi, 1 belum dibaca", { timeout: 30_000 });

  await bell.click();
  const wishes = news.getByRole("link", { name: /1 ucapan baru/ });
  // Under the name of its invitation, which stands once.
  const group = news.getByRole("region", { name: "Ratri & Bayu" });
  await expect(group.getByRole("link")).toHaveCount(1);
  await expect(news.getByText("Ratri & Bayu")).toHaveCount(1);
  const middleOf = (of: Locator) =>
    of.evaluate((element) => {
      const { y, height } = element.getBoundingClientRect();
      return y + height / 2;
    });
  expect(await middleOf(wishes.locator(":scope > span"))).toBeCloseTo(await middleOf(wishes), 0);
  // What happened is what is read first; when it was, in few words, with all of it for whoever asks.
  await expect(wishes.locator("strong")).toHaveText("1 ucapan baru");
  const time = wishes.getByRole("time");
  await expect(time).toHaveText(/^(baru saja|\d+ menit lalu)$/);
  await expect(time).toHaveAttribute("title", /^\p{L}+, \d+ \p{L}+ \d{4} pukul \d\d\.\d\d\sWIB$/u);
  const endOf = async (of: Locator) => {
    const box = await of.boundingBox();
    return box === null ? Number.NaN : box.x + box.width;
  };
  // Whatever the news says: marks of short news and of long ones stand below each other.
  expect(await endOf(wishes)).toBeCloseTo((await endOf(wishes.getByText("Baru", { exact: true }))) + 12, 0);
  await expectAccessible(page, "news");
  await news.getByRole("button", { name: "Tandai semua sudah dibaca" }).click();
  await expect(news.getByRole("button", { name: "Tandai semua sudah dibaca" })).toBeHidden();
  await wishes.click();
  await expect(page).toHaveURL(`/invitations/${invitationId}/wishes`);
  await expect(page.getByText("Semoga rukun selalu.")).toBeVisible();
  await expect(bell).toHaveAccessibleName("Notifikasi");
});
