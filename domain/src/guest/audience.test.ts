import { describe, expect, test } from "vitest";
import { ceremoniesFor } from "./audience.ts";
import { findSection, withSection } from "../content/content.ts";
import { weddingContent } from "../fixtures/fixtures.ts";

const section = findSection(weddingContent, "ceremonies");
if (section === undefined) throw new Error("the wedding has no ceremonies");
const [first, ...others] = section.ceremonies;
if (first === undefined) throw new Error("the wedding has no ceremony");
const gated = { ...first, audience: "invited" as const };
const content = withSection(weddingContent, { ...section, ceremonies: [gated, ...others] });
const ids = (guest: { ceremonies: string[] | null } | null) =>
  ceremoniesFor(content, guest).map(({ id }) => id);
const openIds = others.map(({ id }) => id);

describe("ceremoniesFor", () => {
  test("somebody without a link and guests without a list: what is open to everyone", () => {
    expect(openIds).not.toEqual([]);
    expect(ids(null)).toEqual(openIds);
    expect(ids({ ceremonies: null })).toEqual(openIds);
  });

  test("a guest with a list: what it names, gated or not, and nothing else", () => {
    expect(ids({ ceremonies: [gated.id] })).toEqual([gated.id]);
    expect(ids({ ceremonies: [openIds[0] ?? "", "gone"] })).toEqual([openIds[0]]);
    expect(ids({ ceremonies: [] })).toEqual([]);
  });

  test("hidden sections hold nobody's ceremonies", () => {
    const hidden = withSection(content, { ...section, isHidden: true });
    expect(ceremoniesFor(hidden, { ceremonies: [gated.id] })).toEqual([]);
  });
});
