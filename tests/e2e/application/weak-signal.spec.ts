import { expect, test, type Page } from "@playwright/test";
import { openInvitationPage } from "../support/host.ts";
import { answerByApi, inviteByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const database = "**/google.firestore.v1.Firestore/**";
const noConnection = "Tidak ada koneksi.";

/** The browser believes that it is online, and the database cannot be reached. */
async function cutDatabase(page: Page): Promise<void> {
  await page.route(database, (route) => route.abort("connectionreset"));
}

test("what could not be loaded comes by itself once it can be reached @once @proof", async ({
  page,
  baseURL,
}) => {
  // Each step waits for the pause between two tries of the database.
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host);
  await inviteByApi(host, shown, "Hadi Wiranto");
  await answerByApi(baseURL, shown, "Pak Hadi Wirantoo", 2);

  await test.step("a page that opens without the database", async () => {
    await cutDatabase(page);
    await page.goto(`/invitations/${shown.invitationId}/guests`);
    await expect(page.getByText(noConnection).first()).toBeVisible();
    await page.unroute(database);
    await expect(page.getByRole("button", { name: "Ubah Bapak Hadi Wiranto" })).toBeVisible();
    await expect(page.getByText(noConnection)).toHaveCount(0);
  });

  await test.step("a room whose guests lie in the cache in part", async () => {
    await cutDatabase(page);
    await openInvitationPage(page, "Kehadiran");
    await expect(page.getByRole("heading", { level: 1, name: "Kehadiran" })).toBeVisible();
    await expect(page.getByText(noConnection).first()).toBeVisible();
    await page.unroute(database);
    await expect(page.getByRole("list", { name: "Jawaban tamu" })).toContainText("Pak Hadi Wirantoo");
    await expect(page.getByText(noConnection)).toHaveCount(0);
  });

  await test.step("guests of a similar name", async () => {
    await page.getByRole("link", { name: "Kotak masuk" }).click();
    await expect(
      page.getByRole("button", { name: "Cocokkan Pak Hadi Wirantoo dengan Bapak Hadi Wiranto" }),
    ).toBeVisible();
  });
});
