import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { startingIn } from "../support/door/door-api.ts";
import { codesIn } from "../support/codes-in.ts";
import { showInvitation, type HostApi, type ShownInvitation } from "../support/host-api.ts";
import { printedPages, type PrintedPage } from "../support/printed-pages.ts";
import { signedInHost } from "../support/signed-in-host.ts";
import * as z from "zod";

/** As phones see a page that they are held over. */
const scanned = { dpi: 200 };
const guestSaved = z.object({ guestId: z.string() });
const longest = {
  honorific: "Bapak Prof. Dr. Ir. H. Raden M",
  name: "Tumenggung Sosrodiningrat Kusumawardhana Wicaksono Hadiningrat Suryaputra Notone",
  suffix: "beserta Ibu, Putra-Putri, dan Keluarga Besar Trah Mangkunega",
};
const wholeName = Object.values(longest).join(" ");

async function invite(host: HostApi, { invitationId }: ShownInvitation, guest: object): Promise<string> {
  const person = { honorific: "Bapak", suffix: "", origin: "Solo", group: "Kantor", seats: 2, note: "" };
  const { guestId } = guestSaved.parse(
    await host.call("saveGuest", {
      ...{ invitationId, guestId: null, guest: { ...person, ...guest } },
      contact: { phone: null, email: null },
    }),
  );
  return guestId;
}

/** A feast with a guest for each letter but X, and one of the longest name. */
async function feastOf(page: Page, baseURL: string | undefined) {
  const host = await signedInHost(page, baseURL, "Ratri Ayu");
  const shown = await showInvitation(host, startingIn(72));
  const names = "ABCDEFGHIJKLMNOPQRSTUVWYZ".split("").map((letter) => `${letter}nto Wiranto`);
  const ids = [await invite(host, shown, longest)];
  for (const name of names) ids.push(await invite(host, shown, { name }));
  return { host, shown, names, ids };
}

/** Of this size to the millimetre, each of them, and all words within it. */
function expectWhole(pages: readonly PrintedPage[], [width, height]: readonly [number, number]): void {
  for (const [number, page] of pages.entries()) {
    expect([Math.round(page.width), Math.round(page.height)]).toEqual([width, height]);
    for (const { text, left, top, right, bottom } of page.words) {
      const where = `"${text}" on page ${String(number + 1)}`;
      expect(Math.min(left, top), where).toBeGreaterThanOrEqual(0);
      expect(right, where).toBeLessThanOrEqual(page.width);
      expect(bottom, where).toBeLessThanOrEqual(page.height);
    }
  }
}

/** Nothing is printed where a printer cannot: so far from each edge the page is white. */
async function expectWhiteEdge(pages: readonly PrintedPage[], millimetres: number): Promise<void> {
  for (const [number, { picture, width }] of pages.entries()) {
    const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
    const edge = Math.floor((millimetres / width) * info.width);
    let inked = 0;
    for (let y = 0; y < info.height; y += 1)
      for (let x = 0; x < info.width; x += 1) {
        const isInside = x >= edge && x < info.width - edge && y >= edge && y < info.height - edge;
        if (!isInside && (data[y * info.width + x] ?? 255) < 250) inked += 1;
      }
    expect(inked, `points with ink at the edge of page ${String(number + 1)}`).toBe(0);
  }
}

/** Without the breaks of lines, which stand between words and at their hyphens. */
const unbroken = (text: string) => text.replaceAll(/\s+/g, "");
const textOf = (pages: readonly PrintedPage[]) =>
  unbroken(pages.flatMap(({ words }) => words.map(({ text }) => text)).join(""));

function expectNames(pages: readonly PrintedPage[], names: readonly string[]): void {
  const text = textOf(pages);
  for (const name of names) expect(text).toContain(unbroken(name));
}

/**
 * Whose codes of the door can be read off the paper, without what proves them.
 * @param columns and rows of codes: somebody holds a phone over one after the other, not too exactly
 */
async function readBack(pages: readonly PrintedPage[], columns: number, rows: number): Promise<string[]> {
  const read = new Set<string>();
  for (const { picture } of pages) {
    const { width, height } = await sharp(picture).metadata();
    const across = Math.floor(width / columns);
    const down = Math.floor(height / rows);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const top = Math.max(0, Math.floor((row - 0.5) * down));
        const cut = { left: column * across, top, width: across, height: Math.min(2 * down, height - top) };
        for (const code of await codesIn(await sharp(picture).extract(cut).png().toBuffer())) read.add(code);
      }
  }
  return [...read].map((code) => code.split(".").slice(0, 2).join(".")).sort();
}

const doorCodes = (ids: readonly string[]) => ids.map((id) => `J1.${id}`).sort();

