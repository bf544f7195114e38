import { limits } from "@janur/domain/limits";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAccount, type Account } from "../harness/accounts.ts";
import { draftWedding, startProduct, type Product } from "../harness/product.ts";

let product: Product;
let owner: Account;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(() => product.close());

type Line = [string, string, string, number];
const headings = ["Bagian", "Baris", "Ukuran", "Angka"];
const hostile = "=1+1";
const rows: Line[] = [
  ["Langkah", "Diundang", "Orang", 24],
  ["Per kelompok", hostile, "Orang", 2],
];

test("figures come as a workbook and as CSV, and nothing of them is a formula", async () => {
  const { invitationId } = await draftWedding(product, owner);
  const fetchFile = async (format: "csv" | "xlsx") => {
    const { bytes } = await product.asHost("exportFigures", { invitationId, format, headings, rows }, owner);
    return Buffer.from(bytes, "base64");
  };
  expect(await readSheet(await fetchFile("xlsx"))).toEqual([headings, ...rows]);
  expect((await fetchFile("csv")).toString()).toBe(
    `\uFEFFBagian,Baris,Ukuran,Angka\r\nLangkah,Diundang,Orang,24\r\nPer kelompok,"'${hostile}",Orang,2\r\n`,
  );
});

test("no more lines than a report has", async () => {
  const { invitationId } = await draftWedding(product, owner);
  const many = Array.from({ length: limits.spreadsheet.figures + 1 }, () => rows[0]);
  const input = { invitationId, format: "csv", headings, rows: many };
  expect(await product.callHost("exportFigures", input, owner)).toMatchObject({ refusal: "input/invalid" });
});
