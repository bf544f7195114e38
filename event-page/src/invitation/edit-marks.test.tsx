import type { Section } from "@janur/domain/content/section";
import { describe, expect, it } from "vitest";
import { rani, threeCeremonies, weddingContent, weddingPublication } from "../fixtures/fixtures.ts";
import { fullContent } from "../fixtures/full-content.ts";
import { renderPage as render, textOf } from "../fixtures/rendered-page.tsx";
import { readEditMark } from "./sections/edit-mark.ts";

/** What the editor's preview of a content says of itself, as places in the content. */
function marksOf(html: string) {
  return [...html.matchAll(/data-edit="([^"]+)"/g)].map(([, mark]) => readEditMark(mark ?? null));
}

describe("marks of what a host can change", () => {
  it("are no byte of what guests get", () => {
    const publication = weddingPublication({ content: fullContent() });
    expect(render({ publication })).not.toMatch(/data-edit|tabindex="0"/i);
  });

  it("name fields that the content has, whatever section tells of them", () => {
    const content = fullContent();
    const marks = marksOf(
      render({ publication: weddingPublication({ content }), mode: "preview", isEdited: true }),
    );
    expect(marks.length).toBeGreaterThan(30);
    for (const mark of marks) {
      if (mark === null) throw new Error("a mark that nobody can read");
      const section: unknown = content.sections.find(({ id }) => id === mark.sectionId);
      // An hour has a field of its own, and is kept with its day.
      const part = mark.path
        .replace(/\.startAt\.time$/, ".startAt")
        .split(".")
        .reduce<unknown>(
          (whole, key) => (typeof whole === "object" && whole !== null ? Reflect.get(whole, key) : undefined),
          section,
        );
      expect(part, `${mark.sectionId} ${mark.path}`).toBeDefined();
    }
    const places = marks.map((mark) => `${mark?.kind ?? ""} ${mark?.path ?? ""}`);
    for (const place of [
      "line persons.0.nickname",
      "form ceremonies.0.startAt",
      "form ceremonies.0.startAt.time",
      "line ceremonies.0.venue",
    ])
      expect(places).toContain(place);
  });

  it("of another kind, or of none, are not read", () => {
    expect(readEditMark(null)).toBeNull();
    expect(readEditMark("word cover eyebrow")).toBeNull();
    expect(readEditMark("line cover")).toBeNull();
    expect(readEditMark("lines opening text")).toEqual({ kind: "lines", sectionId: "opening", path: "text" });
  });
});

describe("the way to a ceremony", () => {
  it("is a search for the place where the family has pasted no link", () => {
    const ceremonies = threeCeremonies.map((ceremony) => ({ ...ceremony, mapUrl: "" }));
    const html = render({ publication: weddingPublication({ content: weddingContent({ ceremonies }) }) });
    const found = html.match(/https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=/g) ?? [];
    expect(found.length).toBeGreaterThan(0);
  });
});

describe("what makes the link trustworthy", () => {
  it("names whom to call, by number where the family has given one", () => {
    const family: Section = {
      id: "family",
      type: "contact-persons",
      isHidden: false,
      heading: { id: "Hubungi keluarga", en: "Contact the family" },
      persons: [
        {
          id: "contact-1",
          name: "Ibu Sri",
          role: { id: "Ibu", en: "Mother" },
          phone: "+6281234567890",
          hasWhatsApp: true,
        },
      ],
    };
    const bare = weddingContent({ persons: [rani] });
    const without = { ...bare, sections: bare.sections.filter(({ type }) => type !== "contact-persons") };
    const told = (content: typeof bare) => textOf(render({ publication: weddingPublication({ content }) }));
    expect(told(without)).toContain("Ragu? Telepon nomor keluarga yang Anda kenal.");
    const withFamily = told({ ...without, sections: [...without.sections, family] });
    expect(withFamily).toContain("Ragu? Telepon Ibu Sri, 081234567890.");
    expect(withFamily.match(/Ragu\?/g)).toHaveLength(1);
  });
});
