import { describe, expect, it } from "vitest";
import { languages } from "@janur/domain/text/language";
import { weddingPublication } from "../fixtures/fixtures.ts";
import { fullContent } from "../fixtures/full-content.ts";
import { messages } from "../texts/messages.ts";
import { renderPage as render, textOf } from "../fixtures/rendered-page.tsx";

describe("page of a postponed or cancelled event", () => {
  const notice = { id: "Eyang sedang dirawat. Mohon doanya.", en: "Grandmother is ill." };
  const content = fullContent();

  it.each([
    ["postponed", "Acara ditunda"],
    ["cancelled", "Acara dibatalkan"],
  ] as const)("says so with the family's words and asks for nothing (%s)", (status, title) => {
    const html = render({ publication: weddingPublication({ content, status, notice }) });
    const text = textOf(html);
    for (const part of ["Anindya Maharani & Muhammad", title, notice.id, "Sri Lestari"])
      expect(text).toContain(part);
    expect(html).not.toMatch(/rsvp|ceremony=|data-copy/);
    expect(html).toContain('id="wishes"');
    // A day that has moved is still prayed for.
    expect(html.includes("<form")).toBe(status === "postponed");
  });

  it("speaks the page's language", () => {
    const publication = weddingPublication({ status: "postponed", notice });
    const text = textOf(render({ publication, language: "en" }));
    expect(text).toContain("The event is postponed");
    expect(text).toContain(notice.en);
    expect(text).not.toContain("ditunda");
  });
});

describe("memory page", () => {
  it("gives thanks in place of countdown, RSVP and stream; wishes stay", () => {
    const publication = weddingPublication({ content: fullContent() });
    const html = render({ publication, now: new Date("2026-12-20T00:00:00Z") });
    expect(textOf(html)).toContain(messages.id.memoryText);
    expect(html).toContain('id="open" href="#thanks"');
    for (const id of ["s-countdown", "rsvp-form", "s-stream"]) expect(html).not.toContain(`id="${id}"`);
    for (const id of ["wish-form", "wishes", "s-story"]) expect(html).toContain(`id="${id}"`);
  });
});

describe("first screen after the day", () => {
  it.each(languages)("thanks in %s, and invites nobody any more", (language) => {
    const t = messages[language];
    for (const theme of ["janur", "resmi"] as const) {
      const publication = weddingPublication({ content: { ...fullContent(), theme } });
      const html = render({ publication, language, now: new Date("2026-12-20T00:00:00Z") });
      const cover = textOf(html.slice(html.indexOf('id="cover"'), html.indexOf('class="column"')));
      for (const said of [t.memory, t.over, t.openMemory]) expect(cover).toContain(said);
      for (const unsaid of [t.to, t.forgive]) expect(cover).not.toContain(unsaid);
      expect(html).not.toContain(`>${t.open}<`);
    }
  });
});

describe("a feast that is off", () => {
  it.each(["postponed", "cancelled"] as const)(
    "%s: whose, meant for when and where, whom to ask, and the calendar's correction",
    (status) => {
      const html = render({ publication: weddingPublication({ status, notice: { id: "", en: "" } }) });
      const notice = textOf(html.slice(html.indexOf('id="notice"'), html.indexOf('class="column"')));
      for (const said of [
        "Rani & Dimas",
        messages.id[status],
        messages.id[`${status}Text`],
        "Semula: Sabtu, 12 Desember 2026 pukul",
        "Dikirim oleh Rani Puspita",
      ])
        expect(notice).toContain(said);
      expect(html).toContain('href="/event/rani-dimas/calendar.ics?language=id"');
    },
  );

  it("says the family's words in place of ours, not beside them", () => {
    const notice = { id: "Ayah dirawat. Kabar menyusul.", en: "Father is ill." };
    const text = textOf(render({ publication: weddingPublication({ status: "postponed", notice }) }));
    expect(text).toContain(notice.id);
    expect(text).not.toContain(messages.id.postponedText);
  });
});
