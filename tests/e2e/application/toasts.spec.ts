import { expect, test, type Locator, type Page } from "@playwright/test";
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
