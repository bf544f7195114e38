import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../test/show.tsx";
import { ChoiceRow } from "./choice-row.tsx";

const kinds = ["Amplop", "Transfer", "Kado", "Bunga"].map((label) => ({ value: label, label }));

/** How many of them stand in each row, from above. */
async function rowsAt(width: number): Promise<number[]> {
  await show(
    <div style={{ width }}>
      <ChoiceRow label="Jenis" value="" choices={kinds} onChange={() => undefined} />
    </div>,
  );
  const tops = kinds.map(
    ({ label }) => page.getByText(label, { exact: true }).last().element().getBoundingClientRect().top,
  );
  return [...new Set(tops)].map((row) => tops.filter((top) => top === row).length);
}

test("four choices stand in one row or two by two, never three and one", async () => {
  expect(await rowsAt(720)).toEqual([4]);
  expect(await rowsAt(426)).toEqual([4]);
  expect(await rowsAt(399)).toEqual([2, 2]);
  expect(await rowsAt(272)).toEqual([2, 2]);
});
