import { describe, expect, it } from "vitest";
import type { AppErrorCode } from "@janur/domain/errors";
import type { Answer } from "@janur/domain/rsvp/rsvp";
import {
  fixtureGuest,
  fixtureNow,
  fixtureWishes,
  weddingContent,
  weddingPublication,
} from "../../fixtures/fixtures.ts";
import { messages } from "../../texts/messages.ts";
import {
  renderNoPage,
  renderNotFound,
  renderRsvpRefusedPage,
  renderRsvpSavedPage,
  renderSuspended,
  renderUnavailable,
} from "./state-page.ts";
import { renderWishesPage } from "../wishes-page.ts";

const publication = weddingPublication();
const token = `gggggggggggggggggggg.1.${"m".repeat(22)}`;
const answer: Answer = {
  ceremonies: { akad: "yes", resepsi: "yes" },
  adults: 2,
  children: 0,
  companions: [],
  note: "",
  representedBy: "",
  questions: {},
  attendance: "yes",
  people: 2,
  revision: 1,
  replies: [],
  key: "kkkkkkkkkk",
  answeredAt: fixtureNow,
  by: "guest",
};

describe("pages of state", () => {
  it("tell in both languages that nothing was found, and nothing more", () => {
    const { html, csp } = renderNotFound();
    expect(html).toContain("Undangan ini tidak kami temukan.");
    expect(html).toContain("We cannot find this invitation.");
    expect(html).not.toContain("<script");
    expect(csp).toContain("script-src 'none'");
    const elsewhere = renderNoPage().html;
    expect(elsewhere).toContain("Halaman ini tidak kami temukan.");
    expect(elsewhere).toContain("We cannot find this page.");
    expect(elsewhere).toContain('href="/cek/en"');
    const suspended = renderSuspended();
    expect(suspended.html).toContain("tangguhkan karena ada laporan");
    expect(suspended.html).toContain("We have suspended this invitation");
    expect(suspended.html).toContain("noindex");
    expect(suspended.csp).toContain("script-src 'none'");
    expect(renderUnavailable().html).toContain("Tidak ada yang hilang");
  });

  it("give the new personal link after an answer, and the form with token and revision", () => {
    const { html } = renderRsvpSavedPage({
      publication,
      language: "id",
      origin: "https://janur.example",
      guest: fixtureGuest({ answer }),
      token,
      now: fixtureNow,
    });
    expect(html).toContain(
      `href="https://janur.example/event/rani-dimas#to=Bapak%20Hadi%20Wiranto%20%26%20Keluarga&amp;g=${token}"`,
    );
    expect(html).toContain(`name="token" value="${token}"`);
    expect(html).toContain('name="basedOn" value="1"');
    expect(html).not.toMatch(/<form[^>]* hidden/);
    expect(html).toContain('href="/event/rani-dimas"');
    expect(html.indexOf("Kami menantikan")).toBeLessThan(html.indexOf("#to=Bapak"));
    expect(html.indexOf("#to=Bapak")).toBeLessThan(html.indexOf("<form"));
  });

  function refused(code: AppErrorCode, params = {}, change: Record<string, string> = {}) {
    const fields = new URLSearchParams({
      name: "Hadi",
      "attend.akad": "yes",
      adults: "9",
      note: "Kursi <dekat>",
      ...change,
    });
    return renderRsvpRefusedPage({ publication, language: "id", code, params, fields, now: fixtureNow }).html;
  }

  it("keep what was typed when an answer is refused", () => {
    const html = refused("rsvp/too-many-people", { seats: 5 });
    expect(html).toContain("Paling banyak 5 orang.");
    expect(html).toContain('value="Hadi"');
    expect(html).toContain("Kursi &lt;dekat&gt;");
    expect(html).toContain('value="9"');
  });

  it("marks the question that was missed and keeps the other answers", () => {
    const content = weddingContent({
      sections: (section) =>
        section.type === "rsvp"
          ? {
              ...section,
              questions: [
                {
                  id: "menu",
                  kind: "text",
                  label: { id: "Menu", en: "Menu" },
                  options: [],
                  isRequired: true,
                  tags: [],
                },
                {
                  id: "bus",
                  kind: "number",
                  label: { id: "Kursi bus", en: "Bus" },
                  options: [],
                  isRequired: false,
                  tags: [],
                },
              ],
            }
          : section,
    });
    const { html } = renderRsvpRefusedPage({
      publication: weddingPublication({ content }),
      language: "id",
      code: "input/invalid",
      params: { fields: ["answer.questions.menu"] },
      fields: new URLSearchParams({ "attend.akad": "yes", "q.bus": "3", representedBy: "Joko" }),
      now: fixtureNow,
    });
    expect(html).toMatch(/<textarea[^>]*name="q\.menu"[^>]*aria-invalid="true"/);
    expect(html).toMatch(/<input[^>]*name="q\.bus"[^>]*value="3"/);
    expect(html).not.toMatch(/name="q\.bus"[^>]*aria-invalid/);
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(html).toContain('value="Joko"');
  });

  it.each([
    ["name", /name="name"/, 'id="limit-name">Isi nama, paling banyak 80 karakter.'],
    ["answer.note", /name="note"/, 'id="limit-answer-note">Paling banyak 500 karakter.'],
    [
      "answer.representedBy",
      /name="representedBy"/,
      'id="limit-answer-representedBy">Paling banyak 80 karakter.',
    ],
    ["answer.companions.3", /name="companions"/, "Tiap nama paling banyak 80 karakter"],
    ["answer.adults", /name="adults"/, "Paling banyak 5 orang."],
    ["answer.ceremonies", /<fieldset/, "Akad nikah"],
    ["answer.ceremonies.akad", /<fieldset/, "Akad nikah"],
  ])("mark %s where it is refused, say what it holds, and mark nothing else", (field, own, limit) => {
    const html = refused("input/invalid", { fields: [field] });
    const marked = html.match(/<[^>]* aria-invalid="true"[^>]*>/g) ?? [];
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter((tag) => !own.test(tag))).toEqual([]);
    expect(html.includes(limit)).toBe(true);
    const other = refused("input/invalid", { fields: ["token"] });
    expect(/ aria-invalid="| id="limit-/.test(other)).toBe(false);
  });

  it("base the form on the newer answer after a conflict", () => {
    expect(refused("rsvp/conflict", { answer: { revision: 7 } })).toContain('name="basedOn" value="7"');
  });

  it("offer no form where no answer is taken, and one by name where the link is not genuine", () => {
    expect(refused("rsvp/closed")).not.toContain("<form");
    const lost = refused("link/invalid", {}, { token: "forged" });
    expect(lost).toContain("<form");
    expect(lost).not.toContain("forged");
  });

  it("set their own headings in the shared face, because the invitation's cut lacks letters", () => {
    const cut = weddingPublication({ displayFont: "d09GMg" });
    const fields = new URLSearchParams();
    const { html } = renderRsvpRefusedPage({
      publication: cut,
      language: "id",
      code: "input/invalid",
      fields,
      now: fixtureNow,
    });
    const wall = renderWishesPage({
      publication: cut,
      language: "id",
      page: { wishes: [], next: null },
    }).html;
    for (const page of [html, wall]) {
      expect(page).not.toContain("d09GMg");
      expect(page).toMatch(/font-family:D;[^}]*url\(\/assets\/event\/display-fraunces-/);
    }
  });

  it.each(["id", "en"] as const)("have a text for every refusal that a guest can meet (%s)", (language) => {
    const codes: AppErrorCode[] = [
      "link/invalid",
      "rsvp/closed",
      "rsvp/not-allowed",
      "rsvp/too-many-people",
      "rsvp/conflict",
      "rsvp/group-full",
      "wish/closed",
      "chat/closed",
      "limit/too-many-requests",
      "input/invalid",
      "input/too-large",
    ];
    for (const code of codes) expect(messages[language].refusals[code]).toBeTruthy();
  });
});

