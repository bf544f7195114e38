import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/axe.ts";
import { startFeast } from "../support/door/door-feast.ts";
import { doorPhone, letIn, prepare, scan, standAt, verdict } from "../support/door/door-phone.ts";

test("a helper goes from the PIN to the door, and the door has a word for everybody who comes", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const feast = await startFeast(baseURL);
  const hadi = await feast.invite({ name: "Hadi Wiranto", origin: "Solo", tags: ["VIP"] });
  const udin = await feast.invite({ name: "Udin Petot", seats: 2, ceremonies: ["akad"] });
  const old = await feast.invite({ name: "Sastro", seats: 1 });
  await feast.host.call("rotateGuestLink", {
    ...{ invitationId: feast.shown.invitationId, guestId: old.id },
  });
  const rina = await feast.pass("Rina");
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(message.text());
  });

  await page.goto(rina.helperLink);
  await page.getByLabel("PIN dari pengundang").fill("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/PIN ini belum cocok/)).toBeVisible();
  await page.getByLabel("PIN dari pengundang").fill(feast.pin);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Terima tamu" }).click();
  // The PIN was given; the address keeps no secret.
  await expect(page.getByRole("heading", { name: "Siapkan HP ini" })).toBeVisible();
  await expect(page).toHaveURL("/bantu/pintu/");
  await expect(page.getByText(/^3 undangan, per/)).toBeVisible();
  await expectAccessible(page, "what is ready");
  await page.getByRole("button", { name: "Mulai terima tamu" }).click();
  await standAt(page, "Resepsi");
  await expectAccessible(page, "the door");

  await test.step("a party in parts, and one who comes too late to be new", async () => {
    await scan(page, hadi.code);
    const sheet = page.getByRole("dialog", { name: "Resepsi" });
    await expect(sheet.getByRole("heading", { name: "Bapak Hadi Wiranto" })).toBeVisible();
    await expectAccessible(page, "a guest");
    await sheet.getByRole("textbox", { name: "Nomor amplop" }).fill("A12");
    await sheet.getByRole("textbox", { name: "Nomor amplop" }).press("Enter");
    await expect(sheet.getByText("amplop: A12")).toBeVisible();
    await sheet.getByRole("button", { name: "Serahkan satu" }).click();
    await expect(sheet.getByText("1 diserahkan")).toBeVisible();
    await sheet.getByRole("textbox", { name: "Catatan" }).fill("Kursi roda di gerbang timur");
    await sheet.getByRole("textbox", { name: "Catatan" }).press("Enter");
    await expect(sheet.getByText("catatan: Kursi roda di gerbang timur")).toBeVisible();
    await sheet.getByRole("button", { name: "2", exact: true }).click();
    await sheet.getByRole("button", { name: "Persilakan masuk, 2 orang" }).click();
    const welcome = verdict(page, "Silakan masuk");
    await expect(welcome.getByText("2 dari 4 orang")).toBeVisible();
    await expect(welcome.getByText("2 lagi menyusul")).toBeVisible();
    const box = await welcome.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    // A welcome goes by itself: whoever stands at the door has no hand free.
    await expect(welcome).toHaveCount(0);
    await expect(page.getByText("2 orang masuk · 1 undangan")).toBeVisible();
    await scan(page, hadi.code);
    await expect(sheet.getByText(/2 orang masuk \d\d\.\d\d oleh Rina/)).toBeVisible();
    await letIn(page, 3);
    await scan(page, hadi.code);
    const again = verdict(page, "Sudah masuk");
    await expect(again.getByText(/Sudah masuk \d\d\.\d\d oleh Rina/)).toBeVisible();
    await expect(again.getByText("5 dari 4 orang")).toBeVisible();
    await expectAccessible(page, "already in");
    // The next guest's code takes the place of what was said of the one before.
    await scan(page, udin.code);
    await expect(again).toHaveCount(0);
    await expect(verdict(page, "Acara lain").getByText("Bapak Udin Petot")).toBeVisible();
  });

  await test.step("codes that let nobody in", async () => {
    await scan(page, old.code);
    await expect(verdict(page, "Kode lama").getByText("Bapak Sastro")).toBeVisible();
    await scan(page, `${hadi.code.slice(0, -5)}AAAAA`);
    await expect(verdict(page, "Kode tidak cocok")).toBeVisible();
    await expectAccessible(page, "a forged code");
    await scan(page, `J1.${"x".repeat(20)}.${"y".repeat(22)}`);
    await expect(verdict(page, "Tidak dikenal")).toBeVisible();
    await verdict(page, "Tidak dikenal").getByRole("button", { name: "Cari nama" }).click();
    await expect(page.getByLabel("Cari nama, asal, atau kelompok")).toBeFocused();
  });

  await test.step("names with a slip of the finger, and whoever is on no list", async () => {
    const field = page.getByLabel("Cari nama, asal, atau kelompok");
    await field.fill("wirranto");
    await expect(page.getByRole("button", { name: /Hadi Wiranto/ })).toBeVisible();
    await field.fill("solo");
    await expect(page.getByRole("button", { name: /Hadi Wiranto/ })).toBeVisible();
    await field.fill("Pak Tamu Jauh");
    await page.getByRole("main").getByRole("button", { name: "Tamu di luar daftar" }).click();
    const form = page.getByRole("dialog", { name: "Tamu di luar daftar" });
    await form.getByLabel("Nama").fill("");
    await form.getByRole("button", { name: /^Persilakan/ }).click();
    await expect(form.getByText("Tulis namanya dulu.")).toBeVisible();
    await form.getByLabel("Nama").fill("Pak Tamu Jauh");
    await form.getByLabel("Dari siapa").fill("kantor Pak Hadi");
    await expectAccessible(page, "a guest who is not listed");
    await form.getByRole("button", { name: "Persilakan masuk, 1 orang" }).click();
    const welcome = verdict(page, "Silakan masuk");
    await expect(welcome.getByText("Pak Tamu Jauh")).toBeVisible();
    // Their envelope has a number too.
    await welcome.getByRole("button", { name: "Lihat tamu" }).click();
    const sheet = page.getByRole("dialog", { name: "Resepsi" });
    await expect(sheet.getByText("di luar daftar, kantor Pak Hadi", { exact: true })).toBeVisible();
    await sheet.getByRole("textbox", { name: "Nomor amplop" }).fill("B7");
    await sheet.getByRole("textbox", { name: "Nomor amplop" }).press("Enter");
    await expect(sheet.getByText("amplop: B7")).toBeVisible();
    await expectAccessible(page, "somebody who is not listed");
    await sheet.getByRole("button", { name: "Berikutnya" }).click();
    await field.fill("jauh");
    await page.getByRole("button", { name: /^Pak Tamu Jauh.*sudah masuk$/ }).click();
    await sheet.getByRole("listitem").filter({ hasText: "1 orang masuk" }).getByRole("button").click();
    await page.keyboard.press("Escape");
    await field.fill("");
    await expect(page.getByText("5 orang masuk · 1 undangan")).toBeVisible();
  });

  await test.step("as bright as the phone, or as was chosen", async () => {
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const [day, night] = ["rgb(251, 250, 246)", "rgb(17, 17, 13)"];
    const choose = async (name: string) => {
      await page.getByRole("button", { name: "Menu" }).click();
      const menu = page.getByRole("dialog", { name: "Menu" });
      await menu.getByLabel("Tampilan").selectOption({ label: name });
      await menu.getByRole("button", { name: "Tutup" }).click();
    };
    await expect.poll(paper).toBe(day);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(paper).toBe(night);
    await expectAccessible(page, "the door by night");
    await choose("Terang");
    await expect.poll(paper).toBe(day);
    await page.emulateMedia({ colorScheme: "light" });
    await choose("Gelap");
    await expect.poll(paper).toBe(night);
    await choose("Ikut HP");
    await expect.poll(paper).toBe(day);
  });

  await test.step("practice leaves no trace", async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Latihan" }).click();
    await expect(page.getByText("Latihan: tidak ada yang tercatat")).toBeVisible();
    await expect(page.getByText("0 orang masuk · 0 undangan")).toBeVisible();
    await scan(page, hadi.code);
    await letIn(page, 4);
    await page.getByRole("button", { name: "Selesai latihan" }).click();
    await expect(page.getByText("5 orang masuk · 1 undangan")).toBeVisible();
  });
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 5 });
  expect(problems).toEqual([]);
});

