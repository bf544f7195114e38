import { limits } from "@janur/domain/limits";
import { readSheet } from "read-excel-file/node";
import { expect, test } from "vitest";
import { useHost } from "../../../../tests/harness/host.ts";
import { draftWedding } from "../../../../tests/harness/product.ts";

const host = useHost();

type Line = [string, string, string, number];
const headings = ["Bagian", "Baris", "Ukuran", "Angka"];
const hostile = "=1+1";
const rows: Line[] = [
  ["Langkah", "Diundang", "Orang", 24],
  ["Per kelompok", hostile, "Orang", 2],
];

test("figures come as a workbook and as CSV, and nothing of them is a formula", async () => {
  const { invitationId } = await draftWedding(host.product, host.owner);
  const fetchFile = async (format: "csv" | "xlsx") => {
    const { bytes } = await host.product.asHost(
      "exportFigures",
      { invitationId, format, headings, rows },
      host.owner,
    );
    return Buffer.from(bytes, "base64");
  };
  expect(await readSheet(await fetchFile("xlsx"))).toEqual([headings, ...rows]);
  expect((await fetchFile("csv")).toString()).toBe(
    `\uFEFFBagian,Baris,Ukuran,Angka\r\nLangkah,Diundang,Orang,24\r\nPer kelompok,"'${hostile}",Orang,2\r\n`,
  );
});

test("no more lines than a report has", async () => {
  const { invitationId } = await draftWedding(host.product, host.owner);
  const many = Array.from({ length: limits.spreadsheet.figures + 1 }, () => rows[0]);
  const input = { invitationId, format: "csv", headings, rows: many };
  expect(await host.product.callHost("exportFigures", input, host.owner)).toMatchObject({
    refusal: "input/invalid",
  });
});
