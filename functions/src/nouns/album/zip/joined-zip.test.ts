import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { bytesIn } from "../../../platform/files/bytes-in.ts";
import { directoryEndBytes, directoryPlace, joinedDirectory } from "./joined-zip.ts";
import { zipFiles, type FileToZip } from "../../../platform/files/zip-files.ts";

/** An archive of these texts as the album's are written, taken apart. */
async function archive(files: Readonly<Record<string, string>>) {
  async function* given(): AsyncGenerator<FileToZip> {
    for (const [name, text] of Object.entries(files))
      yield await Promise.resolve({ name, bytes: [new TextEncoder().encode(text)], isPacked: true });
  }
  const whole = await bytesIn(zipFiles(given()));
  const { at, bytes, entries } = directoryPlace(whole.subarray(-directoryEndBytes));
  return { whole, at, entries, directory: whole.subarray(at, at + bytes) };
}

const readAll = (zip: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]),
  );

describe("archives read as one", () => {
  test("have all files of all of them, in their order, and each stays one by itself", async () => {
    const texts: Record<string, string>[] = [
      { "0001 Bude Sri.jpg": "satu", "0002 Ibu نور.jpg": "dua" },
      { "0003.jpg": "tiga" },
      { "0004 Pak RT.jpg": "empat", "0005.jpg": "" },
    ];
    const parts = await Promise.all(texts.map(archive));
    const one = Buffer.concat([
      ...parts.map(({ whole, at }) => whole.subarray(0, at)),
      joinedDirectory(parts),
    ]);
    const wanted = Object.assign({}, ...texts) as Record<string, string>;
    expect(readAll(one)).toEqual(wanted);
    expect(Object.keys(readAll(one))).toEqual(Object.keys(wanted));
    for (const [index, { whole }] of parts.entries()) expect(readAll(whole)).toEqual(texts[index]);
  });

  test("name places beyond 4 GB by numbers of 64 bits, and only those", async () => {
    const [first, second] = await Promise.all([archive({ "a.jpg": "satu" }), archive({ "b.jpg": "dua" })]);
    const far = 5_000_000_123;
    const directory = joinedDirectory([{ ...first, at: far }, { ...second }]);
    // The first where it was, without a word more.
    expect(directory.subarray(0, first.directory.length)).toEqual(first.directory);
    const entry = directory.subarray(first.directory.length);
    expect([entry.readUInt16LE(6), entry.readUInt32LE(42)]).toEqual([45, 0xffff_ffff]);
    const extra = entry.subarray(46 + "b.jpg".length);
    expect([extra.readUInt16LE(0), extra.readUInt16LE(2), Number(extra.readBigUInt64LE(4))]).toEqual([
      1,
      8,
      far,
    ]);
    const end = directory.subarray(-directoryEndBytes);
    expect(directoryPlace(end)).toMatchObject({ entries: 2, at: 0xffff_ffff });
    const locator = directory.subarray(-directoryEndBytes - 20, -directoryEndBytes);
    const large = directory.subarray(-directoryEndBytes - 76, -directoryEndBytes - 20);
    const all = far + second.at;
    expect(Number(locator.readBigUInt64LE(8))).toBe(all + directory.length - directoryEndBytes - 76);
    expect([24, 32, 48].map((field) => Number(large.readBigUInt64LE(field)))).toEqual([2, 2, all]);
  });

  test("are none where one of them does not end as an archive does", () => {
    expect(() => directoryPlace(Buffer.alloc(directoryEndBytes))).toThrow();
    expect(() => directoryPlace(Buffer.alloc(3))).toThrow();
    expect(() => joinedDirectory([{ directory: Buffer.alloc(60), at: 0 }])).toThrow();
  });
});
