import { paths } from "@janur/domain/paths";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { erasers } from "../../functions/src/lifecycle/erasure/erasers.ts";
import { db } from "../../functions/src/platform/google/firestore.ts";
import { newAccount, newAdmin, type Account } from "../harness/accounts.ts";
import { joinTeam } from "../harness/documents.ts";
import { draftWedding, startProduct, type Product } from "../harness/product.ts";
import { invitationDocument } from "../../functions/src/store/access.ts";
import { notify } from "../../functions/src/notify/notification/notify.ts";
import { syncAccount } from "../../functions/src/nouns/staff/sync-account.ts";
import { accessTable, writtenTogether } from "./access-table.ts";
import { commit, type RawWrite } from "./raw-writes.ts";
import { addedTask, writtenDocuments, type Writer } from "./written-documents.ts";

/* T20: whatever the rules take of a client, every function that meets it reads. */

let product: Product;
let admin: Account;
beforeAll(async () => {
  product = await startProduct();
  admin = await newAdmin("Bu Wening");
  await syncAccount(admin.uid);
});
afterAll(() => product.close());

async function newWriter(): Promise<Writer> {
  const account = await newAccount("Rani");
  const { invitationId } = await draftWedding(product, account);
  await joinTeam(invitationId, (await newAccount("Dimas")).uid, "editor");
  const invitation = (await invitationDocument(invitationId).get()).data();
  if (invitation === undefined) throw new Error("the wedding was just begun");
  await notify({ invitation, facts: { kind: "reports", count: 1 }, key: invitationId, at: new Date() });
  const [news] = (await db().collection(paths.notifications(account.uid)).get()).docs;
  const writer = { account, name: "Rani", invitationId, taskId: "", notificationId: news?.id ?? "" };
  // The chat with support has begun; that of the team begins with the first message.
  const [, question] = writtenDocuments["chats/*/messages"]?.(writer) ?? [];
  if (question === undefined) throw new Error("messages go to the team and to support");
  const asked = [question.target, ...(question.beside?.(question.target) ?? [])];
  expect(await commit(account.idToken, asked)).toBe(true);
  const { id, writes } = addedTask(writer);
  expect(await commit(account.idToken, writes)).toBe(true);
  return { ...writer, taskId: id };
}

const texts = fc.constantFrom(
  "",
  " ",
  "\u00a0\u2003",
  "\u200b\u200d\ufeff",
  "Rani\u0000",
  "a\nb\u2028c",
  "\u202egnaro\u2066",
  "\ud800",
  "💍".repeat(80),
  "💍".repeat(120),
  "x".repeat(81),
  "x".repeat(2_000),
  "é".repeat(1_000),
  "https://",
  "https://a b",
  "javascript:alert(1)",
  "2026-02-31",
  "0000-01-01",
  "__proto__",
  "../users/x",
);
const numbers: readonly unknown[] = [
  -1,
  -0,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  9_007_199_254_740_993n,
  9_223_372_036_854_775_807n,
  -9_223_372_036_854_775_808n,
];
const others = fc.constantFrom<unknown>(
  null,
  true,
  [],
  {},
  { days: 365 },
  { days: -730 },
  { days: -730.5 },
  { date: "2026-02-31" },
  { date: "0001-12-31" },
  { at: new Date(-62_135_596_800_000) },
  { at: new Date("9999-12-31T23:59:59.999Z") },
  new Date(0),
  [[]],
  ["💍".repeat(15)],
  Array.from({ length: 5 }, () => " "),
  [{ text: "\u200b", isDone: true }],
  Array.from({ length: 13 }, () => ({ text: "x", isDone: false })),
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`k${String(index)}`, index])),
  { answer: { inApp: false } },
  ["invitations", "invitations"],
);
const value = fc.oneof(
  texts,
  fc.string({ unit: "binary", maxLength: 130 }),
  fc.constantFrom(...numbers),
  others,
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 70 }),
);
const fieldNames = fc.constantFrom("note", "role", "__name", "isTold", "files", "hidden", "since");

/** What becomes of a document as the product writes it: some fields have other values, one goes, one comes. */
const changes = fc.record({
  changed: fc.array(fc.tuple(fc.nat(), value), { maxLength: 2 }),
  added: fc.option(fc.tuple(fieldNames, value), { freq: 8 }),
  left: fc.option(fc.nat(), { freq: 8 }),
  kind: fc.nat(),
});

function changed(
  target: RawWrite,
  change: typeof changes extends fc.Arbitrary<infer Change> ? Change : never,
): RawWrite {
  const fields = { ...target.fields };
  const names = Object.keys(fields);
  for (const [index, next] of change.changed) fields[names[index % names.length] ?? ""] = next;
  if (change.added !== null) fields[change.added[0]] = change.added[1];
  const gone = change.left === null ? undefined : names[change.left % names.length];
  return { ...target, fields: Object.fromEntries(Object.entries(fields).filter(([name]) => name !== gone)) };
}

const writable = Object.entries(accessTable)
  .filter(([collection, { create, update }]) => create ?? update ?? writtenTogether.includes(collection))
  .map(([collection]) => collection);

test("every collection that a client may write has its row", () => {
  expect(Object.keys(writtenDocuments).sort()).toEqual(writable.sort());
});

describe.each(writable)("%s", (collection) => {
  test("is read by every function that meets it, whatever the rules have taken", async () => {
    const writer = await newWriter();
    const rowOf = (kind: number) => {
      const rows = writtenDocuments[collection]?.(writer) ?? [];
      return rows[kind % rows.length];
    };
    const kinds = (writtenDocuments[collection]?.(writer) ?? []).map((_row, kind) => kind);
    let taken = 0;
    const write = async (change: Parameters<typeof changed>[1]) => {
      const row = rowOf(change.kind);
      if (row === undefined) throw new Error("a collection without a document");
      const target = changed(row.target, change);
      await row.wait?.();
      if (!(await commit(writer.account.idToken, [target, ...(row.beside?.(target) ?? [])]))) return;
      taken += 1;
      await row.read();
    };
    // As it is the product writes it, each kind, twice: to begin with and over what is there.
    for (const kind of [...kinds, ...kinds]) await write({ changed: [], added: null, left: null, kind });
    expect(taken).toBe(2 * kinds.length);
    for (const kind of kinds)
      for (const index of Object.keys(rowOf(kind)?.target.fields ?? {}).keys())
        for (const number of numbers)
          await write({ changed: [[index, number]], added: null, left: null, kind });
    await fc.assert(fc.asyncProperty(changes, write), { numRuns: 60, endOnFailure: true });

    // And then they do their whole work.
    const { uid } = writer.account;
    const details = await product.asStaff("userDetails", { uid }, admin);
    expect(details.invitations).toHaveLength(1);
    await product.asStaff("setUserDisabled", { uid, isDisabled: true }, admin);
    await product.asStaff("setUserRole", { uid, role: "host" }, admin);
    const account = { uid, email: writer.account.email, choices: [] };
    for (const { erase } of Object.values(erasers)) await erase(account, new Date());
    expect((await invitationDocument(writer.invitationId).get()).data()?.members).not.toContain(uid);
  }, 120_000);
});
