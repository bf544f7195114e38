import { expect, test } from "vitest";
import { PlainError } from "../plain-error.ts";
import { shardArguments } from "./shard.ts";

test.each([
  [undefined, []],
  ["", []],
  ["1/1", ["--shard=1/1"]],
  ["2/3", ["--shard=2/3"]],
])("a shard of %j is %j", (text, expected) => {
  expect(shardArguments(text)).toEqual(expected);
});

test.each(["0/3", "4/3", "2", "2/0", "a/b", "1/3 "])("a shard of %j is refused", (text) => {
  expect(() => shardArguments(text)).toThrow(PlainError);
});
