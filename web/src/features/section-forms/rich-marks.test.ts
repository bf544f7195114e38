import { describe, expect, test } from "vitest";
import { withLink, withList, withMark, type Typed } from "./rich-marks.ts";

/** A text whose selection stands between `<` and `>`; `|` is the caret. */
function typed(shown: string): Typed {
  const source = shown.replace(/[<>|]/g, "");
  const start = shown.search(/[<|]/);
  const end = shown.includes(">") ? shown.indexOf(">") - 1 : start;
  return { source, start, end };
}

function shown({ source, start, end }: Typed): string {
  return start === end
    ? `${source.slice(0, start)}|${source.slice(start)}`
    : `${source.slice(0, start)}<${source.slice(start, end)}>${source.slice(end)}`;
}

describe("marks around what is selected", () => {
  test.each([
    ["di <timur> saja", "di <*timur*> saja"],
    ["di <*timur*> saja", "di <timur> saja"],
    ["di *<timur>* saja", "di <timur> saja"],
    ["di< timur >saja", "di <*timur*> saja"],
    ["di ti|mur", "di <*timur*>"],
    ["di | saja", "di *|* saja"],
    ["<satu\ndua>", "<*satu*\n*dua*>"],
  ])("%s becomes %s", (before, after) => {
    expect(shown(withMark(typed(before), "*"))).toBe(after);
  });
});

describe("lists", () => {
  test.each([
    ["Bawa:\n<KTP\nkado>", false, "Bawa:\n<- KTP\n- kado>"],
    ["<- KTP\n- kado>", false, "<KTP\nkado>"],
    ["<- KTP\n- kado>", true, "<1. KTP\n2. kado>"],
    ["KT|P", false, "- KTP|"],
    ["|", false, "- |"],
  ])("%s", (before, isNumbered, after) => {
    expect(shown(withList(typed(before), isNumbered))).toBe(after);
  });
});

test("a link waits for its address", () => {
  expect(shown(withLink(typed("Lihat <peta> ini"), "kata"))).toBe("Lihat [peta](https://|) ini");
  expect(shown(withLink(typed("Lihat | ini"), "kata"))).toBe("Lihat [kata](https://|) ini");
});
