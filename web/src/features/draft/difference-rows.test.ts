import { findSection } from "@janur/domain/content/content";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { expect, test } from "vitest";
import { differenceRows, rowsOfPart } from "./difference-rows.ts";

const ceremonies = findSection(weddingContent, "ceremonies");
if (ceremonies === undefined) throw new Error("the wedding has ceremonies");
const [akad, ...others] = ceremonies.ceremonies;
if (akad === undefined) throw new Error("the wedding has an akad");
const row = { item: "", language: null, zone: null };

test("equal versions have no rows, whatever blanks stand around their texts", () => {
  const heading = { ...ceremonies.heading, id: `${ceremonies.heading.id} ` };
  expect(differenceRows(ceremonies, { ...ceremonies, heading }, "id")).toEqual([]);
});

test("a text is a row per language, a field of an item names the item", () => {
  const theirs = {
    ...ceremonies,
    isHidden: true,
    heading: { id: "Acara kami", en: ceremonies.heading.en },
    ceremonies: [{ ...akad, venue: "Joglo" }, ...others],
  };
  expect(differenceRows(ceremonies, theirs, "id")).toEqual([
    { ...row, field: "isHidden", mine: false, theirs: true },
    { ...row, field: "heading", language: "id", mine: "Waktu dan tempat", theirs: "Acara kami" },
    {
      ...row,
      item: "Akad nikah",
      field: "venue",
      zone: "Asia/Jakarta",
      mine: "Gedung Wana Bakti",
      theirs: "Joglo",
    },
  ]);
});

test("an order is one row, an item that one version lacks is all its fields", () => {
  const moved = { ...ceremonies, ceremonies: [...others, akad] };
  expect(differenceRows(ceremonies, moved, "en")).toEqual([
    {
      ...row,
      field: "order",
      mine: "Marriage vows, Reception, Family dinner",
      theirs: "Reception, Family dinner, Marriage vows",
    },
  ]);
  const without = { ...ceremonies, ceremonies: others };
  const rows = differenceRows(ceremonies, without, "id");
  expect(rows.every(({ item, theirs }) => item === "Akad nikah" && theirs === undefined)).toBe(true);
  expect(rows.map(({ field }) => field)).toContain("startAt");
});

test("a section that one version lacks is all its fields", () => {
  const closing = findSection(weddingContent, "closing");
  expect(differenceRows(closing, null, "id").map(({ field, mine }) => [field, mine])).toContainEqual([
    "signature",
    "Kami yang berbahagia, Rani & Dimas",
  ]);
});

test("the words of a section are called what its form calls them", () => {
  const named = (["opening", "closing", "rsvp", "wishes"] as const).map((type) => {
    const section = findSection(weddingContent, type);
    const text = { id: "Lain", en: "Other" };
    return differenceRows(section, { ...section, text }, "id").map(({ field }) => field);
  });
  expect(named).toEqual([
    ["openingText", "openingText"],
    ["closingText", "closingText"],
    ["introduction", "introduction"],
    ["introduction", "introduction"],
  ]);
});

test("what was changed about a theme is a row per choice", () => {
  const accent = { ...row, field: "accent", mine: undefined, theirs: "#726400" };
  expect(rowsOfPart("adjustments", {}, { janur: { accent: "#726400" } })).toEqual([accent]);
});

test("a choice that was not made says nothing, nor does how a new photo is cut", () => {
  const opened = { otherCalendars: { hijri: null, isJavaneseShown: true } };
  expect(differenceRows({}, opened, "id")).toEqual([
    { ...row, field: "isJavaneseShown", mine: undefined, theirs: true },
  ]);
  const photo = { media: "cover.webp", crop: { x: 0.5, y: 0.4, zoom: 1 } };
  const cut = { ...photo, crop: { ...photo.crop, zoom: 2 } };
  expect(differenceRows({ photo: null }, { photo }, "id").map(({ field }) => field)).toEqual(["media"]);
  expect(differenceRows({ photo }, { photo: cut }, "id").map(({ field }) => field)).toEqual(["zoom"]);
});
