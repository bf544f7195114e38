import { randomUUID } from "node:crypto";
import { expect, test, type APIRequestContext } from "@playwright/test";
import { openInvitationPage } from "../support/host.ts";
import {
  answerByApi,
  draftInvitation,
  inviteByApi,
  saveByApi,
  showInvitation,
  type ShownInvitation,
} from "../support/host-api.ts";
import { expectAccessible } from "../support/axe.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { tokenIn } from "../../../tools/smoke/token-in.ts";

test("an invitation opens on its overview, and its rooms stand in four groups @once", async ({
  page,
  baseURL,
}, { project }) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host);
  await inviteByApi(host, shown, "Hadi Wiranto");
  await answerByApi(baseURL, shown, "Ibu Tuti", 3);
  await saveByApi(host, shown, (content) => content);

  // Steps that came one by one would push their buttons from under the finger.
  const counted = Promise.withResolvers<undefined>();
  await page.route("**/api/host/figures", async (route) => {
    await counted.promise;
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Langkah berikutnya" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Terbitkan perubahan" })).toHaveCount(0);
  counted.resolve(undefined);
  await expect(page.getByRole("link", { name: "Terbitkan perubahan" })).toBeInViewport();
  await page.getByRole("article").getByRole("link", { name: "Ratri & Bayu", exact: true }).click();
  await expect(page).toHaveURL(`/invitations/${shown.invitationId}`);
  const content = page.getByRole("main");
  await expect(content.getByRole("heading", { level: 2, name: /^(59|60) hari lagi$/ })).toBeVisible();
  const todo = content.getByRole("region", { name: "Langkah berikutnya" });
  await expect(todo.getByText("1 undangan belum dikirim untuk 2 orang", { exact: true })).toBeVisible();
  await expect(todo.getByRole("link").first(), "the next step without scrolling").toBeInViewport({
    ratio: 1,
  });
  const headings = await content.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings.indexOf("Langkah berikutnya")).toBe(project.name === "phone" ? 0 : 1);
  // What nobody has said takes no line; who answered without being on the list is not among the invited.
  await expect(content.getByRole("table", { name: "Jawaban tamu" }).getByRole("row")).toHaveText([
    "UndanganOrang",
    "Hadir13",
    "Belum dikirim12",
    "Diundang12",
  ]);
  await expect(content.locator("a[data-variant='filled'], button[data-variant='filled']")).toHaveCount(1);
  // Told a moment after the answer, by the bell as well.
  const news = content.getByRole("region", { name: "Notifikasi terbaru" });
  await expect(news.getByRole("link", { name: /1 undangan menjawab/ })).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, "overview");

  if (project.name === "phone") await page.getByRole("button", { name: "Lainnya", exact: true }).click();
  const rooms =
    project.name === "phone"
      ? page.getByRole("dialog", { name: "Ratri & Bayu" })
      : page.getByRole("navigation", { name: "Menu undangan" });
  for (const [group, names] of [
    ["Siapkan", ["Isi undangan", "Tugas"]],
    // A phone's bar has these already.
    ...(project.name === "phone" ? [] : [["Undang", ["Tamu", "Kirim", "Kehadiran"]] as const]),
    ["Hari-H", ["Penerima Tamu", "Tempat duduk", "Ucapan", "Amplop & Kado", "Album"]],
    ["Kelola", ["Statistik", "Keluarga & Tim", "Atur undangan"]],
  ] as const) {
    await expect(rooms.getByRole("list", { name: group }).getByRole("link")).toHaveText([...names]);
  }
  await expectAccessible(page, "rooms");
  await rooms.getByRole("link", { name: "Atur undangan" }).click();
  await expect(page).toHaveURL(`/invitations/${shown.invitationId}/settings`);
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("banner").getByRole("link", { name: "Ratri & Bayu" }).click();
  await content.getByRole("link", { name: "Cocokkan" }).click();
  await expect(page.getByRole("list", { name: "Jawaban tanpa tautan" })).toContainText("Ibu Tuti");
  await openInvitationPage(page, "Semua undangan");
  await expect(page).toHaveURL("/invitations");
});

/** A real tap on "Buka Undangan" by this personal link, and an answer of so many people. */
async function openAndAnswer(
  request: APIRequestContext,
  { invitationId, slug }: ShownInvitation,
  path: string,
  adults: number,
): Promise<void> {
  const token = tokenIn(path);
  const call = { invitationId, slug, language: "id", token };
  const opened = await request.post("/api/guest/openLink", { data: { data: { ...call, isTap: true } } });
  expect(opened.ok()).toBe(true);
  const ceremonies = { "ceremony-1": "yes" };
  const answer = { ceremonies, adults, children: 0, companions: [], note: "" };
  const data = { ...call, name: "", basedOn: 0, key: randomUUID(), answer };
  const answered = await request.post("/api/guest/submitRsvp", { data: { data } });
  expect(answered.ok()).toBe(true);
}

test("figures are charts and tables of one invitation or of all, in a period that the address keeps @once @proof", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  await page.goto("/dashboard");
  const content = page.getByRole("main");
  await expect(content.getByText("Belum ada yang bisa dihitung.")).toBeVisible();
  await expectAccessible(page, "nothing to count");

  const shown = await showInvitation(host);
  await draftInvitation(host);
  await openAndAnswer(page.request, shown, await inviteByApi(host, shown, "Hadi Wiranto"), 2);
  await inviteByApi(host, shown, "Suparmi");

  const row = (region: string, name: string) =>
    content.getByRole("region", { name: region }).getByRole("row", { name: new RegExp(`^${name}`) });
  await page.goto("/dashboard");
  await expect(row("Dari diundang sampai hadir", "Diundang")).toHaveText("Diundang24");
  await expect(row("Dari diundang sampai hadir", "Membuka undangan")).toHaveText("Membuka undangan12");
  await expect(row("Dari diundang sampai hadir", "Hadir, di daftar")).toHaveText("Hadir, di daftar12");
  await expect(row("Per kelompok tamu", "Tanpa kelompok")).toHaveText("Tanpa kelompok212");
  await expect(content.getByRole("region", { name: "Per undangan" }).getByRole("row")).toHaveCount(3);

  await page.getByRole("combobox", { name: "Undangan" }).selectOption(shown.invitationId);
  await expect(page).toHaveURL(`/dashboard?invitation=${shown.invitationId}`);
  await page.getByRole("combobox", { name: "Jangka waktu" }).selectOption("7 hari");
  await expect(page).toHaveURL(`/dashboard?invitation=${shown.invitationId}&days=7`);
  await expect(row("Per acara", "Resepsi")).toHaveText("Resepsi20");
  await expect(content.getByRole("region", { name: "Per undangan" })).toBeHidden();
  const days = content.getByRole("region", { name: "Hari demi hari" });
  // Counted together with all that happened in the same stretch of time.
  await expect(async () => {
    await page.reload();
    await expect(days.getByRole("img", { name: "Tamu yang membuka per hari: 1 seluruhnya" })).toBeVisible();
    await expect(days.getByRole("img", { name: "Menjawab per hari: 1 seluruhnya" })).toBeVisible();
  }).toPass({ timeout: 45_000 });
  const table = days.locator("summary", { hasText: "Lihat sebagai tabel" });
  await table.focus();
  await page.keyboard.press("Enter");
  await expect(days.getByRole("row").nth(1)).toHaveText(/111$/);
  await expectAccessible(page, "figures");
});
