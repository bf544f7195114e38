import { expect, test } from "@playwright/test";
import { inviteMany } from "../../../tools/bench/many-guests.ts";
import { restyledByScrolling } from "../support/restyled.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("a row that is scrolled to concerns no other row of a thousand @once", async ({ page, baseURL }) => {
  const host = await signedInHost(page, baseURL);
  await page.setViewportSize({ width: 1280, height: 800 });
  const invitationId = await inviteMany(host.call, 1_000);
  await page.goto(`/invitations/${invitationId}/guests`);
  const rows = page.getByRole("list", { name: "Daftar tamu" }).getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  const restyled = await restyledByScrolling(page);
  expect(restyled, "rows came").toBeGreaterThan(5);
  expect(restyled, "elements of a frame").toBeLessThan(60);
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(1_500);
});
