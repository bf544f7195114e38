import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";
import subsetFont from "subset-font";
import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "@janur/domain/text/language";
import { themeIds } from "@janur/domain/content/theme-ids";
import { usualSettings } from "@janur/domain/invitation/settings";
import { cutDisplayFont } from "../fonts/cut-display-font.ts";
import { displayFontFile } from "../fonts/display-font.ts";
import { renderEventDocument } from "./document.ts";
import { fixtureNow, threeCeremonies, weddingContent, weddingPublication } from "../fixtures/fixtures.ts";
import { fullContent } from "../fixtures/full-content.ts";
import { firstScript, pageScripts } from "../generated/assets.ts";
import { cspHash } from "../document/html-document.ts";
import { colourwaysOf } from "../themes/base/colourway.ts";
import { themes } from "../themes/themes.ts";

const origin = "https://janur.example";
const require = createRequire(import.meta.url);

function render(change: Parameters<typeof weddingPublication>[0] = {}, language: "id" | "en" = "id") {
  return renderEventDocument({ publication: weddingPublication(change), language, origin, now: fixtureNow });
}

describe("guests' document", () => {
  it("is the same bytes for everybody", () => {
    expect(render().html).toBe(render().html);
  });

  it.each(languages)("says its language and its own address (%s)", (language) => {
    const { html } = render({}, language);
    const path = language === "id" ? "/event/rani-dimas" : "/event/rani-dimas/en";
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`));
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    expect(html).toContain(`<meta property="og:url" content="${origin}${path}"/>`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it("tells search engines of its other language where the family lets them in, and nobody else", () => {
    const alternate =
      '<link rel="alternate" hrefLang="en" href="https://janur.example/event/rani-dimas/en"/>';
    const indexed = render({ settings: { ...usualSettings, isIndexed: true } }).html;
    expect(indexed).toContain(alternate);
    expect(indexed).not.toContain("noindex");
    expect(render().html).not.toContain('hrefLang="en" href="https:');
  });

  it("answers whose, what, when and where in the link preview", () => {
    expect(render().html).toContain(
      '<meta property="og:description" content="Undangan Pernikahan Rani &amp; Dimas · Sabtu, 12 Desember 2026, Bandung. Halaman web, tidak perlu memasang aplikasi."/>',
    );
    expect(render({}, "en").html).toContain(
      "Wedding invitation: Rani &amp; Dimas · Saturday 12 December 2026, Bandung. A web page, nothing to install.",
    );
    expect(render().html).toContain("<title>Undangan Pernikahan Rani &amp; Dimas</title>");
  });

  it("allows exactly its own style and script", () => {
    const { html, csp } = render();
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";
    const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(script).toBe(firstScript);
    expect(csp).toContain(`style-src 'self' ${cspHash(style)};`);
    expect(csp).toContain(`script-src 'strict-dynamic' ${cspHash(script)};`);
    expect(csp).toContain("worker-src 'self'");
    expect(csp).toContain("default-src 'none'");
    expect(csp).not.toContain("unsafe");
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<script>/g)).toHaveLength(1);
  });

  it("greets before the rest of the page is read", () => {
    const { html } = render();
    expect(html.indexOf('id="guest"')).toBeLessThan(html.indexOf("<script>"));
    expect(html.indexOf("<script>")).toBeLessThan(html.indexOf('class="column"'));
  });

  it("has no inline styles or handlers and asks no other origin for anything", () => {
    const { html } = render({ content: fullContent() });
    const body = html.slice(html.indexOf("<body>")).replace(firstScript, "");
    expect(body).not.toMatch(/ style=| on[a-z]+=/);
    expect(html).not.toMatch(/@import|<iframe|<embed|<video|<audio/);
    const sources = [...html.matchAll(/(?:src|action)="([^"]+)"/g), ...html.matchAll(/url\(([^)]+)\)/g)].map(
      (match) => match[1] ?? "",
    );
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) expect(source).toMatch(/^"?(?:\/(?!\/)|data:)/);
    const links = [...body.matchAll(/<a [^>]*href="(https?:[^"]+)"[^>]*>/g)];
    expect(new Set(links.map(([, href]) => new URL(href ?? "").hostname))).toEqual(
      new Set(["maps.example.com", "calendar.google.com", "video.example.com", "live.example.com", "wa.me"]),
    );
    for (const [link] of links) expect(link).toContain('rel="noopener noreferrer"');
    const elsewhere = body.replace(/<a [^>]*>/g, "");
    expect(elsewhere.match(/https?:\/\//g)).toBeNull();
  });

  it("is easy to read from the first byte where it is asked to be", () => {
    const easy = renderEventDocument({
      publication: weddingPublication(),
      language: "id",
      origin,
      now: fixtureNow,
      isEasy: true,
    });
    expect(easy.html).toContain('<html lang="id" class="easy">');
    expect(render().html).toContain('href="/event/rani-dimas?mudah"');
    expect(render({}, "en").html).toContain('href="/event/rani-dimas/en?mudah"');
  });

  it("tells in the link preview that the event is postponed or cancelled", () => {
    const description = (status: "postponed" | "cancelled") =>
      /property="og:description" content="([^"]+)"/.exec(render({ status }).html)?.[1];
    expect(description("postponed")).toMatch(/^Acara ditunda\. Tanggal baru/);
    expect(description("cancelled")).toMatch(/^Acara dibatalkan\. /);
  });

  it("escapes what hosts write, in text, attributes and the script's facts", () => {
    const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`;
    const notice = { id: hostile, en: hostile };
    const content = weddingContent({
      persons: [
        {
          id: "a",
          nickname: hostile,
          fullName: hostile,
          birthOrder: { id: hostile, en: "" },
          father: hostile,
          mother: hostile,
          photo: null,
        },
      ],
      ceremonies: threeCeremonies.map((ceremony) => ({
        ...ceremony,
        name: { id: hostile, en: hostile },
        venue: hostile,
        address: hostile,
        city: hostile,
      })),
      sections: (section) =>
        "text" in section ? { ...section, text: { id: hostile, en: hostile } } : section,
    });
    const usual = render().html;
    const { html } = render({ content, sender: { name: hostile } });
    const count = (page: string, tag: string) => page.split(tag).length;
    expect(count(html, "<script")).toBe(count(usual, "<script"));
    expect(count(html, "<img")).toBe(count(usual, "<img"));
    expect(html).toContain("&lt;script&gt;alert(1)");
    const calledOff = render({ content, status: "cancelled", notice }).html;
    expect(count(calledOff, "<script")).toBe(count(usual, "<script"));
    expect(count(calledOff, "<img")).toBe(1);
  });

  it("keeps what it knows of the page out of the way of the parser", () => {
    const { html } = render();
    const config = /<script id="config" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1] ?? "";
    expect(config).not.toContain("<");
    const facts: unknown = JSON.parse(config);
    expect(facts).toMatchObject({ slug: "rani-dimas", language: "id" });
    expect(facts).toHaveProperty("script", expect.stringMatching(/^\/assets\/event\/page-id-\w+\.js$/));
  });
});

