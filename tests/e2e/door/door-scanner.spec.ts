import { doorTestCode } from "@janur/domain/door/door-device";
import { expect } from "@playwright/test";
import { test } from "../support/door/door-test.ts";
import { scan, standAt, verdict } from "../support/door/door-phone.ts";

test("a scanner that is a keyboard is heard wherever the focus is, and its Enter lets nobody in @once @proof", async ({
  feast,
  phone: context,
}) => {
  const hadi = await feast.invite({ name: "Hadi Wiranto", seats: 4 });
  const siti = await feast.invite({ name: "Siti", seats: 2 });
  const budi = await feast.invite({ name: "Budi", seats: 4 });
  await feast.answer(budi, 1);
  const door = await context.newPage();
  await door.goto((await feast.pass("Rina")).link);
  await door.getByLabel("PIN dari pengundang").fill(feast.pin);
  await door.keyboard.press("Enter");
  await expect(door.getByText("Tersimpan, bisa dibuka tanpa sinyal")).toBeVisible();
  const tested = verdict(door, "Kode uji terbaca");
  const sheet = door.getByRole("dialog", { name: "Resepsi" });
  const search = door.getByRole("searchbox");

  await test.step("it is tried before the door is open; a guest's own card serves, and what is no code does not", async () => {
    await scan(door, "WIFI:S:Balai Warga;;");
    await expect(tested).toHaveCount(0);
    for (const code of [doorTestCode, hadi.code]) {
      await scan(door, code);
      await expect(tested).toBeVisible();
      await door.keyboard.press("Escape");
      await expect(tested).toHaveCount(0);
    }
    await expect(door.getByText(/^Terbaca \d\d\.\d\d$/)).toBeVisible();
    await door.getByRole("button", { name: "Mulai terima tamu" }).click();
    await standAt(door, "Resepsi");
    await expect(door.getByText("0 orang masuk · 0 undangan")).toBeVisible();
  });

  await test.step("while a name is being searched", async () => {
    await search.fill("hadi");
    await door.waitForTimeout(1_100);
    await scan(door, hadi.code);
    await expect(sheet.getByRole("heading", { name: "Bapak Hadi Wiranto" })).toBeVisible();
    await expect(door.getByText("0 orang masuk · 0 undangan")).toBeVisible();
    await door.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(search).toHaveValue("");
  });

  await test.step("pasted, or typed by one that ends with no Enter", async () => {
    await search.fill(siti.code);
    await expect(sheet.getByRole("heading", { name: "Bapak Siti" })).toBeVisible();
    await expect(door.getByText("0 orang masuk · 0 undangan")).toBeVisible();
  });

  await test.step("in a field of a guest's sheet it becomes no envelope's number", async () => {
    const envelope = sheet.getByRole("textbox", { name: "Nomor amplop" });
    await envelope.focus();
    await scan(door, hadi.code);
    await expect(envelope).toHaveValue("");
    await expect(sheet.getByRole("heading", { name: "Bapak Siti" })).toBeVisible();
    await expect(sheet.getByText(/J1\./)).toHaveCount(0);
    await door.keyboard.press("Escape");
  });

  await test.step("in the name of a guest who is not listed it becomes no name", async () => {
    await door.getByRole("button", { name: "Tamu di luar daftar" }).click();
    const form = door.getByRole("dialog", { name: "Tamu di luar daftar" });
    await form.getByLabel("Nama").focus();
    await scan(door, hadi.code);
    await expect(sheet.getByRole("heading", { name: "Bapak Hadi Wiranto" })).toBeVisible();
    await door.keyboard.press("Escape");
    await expect(form.getByLabel("Nama")).toHaveValue("");
    await expect(door.getByText("0 orang masuk · 0 undangan")).toBeVisible();
  });

  await test.step("a trigger that is pulled twice lets in those who answered, and nobody by chance", async () => {
    await door.keyboard.press("Escape");
    await door.getByRole("button", { name: "Langsung" }).click();
    for (let read = 0; read < 3; read += 1) await scan(door, budi.code);
    const welcome = verdict(door, "Silakan masuk");
    await expect(welcome.getByText("1 dari 4 orang")).toBeVisible();
    await door.keyboard.press("Escape");
    await scan(door, budi.code);
    await expect(verdict(door, "Sudah masuk").getByText("1 dari 4 orang")).toBeVisible();
    await door.keyboard.press("Escape");
    await expect(door.getByText("1 orang masuk · 1 undangan")).toBeVisible();
  });
  await expect.poll(feast.arrived).toEqual({ invitations: 1, people: 1 });
});
