import { describe, expect, test } from "vitest";
import { doubleFinder, doubleKey } from "./guest-double.ts";

const person = (name: string, phone: string | null = null, origin = "") => ({ name, phone, origin });

describe("a double", () => {
  test("is found by the number before the name", () => {
    const { remember, find } = doubleFinder();
    remember(person("Bapak Hadi Wiranto"));
    remember(person("Wiranto", "+6281234567890"));
    expect(find(person("Hadi Wiranto, S.E.", "+6281234567890"))).toMatchObject({
      by: "phone",
      known: { name: "Wiranto" },
    });
    expect(find(person("pak hadi wiranto", "+6281111111111"))).toMatchObject({ by: "name" });
    expect(find(person("Hadi"))).toBeNull();
  });

  test("at one number is one person where an initial stands for a word, and asks where names differ", () => {
    const { remember, find } = doubleFinder();
    remember(person("Bapak Hadi Wiranto", "+6281234567890"));
    const by = (name: string) => find(person(name, "+6281234567890"))?.by;
    expect(by("Hadi W")).toBe("phone");
    expect(by("H. Wiranto")).toBe("phone");
    expect(by("Hadi S")).toBe("shared");
    expect(by("Ibu Wiranto")).toBe("shared");
  });

  test("is none where two of one name come from two places", () => {
    const { remember, find } = doubleFinder();
    remember(person("Udin", null, "RT 08"));
    expect(find(person("Udin", null, "RT 09"))).toBeNull();
    expect(find(person("Udin", null, "rt. 08"))).not.toBeNull();
    expect(find(person("Udin"))).not.toBeNull();
  });

  test("is the first one of several", () => {
    const { remember, find } = doubleFinder();
    const [first, second] = [person("Ibu Tuti"), person("Tuti")];
    remember(first);
    remember(second);
    expect(find(person("tuti"))?.known).toBe(first);
  });
});

test("what says nothing is like nobody", () => {
  expect(doubleKey("…")).toBe("");
  const { remember, find } = doubleFinder();
  remember(person("…"));
  expect(find(person("!"))).toBeNull();
});