describe("weight", () => {
  const content = fullContent(30);
  let displayFont = "";
  beforeAll(async () => {
    const file = await readFile(require.resolve(displayFontFile(themes[content.theme])));
    displayFont = await cutDisplayFont(file, content, subsetFont);
  });

  it.each(themeIds)(
    "is one first flight with every section and 30 pictures in %s: P1, 13,000 B br",
    (theme) => {
      for (const isIndexed of [false, true]) {
        const settings = { ...usualSettings, isIndexed };
        const { html } = render({ content: { ...content, theme }, displayFont, settings });
        expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_000);
      }
    },
  );

  it("asks for the cover's photo once", () => {
    expect(render({ content, displayFont }).html).not.toContain('rel="preload"');
  });

  it.each(themeIds)("is no more than that in other colours and the heaviest letters: %s", (theme) => {
    const colours = { paper: "#FFFDF7", accent: "#7A1F3D", ornament: "#5A8FB5" };
    const adjustments = { [theme]: { ...colours, typeface: "fraunces-jakarta" as const } };
    const { html } = render({ content: { ...content, theme, adjustments }, displayFont });
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_000);
  });

  it.each(themeIds.flatMap((theme) => colourwaysOf(themes[theme]).map((one) => [theme, one] as const)))(
    "is no more than that in a colourway, and asks for the art of it alone: %s, %s",
    (theme, colourway) => {
      const adjustments = { [theme]: { colourway } };
      const { html } = render({ content: { ...content, theme, adjustments }, displayFont });
      expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_000);
      expect(html.match(/assets\/event\/art-[\w-]+\.css/g)).toEqual([
        expect.stringMatching(new RegExp(`/art-${theme}-${colourway}-\\w+\\.css$`)),
      ]);
    },
  );

  it("carries of the display face only the names on the cover", () => {
    expect(Buffer.from(displayFont, "base64").length).toBeLessThanOrEqual(3_072);
    const { html } = render({ content, displayFont });
    expect(html).toMatch(/font-family:H;[^}]*url\(\/assets\/event\/display-fraunces-/);
    expect(html).toContain(".near{--heading:H,");
  });

  it.each(languages)(
    "has a script of at most 6 KB, of which 1.5 KB stand inside: P4 (%s)",
    async (language) => {
      const rest = await readFile(new URL(`../../../web/public${pageScripts[language]}`, import.meta.url));
      expect(brotliCompressSync(firstScript).length).toBeLessThanOrEqual(1536);
      expect(brotliCompressSync(firstScript).length + brotliCompressSync(rest).length).toBeLessThanOrEqual(
        6_144,
      );
    },
  );
});
