import { describe, expect, test } from "vitest";
import { arrivedPeople } from "./arrived-people.ts";

const arrival = (nonce: string, people: number, ...knew: string[]) => ({ nonce, people, knew });

describe("people of an invitation who are in", () => {
  test.each([
    ["nobody", [], 4, 0, 0],
    ["all at once", [arrival("a", 4)], 4, 4, 0],
    ["two, and two who follow", [arrival("a", 2), arrival("b", 2, "a")], 4, 4, 0],
    [
      "two at each of two doors, which have not heard of each other",
      [arrival("a", 2), arrival("b", 2)],
      4,
      4,
      0,
    ],
    ["the same one at two doors", [arrival("a", 1), arrival("b", 1)], 1, 1, 1],
    ["the same four at three doors", [arrival("a", 4), arrival("b", 4), arrival("c", 4)], 4, 4, 8],
    [
      "more than there are seats, let in by somebody who saw it",
      [arrival("a", 4), arrival("b", 2, "a")],
      4,
      6,
      0,
    ],
    [
      "six with four seats, and four of them once more elsewhere",
      [arrival("a", 6), arrival("b", 4)],
      4,
      6,
      4,
    ],
    [
      "a dispute, and one more who came after it",
      [arrival("a", 4), arrival("b", 4), arrival("c", 1, "a", "b")],
      4,
      5,
      4,
    ],
    ["three of four at two doors", [arrival("a", 3), arrival("b", 3)], 4, 4, 2],
    ["somebody without seats", [arrival("a", 2)], 0, 2, 0],
    ["some who knew of one that was taken back", [arrival("b", 2, "a")], 4, 2, 0],
  ])("%s", (_, arrivals, seats, people, disputed) => {
    expect(arrivedPeople(arrivals, seats)).toEqual({ people, disputed });
    expect(arrivedPeople(arrivals.toReversed(), seats)).toEqual({ people, disputed });
  });

  test("two that claim to know each other run in no circle", () => {
    const arrivals = [arrival("a", 2, "b"), arrival("b", 2, "a")];
    expect(arrivedPeople(arrivals, 2)).toEqual({ people: 2, disputed: 2 });
  });

  test("five devices on the same 100 codes let each guest in once", () => {
    const guests = Array.from({ length: 100 }, () =>
      Array.from({ length: 5 }, (_, device) => arrival(String(device), 2)),
    );
    const counted = guests.map((arrivals) => arrivedPeople(arrivals, 2));
    expect(counted.reduce((sum, { people }) => sum + people, 0)).toBe(200);
    expect(counted.filter(({ disputed }) => disputed > 0)).toHaveLength(100);
  });
});
