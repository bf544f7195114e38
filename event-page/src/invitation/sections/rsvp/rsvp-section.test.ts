import "../../../themes/all-looks.ts";
import { describe, expect, it } from "vitest";
import type { Guest } from "@janur/domain/guest/guest";
import type { Language } from "@janur/domain/text/language";
import type { Publication } from "@janur/domain/invitation/publication";
import type { Question } from "@janur/domain/content/sections/question";
import type { Answer, Seat } from "@janur/domain/rsvp/rsvp";
import type { RsvpSection } from "@janur/domain/content/sections/rsvp";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { EventPage } from "../../event-page.tsx";
import {
  fixtureGuest,
  fixtureNow,
  threeCeremonies,
  weddingContent,
  weddingPublication,
} from "../../../fixtures/fixtures.ts";
import { messages } from "../../../texts/messages.ts";
import { renderRsvpFragment } from "../../rsvp-fragment.ts";

const none = { tags: [], isRequired: false, options: [] };
const questions: Question[] = [
  {
    ...none,
    id: "menu",
    kind: "choice",
    label: { id: "Pilihan menu", en: "Your menu" },
    options: [
      { id: "ayam", label: { id: "Ayam bakar", en: "Grilled chicken" } },
      { id: "sayur", label: { id: "Sayuran", en: "Vegetables" } },
    ],
    isRequired: true,
  },
  {
    ...none,
    id: "hari",
    kind: "several",
    label: { id: "Menginap malam apa?", en: "Which nights?" },
    options: [{ id: "sabtu", label: { id: "Sabtu", en: "Saturday" } }],
  },
  { ...none, id: "alergi", kind: "text", label: { id: "Alergi", en: "Allergies" } },
  { ...none, id: "bus", kind: "number", label: { id: "Kursi bus", en: "Bus seats" }, tags: ["keluarga"] },
];

