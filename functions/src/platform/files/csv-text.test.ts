import Papa from "papaparse";
import { expect, test } from "vitest";
import { hostileStrings } from "../../../../tests/load/hostile-strings.ts";
import { csvText } from "./csv-text.ts";

test("ends each row and quotes what needs it", () => {
  expect(csvText([["Rani, S.E.", 2, null, true]])).toBe('"Rani, S.E.",2,,true\r\n');
  expect(csvText([])).toBe("");
});

test.each(["=1+1", "+62812", "-1", "@SUM(A1)", " =1", "\t=1", "\n=1", "\r=1", "＝1", "＋1", "－1", "＠x"])(
  "makes no formula of %j",
  (text) => {
    const [row] = Papa.parse<string[]>(csvText([[text]])).data;
    expect(row?.[0]).toBe(`'${text}`);
  },
);

test("brings hostile texts there and back", () => {
  const read = Papa.parse<string[]>(csvText(hostileStrings.map((text) => [text, "x"])), {
    skipEmptyLines: true,
  });
  const back = read.data.map(([text = ""]) => text);
  expect(back).toHaveLength(hostileStrings.length);
  expect(
    back.map((text, index) => text === hostileStrings[index] || text === `'${hostileStrings[index] ?? ""}`),
  ).not.toContain(false);
});
