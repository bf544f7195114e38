import { describe, expect, test } from "vitest";
import { albumLimits } from "../limits/album-limits.ts";
import {
  albumPhotoSchema,
  mayBe,
  ownPhoto,
  partsOfUpload,
  publicPhoto,
  type AlbumPhoto,
} from "./album-photo.ts";

const photo: AlbumPhoto = {
  id: "FotoPanggung00000000",
  state: "shown",
  reason: null,
  way: "link",
  guestId: "TamuHadi000000000000",
  by: "Bapak Hadi",
  owner: "telepon",
  counted: "guest-TamuHadi000000000000",
  upload: null,
  name: "0123456789abcdef0123456789abcdef",
  picture: { width: 1600, height: 1200, color: "#aa8866" },
  look: "00ff00ff00ff00ff",
  sameAs: null,
  isBarred: false,
  bytes: 300_000,
  createdAt: new Date("2026-12-12T05:00:00Z"),
  countedAt: new Date("2026-12-12T05:00:00Z"),
  arrivedAt: new Date("2026-12-12T05:00:05Z"),
  checkAt: null,
};

test("everybody sees a picture without whose link it came by", () => {
  const shown = publicPhoto(photo);
  expect(shown).toEqual({
    id: photo.id,
    by: "Bapak Hadi",
    small: "/media/0123456789abcdef0123456789abcdef-480.webp",
    large: "/media/0123456789abcdef0123456789abcdef-1280.webp",
    width: 1600,
    height: 1200,
    color: "#aa8866",
  });
  expect(JSON.stringify(shown)).not.toContain("TamuHadi");
  expect(publicPhoto({ ...photo, picture: null })).toBeNull();
});

test("a sender sees their own, but not the files of one that the family hid", () => {
  expect(ownPhoto(photo)?.small).toContain("-480.webp");
  expect(ownPhoto({ ...photo, state: "hidden" })).toMatchObject({ state: "hidden", small: "" });
  expect(ownPhoto({ ...photo, state: "leaving" })).toBeNull();
  expect(ownPhoto(photo)).toMatchObject({ width: 1600, height: 1200 });
  expect(ownPhoto({ ...photo, state: "drawing", picture: null })).toMatchObject({
    ...{ state: "drawing", small: "", width: 0, height: 0 },
  });
});

describe("a word of the family", () => {
  test.each([
    ["waiting", ["show", "hide", "remove"]],
    ["shown", ["hide", "remove"]],
    ["hidden", ["show", "remove"]],
    ["drawing", ["remove"]],
    ["refused", ["remove"]],
    ["leaving", []],
  ] as const)("about one that is %s may be %s", (state, words) => {
    const possible = (["show", "hide", "remove"] as const).filter((word) =>
      mayBe({ state, isBarred: false }, word),
    );
    expect(possible).toEqual(words);
  });

  test("never shows what the staff took away", () => {
    expect(mayBe({ state: "hidden", isBarred: true }, "show")).toBe(false);
    expect(mayBe({ state: "hidden", isBarred: true }, "remove")).toBe(true);
  });
});

test("an upload has as many pieces as it needs", () => {
  expect(partsOfUpload(1)).toBe(1);
  expect(partsOfUpload(albumLimits.partBytes)).toBe(1);
  expect(partsOfUpload(albumLimits.partBytes + 1)).toBe(2);
  expect(partsOfUpload(albumLimits.uploadBytes)).toBe(16);
});

test("what is stored is read as it was written", () => {
  expect(albumPhotoSchema.parse(photo)).toEqual(photo);
  expect(() => albumPhotoSchema.parse({ ...photo, phone: "0812" })).toThrow();
});
