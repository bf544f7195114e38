import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { shortHash } from "../lock.ts";
import { photographsSource, readPhotographsLock } from "./bake.ts";
import { photographs } from "./photographs.ts";
import { printFile } from "./prints.ts";

const lock = readPhotographsLock();

describe("photographs", () => {
  it("were taken by today's generators: else run `npm run art -- photographs`", () => {
    expect(photographsSource()).toBe(lock.source);
    expect(Object.keys(lock.prints)).toEqual(Object.keys(photographs));
  });

  it.each(Object.entries(lock.prints))("are the files of their lock: %s", (name, hash) => {
    expect(shortHash(readFileSync(printFile(name)))).toBe(hash);
  });

  it("are all that is in their folder", () => {
    expect(globSync(printFile("*")).sort()).toEqual(Object.keys(lock.prints).map(printFile).sort());
  });
});
