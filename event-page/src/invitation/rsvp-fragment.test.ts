import { describe, expect, it } from "vitest";
import type { Answer } from "@janur/domain/rsvp/rsvp";
import {
  fixtureGuest,
  fixtureNow,
  weddingContent,
  weddingPublication,
  threeCeremonies,
} from "../fixtures/fixtures.ts";
import { renderRsvpFragment } from "./rsvp-fragment.ts";

const answer: Answer = {
  ceremonies: { akad: "no", resepsi: "yes" },
  adults: 2,
  children: 1,
  companions: ["Ibu Wati"],
  note: "Mohon kursi dekat pintu <3",
  representedBy: "",
  questions: {},
  attendance: "yes",
  people: 3,
  revision: 4,
  replies: [],
  key: "kkkkkkkkkk",
  answeredAt: fixtureNow,
  by: "guest",
};

function fragment(
  change: Parameters<typeof fixtureGuest>[0] = {},
  now = fixtureNow,
  language: "id" | "en" = "id",
) {
  return renderRsvpFragment({
    publication: weddingPublication(),
    language,
    guest: fixtureGuest(change),
    now,
  });
}

describe("RSVP of a known guest", () => {
  it("asks by name, within the guest's seats, and asks for no name", () => {
    const html = fragment({ seats: 4 });
    expect(html).toContain("Berkenankah Bapak Hadi Wiranto &amp; Keluarga hadir?");
    expect(html).not.toContain('name="name"');
    expect(html).toContain('min="0" max="4" name="adults" value="2"');
    expect(html).toContain('name="basedOn" value="0"');
  });

  it("starts a guest with one seat at one and asks for no companions", () => {
    const html = fragment({ seats: 1 });
    expect(html).toContain('<input type="hidden" name="adults" value="1"/>');
    expect(html).not.toContain("data-step");
    expect(html).not.toContain('name="companions"');
  });

  it("says what was answered and keeps the form behind one button", () => {
    const html = fragment({ answer });
    expect(html).toContain("Terima kasih!");
    expect(html).toContain(
      "Kami menantikan Bapak Hadi Wiranto, 3 orang, Sabtu, 12 Desember 2026 pukul 11.00 WIB.",
    );
    expect(html).toContain("Ubah jawaban");
    expect(html).toMatch(/<form id="rsvp-form"[^>]* hidden=""/);
    expect(html).toContain('name="basedOn" value="4"');
    expect(html).toContain("Mohon kursi dekat pintu &lt;3");
    expect(html).toContain('value="Ibu Wati"');
    expect(html).toMatch(/name="attend\.resepsi" checked="" value="yes"/);
  });

  it("says all that they wrote, with calendar and map beside what they come to", () => {
    const html = fragment({ answer });
    const done = html.slice(html.indexOf('id="answered"'), html.indexOf('id="change"'));
    expect(done).toContain("Ibu Wati");
    expect(done).toContain("Mohon kursi dekat pintu &lt;3");
    expect(done).toContain("ceremony=resepsi");
    expect(html).toContain("Jawaban masih bisa diubah");
    expect(html).not.toContain("Mohon kabar");
    expect(done).toContain("Buka peta");
    const refused = fragment({
      answer: { ...answer, ceremonies: { resepsi: "no" }, attendance: "no", people: 0 },
    });
    expect(refused.slice(refused.indexOf('id="answered"'), refused.indexOf('id="change"'))).not.toContain(
      "calendar.ics",
    );
  });

  it("asks about each of several ceremonies with its hour and place, and names a day once", () => {
    const content = weddingContent({ ceremonies: threeCeremonies });
    const html = renderRsvpFragment({
      publication: weddingPublication({ content }),
      language: "id",
      guest: fixtureGuest(),
      now: fixtureNow,
    });
    const rows = [...html.matchAll(/<\/legend><p class="small">(.*?)<\/p>/g)].map(([, row]) => row);
    expect(rows).toEqual([
      "Sabtu, 12 Desember 2026, 08.00 WIB<br/>Masjid Raya Al-Ikhlas",
      "11.00 WIB · Pendopo Taman Sari",
      "Sabtu, 19 Desember 2026, 18.00 WIB<br/>Kediaman keluarga Prasetyo",
    ]);
  });

  it("thanks for a no without an exclamation mark and offers to change it", () => {
    const html = fragment({
      answer: {
        ...answer,
        attendance: "no",
        ceremonies: { akad: "no", resepsi: "no" },
        people: 0,
        adults: 0,
      },
    });
    expect(html).toContain("Terima kasih atas kabarnya.");
    expect(html).not.toContain("Terima kasih!");
    expect(html).toContain('min="0" max="4" name="adults" value="2"');
  });

  it("keeps showing the answer after the deadline, without a form", () => {
    const html = fragment({ answer }, new Date("2026-12-20T00:00:00Z"));
    expect(html).toContain("Kami menantikan");
    expect(html).toContain("sudah ditutup");
    expect(html).not.toContain("<form");
  });

  it("speaks English to a page in English", () => {
    expect(fragment({ answer }, fixtureNow, "en")).toContain("We look forward to seeing you, 3 people,");
  });

  it("is empty where the invitation asks for no answer", () => {
    const content = weddingContent({
      ceremonies: threeCeremonies,
      sections: (section) => (section.type === "rsvp" ? { ...section, isHidden: true } : section),
    });
    const publication = weddingPublication({ content });
    expect(renderRsvpFragment({ publication, language: "id", guest: fixtureGuest(), now: fixtureNow })).toBe(
      "",
    );
  });
});
