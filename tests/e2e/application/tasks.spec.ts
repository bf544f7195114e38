import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { addTasks, joinTeam } from "../support/suite-data.ts";
import { expectAccessible } from "../support/axe.ts";
import { draftInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";

const row = (page: Page, title: string) =>
  page.getByRole("list", { name: "Daftar tugas" }).getByRole("listitem").filter({ hasText: title });

async function addTask(page: Page, title: string, days: string): Promise<void> {
  await page.getByRole("button", { name: "Tambah tugas" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Apa yang perlu dikerjakan").fill(title);
  await form.getByLabel("Jumlah hari").fill(days);
  await form.getByRole("button", { name: "Simpan tugas" }).click();
  await expect(form).toBeHidden();
}

test("tasks are written, shared, filtered, changed together, deleted and had back", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  await page.goto("/tasks");
  await expect(page.getByText("Tugas dicatat per undangan.")).toBeVisible();
  const { invitationId } = await draftInvitation(host);
  await expect(page.getByText("Belum ada tugas.")).toBeVisible();

  // 60 days away by the calendar of UTC, which may be a day behind that of the place.
  await test.step("a task is counted from the day of the event", async () => {
    await addTask(page, "Pesan katering", "45");
    await expect(row(page, "Pesan katering")).toContainText("H-45");
    await expect(row(page, "Pesan katering")).toContainText(/1[45] hari lagi/);
    await addTask(page, "Bayar gedung", "62");
    await expect(row(page, "Bayar gedung")).toContainText(/lewat [23] hari/);
    await expect(page.getByRole("listitem").filter({ hasText: "H-" }).first()).toContainText("Bayar gedung");
    await expectAccessible(page, "list of tasks");
  });

  await test.step("what is typed outlives the dialog until it is saved or given up", async () => {
    const form = page.getByRole("dialog");
    const title = form.getByLabel("Apa yang perlu dikerjakan");
    await page.getByRole("button", { name: "Tambah tugas" }).click();
    await title.fill("Sewa tenda");
    await form.getByRole("button", { name: "Tambah item" }).click();
    await form.getByLabel("Item 1", { exact: true }).fill("Ukur halaman");
    await page.keyboard.press("Enter");
    await expect(form.getByLabel("Item 2", { exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await page.getByRole("button", { name: "Tambah tugas" }).click();
    await expect(title).toHaveValue("Sewa tenda");
    await expect(form.getByLabel("Item 1", { exact: true })).toHaveValue("Ukur halaman");
    await form.getByRole("button", { name: "Batal" }).click();
    await page.getByRole("button", { name: "Buka Pesan katering" }).click();
    await form.getByLabel("Catatan").fill("Tanya porsi tambahan");
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await page.getByRole("button", { name: "Buka Pesan katering" }).click();
    await expect(form.getByLabel("Catatan")).toHaveValue("Tanya porsi tambahan");
    await form.getByRole("button", { name: "Batal" }).click();
    await page.getByRole("button", { name: "Tambah tugas" }).click();
    await expect(title).toHaveValue("");
    await form.getByRole("button", { name: "Batal" }).click();
  });

  const context = await browser.newContext();
  const other = await context.newPage();
  await test.step("somebody of the team sees it, takes it and ticks an item, live", async () => {
    const { account } = await signedInHost(other, baseURL, "Bayu");
    await joinTeam(baseURL ?? "", invitationId, { uid: account.uid, name: "Bayu" });
    await other.goto("/tasks");
    await other.getByRole("button", { name: "Buka Pesan katering" }).click();
    const form = other.getByRole("dialog");
    await form.getByLabel("Penanggung jawab").selectOption("Bayu");
    await form.getByLabel("Label").fill("Vendor, Makanan");
    await form.getByRole("button", { name: "Tambah item" }).click();
    await form.getByLabel("Item 1", { exact: true }).fill("Cicipi menu");
    await form.getByLabel("Item 1 selesai").check();
    await expectAccessible(other, "form of a task");
    await form.getByLabel("Tulis komentar").fill("Sudah saya telepon, tunggu harga.");
    await form.getByRole("button", { name: "Kirim komentar" }).click();
    await expect(
      form.getByRole("region", { name: "Komentar" }).getByText("Sudah saya telepon"),
    ).toBeVisible();
    await form.getByRole("button", { name: "Simpan perubahan" }).click();
    await expect(row(page, "Pesan katering")).toContainText("Bayu");
    await expect(row(page, "Pesan katering")).toContainText("1 dari 1 item");
  });

  await test.step("what is typed stays while somebody else changes the task, and covers nothing of theirs", async () => {
    const form = page.getByRole("dialog");
    await page.getByRole("button", { name: "Buka Pesan katering" }).click();
    await form.getByLabel("Catatan").fill("Minta contoh menu");
    const theirs = other.getByRole("dialog");
    const labelled = async (labels: string) => {
      await other.getByRole("button", { name: "Buka Pesan katering" }).click();
      await theirs.getByLabel("Label").fill(labels);
      await theirs.getByRole("button", { name: "Simpan perubahan" }).click();
      await expect(row(page, "Pesan katering")).toContainText(labels.split(",")[0] ?? "");
    };
    // Once while it lies open, and once while it is shut.
    await labelled("Dapur, Vendor");
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await labelled("Prasmanan, Vendor");
    await page.getByRole("button", { name: "Buka Pesan katering" }).click();
    await expect(form.getByLabel("Catatan")).toHaveValue("Minta contoh menu");
    await expect(form.getByLabel("Label")).toHaveValue("Prasmanan, Vendor");
    await form.getByLabel("Catatan").fill("");
    await form.getByRole("button", { name: "Simpan perubahan" }).click();
    await expect(form).toBeHidden();
    await expect(row(page, "Pesan katering")).toContainText("Prasmanan");
  });

  await test.step("a file is attached, fetched by the others of the team, and removed", async () => {
    const content = Buffer.from("%PDF-1.7 penawaran katering");
    await other.getByRole("button", { name: "Buka Pesan katering" }).click();
    const form = other.getByRole("dialog");
    const chosen = other.waitForEvent("filechooser");
    await form.getByRole("button", { name: "Lampirkan berkas" }).click();
    await (await chosen).setFiles({ name: "Penawaran.pdf", mimeType: "application/pdf", buffer: content });
    await expect(form.getByRole("button", { name: "Unduh Penawaran.pdf" })).toBeVisible();
    await expect(row(page, "Pesan katering")).toContainText("1 lampiran");
    await page.getByRole("button", { name: "Buka Pesan katering" }).click();
    const fetched = page.waitForEvent("download");
    await page.getByRole("button", { name: "Unduh Penawaran.pdf" }).click();
    expect(await readFile(await (await fetched).path())).toEqual(content);
    await expectAccessible(page, "task with a file");
    await page.getByRole("button", { name: "Hapus lampiran Penawaran.pdf" }).click();
    await page.getByRole("button", { name: "Hapus lampiran", exact: true }).click();
    await expect(form.getByRole("button", { name: "Unduh Penawaran.pdf" })).toBeHidden();
    await expect(row(page, "Pesan katering")).not.toContainText("lampiran");
  });

  await test.step("a reminder is asked for, and the palette leads to the task", async () => {
    const form = page.getByRole("dialog");
    await form.getByLabel("Pengingat").selectOption("Tanggal dan jam");
    await form.getByLabel("Tanggal dan jam (WIB)").fill("2031-05-01T08:00");
    await form.getByRole("button", { name: "Simpan perubahan" }).click();
    await expect(form).toBeHidden();
    await page.keyboard.press("Control+k");
    await page.getByRole("textbox", { name: "Cari dan lompat" }).fill("katering");
    await page.getByRole("button", { name: /^Pesan katering/ }).click();
    // The palette is a dialog too, and takes Escape for itself until it has left.
    await expect(page.getByRole("dialog", { name: "Cari dan lompat" })).toBeHidden();
    await expect(form.getByLabel("Tanggal dan jam (WIB)")).toHaveValue("2031-05-01T08:00");
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await other.keyboard.press("Escape");
  });

  await test.step("filters stand in the address", async () => {
    // They wait behind a button; after the reload the address keeps them open.
    const filters = page.getByRole("button", { name: "Filter" });
    await expect(page.getByRole("search", { name: "Filter tugas" })).toBeHidden();
    await filters.click();
    await page.getByLabel("Label").selectOption("Vendor");
    await expect(page).toHaveURL(/label=Vendor/);
    await expect(row(page, "Bayar gedung")).toBeHidden();
    await page.reload();
    await expect(row(page, "Pesan katering")).toBeVisible();
    await expect(row(page, "Bayar gedung")).toBeHidden();
    await page.getByLabel("Tenggat").selectOption("Lewat tenggat");
    await expect(page.getByText("Tidak ada tugas yang cocok")).toBeVisible();
    await page.getByRole("button", { name: "Hapus filter" }).click();
    await expect(row(page, "Bayar gedung")).toBeVisible();
  });

  await test.step("the round tick before a task says that it is done", async () => {
    const tick = page.getByRole("checkbox", { name: "Selesai: Bayar gedung" });
    expect(await tick.evaluate((box) => getComputedStyle(box).borderRadius)).toBe("50%");
    const title = await page.getByRole("button", { name: "Buka Bayar gedung" }).boundingBox();
    expect((await tick.boundingBox())?.x).toBeLessThan(title?.x ?? 0);
    const there = other.getByRole("checkbox", { name: "Selesai: Bayar gedung" });
    await tick.click();
    await expect(tick).toBeChecked();
    await expect(there).toBeChecked();
    await tick.click();
    await expect(tick).not.toBeChecked();
    await expect(there).not.toBeChecked();
  });

  await test.step("several change together, are deleted, and had back", async () => {
    const pick = page.getByRole("button", { name: "Pilih", exact: true });
    await pick.press("Enter");
    await page.getByLabel("Pilih Pesan katering").check();
    await page.keyboard.press("Escape");
    await expect(pick).toHaveAttribute("aria-pressed", "false");
    await pick.click();
    await expect(page.getByLabel("Pilih Pesan katering")).not.toBeChecked();
    await page.getByLabel("Pilih Pesan katering").check();
    await page.getByLabel("Pilih Bayar gedung").check();
    await page.getByLabel("Ubah status").selectOption("Selesai");
    await expect(page.getByText("2 terpilih")).toBeVisible();
    await page.getByRole("button", { name: "Terapkan" }).click();
    const done = other.getByRole("checkbox", { name: "Selesai: Bayar gedung" });
    await expect(done).toBeChecked();
    await page.getByRole("button", { name: "Urungkan" }).click();
    await expect(done).not.toBeChecked();
    await page.getByRole("button", { name: "Pilihan untuk Bayar gedung" }).click();
    await page.getByRole("menuitem", { name: "Hapus" }).click();
    await expect(row(other, "Bayar gedung")).toBeHidden();
    await page.getByRole("button", { name: "Urungkan" }).click();
    await expect(row(other, "Bayar gedung")).toBeVisible();
  });

  await test.step("cards are moved with the keyboard and by their menu, and stay where they were put", async () => {
    await page.getByRole("link", { name: "Papan" }).click();
    const column = (name: string) => page.getByRole("region", { name });
    const moveThere = async (status: string) => {
      await other.getByRole("button", { name: "Pilihan untuk Bayar gedung" }).click();
      await other.getByRole("menuitem", { name: `Pindahkan ke ${status}` }).click();
    };
    await expect(column("Belum").getByRole("listitem")).toHaveCount(2);
    await expectAccessible(page, "board");
    const handle = page.getByRole("button", { name: "Geser Bayar gedung" });
    await handle.focus();
    await handle.press("Space");
    await expect(page.getByText("Bayar gedung diangkat dari Belum, urutan 2.")).toBeAttached();
    await handle.press("ArrowRight");
    await expect(page.getByText(/Bayar gedung di atas Dikerjakan/)).toBeAttached();
    await handle.press("Space");
    await expect(column("Dikerjakan").getByRole("listitem")).toContainText("Bayar gedung");
    await expect(handle, "who moved it goes on from it").toBeFocused();
    await expect(row(other, "Bayar gedung")).toContainText("Dikerjakan");
    await handle.focus();
    await moveThere("Selesai");
    await expect(column("Selesai").getByRole("listitem")).toContainText("Bayar gedung");
    await expect(handle, "also when somebody else moves the card from under the focus").toBeFocused();
    await moveThere("Dikerjakan");
    await expect(column("Dikerjakan").getByRole("listitem")).toContainText("Bayar gedung");
    await expect(handle).toBeFocused();
    await page.getByRole("button", { name: "Pilihan untuk Pesan katering" }).click();
    await page.getByRole("menuitem", { name: "Pindahkan ke Dikerjakan" }).click();
    await expect(column("Dikerjakan").getByRole("listitem").first()).toContainText("Pesan katering");
    await page.getByRole("button", { name: "Pilihan untuk Pesan katering" }).click();
    await page.getByRole("menuitem", { name: "Turunkan" }).click();
    await expect(column("Dikerjakan").getByRole("listitem").last()).toContainText("Pesan katering");
    // The other screen shows what the server has; only that outlives the page.
    await other.getByRole("link", { name: "Papan" }).click();
    const there = other.getByRole("region", { name: "Dikerjakan" }).getByRole("listitem");
    await expect(there.last()).toContainText("Pesan katering");
    await page.reload();
    await expect(column("Dikerjakan").getByRole("listitem").last()).toContainText("Pesan katering");
  });
  await context.close();

  await test.step("a starter list adds what is not there yet, and the calendar shows it", async () => {
    await page.getByRole("button", { name: "Pakai template tugas" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Pesan suvenir").uncheck();
    await expectAccessible(page, "starter list");
    await dialog.getByRole("button", { name: /^Tambahkan \d+ tugas$/ }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: "Bulan" }).click();
    await page.getByRole("button", { name: "Bulan berikutnya" }).click();
    await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
    await expect(page.getByRole("button", { name: /^Buka / }).first()).toBeVisible();
    await expectAccessible(page, "month");
    // On a phone what was told stands over the head of the page until it is read.
    await page.getByRole("alert").getByRole("button", { name: "Tutup" }).click();
    await page.getByRole("button", { name: "Pakai template tugas" }).click();
    await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  });
});

test("what is typed into a task before the server has it is there when it has @once @proof", async ({
  page,
  context,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  await draftInvitation(host);
  await page.goto("/tasks");
  const form = page.getByRole("dialog");
  // Whoever loses the signal has opened the form before.
  await page.getByRole("button", { name: "Tambah tugas" }).click();
  await expect(form.getByLabel("Apa yang perlu dikerjakan")).toBeVisible();
  await page.keyboard.press("Escape");
  const openRow = () => page.getByRole("button", { name: "Buka Bayar gedung" }).click();
  await context.setOffline(true);
  await addTask(page, "Bayar gedung", "62");
  await openRow();
  await form.getByLabel("Catatan").fill("Minta kuitansi");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  await expect(page.getByText("1 perubahan menunggu koneksi.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("1 perubahan menunggu koneksi.")).toBeHidden();
  await openRow();
  await expect(form.getByLabel("Catatan")).toHaveValue("Minta kuitansi");
});

test("rows are low, and what is opened stands beside them @wide", async ({ page, baseURL }, { project }) => {
  const isPhone = project.name === "phone";
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await addTasks(baseURL ?? "", invitationId, host.account.uid, 12);
  await page.goto("/tasks");
  const rows = page.getByRole("list", { name: "Daftar tugas" }).getByRole("listitem");
  await expect(rows).toHaveCount(12);
  const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(Math.max(...heights)).toBeLessThanOrEqual(52);
  const tick = page.getByRole("checkbox", { name: /^Selesai: / }).first();
  expect((await tick.boundingBox())?.width).toBe(22);
  const done = page.getByRole("list", { name: "Daftar tugas: Selesai" }).getByRole("listitem");
  const before = await done.count();
  if (isPhone) expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(220);

  const first = rows.first();
  const pick = first.getByRole("checkbox", { name: /^Pilih / });
  if (isPhone) {
    await expect(pick, "nobody picks yet").toBeHidden();
    const open = first.getByRole("button", { name: /^Buka / });
    const finger = { pointerType: "touch", pointerId: 7, isPrimary: true, bubbles: true };
    await open.dispatchEvent("pointerdown", finger);
    await expect(pick, "a finger that rests picks").toBeChecked();
    await open.dispatchEvent("pointerup", finger);
    // What some browsers make of a finger that is lifted.
    await open.dispatchEvent("click", { bubbles: true, cancelable: true, detail: 1 });
    await expect(pick).toBeChecked();
    await expect(page, "lifted, it opens nothing").toHaveURL(/\/tasks$/);
    await pick.press("Escape");
    await expect(pick).toBeHidden();
  } else {
    const opacity = () => pick.evaluate((box) => getComputedStyle(box.parentElement ?? box).opacity);
    await page.mouse.move(0, 0);
    await expect.poll(opacity, "without a mouse over it").toBe("0");
    await first.hover();
    await expect.poll(opacity, "under the mouse").toBe("1");
  }

  await page
    .getByRole("button", { name: /^Buka / })
    .first()
    .click();
  const panel = page.getByRole("dialog", { name: "Ubah tugas" });
  const foot = panel.getByRole("button", { name: "Tandai selesai" });
  await expect(foot).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole("button", { name: "Simpan perubahan" })).toBeInViewport({ ratio: 1 });
  await panel.getByLabel("Tulis komentar").scrollIntoViewIfNeeded();
  await expect(foot, "the buttons stay while one reads on").toBeInViewport({ ratio: 1 });
  if (!isPhone) {
    await expect.poll(async () => (await panel.boundingBox())?.width).toBe(388);
    // The list beside it is no less than it was.
    const other = rows.nth(3);
    await other.getByRole("button", { name: /^Buka / }).click();
    await expect(other).toHaveAttribute("data-open", "true");
    await expect(panel).toBeVisible();
  }
  await foot.click();
  await expect(panel).toBeHidden();
  await expect(done).toHaveCount(before + 1);
});
