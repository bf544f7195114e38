import { expect, type Locator } from "@playwright/test";
import { test } from "../support/editor-test.ts";
import { expectSaved } from "../support/host.ts";

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error("it is not on the screen");
  return box;
};

test("a laptop's editor fills the window: sections, page and form side by side, none of them over another @laptop", async ({
  page,
  draft: { invitationId },
}) => {
  const frame = page.locator("iframe");
  const list = page.getByRole("heading", { level: 2, name: "Bagian" });
  const start = page.getByRole("region", { name: "Ketuk apa saja di halaman" });
  await expect(frame.contentFrame().locator("#cover")).toBeVisible();

  await test.step("its own head is the only one, and leads out", async () => {
    await expect(page.getByRole("navigation", { name: "Menu undangan" })).toBeHidden();
    await expect(
      page.getByRole("link", { name: "Ringkasan", exact: true }).filter({ visible: true }),
    ).toHaveAttribute("href", `/invitations/${invitationId}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  });

  await test.step("the page is as wide as a phone, between both columns, and reaches the window's foot", async () => {
    await expect(start).toBeVisible();
    const [shown, title, side] = [await boxOf(frame), await boxOf(list), await boxOf(start)];
    expect(shown.width).toBe(390);
    expect(shown.y + shown.height).toBe(800);
    expect(title.x + title.width).toBeLessThan(shown.x);
    expect(shown.x + shown.width).toBeLessThan(side.x);
  });

  await test.step("what is missing stands there until something is opened, and each row leads to its field", async () => {
    await start.getByRole("button", { name: /^Nama lengkap Ratri/ }).click();
    const hosts = page.getByRole("region", { name: "Mempelai" });
    await expect(hosts.getByLabel("Nama lengkap dengan gelar").first()).toBeFocused();
    await expect(page.getByRole("button", { name: /^Mempelai/ })).toHaveAttribute("aria-current", "true");
    const side = await boxOf(hosts);
    expect(side.x).toBeGreaterThan((await boxOf(frame)).x + 390);
    await hosts.getByLabel("Nama lengkap dengan gelar").first().fill("Ratri Ayu Wardani");
    await expect(frame.contentFrame().getByText("Ratri Ayu Wardani")).toBeVisible();
    await expectSaved(page);
  });

  await test.step("closed, the focus returns to the row it came from, and the list of what is missing is shorter", async () => {
    await page
      .getByRole("button", { name: /^Pembuka/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 2, name: "Pembuka" })).toBeFocused();
    await page.getByRole("region", { name: "Pembuka" }).getByRole("button", { name: "Tutup" }).click();
    await expect(start).toBeVisible();
    await expect(start.getByRole("button", { name: /^Nama lengkap Ratri/ })).toHaveCount(0);
  });
});
