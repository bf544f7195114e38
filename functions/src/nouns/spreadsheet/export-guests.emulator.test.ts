import { randomBytes } from "node:crypto";
import { unzipSync } from "fflate";
import { findSection } from "@janur/domain/content/content";
import type { Guest } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import type { Language } from "@janur/domain/text/language";
import { limits } from "@janur/domain/limits";
import { newGuest } from "@janur/domain/guest/new-guest";
import { paths } from "@janur/domain/paths";
import { makeAnswer } from "@janur/domain/rsvp/rsvp";
import type { SpreadsheetCursor, SpreadsheetFormat } from "@janur/domain/guest/spreadsheet";
import { cutText } from "@janur/domain/text/text";
import { wishSchema } from "@janur/domain/wish/wish";
import Papa from "papaparse";
import { readSheet } from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { hostileStrings } from "../../../../tests/load/hostile-strings.ts";
import { db, documentOf } from "../../platform/google/firestore.ts";
import { contactDocument, guestDocument } from "../../store/guest-document.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { gatedWedding, gatedWords } from "../../../../tests/harness/gates.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  draftWedding,
  guestInput,
  inviteGuest,
  newKey,
  openWedding,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";

const host = useHost();

const newId = () => documentIdFromBytes(randomBytes(20));
const at = (text: string) => new Date(text);

async function download(
  { invitationId }: Wedding,
  format: SpreadsheetFormat,
  { caller = host.owner, language = "id" }: { caller?: Account; language?: Language } = {},
): Promise<{ file: Buffer; pieces: number }> {
  const parts: Buffer[] = [];
  for (
    let after: SpreadsheetCursor | null = null, isFirst = true;
    isFirst || after !== null;
    isFirst = false
  ) {
    const input = { invitationId, format, language, after };
    const piece: { bytes: string; next: SpreadsheetCursor | null } = await host.product.asHost(
      "exportGuests",
      input,
      caller,
    );
    parts.push(Buffer.from(piece.bytes, "base64"));
    after = piece.next;
  }
  return { file: Buffer.concat(parts), pieces: parts.length };
}

/** Every line as heading → cell, by another library than the one that wrote it. */
async function linesOf(format: SpreadsheetFormat, file: Buffer): Promise<Record<string, unknown>[]> {
  const rows =
    format === "csv"
      ? Papa.parse<unknown[]>(file.toString().replace(/^\uFEFF/, ""), { skipEmptyLines: true }).data
      : await readSheet(file, { trim: false });
  const [headings = [], ...lines] = rows;
  return lines.map((line) => Object.fromEntries(headings.map((name, index) => [String(name), line[index]])));
}

