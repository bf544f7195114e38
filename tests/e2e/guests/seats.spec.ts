import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation, guestByApi, type HostApi, type ShownInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const table = (page: Page, name: string) =>
  page.locator("g[data-thing=table]", { has: page.getByText(name) });
const card = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name} \\d+ dari`) });
/** A part of the page; on a laptop the plan has its place beside the others. */
async function show(page: Page, part: "Belum duduk" | "Meja" | "Denah") {
  const tab = page.getByRole("navigation", { name: "Bagian tempat duduk" }).getByRole("link", { name: part });
  if (await tab.isVisible()) await tab.click();
}
const say = (host: HostApi, { invitationId }: ShownInvitation, guestId: string, adults: number) =>
  host.call("recordAnswer", {
    ...{ invitationId, guestId, basedOn: 0, key: randomUUID() },
    answer: {
      ...{ ceremonies: { "ceremony-1": adults > 0 ? "yes" : "no" }, adults, children: 0 },
      ...{ companions: [], note: "", representedBy: "", questions: {} },
    },
  });

/** Three guests of two, none of whom sits anywhere, and two tables. */
async function hallWithTables(page: Page, baseURL: string | undefined, seats: number) {
  const host = await signedInHost(page, baseURL);
  const shown = await draftInvitation(host);
  const ids = {
    suparmi: await guestByApi(host, shown, "Suparmi"),
    udin: await guestByApi(host, shown, "Udin"),
    bondan: await guestByApi(host, shown, "Bondan"),
  };
  await page.goto(`/invitations/${shown.invitationId}/seats`);
  await expect(page.getByText("Belum ada meja")).toBeVisible();
  await page.getByRole("button", { name: "Tambah meja" }).click();
  const dialog = page.getByRole("dialog", { name: "Tambah meja" });
  await dialog.getByRole("textbox", { name: "Kursi" }).fill(String(seats));
  await dialog.getByRole("textbox", { name: "Jumlah meja" }).fill("2");
  await dialog.getByRole("button", { name: "Tambah 2 meja" }).click();
  await expect(card(page, "Meja 1")).toContainText(`0 dari ${String(seats)} kursi`);
  return { host, shown, ids };
}

test("guests are seated by taps, too many are said, a step is taken back, and the rest fills itself", async ({
  page,
  baseURL,
}) => {
  await hallWithTables(page, baseURL, 4);
  await show(page, "Belum duduk");
  await page.getByRole("checkbox", { name: "Suparmi" }).check();
  await page.getByRole("button", { name: "Lihat meja" }).click();
  await card(page, "Meja 1").click();
  await expect(card(page, "Meja 1")).toContainText("2 dari 4 kursi");
  await expect(card(page, "Meja 1")).toContainText("Bapak Suparmi");
  await expectAccessible(page, "seats");

  await show(page, "Belum duduk");
  await page.getByRole("button", { name: "Pilih semua" }).click();
  await page.getByRole("button", { name: "Lihat meja" }).click();
  await card(page, "Meja 1").click();
  await expect(card(page, "Meja 1")).toContainText("6 dari 4 kursi");
  await expect(card(page, "Meja 1")).toContainText("lebih 2");
  await expect(page.getByText("Terlalu penuh")).toBeVisible();
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(card(page, "Meja 1")).toContainText("2 dari 4 kursi");

  await page.getByRole("button", { name: "Isi otomatis" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dudukkan" }).click();
  await expect(page.getByRole("dialog")).toContainText("2 undangan mendapat tempat duduk.");
  await page.getByRole("button", { name: "Lihat denah" }).click();
  await expect(page.getByText("6/8 kursi")).toBeVisible();

  // What was done is there for whoever opens the page next.
  await expect(page.getByText("Menyimpan…")).toBeHidden();
  await page.reload();
  await expect(page.getByText("6/8 kursi")).toBeVisible();
  await expect(card(page, "Meja 1")).toContainText("Bapak Suparmi");
});

test("a table is dragged, and moved and turned by keys that say where it stands @laptop", async ({
  page,
  baseURL,
}) => {
  await hallWithTables(page, baseURL, 4);
  await show(page, "Denah");
  const first = table(page, "1");
  await expect(first).toBeVisible();
  const before = await first.boundingBox();
  if (before === null) throw new Error("the plan is not in sight");
  const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 40, { steps: 4 });
  await page.mouse.move(from.x + 60, from.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => ((await first.boundingBox())?.x ?? 0) - before.x).toBeGreaterThan(50);

  await first.getByRole("button").focus();
  const x = Number(await first.getAttribute("data-x"));
  await page.keyboard.press("ArrowRight");
  await expect(first).toHaveAttribute("data-x", String(x + 10));
  await expect(page.getByRole("status").filter({ hasText: "m dari kiri" })).toBeAttached();
  await page.keyboard.press("r");
  await expect(first).toHaveAttribute("data-rotation", "15");
  await expect(page.getByText("Menyimpan…")).toBeHidden();
  await page.reload();
  await expect(first).toHaveAttribute("data-rotation", "15");
  await first.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Meja 1" })).toBeVisible();
});

test("a table is dragged by a finger, two fingers look closer, and the page does not scroll away under them @once", async ({
  page,
  context,
  baseURL,
}) => {
  await hallWithTables(page, baseURL, 4);
  await show(page, "Denah");
  const first = table(page, "1");
  await expect(first).toBeVisible();
  await page.waitForTimeout(300);
  const boxOf = async () => {
    const box = await first.boundingBox();
    if (box === null) throw new Error("the plan is not in sight");
    return { ...box, cx: box.x + box.width / 2, cy: box.y + box.height / 2 };
  };
  const before = await boxOf();
  const touch = await context.newCDPSession(page);
  const fingers = (type: "touchStart" | "touchMove" | "touchEnd", ...points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  await fingers("touchStart", { x: before.cx, y: before.cy });
  for (const step of [0.25, 0.5, 0.75, 1])
    await fingers("touchMove", { x: before.cx + 60 * step, y: before.cy + 80 * step });
  await fingers("touchEnd");
  await expect.poll(async () => (await boxOf()).x - before.x).toBeGreaterThan(50);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByText("Menyimpan…")).toBeHidden();

  const moved = await boxOf();
  const [left, right] = [
    { x: moved.cx - 60, y: moved.cy + 60 },
    { x: moved.cx + 20, y: moved.cy + 60 },
  ];
  await fingers("touchStart", left, right);
  for (const step of [10, 20, 30, 40])
    await fingers("touchMove", { ...left, x: left.x - step }, { ...right, x: right.x + step });
  await fingers("touchEnd");
  await expect.poll(async () => (await boxOf()).width / moved.width).toBeGreaterThan(1.5);
});

test("whoever shall not share a table does not, and it is said why somebody found no place @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  for (const [name, group] of [
    ["Suparmi", "Kantor lama"],
    ["Udin", "Kantor baru"],
  ]) {
    const guest = { name, honorific: "Bapak", suffix: "", origin: "", group, seats: 2, note: "" };
    const contact = { phone: null, email: null };
    await host.call("saveGuest", { invitationId, guestId: null, guest, contact });
  }
  await page.goto(`/invitations/${invitationId}/seats`);
  await page.getByRole("button", { name: "Tambah meja" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Kursi" }).fill("10");
  await dialog.getByRole("textbox", { name: "Jumlah meja" }).fill("1");
  await dialog.getByRole("button", { name: /^Tambah (1 )?meja$/ }).click();
  await expect(card(page, "Meja 1")).toContainText("0 dari 10 kursi");

  await page.getByRole("button", { name: "Aturan", exact: true }).click();
  await dialog.getByRole("radio", { name: "Jangan bersama" }).check();
  for (const [label, value] of [
    ["Kelompok atau tanda", "Kantor lama"],
    ["dengan", "Kantor baru"],
  ] as const) {
    await dialog.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: value }).click();
  }
  await dialog.getByRole("button", { name: "Tambah aturan" }).click();
  await expect(dialog.getByText("Kantor lama jangan bersama Kantor baru")).toBeVisible();
  await expectAccessible(page, "rules of the seats");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Aturan (1)" })).toBeVisible();

  await page.getByRole("button", { name: "Isi otomatis" }).click();
  await dialog.getByRole("button", { name: "Dudukkan" }).click();
  await expect(dialog).toContainText("1 undangan mendapat tempat duduk.");
  await expect(dialog).toContainText("1 undangan hanya muat di samping orang yang tidak boleh semeja");
});

test("what guests answer after they were seated is pointed out, with what solves it @once @proof", async ({
  page,
  baseURL,
}) => {
  const { host, shown, ids } = await hallWithTables(page, baseURL, 10);
  await page.getByRole("button", { name: "Isi otomatis" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Dudukkan" }).click();
  await page.getByRole("button", { name: "Lihat denah" }).click();
  await expect(page.getByText("6/20 kursi")).toBeVisible();
  await expect(page.getByText("Menyimpan…")).toBeHidden();
  await say(host, shown, ids.suparmi, 0);
  await say(host, shown, ids.udin, 1);
  await page.getByRole("button", { name: "2 hal perlu dilihat" }).click();
  const drawer = page.getByRole("dialog", { name: "Perlu dilihat" });
  await expect(drawer.getByRole("listitem").filter({ hasText: "Suparmi" })).toContainText(
    "Menjawab tidak hadir",
  );
  await drawer.getByRole("button", { name: "Lepas kursinya" }).click();
  await drawer.getByRole("button", { name: "Tetap di sini" }).click();
  await expect(drawer).toContainText("Semuanya cocok dengan jawaban tamu.");
  await page.keyboard.press("Escape");
  await expect(page.getByText("3/20 kursi")).toBeVisible();
});

test("without signal a change waits on the page, and goes once there is one @once @proof", async ({
  page,
  baseURL,
  context,
}) => {
  await hallWithTables(page, baseURL, 10);
  await expect(page.getByText("Menyimpan…")).toBeHidden();
  await context.setOffline(true);
  await show(page, "Belum duduk");
  await page.getByRole("checkbox", { name: "Udin" }).check();
  await page.getByRole("button", { name: "Lihat meja" }).click();
  await card(page, "Meja 2").click();
  await expect(card(page, "Meja 2")).toContainText("Bapak Udin");
  await expect(page.getByText("Perubahan menunggu di halaman ini")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Perubahan menunggu di halaman ini")).toBeHidden();
  await page.reload();
  await expect(card(page, "Meja 2")).toContainText("Bapak Udin");
});
