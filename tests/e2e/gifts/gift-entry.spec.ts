import { unpackGiftRows } from "@janur/domain/gift/gift-row";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import * as z from "zod";
import { doorPhone, newDoorId, startingIn } from "../support/door/door-api.ts";
import { cutOffGiftForm, giftField, writeGift } from "../support/gift-form.ts";
import { draftInvitation, guestByApi, showInvitation } from "../support/host-api.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import { speak } from "../support/speak.ts";
import { storedOnDevice } from "../../harness/stored-on-device.ts";

const words = {
  id: {
    ...{ from: "Dari", amount: "Nominal", more: "Titipan dan catatan", through: "Titipan lewat" },
    ...{ book: "Buku", line: /Amplop · titipan Bu Tuti/, save: "Simpan koreksi", other: /titipan Pak RT/ },
    ...{ wedding: "Amplop & Kado", khitanan: "Buku Sumbangan" },
    ...{ thanks: "Ucapkan terima kasih", message: "Pesan", office: /Acara kantor tidak mencatat kado/ },
    ...{ blessing: /doa restunya untuk/, prayer: /dan doanya untuk/ },
  },
  en: {
    ...{ from: "From", amount: "Amount", more: "Brought by, note", through: "Brought by" },
    ...{ book: "Book", line: /Envelope · brought by Bu Tuti/, save: "Save correction" },
    ...{ other: /brought by Pak RT/, wedding: "Envelopes & gifts", khitanan: "Gift book" },
    ...{ thanks: "Say thank you", message: "Message", office: /Office events have no gift book/ },
    ...{ blessing: /good wishes for/, prayer: /your prayers for/ },
  },
};

