import { expect, test, type Locator, type Page } from "@playwright/test";
import { addTasks } from "../support/suite-data.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const toast = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("button") });

/** Whether nothing of it lies under a toast. */
async function expectClear(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    const [box, over] = [await what.boundingBox(), await toast(page).boundingBox()];
    if (box === null || over === null) throw new Error("not on the page");
    const isBeside = box.x >= over.x + over.width || box.x + box.width <= over.x;
    const isBelowOrAbove = box.y >= over.y + over.height || box.y + box.height <= over.y;
    expect(isBeside || isBelowOrAbove, await what.innerText()).toBe(true);
  }).toPass({ timeout: 5_000 });
}

test("a message that stays for 50 s covers neither heading, tabs and what adds one more, nor a form's first field and what saves it @wide", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  await draftInvitation(host);
  await page.goto("/tasks");
  const add = page.getByRole("button", { name: "Tambah tugas" });
  await add.click();
  const form = page.getByRole("dialog");
  const title = form.getByLabel("Apa yang perlu dikerjakan");
  await title.fill("Pesan katering");
  await form.getByRole("button", { name: "Simpan tugas" }).click();
  await expect(toast(page)).toContainText("Pesan katering");

  await test.step("the page begins below it", async () => {
    await expectClear(page, page.getByRole("heading", { level: 1 }));
    await expectClear(page, add);
    await expectClear(page, page.getByRole("banner"));
  });

  await test.step("and so does a form", async () => {
    await add.click();
    await expectClear(page, form.getByRole("heading"));
    await expectClear(page, form.getByText("Apa yang perlu dikerjakan"));
    await expectClear(page, title);
    await expectClear(page, form.getByRole("button", { name: "Simpan tugas" }));
    await form.getByRole("button", { name: "Batal" }).click();
  });

  await test.step("all of it goes back to its place when the message is closed", async () => {
    await toast(page).getByRole("button", { name: "Tutup" }).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(page.locator("main")).toHaveCSS("margin-top", "0px");
  });
});

test("what comes and goes above a page moves nothing from under a finger @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await addTasks(baseURL ?? "", invitationId, host.account.uid, 30);
  await page.goto("/tasks");
  const row = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("checkbox") })
    .nth(12);
  const main = page.locator("main");
  await row.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
  });
  const place = async () => (await row.boundingBox())?.y;
  const before = await place();

  await page.evaluate(() => {
    const [root, rooms] = [document.documentElement, new Set<string>()];
    new MutationObserver(() => rooms.add(root.style.getPropertyValue("--janur-toast"))).observe(root, {
      attributes: true,
    });
    Object.assign(window, { rooms });
  });

  await test.step("not when a message comes while the page is scrolled, nor when it goes", async () => {
    await row.getByRole("button", { name: /^Pilihan untuk/ }).click();
    await page.getByRole("menuitem", { name: "Hapus" }).click();
    await expect(toast(page)).toContainText("dihapus");
    await expect(main).not.toHaveCSS("margin-top", "0px");
    expect(await place()).toBe(before);
    await toast(page).getByRole("button", { name: "Tutup" }).click();
    await expect(main).toHaveCSS("margin-top", "0px");
    expect(await place()).toBe(before);
  });

  await test.step("and in one step, not frame by frame", async () => {
    const rooms = await page.evaluate(() => [...(window as unknown as { rooms: Set<string> }).rooms]);
    expect(rooms).toHaveLength(2);
    expect(rooms.at(-1)).toBe("0px");
  });

  await test.step("nor while it presses at the top", async () => {
    await row.getByRole("button", { name: /^Pilihan untuk/ }).click();
    await page.getByRole("menuitem", { name: "Hapus" }).click();
    await expect(toast(page)).toContainText("dihapus");
    await expect(main).not.toHaveCSS("margin-top", "0px");
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    const add = page.getByRole("button", { name: "Tambah tugas" });
    const button = await add.boundingBox();
    if (button === null) throw new Error("there is no button");
    await page.mouse.move(button.x + 20, button.y + 20);
    await page.mouse.down();
    await toast(page)
      .getByRole("button", { name: "Tutup" })
      .evaluate((close: HTMLElement) => {
        close.click();
      });
    await expect(toast(page)).toHaveCount(0);
    // A button gives way by a pixel.
    expect(Math.abs(((await add.boundingBox())?.y ?? NaN) - button.y)).toBeLessThanOrEqual(1);
    await page.mouse.up();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(main).toHaveCSS("margin-top", "0px");
  });
});
