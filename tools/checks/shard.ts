import { PlainError } from "../plain-error.ts";

/**
 * Which part of the emulator and browser tests is run, so that machines can share them.
 * @param text `JANUR_SHARD`, e.g. `2/3`
 * @returns what Vitest and Playwright are given for it; nothing runs everything
 * @throws PlainError
 */
export function shardArguments(text = ""): string[] {
  if (text === "") return [];
  const [, index, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text) ?? [];
  if (index === undefined || Number(index) > Number(count))
    throw new PlainError(`JANUR_SHARD is "${text}"; it takes a part and how many there are, like 2/3.`);
  return [`--shard=${text}`];
}
