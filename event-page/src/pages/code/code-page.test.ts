import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Answer } from "@janur/domain/rsvp/rsvp";
import {
  fixtureGuest,
  fixtureNow,
  threeCeremonies,
  weddingContent,
  weddingPublication,
} from "../../fixtures/fixtures.ts";
import { renderCodePage } from "./code-page.ts";
import { keptUntil } from "./kept-until.ts";

const answer: Answer = {
  ceremonies: { akad: "no", resepsi: "yes" },
  adults: 2,
  children: 1,
  companions: [],
  note: "Rahasia",
  representedBy: "",
  questions: {},
  attendance: "yes",
  people: 3,
  revision: 1,
  replies: [],
  key: "kkkkkkkkkk",
  answeredAt: fixtureNow,
  by: "guest",
};
const doorCode = "data:image/png;base64,AAAA";
const input = {
  publication: weddingPublication(),
  language: "id",
  guest: fixtureGuest({ answer }),
  doorCode,
  tables: [{ ceremony: "resepsi", name: "Meja 4" }],
  now: fixtureNow,
} as const;
const page = (change: Partial<Parameters<typeof renderCodePage>[0]> = {}) =>
  renderCodePage({ ...input, ...change });
const html = (...change: Parameters<typeof page>) => page(...change)?.html ?? "";

describe("the page of a kept code", () => {
  it("says whose code it is, for how many, where they sit, and where and when they said they come", () => {
    const shown = html();
    for (const words of [
      `src="${doorCode}"`,
      "Bapak Hadi Wiranto &amp; Keluarga",
      "3 orang",
      "Tempat duduk Anda: Meja 4",
      "Pendopo Taman Sari, Bandung",
      "Naikkan kecerahan layar",
    ])
      expect(shown).toContain(words);
    expect(shown).not.toContain("Akad nikah");
    expect(html({ language: "en" })).toContain("3 people");
  });

  it("asks for nothing, runs nothing but its own script, and keeps nothing else of the guest", () => {
    const shown = html();
    expect(shown).not.toMatch(/\b(?:src|href|action)="(?!data:)/);
    expect(shown).not.toMatch(/url\((?!['"]?data:)/);
    expect(shown).not.toContain("Rahasia");
    expect(shown.length).toBeLessThan(9_000);
    const csp =
      /Content-Security-Policy" content="([^"]+)"/.exec(shown)?.[1]?.replaceAll("&#x27;", "'") ?? "";
    expect(csp).toMatch(/^default-src 'none'; /);
    for (const [name, tag] of [
      ["script-src", "script"],
      ["style-src", "style"],
    ] as const) {
      const [, inside = ""] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(shown) ?? [];
      const hash = createHash("sha256").update(inside).digest("base64");
      expect(csp).toContain(`${name} 'sha256-${hash}'`);
    }
  });

  it("is none where the feast is off, moved or over", () => {
    expect(page({ publication: weddingPublication({ status: "cancelled" }) })).toBeNull();
    expect(page({ publication: weddingPublication({ status: "postponed" }) })).toBeNull();
    expect(page({ now: new Date("2026-12-13T09:59:00Z") })).not.toBeNull();
    expect(page({ now: new Date("2026-12-13T10:01:00Z") })).toBeNull();
  });

  it("writes what a host typed as words", () => {
    const ceremonies = threeCeremonies.map((ceremony) => ({ ...ceremony, venue: "<b>Aula</b>" }));
    const content = weddingContent({ ceremonies });
    expect(html({ publication: weddingPublication({ content }) })).toContain("&lt;b&gt;Aula&lt;/b&gt;");
  });
});

describe("until when a code is kept", () => {
  const dayMs = 86_400_000;
  const start = "2026-12-12T04:00:00.000Z";
  const hours = (ceremonies: Parameters<typeof keptUntil>[0]) =>
    (keptUntil(ceremonies, fixtureNow).getTime() - Date.parse(start)) / 3_600_000;

  it("is a day after the last end, or after some hours where none is said", () => {
    expect(hours([{ startAt: start, endAt: null }])).toBe(30);
    expect(hours([{ startAt: start, endAt: "2026-12-12T16:00:00.000Z" }])).toBe(36);
    expect(
      hours([
        { startAt: start, endAt: null },
        { startAt: "2026-12-10T04:00:00.000Z", endAt: null },
      ]),
    ).toBe(30);
  });

  it("is thirty days while no day is known", () => {
    expect(
      (keptUntil([{ startAt: null, endAt: null }], fixtureNow).getTime() - fixtureNow.getTime()) / dayMs,
    ).toBe(30);
  });
});
