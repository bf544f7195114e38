import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { inviteByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("the report tells how far guests are, when they look and on what, and goes along as a file @once", async ({
  page,
  context,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host);
  const content = page.getByRole("main");
  const row = (region: string, name: string) =>
    content.getByRole("region", { name: region }).getByRole("row", { name: new RegExp(`^${name}`) });

  await page.goto(`/invitations/${shown.invitationId}/stats`);
  await expect(content.getByText("Belum ada tamu di daftar.")).toBeVisible();
  await expectAccessible(page, "nobody");

  const link = await inviteByApi(host, shown, "Hadi Wiranto");
  await inviteByApi(host, shown, "Suparmi");
  const tap = async (path: string, token: RegExp) => {
    const guest = await context.newPage();
    await guest.goto(path);
    await Promise.all([
      guest.waitForResponse(
        (answer) => answer.url().endsWith("/openLink") && token.test(answer.request().postData() ?? ""),
      ),
      guest.getByRole("link", { name: "Buka Undangan" }).click(),
    ]);
    await guest.close();
  };
  await tap(link, /"isTap":true/);
  await tap(`/event/${shown.slug}`, /"token":"","isTap":true/);

  await expect(row("Dari diundang sampai hadir", "Diundang")).toHaveText("Diundang24");
  await expect(row("Dari diundang sampai hadir", "Membuka undangan")).toHaveText("Membuka undangan12");
  await expect(content.getByRole("region", { name: "Perkiraan porsi" })).toContainText(
    "0 orang sudah pasti hadir. Rentang muncul setelah sepuluh undangan menjawab.",
  );
  await expectAccessible(page, "people");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Unduh Excel" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^statistik-.+\.xlsx$/);

  await page.getByRole("link", { name: "Waktu dan perangkat" }).click();
  await page.getByRole("combobox", { name: "Jangka waktu" }).selectOption("7 hari");
  await expect(page).toHaveURL(`/invitations/${shown.invitationId}/stats?view=time&days=7`);
  await page.reload();
  await expect(
    content.getByRole("img", { name: "Tanpa tautan pribadi per hari: 1 seluruhnya" }),
  ).toBeVisible();
  await expect(
    content.getByRole("img", { name: "Membuka pertama kali per jam: 1 seluruhnya" }),
  ).toBeVisible();
  await expect(row("Perangkat", "(Komputer|Ponsel)").filter({ hasText: "1" })).toHaveCount(1);
  await expectAccessible(page, "time");
});
