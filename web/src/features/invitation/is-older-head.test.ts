import { expect, test } from "vitest";
import { isOlderHead } from "./is-older-head.ts";

const known = { draftRevision: 4, publishedRevision: 3 };

test.each([
  ["a draft saved before the one that is known", { draftRevision: 3, publishedRevision: 3 }, true],
  [
    "the draft as it was before its publishing was answered",
    { draftRevision: 4, publishedRevision: null },
    true,
  ],
  ["an earlier publishing", { draftRevision: 4, publishedRevision: 2 }, true],
  ["the same revisions", { draftRevision: 4, publishedRevision: 3 }, false],
  ["a newer draft", { draftRevision: 5, publishedRevision: 3 }, false],
])("%s", (_, snapshot, isOlder) => {
  expect(isOlderHead(snapshot, known)).toBe(isOlder);
});
