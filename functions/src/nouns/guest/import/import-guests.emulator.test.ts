import { noContact } from "@janur/domain/guest/guest";
import type { ImportedRow } from "@janur/domain/guest/guest-import";
import { unsent } from "@janur/domain/guest/sending";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../../tests/harness/documents.ts";
import {
  callerOf,
  importThroughKills,
  newImport,
  sampleRows,
  zipped,
} from "../../../../../tests/harness/imports.ts";
import {
  draftWedding,
  guestInput,
  startProduct,
  type Product,
} from "../../../../../tests/harness/product.ts";
import { contactDocument, guestDocument } from "../../../store/guest-document.ts";

let product: Product;
let owner: Account;
let invitationId: string;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
beforeEach(async () => {
  ({ invitationId } = await draftWedding(product, owner));
});
afterAll(() => product.close());

const caller = () => callerOf(owner.uid);

const setup = { hasHeader: true, columns: ["name" as const, "phone" as const], choices: "a" };

async function listed() {
  const found = await db().collection(paths.guests(invitationId)).orderBy("nameKey").get();
  return found.docs.map((document) => document.data());
}

describe("an import", () => {
  test("adds guests as an empty form would, writes over those who are there, and keeps what the row leaves out", async () => {
    const known = await product.asHost(
      "saveGuest",
      {
        invitationId,
        guestId: null,
        guest: { ...guestInput, name: "Hadi", honorific: "Bapak", group: "Lama" },
        contact: { ...noContact, email: "hadi@rumah.id" },
      },
      owner,
    );
    const rows: ImportedRow[] = [
      { row: 2, guestId: null, guest: { name: "Siti", tags: ["VIP"] }, contact: { phone: "+6281234567890" } },
      {
        row: 3,
        guestId: known.guestId,
        guest: { name: "Hadi Wiranto", group: "Baru" },
        contact: { phone: "+6281234567891" },
      },
      { row: 4, guestId: newImport().run, guest: { name: "Sudah dihapus" }, contact: {} },
    ];
    const call = { invitationId, ...newImport(), setup, total: 4, from: 0 };
    const refused = { row: 5, guestId: null, guest: { name: "" }, contact: {} };
    const answer = await product.asHost("importGuests", { ...call, ...zipped([...rows, refused]) }, owner);
    expect(answer).toEqual({
      next: 4,
      report: { added: 1, updated: 1, refused: 2, refusedRows: [4, 5] },
    });
    expect(await listed()).toMatchObject([
      {
        name: "Hadi Wiranto",
        nameKey: "hadi wiranto",
        honorific: "Bapak",
        group: "Baru",
        seats: guestInput.seats,
      },
      {
        name: "Siti",
        seats: limits.guest.usualSeats.person,
        channel: "whatsapp",
        tags: ["VIP"],
        listing: "listed",
      },
    ]);
    expect((await contactDocument(invitationId, known.guestId).get()).data()).toEqual({
      phone: "+6281234567891",
      email: "hadi@rumah.id",
      address: "",
    });
    // The list is packed at the end: nobody finds many changes beside it.
    expect((await db().doc(paths.guestIndexPart(invitationId, "state")).get()).get("version")).toBe(1);
    expect(await product.asHost("findGuestImport", { invitationId, fileId: call.fileId }, owner)).toEqual({
      found: { run: call.run, setup, total: 4, ...answer },
    });
  });

  test("writes a chunk once, however often it is sent, and goes on where it stands", async () => {
    const rows = sampleRows(6);
    const call = { invitationId, ...newImport(), setup, total: 6 };
    const first = { ...call, from: 0, ...zipped(rows.slice(0, 3)) };
    await Promise.all([1, 2, 3].map(() => product.callHost("importGuests", first, owner)));
    const again = await product.asHost("importGuests", first, owner);
    expect(again).toMatchObject({ next: 3, report: { added: 3 } });
    const plain = { rows: JSON.stringify(rows.slice(3)), isZipped: false };
    const last = await product.asHost("importGuests", { ...call, setup: null, from: 3, ...plain }, owner);
    expect(last).toMatchObject({ next: 6, report: { added: 6 } });
    expect(await listed()).toHaveLength(6);
  });

  test("may begin anew, which ends the one before", async () => {
    const rows = sampleRows(4);
    const call = { invitationId, ...newImport(), setup, total: 4, from: 0, ...zipped(rows.slice(0, 2)) };
    await product.asHost("importGuests", call, owner);
    await product.asHost("importGuests", { ...call, run: newImport().run }, owner);
    expect(await product.callHost("importGuests", { ...call, from: 2, setup: null }, owner)).toMatchObject({
      refusal: "guest/import-changed",
    });
    expect(await listed()).toHaveLength(4);
  });

  test("with the right number, a wrong one is forgotten, and one that it repeats is not", async () => {
    const add = async (phone: string) => {
      const contact = { ...noContact, phone };
      const { guestId } = await product.asHost(
        "saveGuest",
        { invitationId, guestId: null, guest: guestInput, contact },
        owner,
      );
      await guestDocument(invitationId, guestId).update({ sending: { ...unsent, problem: "wrong-number" } });
      return guestId;
    };
    const [first, second] = [await add("+6281234567890"), await add("+6281234567892")];
    const rows: ImportedRow[] = [first, second].map((guestId, index) => ({
      row: index + 2,
      guestId,
      guest: { name: "Hadi" },
      contact: { phone: "+6281234567892" },
    }));
    const call = { invitationId, ...newImport(), setup, total: rows.length, from: 0 };
    await product.asHost("importGuests", { ...call, ...zipped(rows) }, owner);
    const problemOf = async (id: string) => (await stored.guest(invitationId, id))?.sending.problem;
    expect([await problemOf(first), await problemOf(second)]).toEqual([null, "wrong-number"]);
  });

  test("refuses what does not fit, what is no chunk, and who may not", async () => {
    const call = { invitationId, ...newImport(), setup, total: 2, from: 0 };
    const refusal = async (change: object, by = owner) =>
      (await product.callHost("importGuests", { ...call, ...zipped(sampleRows(2)), ...change }, by)).refusal;
    expect(await refusal({ rows: "keine" })).toBe("input/invalid");
    expect(await refusal({ rows: "[", isZipped: false })).toBe("input/invalid");
    expect(await refusal(zipped(sampleRows(3)))).toBe("input/invalid");
    expect(await refusal(zipped(["x".repeat(limits.guestImport.chunkBytes)]))).toBe("input/too-large");
    const sender = await newAccount("Sri");
    await joinTeam(invitationId, sender.uid, "sender");
    expect(await refusal({}, sender)).toBe("team/not-allowed");
    expect(await refusal({}, await newAccount("Asing"))).toBe("invitation/not-found");
    expect(await listed()).toEqual([]);
  });
});

test("killed at twenty random points and begun again, ends with each row once and the same report (T5)", async () => {
  const rows = sampleRows(500);
  const report = await importThroughKills({ invitationId, ...newImport(), rows, chunk: 10 }, caller());
  expect(report).toEqual({ added: rows.length, updated: 0, refused: 0, refusedRows: [] });
  const names = (await listed()).map(({ name }) => String(name));
  expect(names.sort()).toEqual(rows.map(({ guest }) => guest.name).sort());
});
