import { expect, test } from "vitest";
import { freeId, inserted, moved, replaced } from "./item-list.ts";

const items = [{ id: "a" }, { id: "b" }, { id: "c" }];

test("moved puts one item elsewhere and keeps the others in order", () => {
  expect(moved(items, 0, 2)).toEqual([{ id: "b" }, { id: "c" }, { id: "a" }]);
  expect(moved(items, 2, 0)).toEqual([{ id: "c" }, { id: "a" }, { id: "b" }]);
});

test("inserted puts an item back where it was, once", () => {
  const without = items.filter(({ id }) => id !== "b");
  const back = inserted(without, { id: "b" }, 1);
  expect(back).toEqual(items);
  expect(inserted(back, { id: "b" }, 1)).toEqual(items);
});

test("replaced changes the item of that id only", () => {
  const changed = { id: "b", name: "baru" };
  expect(
    replaced(
      [
        { id: "a", name: "" },
        { id: "b", name: "" },
      ],
      changed,
    ),
  ).toEqual([{ id: "a", name: "" }, changed]);
});

test("freeId finds a number that nobody has", () => {
  expect(freeId([], "person")).toBe("person-1");
  expect(freeId([{ id: "person-1" }, { id: "person-3" }], "person")).toBe("person-4");
});