const formulas = ["=1+1", "+62812", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0", "\uFF1D1", "_x000D_", "0812"];
const texts = [...formulas, ...hostileStrings];
const hostile = (index: number, max: number) => {
  const text = cutText(texts[index % texts.length] ?? "", max).trim();
  return text === "" ? "x" : text;
};

function hostileGuest(index: number): Guest {
  const note = hostile(index + 3, limits.guest.note);
  const guest = newGuest(
    {
      ...guestInput,
      name: hostile(index, limits.guest.name.max),
      honorific: "",
      suffix: hostile(index + 1, limits.guest.suffix),
      origin: String(index).padStart(5, "0"),
      group: hostile(index + 2, limits.guest.group),
      note,
      seats: 1 + (index % limits.guest.seats.max),
    },
    { id: newId(), listing: "listed", now: at("2026-11-01T00:00:00Z") },
  );
  const said = {
    ceremonies: { resepsi: "yes" as const },
    adults: 1 + (index % 3),
    children: 0,
    companions: [hostile(index + 4, limits.rsvp.companionName)],
    note: hostile(index + 5, limits.rsvp.note),
    representedBy: hostile(index + 6, limits.rsvp.representative),
    questions: {},
  };
  const meta = { revision: 1, key: newKey(), answeredAt: at("2026-11-20T03:00:00Z"), by: "guest" as const };
  return { ...guest, answer: makeAnswer(said, meta) };
}

async function putAll(invitationId: string, guests: readonly Guest[]): Promise<void> {
  for (let from = 0; from < guests.length; from += 400) {
    const batch = db().batch();
    for (const guest of guests.slice(from, from + 400))
      batch.set(guestDocument(invitationId, guest.id), guest);
    await batch.commit();
  }
}

describe("a spreadsheet of guests", () => {
  test(
    "T13: brings 2,000 hostile rows there and back, none of them a formula",
    { timeout: 300_000 },
    async () => {
      const wedding = await draftWedding(host.product, host.owner);
      const guests = Array.from({ length: 2_000 }, (_, index) => hostileGuest(index));
      await putAll(wedding.invitationId, guests);
      const byOrigin = new Map(guests.map((guest) => [guest.origin, guest]));
      for (const format of ["xlsx", "csv"] as const) {
        const { file, pieces } = await download(wedding, format);
        expect(pieces).toBe(format === "xlsx" ? 1 : 3);
        const lines = await linesOf(format, file);
        expect(lines).toHaveLength(guests.length);
        const plain = (cell: unknown) =>
          format === "csv" ? String(cell).replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/, "") : cell;
        const number = (value: number) => (format === "csv" ? String(value) : value);
        for (const line of lines) {
          const guest = byOrigin.get(String(line["Asal"]));
          expect(guest).toBeDefined();
          if (guest === undefined) continue;
          byOrigin.delete(format === "csv" ? guest.origin : "");
          expect({
            name: plain(line["Nama"]),
            suffix: plain(line["Tambahan"]),
            group: plain(line["Kelompok"]),
            note: plain(line["Catatan"]),
            companions: plain(line["Pendamping"]),
            message: plain(line["Pesan jawaban"]),
            representedBy: plain(line["Diwakilkan oleh"]),
            seats: line["Jumlah orang yang diundang"],
            adults: line["Dewasa"],
          }).toEqual({
            name: guest.name,
            suffix: guest.suffix,
            group: guest.group,
            note: guest.note,
            companions: guest.answer?.companions[0],
            message: guest.answer?.note,
            representedBy: guest.answer?.representedBy,
            seats: number(guest.seats),
            adults: number(guest.answer?.adults ?? 0),
          });
        }
        if (format === "xlsx") {
          const sheet = Buffer.from(unzipSync(file)["xl/worksheets/sheet1.xml"] ?? []).toString();
          const kinds = new Set(sheet.match(/<(?:c|f)[ >][^>]*/g)?.map((cell) => /t="\w+"/.exec(cell)?.[0]));
          expect(sheet).not.toMatch(/<f[ >]/);
          expect([...kinds].sort()).toEqual(['t="inlineStr"', undefined]);
        } else {
          const cells = Papa.parse<string[]>(file.toString()).data.flat();
          expect(cells.filter((cell) => /^\s*[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
        }
      }
      // Every guest stood in the file, and once.
      expect(byOrigin.size).toBe(0);
    },
  );

  test("tells all of a guest in the reader's language, contacts only to who may see them", async () => {
    const rsvp = findSection(openWedding(), "rsvp");
    if (rsvp === undefined) throw new Error("no answers in the fixtures");
    const menu = {
      id: "menu",
      kind: "choice" as const,
      label: { id: "Makanan", en: "Food" },
      options: [{ id: "ikan", label: { id: "Ikan", en: "Fish" } }],
      isRequired: false,
      tags: [],
    };
    const wedding = await publishWedding(
      host.product,
      host.owner,
      openWedding({ ...rsvp, questions: [menu] }),
    );
    const guestId = newId();
    const input = { ...guestInput, kind: "household" as const, members: ["Hadi", "Tuti"], tags: ["VIP"] };
    const made = newGuest(input, { id: guestId, listing: "listed", now: at("2026-11-01T00:00:00Z") });
    const said = {
      ceremonies: { akad: "no" as const, resepsi: "yes" as const },
      adults: 2,
      children: 1,
      companions: ["Tuti"],
      note: "Insyaallah",
      representedBy: "",
      questions: { menu: ["ikan"] },
    };
    const meta = { revision: 1, key: newKey(), answeredAt: at("2026-11-20T16:30:00Z"), by: "host" as const };
    const contact = { phone: "+6281234567890", email: "hadi@contoh.test", address: "" };
    await Promise.all([
      guestDocument(wedding.invitationId, guestId).set({ ...made, answer: makeAnswer(said, meta) }),
      contactDocument(wedding.invitationId, guestId).set(contact),
      ...["Semoga rukun.", "Selamat!"].map((text, index) => {
        const id = newId();
        const createdAt = new Date(index);
        const facts = { attendance: null, isHidden: false, isHeld: false, isPinned: false, reply: "" };
        return documentOf(paths.wish(wedding.invitationId, id), wishSchema).set({
          ...facts,
          id,
          name: "Hadi",
          text,
          guestId,
          createdAt,
        });
      }),
    ]);
    const [line] = await linesOf("xlsx", (await download(wedding, "xlsx", { language: "en" })).file);
    expect(line).toMatchObject({
      Honorific: "Bapak",
      Name: "Hadi Wiranto",
      Suffix: "& Keluarga",
      "Invitation for": "Household",
      "Household members": "Hadi; Tuti",
      Tags: "VIP",
      Phone: contact.phone,
      "E-mail": contact.email,
      Answer: "Coming",
      People: 3,
      Adults: 2,
      Children: 1,
      Companions: "Tuti",
      "Message with the answer": "Insyaallah",
      Food: "Fish",
      Answered: "2026-11-20 23.30 WIB",
      "Recorded by": "Family",
      Wish: "Semoga rukun.\n\nSelamat!",
    });
    const perCeremony = Object.entries(line ?? {}).filter(([heading]) => heading.startsWith("Answer: "));
    expect(perCeremony.map(([, value]) => value)).toEqual(expect.arrayContaining(["Coming", "Not coming"]));
    const viewer = await newAccount("Penonton");
    await joinTeam(wedding.invitationId, viewer.uid, "viewer");
    for (const format of ["xlsx", "csv"] as const) {
      const { file } = await download(wedding, format, { caller: viewer });
      const lines = await linesOf(format, file);
      expect(lines[0]).toMatchObject({ Nama: "Hadi Wiranto", Makanan: "Ikan" });
      expect(JSON.stringify(lines)).not.toMatch(/6281234567890|contoh\.test|Nomor HP/);
    }
  });

  test("is a file with its headings alone where nobody is on the list", async () => {
    const wedding = await draftWedding(host.product, host.owner);
    await db().recursiveDelete(db().collection(paths.guests(wedding.invitationId)));
    for (const format of ["xlsx", "csv"] as const)
      expect(await linesOf(format, (await download(wedding, format)).file)).toEqual([]);
  });

  test("names to a viewer no ceremony that is gated or not published yet, and to an editor each", async () => {
    const wedding = await publishWedding(host.product, host.owner, gatedWedding());
    const { invitationId, revision } = wedding;
    const content = gatedWedding();
    const draft = JSON.parse(
      JSON.stringify(content).replaceAll("Resepsi", "Pesta rahasia"),
    ) as typeof content;
    await host.product.asHost("saveDraft", { invitationId, basedOn: revision, content: draft }, host.owner);
    await inviteGuest(host.product, host.owner, wedding, { ceremonies: ["resepsi", "malam"] });
    const [viewer, editor] = [await newAccount("Penonton"), await newAccount("Ratna")];
    await joinTeam(invitationId, viewer.uid, "viewer");
    await joinTeam(invitationId, editor.uid, "editor");
    const textOf = async (caller: Account) => (await download(wedding, "csv", { caller })).file.toString();
    const [seen, edited] = [await textOf(viewer), await textOf(editor)];
    expect(seen).toContain("Resepsi");
    for (const word of [gatedWords.ceremony, "Pesta rahasia"]) {
      expect(seen).not.toContain(word);
      expect(edited).toContain(word);
    }
    const unpublished = await draftWedding(host.product, host.owner);
    await joinTeam(unpublished.invitationId, viewer.uid, "viewer");
    expect((await download(unpublished, "csv", { caller: viewer })).file.toString()).not.toContain("Resepsi");
  });
});