describe("wall without script", () => {
  const wall = (change: Partial<Parameters<typeof renderWishesPage>[0]> = {}) =>
    renderWishesPage({
      publication,
      language: "id",
      page: { wishes: fixtureWishes, next: "17.abc" },
      ...change,
    }).html;

  it("lists wishes and leads to the page after", () => {
    expect(wall()).toContain("Bude Sri Lestari");
    expect(wall()).toContain('href="/event/rani-dimas/ucapan?language=id&amp;after=17.abc"');
    expect(wall()).toContain('action="/event/rani-dimas/ucapan"');
    expect(wall({ page: { wishes: [], next: null } })).toContain("Belum ada ucapan.");
  });

  it("keeps a refused wish and thanks for one that was taken", () => {
    const fields = new URLSearchParams({ name: "Sri", text: "Selamat <b>" });
    expect(wall({ notice: { code: "limit/too-many-requests", fields } })).toContain(
      "Selamat &lt;b&gt;</textarea>",
    );
    expect(wall({ notice: { code: null, isHeld: false } })).toContain(messages.id.wishThanks);
  });

  it("says kindly that the family reads a wish first", () => {
    for (const language of ["id", "en"] as const) {
      const html = wall({ language, notice: { code: null, isHeld: true } });
      expect(html).toContain(messages[language].wishHeld);
      expect(html).not.toContain(messages[language].wishThanks);
    }
  });

  it("names the limits of a wish that is too long", () => {
    const fields = new URLSearchParams({ name: "Sri", text: "x".repeat(10_000) });
    const notice = { code: "input/invalid", fields } as const;
    expect(wall({ notice })).toContain("ucapan (paling banyak 1.000 karakter)");
    expect(wall({ notice, language: "en" })).toContain("at most 1,000 characters");
    const large = { code: "input/too-large", fields } as const;
    expect(wall({ notice: large })).toContain("ucapan (paling banyak 1.000 karakter)");
    expect(wall({ notice: large })).toContain(`>${"x".repeat(10_000)}</textarea>`);
  });

  it("takes no new wishes once the event is cancelled", () => {
    expect(wall({ publication: { ...publication, status: "postponed" } })).toContain("wish-form");
    const html = wall({ publication: { ...publication, status: "cancelled" } });
    expect(html).not.toContain("wish-form");
    expect(html).toContain(messages.id.wishesClosed);
    expect(html).toContain("Bude Sri Lestari");
  });
});