const usualAnswer: Answer = {
  ceremonies: { akad: "yes", resepsi: "yes" },
  adults: 2,
  children: 1,
  companions: ["Wati", "Bude Sri"],
  note: "",
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

function publicationWith(change: Partial<RsvpSection>, more: Partial<Publication> = {}): Publication {
  const content = weddingContent({
    sections: (section) => (section.type === "rsvp" ? { ...section, ...change } : section),
  });
  return weddingPublication({ content, ...more });
}

function fragment(
  guest: Partial<Guest>,
  publication: Parameters<typeof renderRsvpFragment>[0]["publication"] = publicationWith({ questions }),
  language: Language = "id",
) {
  return renderRsvpFragment({ publication, language, guest: fixtureGuest(guest), now: fixtureNow });
}

function page(publication: Publication, language: Language = "id", now = fixtureNow): string {
  const origin = "https://janur.example";
  return renderToStaticMarkup(createElement(EventPage, { publication, language, origin, mode: "page", now }));
}

describe("custom questions", () => {
  it("are choices, tick-boxes, texts and numbers in the page's language", () => {
    const html = fragment({ tags: ["keluarga"] });
    expect(html).toContain("Pilihan menu");
    expect(html).toContain('<input type="radio" name="q.menu" value="ayam"/><span>Ayam bakar</span>');
    expect(html).toContain('<input type="checkbox" name="q.hari" value="sabtu"/>');
    expect(html).toMatch(/<textarea[^>]*name="q\.alergi"/);
    expect(html).toMatch(/<input[^>]*type="number"[^>]*name="q\.bus"/);
    expect(fragment({}, undefined, "en")).toContain("Grilled chicken");
  });

  it("of a tag are asked of guests who have it, and of nobody else", () => {
    expect(fragment({ tags: ["kantor"] })).not.toContain("q.bus");
    const open = page(publicationWith({ questions }));
    expect(open).toContain("q.menu");
    expect(open).not.toContain("q.bus");
  });

  it("offer no option without words", () => {
    const [menu] = questions;
    if (menu === undefined) throw new Error("no question");
    const begun = { id: "begun", label: { id: "", en: "" } };
    const offered = fragment(
      {},
      publicationWith({ questions: [{ ...menu, options: [...menu.options, begun] }] }),
    );
    expect(offered).toContain('value="sayur"');
    expect(offered).not.toContain('value="begun"');
    expect(fragment({}, publicationWith({ questions: [{ ...menu, options: [begun] }] }))).not.toContain(
      "q.menu",
    );
  });

  it("show what was answered", () => {
    const answer = { ...usualAnswer, questions: { menu: ["sayur"], hari: ["sabtu"], alergi: ["Udang"] } };
    const html = fragment({ answer });
    expect(html).toContain('name="q.menu" checked="" value="sayur"');
    expect(html).toContain('name="q.hari" checked="" value="sabtu"');
    expect(html).toContain(">Udang</textarea>");
  });

  it("stop no form that does not show them", () => {
    const [, coming = ""] = fragment({}).split('class="coming"');
    expect(coming).toContain("q.menu");
    expect(coming).not.toContain("required");
  });
});

describe("who comes", () => {
  it("may be somebody in the guest's place, behind a fold that needs no script", () => {
    const html = fragment({});
    expect(html).toMatch(/<details class="f"><summary>Diwakilkan\?<\/summary>.*name="representedBy"/);
    const represented = fragment({ answer: { ...usualAnswer, representedBy: "Joko" } });
    expect(represented).toContain("Kami menantikan Joko, 3 orang,");
    expect(represented).toMatch(/<details class="f" open="">/);
  });

  it("of a household is ticked by name; others have a line of their own", () => {
    const members = ["Hadi", "Wati", "Wati"];
    const html = fragment({ kind: "household", members, answer: usualAnswer });
    expect(html).toContain('type="checkbox" name="member" value="Hadi"/>');
    expect(html).toContain('type="checkbox" name="member" checked="" value="Wati"/>');
    expect(html.match(/value="Wati"/g)).toHaveLength(1);
    expect(html).toMatch(/name="companions"[^>]*value="Bude Sri"/);
    expect(fragment({ kind: "person", members })).not.toContain('name="member"');
  });

  it("by a group's link writes their own name, within the group's seats", () => {
    const html = fragment({ kind: "group", name: "SMAN 3 ’09", honorific: "Keluarga", suffix: "", seats: 2 });
    expect(html).toContain("Untuk Keluarga SMAN 3 ’09: masing-masing menjawab dengan namanya sendiri.");
    expect(html).toMatch(/<input[^>]*name="name"/);
    expect(html).toContain('max="2" name="adults" value="1"');
    expect(html).not.toContain("own-data");
  });

  it("sees the ceremonies that they are invited to, and no other", () => {
    const [akad, resepsi, ngunduh] = threeCeremonies;
    if (akad === undefined || resepsi === undefined || ngunduh === undefined)
      throw new Error("no ceremonies");
    const content = weddingContent({ ceremonies: [akad, resepsi, { ...ngunduh, audience: "invited" }] });
    const publication = weddingPublication();
    const invited = { publication, language: "id", now: fixtureNow } as const;
    const named = renderRsvpFragment({
      ...invited,
      content,
      guest: fixtureGuest({ ceremonies: ["ngunduh-mantu", "akad"] }),
    });
    expect(named).toContain('name="attend.ngunduh-mantu"');
    expect(named).toContain('name="attend.akad"');
    expect(named).not.toContain('name="attend.resepsi"');
    const everyone = renderRsvpFragment({ ...invited, content, guest: fixtureGuest() });
    expect(everyone).toContain('name="attend.resepsi"');
    expect(everyone).not.toContain("ngunduh");
  });
});

describe("policies", () => {
  it("open: registers by name, in words of a registration", () => {
    const html = page(publicationWith({ policy: "open" }));
    expect(html).toContain(messages.id.register);
    expect(html).toMatch(/<button class="btn" type="submit">Daftar<\/button>/);
    expect(fragment({}, publicationWith({ policy: "open" }))).toContain("Kirim jawaban");
  });

  it("nobody: shows the hours and asks nothing, of known guests too", () => {
    const publication = publicationWith({ policy: "nobody" });
    for (const html of [page(publication), fragment({}, publication)]) {
      expect(html).toContain("Pintu terbuka untuk semua");
      expect(html).toContain("Sabtu, 12 Desember 2026<br/>08.00–10.00 WIB");
      expect(html).not.toContain("rsvp-form");
    }
    expect(page(publication, "en")).toContain(messages.en.openHouse);
  });

  it("without a ceremony for everyone only personal links answer", () => {
    const closed = threeCeremonies.map((ceremony) => ({ ...ceremony, audience: "invited" as const }));
    const html = page(weddingPublication({ content: weddingContent({ ceremonies: closed }) }));
    expect(html).not.toContain("rsvp-form");
    expect(html).toContain(messages.id.listedOnly);
  });
});

describe("seats after answering", () => {
  const seated = (state: Seat["state"], held: number, language: Language = "id") =>
    fragment({ answer: usualAnswer, seat: { state, requestedAt: fixtureNow, held } }, undefined, language);

  it("are being looked at: said so, and marked for the page to ask again", () => {
    expect(seated("pending", 0)).toContain("Tercatat, kursi dipastikan sebentar lagi.");
    expect(seated("pending", 0)).toContain('data-seat="pending"');
    expect(seated("pending", 0)).not.toContain("Kami menantikan");
    expect(seated("pending", 0, "en")).toContain("Noted. Your seats will be confirmed in a moment.");
  });

  it("of somebody without a link wait for the family: said so, and nothing is promised", () => {
    expect(seated("unmatched", 0)).toContain("Keluarga mencocokkan nama ini dulu;");
    expect(seated("unmatched", 0)).not.toContain("Kami menantikan");
    expect(seated("unmatched", 0, "en")).toContain("The family first finds this name on its list;");
  });

  it("granted: as where nobody counts", () => {
    expect(seated("granted", 3)).toContain("Kami menantikan Bapak Hadi Wiranto, 3 orang,");
    expect(seated("granted", 3)).not.toContain("daftar tunggu");
  });

  it("waiting: on the list, the whole party or what was added to it", () => {
    expect(seated("waiting", 0)).toContain("Anda di daftar tunggu untuk 3 orang;");
    expect(seated("waiting", 0)).not.toContain("Terima kasih!");
    expect(seated("waiting", 2)).toContain("Kursi untuk 2 orang sudah pasti; tambahannya di daftar tunggu.");
    expect(seated("waiting", 0, "en")).toContain("You are on the waiting list for 3 people;");
  });

  it("waiting: says which place in the line is theirs, as far as it is known", () => {
    const waiting = (partiesAhead: number | null, language: Language = "id") =>
      fragment(
        { answer: usualAnswer, seat: { state: "waiting", requestedAt: fixtureNow, held: 0 } },
        { ...publicationWith({ questions }), partiesAhead },
        language,
      );
    expect(waiting(2)).toContain("Sekarang Anda urutan ke-3. Buka lagi undangan ini");
    expect(waiting(0, "en")).toContain("You are next in line. Open this invitation again");
    expect(waiting(null)).not.toContain("urutan ke-");
  });

  it("are no matter for somebody who is not coming", () => {
    const answer: Answer = { ...usualAnswer, attendance: "no", people: 0 };
    const html = fragment({ answer, seat: { state: "pending", requestedAt: fixtureNow, held: 0 } });
    expect(html).not.toContain("data-seat");
    expect(html).not.toContain("Tercatat");
  });
});

describe("the guest's data", () => {
  const contactsUntil = new Date("2027-06-10T16:00:00Z");

  it("are said to be kept until a day, where one is known", () => {
    const html = page(publicationWith({}, { contactsUntil }));
    expect(html).toContain("nomor HP dihapus paling lambat 10 Juni 2027.");
    expect(page(publicationWith({}, { contactsUntil }), "en")).toContain(
      "phone numbers are deleted by 10 June 2027",
    );
    expect(page(publicationWith({}))).toContain("untuk menyiapkan acara.</p>");
  });

  it("can be seen and deleted by a guest with a link, after one more question", () => {
    const html = fragment({ answer: { ...usualAnswer, note: "Kursi <dekat>" } });
    expect(html).toContain("Lihat atau hapus data saya");
    expect(html).toContain("<dd>Hadir, 3 orang</dd>");
    expect(html).toContain("<dd>Kursi &lt;dekat&gt;</dd>");
    expect(html).toMatch(/<summary>Hapus data saya<\/summary>.*id="forget"/);
    expect(page(publicationWith({}))).not.toContain("own-data");
  });

  it("show what was answered to the family's own questions, also to one that is not asked any more", () => {
    const given = { menu: ["sayur"], hari: ["sabtu"], alergi: ["Udang"], lama: ["Dua malam"] };
    const answer = { ...usualAnswer, questions: given };
    const [, own = ""] = fragment({ answer }).split('id="own-data"');
    for (const [question, value] of [
      ["Pilihan menu", "Sayuran"],
      ["Menginap malam apa?", "Sabtu"],
      ["Alergi", "Udang"],
      ["Jawaban lain", "Dua malam"],
    ] as const)
      expect(own).toContain(`<dt>${question}</dt><dd>${value}</dd>`);
    expect(fragment({ answer }, undefined, "en")).toContain("<dt>Your menu</dt><dd>Vegetables</dd>");
  });

  it("stay in reach after the deadline", () => {
    const guest = fixtureGuest({ answer: usualAnswer });
    const now = new Date("2026-12-06T00:00:00Z");
    const html = renderRsvpFragment({ publication: publicationWith({}), language: "en", guest, now });
    expect(html).toContain("See or delete my data");
    expect(html).not.toContain("<form");
  });
});
