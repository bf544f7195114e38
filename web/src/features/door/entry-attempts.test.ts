import { expect, test } from "vitest";
import { entryAttempts } from "./entry-attempts.ts";

test("an entry that is sent again keeps its id, one that was changed takes the place of all before", () => {
  const attempt = entryAttempts();
  const first = attempt({ people: 2 });
  expect(first.instead).toEqual([]);
  expect(attempt({ people: 2 })).toEqual(first);
  const second = attempt({ people: 3 });
  expect(second.nonce).not.toBe(first.nonce);
  expect(second.instead.map(({ target }) => target)).toEqual([first.nonce]);
  const third = attempt({ people: 2 });
  expect(third.nonce).not.toBe(first.nonce);
  expect(third.instead.map(({ target }) => target)).toEqual([first.nonce, second.nonce]);
  // Sent again, what takes back is the same as well.
  expect(attempt({ people: 2 })).toEqual(third);
});