test("a parcel's picture is on the disk before its entry is said to be saved @once", async ({
  page,
  baseURL,
}) => {
  // Whoever reads that it is saved may close the tab that very moment.
  await page.addInitScript(() => {
    const kept: string[] = [];
    Object.assign(window, { kept });
    const own = IDBDatabase.prototype;
    const begin = Reflect.get(own, "transaction") as (...given: unknown[]) => IDBTransaction;
    own.transaction = function (...given) {
      const transaction = begin.apply(this, given);
      if (this.name === "janur-gift-photos" && given[1] === "readwrite")
        transaction.addEventListener("complete", () => kept.push("on the disk"));
      return transaction;
    };
    new MutationObserver(() => {
      if (/Bu Kado, Tanpa nominal: tersimpan|tersimpan di perangkat ini/.test(document.body.innerText))
        kept.push("said");
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await cutOffGiftForm(page, baseURL);
  await page.getByRole("radio", { name: "Kado" }).check();
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#b03020" } })
    .jpeg()
    .toBuffer();
  await page.getByTestId("entry-photo").setInputFiles({ name: "kado.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByAltText("Foto yang akan disimpan")).toBeVisible();
  await giftField(page, "Dari").fill("Bu Kado");
  await page.getByRole("button", { name: "Simpan & lanjut" }).tap();
  await expect(page.getByText("1 catatan tersimpan di perangkat ini")).toBeVisible();
  const order = await page.evaluate(() => [...new Set(Reflect.get(window, "kept") as string[])]);
  expect(order).toEqual(["on the disk", "said"]);
  expect(await storedOnDevice(page)).toContain("picture of");
  // The next one begins empty, and the hand is where its name goes.
  await expect(giftField(page, "Dari")).toHaveValue("");
  await expect(giftField(page, "Dari")).toBeFocused();
});

test("a number from the door fills in who brought it, typed or run on to, and no name that was typed @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const shown = await showInvitation(host, startingIn(1));
  const guest = await guestByApi(host, shown, "Hadi Wiranto");
  const door = await doorPhone(baseURL, host, shown, "Bu Tuti");
  await door.letIn(
    { kind: "envelope", people: 0, text: "117", guest },
    { kind: "envelope", people: 0, text: "118", walkIn: { id: newDoorId(), name: "Pak RT", of: "" } },
  );
  await page.goto(`/invitations/${shown.invitationId}/gifts`);
  const [number, from, amount] = ["No. amplop", "Dari", "Nominal"].map((name) => giftField(page, name));
  if (number === undefined || from === undefined || amount === undefined) throw new Error("no fields");
  await number.fill("117");
  await expect(page.getByText("Nomor ini dari pintu: Bapak Hadi Wiranto")).toBeVisible();
  await number.press("Enter");
  await expect(from).toHaveValue("Bapak Hadi Wiranto");
  await expect(amount).toBeFocused();
  await amount.fill("500");
  await amount.press("Enter");
  // The next number is the door's as well: its name is there, and the hand is at the amount.
  await expect(number).toHaveValue("118");
  await expect(from).toHaveValue("Pak RT");
  await expect(amount).toBeFocused();
  await amount.fill("100");
  await amount.press("Enter");
  await expect(number).toHaveValue("119");
  await expect(from).toHaveValue("");
  await expect(from).toBeFocused();
  // Whoever typed a name knows better than the door.
  await from.fill("Bu Tuti");
  await number.fill("117");
  await number.press("Enter");
  await expect(from).toHaveValue("Bu Tuti");
  const listed = z.object({ rows: z.string() });
  await expect
    .poll(async () => {
      const answer = await host.call("listGifts", { invitationId: shown.invitationId, since: null });
      return unpackGiftRows(listed.parse(answer).rows).map((row) => [row.envelope, row.guest, row.name]);
    })
    .toEqual(
      expect.arrayContaining([
        ["117", guest, "Bapak Hadi Wiranto"],
        ["118", null, "Pak RT"],
      ]),
    );
});

test("a correction to a number that is in the book already asks, and keeps both where that is meant @once @proof", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const shown = await draftInvitation(host);
  const { invitationId } = shown;
  for (const [envelope, name] of [
    ["1", "Pak Hadi"],
    ["2", "Bu Tini"],
  ] as const) {
    const gift = { kind: "envelope", guest: null, name, through: "", envelope, amount: 50_000, note: "" };
    await host.call("saveGift", { invitationId, giftId: newDoorId(), revision: null, gift, isDouble: false });
  }
  await page.goto(`/invitations/${invitationId}/gifts?view=book`);
  await page.getByRole("button", { name: /Bu Tini/ }).click();
  const drawer = page.getByRole("dialog", { name: "Catatan" });
  const [number, save] = [
    giftField(page, "No. amplop"),
    drawer.getByRole("button", { name: "Simpan koreksi" }),
  ];
  await number.fill("1");
  await save.click();
  const asked = drawer
    .getByRole("alert")
    .filter({ hasText: /^Nomor 1 sudah dicatat .+ atas nama Pak Hadi\./ });
  await expect(asked).toBeVisible();
  // Another number, and nothing is asked any more.
  await number.fill("3");
  await expect(asked).toBeHidden();
  await save.click();
  await expect(drawer.getByText("No. amplop sebelumnya: 2")).toBeVisible();
  await number.fill("1");
  await save.click();
  await asked.getByRole("button", { name: "Simpan keduanya" }).click();
  await expect(drawer.getByText("No. amplop sebelumnya: 3")).toBeVisible();
  await expect(asked).toBeHidden();
  // What else is corrected of a number that is there twice asks nothing.
  await drawer.getByLabel("Nominal", { exact: true }).fill("75rb");
  await save.click();
  await expect(drawer.getByText("Nominal sebelumnya: Rp50.000")).toBeVisible();
});

for (const [language, word] of Object.entries(words)) {
  test(`who brought a gift for somebody else is typed, read and corrected, in ${language}${language === "en" ? " @proof" : ""}`, async ({
    page,
    baseURL,
  }) => {
    await speak(page, language);
    const { invitationId } = await draftInvitation(await signedInHost(page, baseURL));
    await page.goto(`/invitations/${invitationId}/gifts`);
    await giftField(page, word.from).fill("Pak Hadi");
    await page.getByText(word.more, { exact: true }).click();
    await giftField(page, word.through).fill("Bu Tuti");
    await giftField(page, word.amount).fill("250");
    await giftField(page, word.amount).press("Enter");
    await expect(page.getByText(word.line)).toBeVisible();
    // What follows was brought by nobody else.
    await expect(giftField(page, word.through)).toHaveValue("");
    await page.getByRole("link", { name: word.book, exact: true }).click();
    await page.getByRole("button", { name: /Pak Hadi/ }).click();
    const drawer = page.getByRole("dialog");
    await expect(drawer.getByLabel(word.through, { exact: true })).toHaveValue("Bu Tuti");
    await drawer.getByLabel(word.through, { exact: true }).fill("Pak RT");
    await drawer.getByRole("button", { name: word.save }).click();
    await expect(drawer.getByText(/: Bu Tuti$/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: /Pak Hadi/ })).toContainText(word.other);
  });

  test(`the book is called as the feast calls it, thanks as is fit, and an office has none, in ${language}${language === "en" ? " @once @proof" : " @once"}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await speak(page, language);
    const host = await signedInHost(page, baseURL);
    for (const [eventType, title, thanks] of [
      ["wedding", word.wedding, word.blessing],
      ["khitanan", word.khitanan, word.blessing],
      ["memorial", word.wedding, word.prayer],
    ] as const)
      await test.step(eventType, async () => {
        const names = eventType === "wedding" ? ["Ratri", "Bayu"] : ["Fathan"];
        const { invitationId } = await draftInvitation(host, { eventType, names });
        await page.goto(`/invitations/${invitationId}/gifts`);
        await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
        await giftField(page, word.from).fill("Pak Hadi");
        await giftField(page, word.amount).fill("250");
        await giftField(page, word.amount).press("Enter");
        await page.getByRole("link", { name: word.book, exact: true }).click();
        await page.getByRole("button", { name: /Pak Hadi/ }).click();
        await page.getByText(word.thanks, { exact: true }).click();
        const message = page.getByRole("textbox", { name: word.message });
        await expect(message).toHaveValue(thanks);
        await expect(message).not.toHaveValue(/250/);
      });
    await test.step("seminar", async () => {
      const { invitationId } = await draftInvitation(host, { eventType: "seminar", names: ["Janur"] });
      await page.goto(`/invitations/${invitationId}/gifts`);
      await expect(page.getByText(word.office)).toBeVisible();
      await expect(page.getByRole("link", { name: word.wedding, exact: true })).toHaveCount(0);
    });
  });
}

test("what is typed outlives a list that is closed, a thank-you of somebody else and a correction of another entry @once", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const host = await signedInHost(page, baseURL);
  const shown = await draftInvitation(host);
  const { invitationId } = shown;
  await guestByApi(host, shown, "Hadi Wiranto");
  const giftId = newDoorId();
  const gift = { kind: "envelope", guest: null, name: "Pak RT", through: "", envelope: "1", note: "" };
  const saved = { ...gift, amount: 50_000 };
  await host.call("saveGift", { invitationId, giftId, revision: null, gift: saved, isDouble: false });

  await page.goto(`/invitations/${invitationId}/gifts?view=book`);
  await page.getByRole("button", { name: /Pak RT/ }).click();
  const drawer = page.getByRole("dialog", { name: "Catatan" });
  const [name, amount] = ["Dari", "Nominal"].map((label) => drawer.getByLabel(label, { exact: true }));
  if (name === undefined || amount === undefined) throw new Error("no fields");
  await name.fill("Hadi");
  await expect(drawer.getByRole("option", { name: /Hadi Wiranto/ })).toBeVisible();
  await name.press("Escape");
  await expect(drawer.getByRole("option")).toHaveCount(0);
  await amount.fill("75rb");
  await host.call("saveGift", {
    ...{ invitationId, giftId, revision: 1, isDouble: false },
    gift: { ...saved, amount: 60_000, note: "lewat Bu Tuti" },
  });
  await expect(drawer.getByText("Nominal: Rp60.000")).toBeVisible();
  await expect(drawer.getByLabel("Catatan", { exact: true })).toHaveValue("lewat Bu Tuti");
  await expect(name).toHaveValue("Hadi");
  await expect(amount).toHaveValue("75rb");
  await drawer.getByRole("button", { name: "Simpan koreksi" }).click();
  await expect(amount).toHaveValue("Rp75.000");
  await expect(drawer.getByText("Nominal: Rp60.000")).toHaveCount(0);

  await drawer.getByRole("button", { name: "Keluarkan dari buku" }).click();
  await expect(drawer).toBeHidden();
  await page.route("**/api/host/removeGift", (route) => route.abort());
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(page.getByRole("alert").filter({ hasText: /koneksi|sinyal|internet/i })).toBeVisible();
  await page.unroute("**/api/host/removeGift");
});

test("an entry whose number is taken is corrected apart from the one that is being written @once", async ({
  page,
  baseURL,
}) => {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  const gift = { kind: "envelope", guest: null, name: "Pak Hadi", through: "", envelope: "1", note: "" };
  await host.call("saveGift", {
    ...{ invitationId, giftId: newDoorId(), revision: null, isDouble: false },
    gift: { ...gift, amount: 50_000 },
  });
  await page.goto(`/invitations/${invitationId}/gifts`);
  await writeGift(page, "1", "Bu Tini", "100");
  await expect(page.getByText(/^Nomor 1 sudah dicatat .+ atas nama Pak Hadi\./)).toBeVisible();
  const form = page.getByRole("main");
  await form.getByLabel("Dari", { exact: true }).fill("Pak RT");
  await page.getByRole("button", { name: "Perbaiki" }).click();
  const dialog = page.getByRole("dialog", { name: "Catatan" });
  await expect(dialog.getByLabel("Dari", { exact: true })).toHaveValue("Bu Tini");
  await dialog.getByLabel("No. amplop", { exact: true }).fill("3");
  await dialog.getByRole("button", { name: "Simpan & lanjut" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Perbaiki" })).toHaveCount(0);
  await expect(form.getByLabel("Dari", { exact: true })).toHaveValue("Pak RT");
});