test("two phones let the same guest in at the same moment, and each hears of the other @once @proof", async ({
  browser,
  baseURL,
}) => {
  const feast = await startFeast(baseURL);
  const hadi = await feast.invite({ seats: 2 });
  const phones = await Promise.all(
    ["Rina", "Joko"].map(async (name) => {
      const context = await browser.newContext(doorPhone);
      return prepare(context, (await feast.pass(name)).link, feast);
    }),
  );
  for (const phone of phones) await phone.context().setOffline(true);
  for (const phone of phones) {
    await scan(phone, hadi.code);
    await letIn(phone, 2);
    await expect(phone.getByText(/1 belum terkirim/)).toBeVisible();
  }
  for (const phone of phones) await phone.context().setOffline(false);
  for (const phone of phones) {
    await expect(phone.getByText(/belum terkirim/)).toHaveCount(0);
    await phone.getByRole("button", { name: "Menu" }).click();
    await phone.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Riwayat" }).click();
    const history = phone.getByRole("dialog", { name: "Riwayat" });
    await expect(history.getByText(/Rina/)).toBeVisible();
    await expect(history.getByText(/Joko/)).toBeVisible();
    await history.getByRole("button", { name: "Tutup" }).click();
    await expect(phone.getByText("2 orang masuk · 1 undangan")).toBeVisible();
    await phone.getByLabel("Cari nama, asal, atau kelompok").fill("hadi");
    await phone.getByRole("button", { name: /Bapak Hadi/ }).click();
    const sheet = phone.getByRole("dialog", { name: "Resepsi" });
    await expect(sheet.getByText(/^2 orang mungkin tercatat dua kali oleh dua HP/)).toBeVisible();
    await phone.keyboard.press("Escape");
  }
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 2 });
});