test("the list of the door, cards and labels leave the printer whole, and their codes are read off the paper @once @proof", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { shown, names, ids } = await feastOf(page, baseURL);
  await page.setViewportSize({ width: 1_280, height: 900 });

  await test.step("the list by letter on sheets of A4, with a code for each", async () => {
    await page.goto(`/invitations/${shown.invitationId}/check-in?view=prepare`);
    await page.getByRole("button", { name: "Cetak daftar pintu" }).click();
    await expect(page.locator("body > table tbody svg")).toHaveCount(ids.length);
    const pages = await printedPages(page, scanned);
    expect(pages).toHaveLength(4);
    expectWhole(pages, [210, 297]);
    await expectWhiteEdge(pages, 10);
    expectNames(pages, [...names, wholeName]);
    // The head stands on each sheet, and no word of it is broken.
    for (const head of ["Resepsi", "Datang"])
      expect(pages.every(({ words }) => words.some(({ text }) => text === head))).toBe(true);
    expect(await readBack(pages, 3, 8)).toEqual(doorCodes(ids));
    await page.keyboard.press("Escape");
  });

  await page.goto(`/invitations/${shown.invitationId}/guests`);
  await page.getByRole("checkbox", { name: "Pilih semua" }).check();
  await page.getByRole("button", { name: "Kartu tamu" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Nama dan kode masuk" }).check();
  for (const [format, size, count, sheet] of [
    ["A6, satu kartu", [149, 105], ids.length, 1],
    [/^A4/, [297, 210], Math.ceil(ids.length / 4), 2],
  ] as const)
    await test.step(`cards: ${String(format)}`, async () => {
      await dialog.getByRole("radio", { name: format }).check();
      await expect(page.getByText("Tunjukkan kepada penerima tamu")).toHaveCount(ids.length + 1);
      const pages = await printedPages(page, scanned);
      expect(pages).toHaveLength(count);
      expectWhole(pages, size);
      expectNames(pages, ["Ratri", ...names.map((name) => `Bapak ${name}`)]);
      expect(await readBack(pages, sheet, sheet)).toEqual(doorCodes(ids));
      // A printer that saves ink leaves the cover its ground: no pixel in its middle is as white as paper.
      const [first] = pages;
      const ground = { left: 200, top: 766, width: 40, height: 26 };
      const { channels } = await sharp(await sharp(first?.picture).extract(ground).toBuffer()).stats();
      expect(channels.some(({ mean }) => mean < 253)).toBe(true);
    });
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Cetak", exact: true }).click();
  for (const label of ["Label dengan kode masuk", "Label alamat"])
    await test.step(label, async () => {
      await dialog.getByRole("radio", { name: label }).check();
      const hasCode = label.includes("kode");
      await expect(page.locator("body > div > div > svg")).toHaveCount(hasCode ? ids.length : 0);
      const pages = await printedPages(page, scanned);
      expect(pages).toHaveLength(2);
      expectWhole(pages, [210, 297]);
      await expectWhiteEdge(pages, 2);
      expectNames(
        pages,
        names.map((name) => `Bapak ${name}`),
      );
      expect(await readBack(pages, 3, 8)).toEqual(hasCode ? doorCodes(ids) : []);
    });
});

test("the plan of the hall, table cards and who sits where leave the printer whole @once @proof", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { host, shown, names, ids } = await feastOf(page, baseURL);
  const { invitationId } = shown;
  const at = { ceremony: "ceremony-1", invitationId };
  const table = { kind: "round", seats: 10, rotation: 0, y: 600 };
  const crowd = { ...table, id: "ramai", name: "Kehormatan Keluarga Besar Mangkunegaran", kind: "rows" };
  await host.call("changeSeatingPlan", {
    ...at,
    changes: [
      { kind: "addTable", table: { ...table, id: "t1", name: "Kehormatan", x: 300 } },
      { kind: "addTable", table: { ...crowd, seats: 60, x: 1_200 } },
      { kind: "addTable", table: { ...table, id: "t3", name: "Kosong", x: 700 } },
      {
        kind: "seat",
        guests: Object.fromEntries(
          ids.map((id, index) => [id, { table: index < 4 ? "t1" : "ramai", people: 2 }]),
        ),
      },
    ],
  });
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.goto(`/invitations/${invitationId}/seats`);
  await page.getByRole("button", { name: "Cetak", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const print = async (paper: string) => {
    await dialog.getByRole("radio", { name: paper }).check();
    return printedPages(page);
  };

  await test.step("the plan on one lying sheet, with each table's name", async () => {
    const pages = await print("Denah");
    expect(pages).toHaveLength(1);
    expectWhole(pages, [297, 210]);
    await expectWhiteEdge(pages, 9);
    expectNames(pages, ["Kehormatan", crowd.name, "Kosong", "8/10", "44/60"]);
  });

  for (const [paper, size, count] of [
    ["Kartu meja, A4", [210, 297], 1],
    ["Kartu meja, A6", [105, 149], 4],
  ] as const)
    await test.step(`${paper}: every guest is on one, and no word is broken`, async () => {
      const pages = await print(paper);
      expect(pages).toHaveLength(count);
      expectWhole(pages, size);
      const text = textOf(pages);
      for (const name of names) expect(text.split(unbroken(`Bapak ${name}`))).toHaveLength(2);
      expectNames(pages, [wholeName]);
      for (const word of ["Kehormatan", "Mangkunegaran", "1/2", "2/2"])
        expect(pages.flatMap(({ words }) => words.map((one) => one.text)).join("\n")).toContain(word);
      // What is cut off at a card's end would lie on its edge.
      const cards = count === 1 ? 148.5 : Infinity;
      for (const { bottom, text: word } of pages.flatMap(({ words }) => words)) {
        const ends = Math.min(bottom % cards, bottom);
        expect(ends, word).toBeLessThanOrEqual(148.5 - 8);
      }
    });

  for (const [paper, sheets] of [
    ["Per meja", 1],
    ["Per nama", 2],
  ] as const)
    await test.step(paper, async () => {
      const pages = await print(paper);
      expect(pages).toHaveLength(sheets);
      expectWhole(pages, [210, 297]);
      await expectWhiteEdge(pages, 10);
      expectNames(pages, [...names, wholeName]);
    });
});
