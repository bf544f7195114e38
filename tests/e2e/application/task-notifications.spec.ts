import { wallClock } from "@janur/domain/time/zone";
import { expect, test } from "@playwright/test";
import { runSweep } from "../../../tools/emulators/schedules.ts";
import { joinTeam } from "../support/suite-data.ts";
import { functionsUrl } from "../support/emulators.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

test("a reminder rings the bell of whoever has the task, by itself and once, and leads to it @once @proof", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Rani");
  const { invitationId } = await draftInvitation(host);
  const other = await browser.newContext();
  const bayu = await other.newPage();
  const { account } = await signedInHost(bayu, baseURL, "Bayu");
  await joinTeam(baseURL ?? "", invitationId, { uid: account.uid, name: "Bayu" });
  await bayu.goto("/invitations");
  const bellOf = (screen: typeof page) =>
    screen.getByRole("banner").getByRole("button", { name: /^Notifikasi/ });
  await expect(bellOf(bayu)).toHaveAccessibleName("Notifikasi");

  await page.goto("/tasks");
  await page.getByRole("button", { name: "Tambah tugas" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Apa yang perlu dikerjakan").fill("Jemput penghulu");
  await form.getByLabel("Jumlah hari").fill("1");
  await form.getByLabel("Penanggung jawab").selectOption("Bayu");
  await form.getByLabel("Pengingat").selectOption("Tanggal dan jam");
  const { date, time } = wallClock(new Date(Date.now() - 5 * 60_000), "Asia/Jakarta");
  await form.getByLabel("Tanggal dan jam (WIB)").fill(`${date}T${time}`);
  await form.getByRole("button", { name: "Simpan tugas" }).click();
  await expect(form).toBeHidden();
  await expect(bellOf(bayu)).toHaveAccessibleName("Notifikasi, 1 belum dibaca");

  await runSweep(functionsUrl(), "notifyReminders");
  await runSweep(functionsUrl(), "notifyReminders");
  await expect(bellOf(bayu)).toHaveAccessibleName("Notifikasi, 2 belum dibaca");
  await expect(bellOf(page)).toHaveAccessibleName("Notifikasi");
  await bellOf(bayu).click();
  const news = bayu.getByRole("dialog", { name: "Notifikasi" });
  await expect(news.getByRole("link", { name: /Tugas untuk Anda: Jemput penghulu/ })).toBeVisible();
  await news.getByRole("link", { name: /Pengingat tugas: Jemput penghulu/ }).click();
  await expect(bayu).toHaveURL(`/tasks?invitation=${invitationId}`);
  await expect(bayu.getByText("Jemput penghulu")).toBeVisible();
  await other.close();
});
