import type { Content } from "@janur/domain/content/content";
import { starterContent } from "@janur/domain/content/traditions/starter-content";
import type { ThemeId } from "@janur/domain/content/theme";
import { themeIds } from "@janur/domain/content/theme-ids";
import { describe, expect, it } from "vitest";
import { weddingContent, weddingPublication } from "../fixtures/fixtures.ts";
import { fullContent } from "../fixtures/full-content.ts";
import { renderPage as render, textOf } from "../fixtures/rendered-page.tsx";
import { themes } from "../themes/themes.ts";

describe("themes", () => {
  const content = fullContent();
  const html = (theme: ThemeId) =>
    render({ publication: weddingPublication({ content: { ...content, theme } }) });
  /** Without pictures of words (the day as a poster, large names), which repeat what stands beside them. */
  const inside = (theme: ThemeId) =>
    textOf(
      html(theme)
        .slice(html(theme).indexOf('class="column"'))
        .replaceAll(
          /<div class="poster" aria-hidden="true">.*?<\/div>|<div aria-hidden="true">.*?<\/div>/gs,
          "",
        ),
    );

  it.each(themeIds.filter((id) => themes[id].leavesOut === undefined))("say the same words: %s", (theme) => {
    expect(inside(theme)).toBe(inside("janur"));
  });

  it("have drawings of their own", () => {
    expect(html("gonjong").slice(0, html("gonjong").indexOf('class="names'))).toContain('class="crown"');
    expect(html("janur")).toContain("<svg");
  });
});

it("double happiness is drawn for a couple, and for nobody else", () => {
  const content = { ...fullContent(), theme: "xi" as const };
  const shown = (eventType: Content["eventType"]) =>
    render({ publication: weddingPublication({ content: { ...content, eventType } }) });
  expect(shown("wedding")).toContain('class="happiness"');
  expect(shown("birthday")).not.toContain('class="happiness"');
});

describe("words that lead on", () => {
  it("to parents wait for them; a verse stands with its source, other calendars beneath the day", () => {
    const starter = starterContent({
      eventType: "wedding",
      language: "id",
      names: ["Rani", "Dimas"],
      startAt: "2026-12-12T04:00:00.000Z",
      zone: "Asia/Jakarta",
      venue: "Pendopo",
      city: "Bandung",
      pack: "islam-jawa",
      isGroomFirst: false,
    });
    const shown = (content: Content) => textOf(render({ publication: weddingPublication({ content }) }));
    expect(shown(starter)).not.toMatch(/Put(?:ra|ri) dari/);
    expect(shown(starter)).toContain("QS Ar-Rum 30: 21");
    expect(shown(starter)).not.toContain("Sabtu Pon");
    expect(shown(fullContent())).toContain("Putri kedua dari");
    expect(shown(fullContent())).toContain("Sabtu Pon · 3 Rajab 1448 H");
  });
});

describe("a theme for grave days", () => {
  it("counts no days and shows no pictures, and leaves the rest as it is", () => {
    const content = fullContent();
    const shown = (theme: ThemeId) =>
      textOf(render({ publication: weddingPublication({ content: { ...content, theme } }) }));
    const quiet = {
      ...content,
      sections: content.sections.filter(({ type }) => type !== "countdown" && type !== "gallery"),
    };
    expect(shown("janur")).toContain("Menuju hari bahagia");
    expect(shown("teduh")).not.toContain("Menuju hari bahagia");
    expect(shown("teduh")).not.toContain("Galeri");
    expect(shown("teduh")).toBe(
      textOf(render({ publication: weddingPublication({ content: { ...quiet, theme: "teduh" } }) })),
    );
  });
});

describe("a cover", () => {
  it.each(themeIds)("of %s says whose feast, what, when, where, for whom and from whom", (theme) => {
    const html = render({ publication: weddingPublication({ content: { ...weddingContent(), theme } }) });
    const cover = textOf(html.slice(html.indexOf('id="cover"'), html.indexOf('class="column"')));
    for (const words of [
      "Rani",
      "Dimas",
      "Undangan Pernikahan",
      "Sabtu, 12 Desember 2026",
      "Bandung",
      "Kepada Yth.",
      "Buka Undangan",
      "Dikirim oleh Rani Puspita",
    ]) {
      expect(cover, words).toContain(words);
    }
  });
});
