import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { maySaveView } from "./saved-view.ts";

test("a view keeps what is filtered, never a number that was searched by", () => {
  expect(maySaveView("state=unsent&group=Kantor%20100&order=newest")).toBe(true);
  expect(maySaveView("q=suparmi")).toBe(true);
  expect(maySaveView("q=0812-9")).toBe(false);
  expect(maySaveView(`group=${"a".repeat(limits.guest.view.query)}`)).toBe(false);
});
