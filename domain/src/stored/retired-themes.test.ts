import { describe, expect, test } from "vitest";
import * as z from "zod";
import { weddingContent, weddingPublication } from "../fixtures/fixtures.ts";
import { privatePartSchema, publicationSchema } from "../invitation/publication.ts";
import { invitationSchema } from "../invitation/invitation.ts";
import { versionSchema } from "../invitation/version.ts";
import type { GuestSide } from "../side/guest-side.ts";
import { readStored } from "./read-stored.ts";
import { adjustmentOf, contentSchema, type Content } from "../content/content.ts";
import { draftSchema } from "../content/draft.ts";
import { contentDifferences, mergeContent } from "../content/merge/merge-content.ts";
import { contentOfSide } from "../content/side/content-of-side.ts";
import { isWithinSide } from "../content/side/edit-side.ts";
import { noSideParts } from "../content/side/side-parts.ts";
import { retiredThemeIds, retiredThemes, themeIdSchema } from "../content/theme.ts";
import { themeIds } from "../content/theme-ids.ts";
import { starterInputSchema } from "../content/traditions/starter-content.ts";

const [red, blue] = [{ accent: "#A01E1E" }, { accent: "#1E3CA0" }];
const indigo = { colourway: "indigo" };

/** A content as a release stored it that had these themes. */
const stored = (look: Record<string, unknown>) => ({ ...weddingContent, ...look });
const read = (look: Record<string, unknown>): Content => contentSchema.parse(stored(look));
const family = (look: Record<string, unknown>, id: GuestSide = "groom") => ({ ...noSideParts(id), ...look });
/** What a page wears, everybody's or one family's. */
const seen = (content: Content, side: GuestSide | null = null) => {
  const shown = contentOfSide(content, side);
  return [shown.theme, adjustmentOf(shown)];
};

test("a theme's name is given away once", () => {
  expect(themeIds.filter((id) => Object.hasOwn(retiredThemes, id))).toEqual([]);
  expect(Object.keys(retiredThemes)).toEqual([...retiredThemeIds]);
});

