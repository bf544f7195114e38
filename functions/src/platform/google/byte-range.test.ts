import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";
import { mediaFileOf } from "../../nouns/media/media-name.ts";

test.each([
  [undefined, "whole"],
  ["bytes=0-99", { first: 0, last: 99 }],
  ["bytes=10-", { first: 10, last: 999 }],
  ["bytes=990-5000", { first: 990, last: 999 }],
  ["bytes=-10", { first: 990, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=999-", { first: 999, last: 999 }],
  ["bytes=1000-", "outside"],
  ["bytes=5000-6000", "outside"],
  ["bytes=-0", "outside"],
  // Servers may answer these with the whole.
  ["bytes=5-2", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["items=0-1", "whole"],
  ["bytes=a-b", "whole"],
] as const)("%j of 1,000 bytes", (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected);
});

const name = "0123456789abcdef0123456789abcdef";

test.each([
  [`/media/${name}-1200.jpg`, "image/jpeg"],
  [`/media/${name}-480.webp`, "image/webp"],
  [`/media/${name}-960.avif`, "image/avif"],
  [`/media/${name}-128.mp3`, "audio/mpeg"],
  [`/media/${name}-96.m4a`, "audio/mp4"],
])("%s is a file", (path, contentType) => {
  expect(mediaFileOf(path)).toEqual({ path: path.slice(1), contentType, isNegotiated: false });
});

test.each([
  "/media/",
  "/media",
  `/media/${name}.jpg`,
  `/media/${name}-1200.svg`,
  `/media/${name}-1200.html`,
  `/media/${name}-1200.constructor`,
  `/media/${name.toUpperCase()}-1200.jpg`,
  `/media/${name}0-1200.jpg`,
  `/media/${name}-12000.jpg`,
  `/media/../uploads/${name}-1200.jpg`,
  `/media/%2e%2e/${name}-1200.jpg`,
  `/media/x/${name}-1200.jpg`,
  `/media/${name}-1200.jpg/`,
  `/other/${name}-1200.jpg`,
])("%s is none", (path) => {
  expect(mediaFileOf(path)).toBeNull();
});
