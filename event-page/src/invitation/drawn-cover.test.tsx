import "../themes/all-looks.ts";
import { coverWordsOf, mainCeremony } from "@janur/domain/content/content";
import { languages } from "@janur/domain/text/language";
import { themeIds } from "@janur/domain/content/theme-ids";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { coverStyle } from "./cover-style.ts";
import { coverSize } from "../document/without-window.ts";
import { DrawnCover } from "./drawn-cover.tsx";
import { EventPage } from "./event-page.tsx";
import { weddingContent, weddingPublication } from "../fixtures/fixtures.ts";
import { lookOf } from "../themes/base/look.ts";
import { themes } from "../themes/themes.ts";

describe.each(themeIds)("the drawn cover of %s", (theme) => {
  it.each(languages)("is the very cover of the guests' page (%s)", (language) => {
    const content = { ...weddingContent(), theme };
    const publication = weddingPublication({ content });
    const page = renderToStaticMarkup(
      <EventPage publication={publication} language={language} mode="preview" />,
    );
    const ceremony = mainCeremony(content);
    const drawn = renderToStaticMarkup(
      <DrawnCover
        facts={{
          ...coverWordsOf(content),
          theme,
          language,
          eventType: content.eventType,
          startAt: ceremony?.startAt == null ? null : new Date(ceremony.startAt),
          zone: ceremony?.zone ?? "",
          city: ceremony?.city ?? "",
          senderName: publication.sender.name,
        }}
      />,
    );
    const [cover] = /<section class="cover".*?<\/section>/s.exec(page) ?? [];
    expect(cover).toContain(language === "id" ? "12 Desember 2026" : "12 December 2026");
    expect(drawn).toContain(cover?.replace('href="#s-opening"', 'href="#end"'));
  });

  it("has a style that looks at no window, and faces under names of their own", () => {
    const { style, fontFaces } = coverStyle(themes[theme]);
    expect(style).not.toMatch(/\d(?:s?v[wh])\b|@media|@supports|:root|@font-face|(?:^|\})(?:html|body)[{,]/);
    expect(style).toContain(`min-height:${String(coverSize.height)}px`);
    expect(style.split("{")).toHaveLength(style.split("}").length);
    const families = [...fontFaces.matchAll(/font-family:([^;]+)/g)].map(([, name]) => name);
    expect(new Set(families).size).toBe(lookOf(themes[theme]).art?.sign ? 4 : 3);
    for (const family of families) {
      expect(family).toMatch(/^[DJKS]-/);
      expect(style).toContain(`${String(family)},`);
    }
  });
});

describe("day and place", () => {
  const placed = (city: string) => {
    const ceremonies = weddingContent().sections.flatMap((section) =>
      section.type === "ceremonies" ? section.ceremonies.map((one) => ({ ...one, city })) : [],
    );
    const publication = weddingPublication({ content: weddingContent({ ceremonies }) });
    return renderToStaticMarkup(<EventPage publication={publication} language="id" mode="preview" />);
  };

  it("stand on one line where a narrow phone has room for both, else on two, none of which begins with a dot", () => {
    expect(placed("Bandung")).toContain('<p class="lead">Bandung');
    expect(placed("Kabupaten Tanah Bumbu")).toContain('<p class="lead own">Kabupaten Tanah Bumbu');
  });
});