describe.each(Object.entries(retiredThemes))("%s, which is %s now", (retired, successor) => {
  test("is read as that, alone and in whatever names a theme", () => {
    expect(themeIdSchema.parse(retired)).toBe(successor);
    expect(themeIdSchema.parse(successor)).toBe(successor);
    const input = { eventType: "wedding", language: "id", names: ["Rani", "Dimas"], startAt: null };
    const starter = starterInputSchema.parse({
      ...{ ...input, zone: "Asia/Jakarta", venue: "", city: "", theme: retired },
    });
    expect(starter.theme).toBe(successor);
    expect(invitationSchema.pick({ theme: true }).parse({ theme: retired })).toEqual({ theme: successor });
  });

  test("takes no word along and leaves none behind, in draft, version and page", () => {
    const content = stored({ theme: retired });
    const expected = { ...weddingContent, theme: successor };
    const [updatedAt, updatedBy] = [new Date(0), "rani"];
    const draft = readStored(draftSchema, { revision: 3, content, updatedAt, updatedBy });
    expect(draft.content).toEqual(expected);
    const version = readStored(versionSchema, {
      ...{ revision: 2, content, createdAt: updatedAt, createdBy: "rani", kind: "automatic", name: null },
    });
    expect(version.content).toEqual(expected);
    // What is read is what is written from then on.
    expect(contentSchema.parse(draft.content)).toEqual(expected);
  });

  test("had letters of its own on a page, which its successor does not wear", () => {
    const displayFont = "d09GMgABAAAAA";
    const content = { ...weddingPublication.content, theme: retired };
    const page = readStored(publicationSchema, { ...weddingPublication, content, displayFont });
    expect(page).toEqual({
      ...weddingPublication,
      content: { ...content, theme: successor },
      displayFont: null,
    });
    const rest = { invitationId: weddingPublication.invitationId, revision: 1, earlier: [] };
    const part = readStored(privatePartSchema, { ...rest, content, displayFont });
    expect([part.content.theme, part.displayFont]).toEqual([successor, null]);
    const worn = { ...weddingPublication, displayFont };
    expect(readStored(publicationSchema, worn)).toEqual(worn);
  });

  test("gives on what its host has changed", () => {
    const content = read({ theme: retired, adjustments: { [retired]: red, janur: blue } });
    expect(content.adjustments).toEqual({ [successor]: red, janur: blue });
    expect(seen(content)).toEqual([successor, red]);
  });

  test("gives on nothing where the successor has changes of its own", () => {
    expect(seen(read({ theme: retired, adjustments: { [retired]: red, [successor]: blue } }))).toEqual([
      successor,
      blue,
    ]);
  });

  test("was tried and left: only a successor that nobody wears finds what was changed", () => {
    expect(read({ theme: "janur", adjustments: { [retired]: red } }).adjustments).toEqual({
      [successor]: red,
    });
    const plain = read({ theme: successor, adjustments: { [retired]: red } });
    expect(plain.adjustments).toEqual({});
    expect(seen(plain)).toEqual([successor, null]);
  });

  test("is another theme's name to no family", () => {
    const own = (look: Record<string, unknown>, side: Record<string, unknown>) =>
      seen(read({ ...look, sides: [family(side)] }), "groom");
    const common = { theme: retired, adjustments: { [retired]: red } };
    // It wears what everybody wears, with everybody's colours or its own.
    expect(own(common, {})).toEqual([successor, red]);
    expect(own(common, { adjustments: { [retired]: blue } })).toEqual([successor, blue]);
    expect(own(common, { adjustments: { [retired]: {} } })).toEqual([successor, null]);
    // It wears it alone.
    expect(own({ theme: "kota" }, { theme: retired, adjustments: { [retired]: blue } })).toEqual([
      successor,
      blue,
    ]);
    expect(own({ ...common, theme: "kota" }, { theme: retired })).toEqual([successor, red]);
    expect(own({ ...common, theme: successor }, { theme: retired })).toEqual([successor, red]);
    // It wore the successor already, as it is drawn.
    expect(own(common, { theme: successor })).toEqual([successor, null]);
    expect(own({ theme: "kota" }, { theme: successor, adjustments: { [retired]: red } })).toEqual([
      successor,
      null,
    ]);
  });

  test("was a family's own look no longer where everybody wears the successor", () => {
    const sidesOf = (theme: string, own: string) => read({ theme, sides: [family({ theme: own })] }).sides;
    expect(sidesOf(retired, successor)).toEqual([family({})]);
    expect(sidesOf(successor, retired)).toEqual([family({})]);
    expect(sidesOf(retired, "kota")).toEqual([family({ theme: "kota" })]);
    // What was stored before about one theme stays as it is.
    expect(sidesOf(successor, successor)).toEqual([family({ theme: successor })]);
  });

  test("leaves the common page as it was where a family wears it", () => {
    const look = { theme: successor, adjustments: { [retired]: red } };
    const content = read({ ...look, sides: [family({ theme: retired })] });
    expect(seen(content)).toEqual([successor, null]);
    expect(seen(content, "bride")).toEqual([successor, null]);
  });

  test("is no difference and no conflict between a tab of yesterday and today's", () => {
    const look = { theme: retired, adjustments: { [retired]: red }, sides: [family({ theme: "kota" })] };
    const [base, today] = [read(look), contentSchema.parse(read(look))];
    expect(contentDifferences(base, today)).toEqual([]);
    const other = contentSchema.parse({ ...today, languages: ["id"] });
    const merged = mergeContent({ base, mine: today, theirs: other });
    expect([merged.conflicts, merged.content]).toEqual([[], other]);
    // Whoever works for one family alone saves it, though everybody's theme has another name now.
    expect(isWithinSide(today, read({ ...look, sides: [family({ theme: "laut" })] }), "groom")).toBe(true);
  });

  test("is read with a field of a later release, and refuses what is wrong where it stands", () => {
    const later = stored({ theme: retired, adjustments: { [retired]: { ...red, shade: 3 } } });
    expect(() => contentSchema.parse(later)).toThrow(z.ZodError);
    expect(seen(readStored(contentSchema, later))).toEqual([successor, red]);
    const wrong = contentSchema.safeParse(
      stored({ theme: retired, adjustments: { [retired]: { accent: 7 } } }),
    );
    expect(wrong.error?.issues.map(({ path }) => path)).toEqual([["adjustments", retired, "accent"]]);
  });
});

test("a colourway that the successor has as well is worn on, another one is its own colours", () => {
  const content = read({ theme: "truntum", adjustments: { truntum: { ...indigo, ...red } } });
  expect(seen(content)).toEqual(["sido", { ...indigo, ...red }]);
});

test("what never was a theme is none", () => {
  expect(themeIdSchema.safeParse("tirai").success).toBe(false);
  expect(themeIdSchema.safeParse("constructor").success).toBe(false);
  expect(contentSchema.safeParse(stored({ theme: "tirai" })).success).toBe(false);
  expect(contentSchema.safeParse(stored({ adjustments: { tirai: red } })).success).toBe(false);
});
