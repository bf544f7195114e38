import { describe, expect, test } from "vitest";
import { sampleM4a, sampleMp3 } from "../../../../tests/harness/samples/sample-music.ts";
import { heicFile, hostileFiles, sampleJpeg } from "../../../../tests/harness/samples/sample-pictures.ts";
import { readMusic } from "./read-music.ts";

/** ID3v2 with `length` bytes of tags. */
function tagged(music: Buffer, length: number): Buffer {
  const head = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, length >> 7, length & 0x7f]);
  return Buffer.concat([head, Buffer.alloc(length, "<script>"), music]);
}

describe("music", () => {
  test("in MP3 is as long as its frames", () => {
    const music = sampleMp3(30);
    const read = readMusic(music);
    expect(read.format).toBe("mp3");
    expect(read.seconds).toBeCloseTo(30, 1);
    expect(read.bytes.equals(music)).toBe(true);
  });

  test("loses its tags and what hangs on at its end", () => {
    const music = sampleMp3(5);
    const { bytes } = readMusic(Buffer.concat([tagged(music, 900), Buffer.from("TAG<html>")]));
    expect(bytes.equals(music)).toBe(true);
  });

  test("in M4A says its length itself", () => {
    expect(readMusic(sampleM4a(12))).toMatchObject({ format: "m4a", seconds: 12 });
  });
});

describe("what is no music", () => {
  test.each(Object.entries(hostileFiles))("%s", (_name, bytes) => {
    expect(() => readMusic(bytes)).toThrow("refused: no-music");
  });

  test("a photograph, and one of an iPhone", async () => {
    const jpeg = await sampleJpeg(80, 80);
    expect(() => readMusic(jpeg)).toThrow("refused: no-music");
    expect(() => readMusic(heicFile)).toThrow(/refused/);
  });

  test("a film, and sound that browsers do not know", () => {
    expect(() => readMusic(sampleM4a(3, { kind: "vide" }))).toThrow("refused: no-music");
    expect(() => readMusic(sampleM4a(3, { codec: "ac-3" }))).toThrow("refused: no-music");
  });

  test("a page that begins like music", () => {
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    expect(() => readMusic(tagged(page, 20))).toThrow("refused: no-music");
    expect(() => readMusic(Buffer.concat([sampleMp3(0.1), page]))).toThrow("refused: broken");
  });

  test("a file that ends in its middle", () => {
    const music = sampleM4a(4);
    expect(() => readMusic(music.subarray(0, music.length / 2))).toThrow("refused: broken");
  });
});
