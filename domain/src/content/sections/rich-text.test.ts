import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withSection, type Content } from "../content.ts";
import { weddingContent } from "../../fixtures/fixtures.ts";
import { limits } from "../../limits.ts";
import { mergeContent } from "../merge/merge-content.ts";
import { proofreadTextAt, withText } from "../../helper/proofreading-text.ts";
import { publishAdvice } from "../publish-advice.ts";
import { richSourceOf, richTextOf } from "./rich-source.ts";
import { localizedRichTextSchema, plainText, type RichText } from "./rich-text.ts";

const read = (text: unknown) => localizedRichTextSchema.safeParse({ id: text, en: "" });

/** The runs of one line, each with its look in front of it. */
function looks(source: string): string[] {
  const text = richTextOf(source);
  if (typeof text === "string") return [text];
  return text.blocks.flatMap((block) => {
    const lines = block.type === "paragraph" ? [block] : block.items;
    return lines.flatMap(({ runs }) =>
      runs.map(({ text: words, isBold, isItalic, link: address }) =>
        [isBold ? "b" : "", isItalic ? "i" : "", address, words].filter((part) => part !== "").join(" "),
      ),
    );
  });
}

function withNotes(text: RichText): Content {
  const section = {
    id: "notes",
    type: "notes",
    isHidden: false,
    heading: { id: "Parkir", en: "Parking" },
    text: { id: text, en: "" },
  } as const;
  return { ...weddingContent, sections: [...weddingContent.sections, section] };
}

describe("what is typed", () => {
  test.each([
    ["Parkir di *timur*.", ["Parkir di ", "b timur", "."]],
    ["*Pintu _timur_ saja*", ["b Pintu ", "b i timur", "b  saja"]],
    ["_Semua *boleh* datang_", ["i Semua ", "b i boleh", "i  datang"]],
    ["Lihat [peta](https://contoh.id/a_b).", ["Lihat ", "https://contoh.id/a_b peta", "."]],
    ["Buka https://contoh.id/peta.", ["Buka ", "https://contoh.id/peta https://contoh.id/peta", "."]],
    ["- bus\n- *kereta*", ["bus", "b kereta"]],
    [String.raw`\*bukan\* *tebal*`, ["*bukan* ", "b tebal"]],
  ])("%s has looks", (source, expected) => {
    expect(looks(source)).toEqual(expected);
  });

  test.each([
    "2*3*4 dan nama_berkas_ini",
    "*tanpa akhir",
    "* bukan tebal *",
    "**",
    "[kata](javascript:alert(1))",
    "[kata](ftp://contoh.id)",
    "http://[::1",
    "Satu baris.\n\nBaris lain.",
    "-tanpa jarak",
    "",
  ])("%s stays words alone", (source) => {
    expect(richTextOf(source)).toBe(source);
  });

  test("lists are told by their marks, and end where a line has none", () => {
    const text = richTextOf("Bawa:\n1. KTP\n2) undangan\nTerima kasih");
    expect(typeof text === "string" ? [] : text.blocks.map(({ type }) => type)).toEqual([
      "paragraph",
      "list",
      "paragraph",
    ]);
    expect(plainText(text)).toBe("Bawa:\n\n1. KTP\n2. undangan\n\nTerima kasih");
  });

  test("is the same text when it is typed again", () => {
    const piece = fc.constantFrom(
      ..."*_[]()\\. <é".split(""),
      "- ",
      "1. ",
      "](",
      "https://a.id",
      "kata",
      "\n",
      "\n\n",
      "• ",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = richTextOf(pieces.join(""));
        expect(richTextOf(richSourceOf(text))).toEqual(text);
      }),
      { numRuns: 2_000 },
    );
  });

  test("of endless marks is read at once", () => {
    const from = Date.now();
    richTextOf("*a _b [".repeat(1_100));
    expect(Date.now() - from).toBeLessThan(2_000);
  });
});

describe("what is stored", () => {
  const run = { text: "kata", isBold: false, isItalic: false, link: "" };
  const paragraph = (change: object) => ({ blocks: [{ type: "paragraph", runs: [{ ...run, ...change }] }] });

  test("is words as ever, or the closed shape and nothing else", () => {
    expect(read("Parkir di timur.").success).toBe(true);
    expect(read(richTextOf("*Parkir* di\n- timur\n- barat")).success).toBe(true);
    for (const wrong of [
      paragraph({ link: "javascript:alert(1)" }),
      paragraph({ link: "data:text/html,x" }),
      paragraph({ link: "https://contoh.id\u0000" }),
      paragraph({ text: "" }),
      paragraph({ text: "\ud83d" }),
      paragraph({ onclick: "x" }),
      { blocks: [] },
      { blocks: [{ type: "html", runs: [run] }] },
      { ...paragraph({}), more: 1 },
    ])
      expect(read(wrong).success, JSON.stringify(wrong)).toBe(false);
  });

  test("holds as many letters as words alone, and says so", () => {
    const max = limits.content.paragraph;
    expect(read(richTextOf(`*${"x".repeat(max)}*`)).success).toBe(true);
    const issues = read(richTextOf(`*${"x".repeat(max - 1)}* y`)).error?.issues;
    expect(issues?.map(({ code, path }) => [code, path])).toEqual([["too_big", ["id"]]]);
  });

  test("names a link's address where it has other words", () => {
    expect(plainText(richTextOf("[Peta](https://contoh.id/p), https://contoh.id/q"))).toBe(
      "Peta (https://contoh.id/p), https://contoh.id/q",
    );
  });
});

describe("other readers of a content", () => {
  const [base, mine, theirs] = ["Parkir *timur*", "Parkir *barat*", "Parkir _timur_"].map((source) =>
    withNotes(richTextOf(source)),
  );

  test("two editors' texts are never mixed", () => {
    if (base === undefined || mine === undefined || theirs === undefined) throw new Error("no contents");
    const { content, conflicts } = mergeContent({ base, mine, theirs });
    expect(content).toEqual(mine);
    expect(conflicts.map(({ key }) => key)).toEqual(["section notes"]);
    expect(mergeContent({ base, mine: base, theirs })).toMatchObject({ content: theirs, conflicts: [] });
    const plain = withNotes("Parkir timur");
    expect(mergeContent({ base: plain, mine, theirs: plain })).toMatchObject({
      content: mine,
      conflicts: [],
    });
  });

  test("a proof-reader corrects it with its marks", () => {
    if (base === undefined) throw new Error("no content");
    expect(proofreadTextAt(base, "notes.text.id")?.value).toBe("Parkir *timur*");
    const corrected = withText(base, "notes.text.id", "Parkir *selatan*");
    expect(corrected).toEqual(withNotes(richTextOf("Parkir *selatan*")));
    const words = withNotes("Parkir 2*");
    expect(withText(words, "notes.text.id", "Parkir *3*")).toEqual(withNotes("Parkir *3*"));
  });

  test("a missing translation is seen", () => {
    const advice = publishAdvice(
      { ...withNotes(richTextOf("*Parkir*")), languages: ["id", "en"] },
      new Date(0),
    );
    expect(advice).toContainEqual({ code: "translation", sectionId: "notes", path: "text" });
    const section = withNotes("").sections.at(-1);
    if (section?.type !== "notes") throw new Error("no notes");
    const text = { id: richTextOf("*Parkir*"), en: "Parking" };
    const written = withSection(withNotes(""), { ...section, text });
    expect(publishAdvice({ ...written, languages: ["id", "en"] }, new Date(0))).not.toContainEqual({
      code: "translation",
      sectionId: "notes",
    });
  });
});
