import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fingerprint, inputFiles, makeWhenChanged } from "./fingerprint.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fingerprint-"));
  mkdirSync(join(folder, "src"));
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "src", "a.ts"), "1");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe("fingerprint", () => {
  it("changes with contents and names, not with times, tests or installed packages", () => {
    const before = fingerprint(folder, ["."]);
    utimesSync(join(folder, "src", "a.ts"), 0, 0);
    writeFileSync(join(folder, "src", "a.test.ts"), "test");
    writeFileSync(join(folder, "node_modules", "x.js"), "x");
    expect(fingerprint(folder, ["."])).toBe(before);
    writeFileSync(join(folder, "src", "a.ts"), "2");
    const changed = fingerprint(folder, ["."]);
    expect(changed).not.toBe(before);
    writeFileSync(join(folder, "src", "b.ts"), "");
    expect(fingerprint(folder, ["."])).not.toBe(changed);
  });

  it("leaves out paths that do not exist", () => {
    expect(inputFiles([join(folder, "src"), join(folder, "nowhere")])).toEqual([join(folder, "src", "a.ts")]);
  });

  it("makes once, and again when inputs change or a product is gone", async () => {
    const product = join(folder, "product");
    let made = 0;
    const task = (print: string) => ({
      stampFile: join(folder, "stamp"),
      fingerprint: print,
      products: [product],
      make: () => {
        made += 1;
        writeFileSync(product, "");
        return Promise.resolve();
      },
    });
    expect(await makeWhenChanged(task("1"))).toBe(true);
    expect(await makeWhenChanged(task("1"))).toBe(false);
    expect(await makeWhenChanged(task("2"))).toBe(true);
    rmSync(product);
    expect(await makeWhenChanged(task("2"))).toBe(true);
    expect(made).toBe(3);
  });

  it("does not stamp a build that failed", async () => {
    const task = {
      stampFile: join(folder, "stamp"),
      fingerprint: "1",
      products: [],
      make: () => Promise.reject(new Error("broken")),
    };
    await expect(makeWhenChanged(task)).rejects.toThrow("broken");
    await expect(makeWhenChanged(task)).rejects.toThrow("broken");
  });
});
