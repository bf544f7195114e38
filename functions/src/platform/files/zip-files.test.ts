import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipFiles, type FileToZip } from "./zip-files.ts";

async function* given(files: readonly FileToZip[]): AsyncGenerator<FileToZip> {
  for (const file of files) yield await Promise.resolve(file);
}

test("packs files piece by piece, with names in any script", async () => {
  const text = new TextEncoder().encode("Rani & Dimas\n".repeat(5_000));
  const pieces: Uint8Array[] = [];
  const files = given([
    { name: "undangan/نور/tamu.csv", bytes: [text, text] },
    { name: "kosong.json", bytes: [] },
    { name: "media/foto.webp", bytes: [text.subarray(0, 300)], isPacked: true },
  ]);
  for await (const piece of zipFiles(files)) pieces.push(piece);
  expect(pieces.length).toBeGreaterThan(3);
  const whole = Buffer.concat(pieces);
  expect(whole.length).toBeLessThan(text.length);
  const read = unzipSync(whole);
  expect(Object.fromEntries(Object.entries(read).map(([name, bytes]) => [name, bytes.length]))).toEqual({
    "undangan/نور/tamu.csv": text.length * 2,
    "kosong.json": 0,
    "media/foto.webp": 300,
  });
});

test("holds no file whole", async () => {
  let handed = 0;
  let taken = 0;
  function* endless() {
    for (let part = 0; part < 200; part += 1) {
      handed += 1;
      yield new Uint8Array(64_000).map(() => Math.random() * 256);
    }
  }
  for await (const piece of zipFiles(given([{ name: "a", bytes: endless() }]))) {
    taken += piece.length;
    // What was handed in and has not come out yet is a few parts, however long the file is.
    expect(handed * 64_000 - taken).toBeLessThan(5 * 64_000);
  }
  expect(handed).toBe(200);
});
