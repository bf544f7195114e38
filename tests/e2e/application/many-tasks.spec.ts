import { expect, test, type Page } from "@playwright/test";
import { addTasks } from "../support/suite-data.ts";
import { draftInvitation } from "../support/host-api.ts";
import { restyledByScrolling } from "../support/restyled.ts";
import { signedInHost } from "../support/signed-in-host.ts";

/** More would make a page of it slow on a phone; what times it takes is `npm run bench -- tasks`. */
const mostNodes = 1_500;

const nodesOf = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

test("2,000 tasks are a page like any other @once @proof", async ({ page, baseURL }) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await addTasks(baseURL ?? "", invitationId, host.account.uid, 2_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/tasks");
  const rows = page.getByRole("list", { name: "Daftar tugas" }).getByRole("listitem");
  // All 2,000 come from the server first, beside whatever else the machine does.
  await expect(rows).toHaveCount(30, { timeout: 60_000 });
  expect(await nodesOf(page)).toBeLessThanOrEqual(mostNodes);
  expect(await restyledByScrolling(page), "elements that a new row concerns").toBeLessThan(60);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Cari tugas").fill("Tugas 1999");
  await expect(rows).toHaveCount(1);
  await page.getByLabel("Cari tugas").fill("");
  await expect(rows).toHaveCount(30);

  await page.getByRole("link", { name: "Papan" }).click();
  await expect(page.getByRole("button", { name: /^Geser / })).toHaveCount(45);
  expect(await nodesOf(page)).toBeLessThanOrEqual(mostNodes);

  await page.getByRole("link", { name: "Bulan" }).click();
  await expect(page.getByRole("table").getByRole("row").nth(4)).toBeVisible();
  expect(await nodesOf(page)).toBeLessThanOrEqual(mostNodes);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("table")).toBeHidden();
  expect(await nodesOf(page)).toBeLessThanOrEqual(mostNodes);
});
