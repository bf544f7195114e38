import { describe, expect, it } from "vitest";
import type { Content } from "@janur/domain/content/content";
import { languages } from "@janur/domain/text/language";
import type { Section } from "@janur/domain/content/section";
import {
  dimas,
  fixtureWishes,
  rani,
  threeCeremonies,
  weddingContent,
  weddingPublication,
} from "../fixtures/fixtures.ts";
import { fullContent } from "../fixtures/full-content.ts";
import { messages } from "../texts/messages.ts";
import { renderPage as render, textOf } from "../fixtures/rendered-page.tsx";
import { grouped } from "./sections/gifts.tsx";

function changed(change: (section: Section) => Section) {
  return weddingPublication({ content: weddingContent({ sections: change }) });
}

describe("cover", () => {
  it("tells in its order: what, whose, when, where, for whom, the door, from whom, why it is safe", () => {
    const text = textOf(render());
    const order = [
      "Undangan Pernikahan",
      "Rani & Dimas",
      "Sabtu, 12 Desember 2026",
      "Bandung",
      "Kepada Yth.",
      "Bapak/Ibu/Saudara/i",
      "di tempat",
      "Buka Undangan",
      "Dikirim oleh Rani Puspita.",
      "Kami tidak pernah meminta memasang aplikasi",
    ].map((part) => text.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("opens by a plain link to the first section, so that it is no lock", () => {
    const html = render();
    const target = /id="open" href="#([^"]+)"/.exec(html)?.[1] ?? "";
    expect(html).toContain(`<section id="${target}"`);
  });

  it("says when the day is not known yet", () => {
    const undated = threeCeremonies.map((ceremony) => ({ ...ceremony, startAt: null, endAt: null }));
    const publication = weddingPublication({ content: weddingContent({ ceremonies: undated }) });
    expect(textOf(render({ publication }))).toContain("Tanggal akan dikabarkan");
  });

  it("sets a name with a foreign letter in the phone's face as a whole, and long names smaller", () => {
    const copperplate = { theme: "taman", adjustments: { taman: { typeface: "pinyon-lora" } } } as const;
    const names = (nickname: string, worn: Partial<Content> = {}) =>
      /<h1 class="([^"]+)"/.exec(
        render({
          publication: weddingPublication({
            content: { ...weddingContent({ persons: [{ ...rani, nickname }] }), ...worn },
          }),
        }),
      )?.[1];
    expect(names("陳玉蘭")).toBe("names nd");
    expect(names("Muhammad Rizki Ramadhan")).toBe("names long");
    // Between art short names are larger.
    expect(names("Rani")).toBe("names short");
    // Copperplate is hard to read in long names.
    expect(names("Rani", copperplate)).toBe("names short");
    expect(names("Muhammad Rizki Ramadhan", copperplate)).toBe("names long nb");
    expect(names("Muḥammad Rizki Ramadhan", copperplate)).toBe("names long nd");
  });
});

describe("sections", () => {
  it.each(languages)("render in %s without a word of the other language's own voice", (language) => {
    const text = textOf(render({ language }));
    const own = messages[language];
    const other = messages[language === "id" ? "en" : "id"];
    for (const key of ["open", "sendAnswer", "sendWish", "safety", "report", "allWishes"] as const) {
      expect(text).toContain(own[key]);
      expect(text).not.toContain(other[key]);
    }
    expect(text).toContain(own.dataLine(null));
  });

  it("print a time never without its zone", () => {
    const text = textOf(
      render({
        publication: weddingPublication({ content: weddingContent({ ceremonies: threeCeremonies }) }),
      }),
    );
    expect(text).toContain("Sabtu, 12 Desember 2026 08.00–10.00 WIB");
    expect(text).toContain("11.00 WIB – selesai");
    for (const clock of text.match(/\d\d\.\d\d(?:–\d\d\.\d\d)? \S+/g) ?? []) expect(clock).toMatch(/WIB$/);
  });

  it("say for a while what a time and place were before", () => {
    const [akad] = threeCeremonies;
    if (akad === undefined) throw new Error("The fixture has no ceremony.");
    const before = {
      id: akad.id,
      startAt: "2026-12-05T03:00:00Z",
      zone: akad.zone,
      venue: "Balai Kota",
      city: "",
    };
    const said = (until: string) =>
      textOf(
        render({ publication: weddingPublication({ earlier: [{ ...before, until: new Date(until) }] }) }),
      );
    expect(said("2099-01-01T00:00:00Z")).toContain(
      "Ada perubahan. Sebelumnya: Sabtu, 5 Desember 2026 pukul 10.00 WIB, Balai Kota.",
    );
    expect(said("2020-01-01T00:00:00Z")).not.toContain("Ada perubahan");
  });

  it("address parents as the family does, and never twice", () => {
    const text = textOf(render());
    expect(text).toContain("Bapak H. Bambang Suryono dan Ibu Hj. Ratna Kusumawati");
    expect(text).toContain("Bapak (Alm.) Agus Prasetyo dan Ibu Lestari Wulandari");
    const titled = { ...rani, father: "Bapak Joko", mother: "" };
    const publication = weddingPublication({ content: weddingContent({ persons: [titled] }) });
    expect(textOf(render({ publication }))).not.toContain("Bapak Bapak");
  });

  it("stay out when hidden", () => {
    const publication = changed((section) => ({
      ...section,
      isHidden: section.type !== "cover" && section.type !== "closing",
    }));
    const html = render({ publication });
    expect(html).not.toContain("rsvp-form");
    expect(html).not.toContain("wish-form");
    expect(html).not.toContain("Waktu dan tempat");
  });

  it("show given wishes with the guest's badge", () => {
    const text = textOf(render({ wishes: fixtureWishes }));
    expect(text).toContain("Bude Sri Lestari · Hadir · 20 November");
    expect(text).toContain("Tan Giok Lan · 19 November");
    expect(text).toContain("Balasan keluarga: Matur nuwun, Bude.");
  });

  it("say that a closed wall takes no more", () => {
    const publication = changed((section) =>
      section.type === "wishes" ? { ...section, isOpen: false } : section,
    );
    const html = render({ publication });
    expect(html).not.toContain("wish-form");
    expect(textOf(html)).toContain(messages.id.wishesClosed);
  });
});

describe("among the couple", () => {
  const couple = (fullName: string, theme: "mega" | "resmi") => {
    const content = { ...weddingContent({ persons: [{ ...rani, nickname: "Rani", fullName }] }), theme };
    const html = render({ publication: weddingPublication({ content }) });
    return /<div class="person">[\s\S]*?<\/(?:h3|div)>(?:<h3[\s\S]*?<\/h3>)?/.exec(html)?.[0] ?? "";
  };

  it.each(["", "Rani"])("a name stands once where no other is known (%j), and is a heading", (fullName) => {
    const html = couple(fullName, "mega");
    expect(textOf(html).trim()).toBe("Rani");
    expect(html).toContain('role="heading" aria-level="3"');
    expect(textOf(couple(fullName, "resmi")).trim()).toBe("Rani");
  });

  it("the name that is called stands large above the whole one", () => {
    const html = couple("Rani Puspita Dewi", "mega");
    expect(textOf(html)).toContain("Rani Puspita Dewi");
    expect(html).toContain('<div aria-hidden="true">');
    expect(html).not.toContain("role=");
  });
});

describe("sections of a full invitation", () => {
  const publication = weddingPublication({ content: fullContent() });

  it("count the days by the given clock", () => {
    expect(textOf(render({ publication }))).toContain("Menuju hari bahagia 21 hari lagi");
    expect(textOf(render({ publication, now: new Date("2026-12-11T20:00:00Z") }))).toContain("Hari ini");
    expect(textOf(render({ publication, now: new Date("2026-12-10T20:00:00Z") }))).toContain("Besok");
  });

  it("tell every time of the order of the day with its zone", () => {
    expect(textOf(render({ publication }))).toContain("11.45 WIB Sambutan keluarga");
  });

  it("show the holder beside every account and give away digits only to a tap", () => {
    const html = render({ publication });
    expect(textOf(html)).toContain("BSI 0000 1234 56 a.n. Rani Puspita Dewi");
    expect(textOf(html)).toContain("Bank Contoh 0000 1234 57 a.n. Dimas Aryo Prasetyo");
    expect(html).toContain('data-copy="0000123457"');
    expect(render({ publication, mode: "preview" })).not.toContain("data-copy");
  });

  it("group account numbers without a lone digit at the end", () => {
    expect(["1234567890", "123456789", "12345678", "12 345", "12345"].map(grouped)).toEqual([
      "1234 5678 90",
      "1234 56789",
      "1234 5678",
      "12 345",
      "12345",
    ]);
  });

  it("call people by telephone, and by WhatsApp only those who have it", () => {
    const html = render({ publication });
    expect(html).toContain('href="tel:+628110000001"');
    expect(html).toContain('href="https://wa.me/628110000001"');
    expect(html).toContain('href="tel:+62220000002"');
    expect(html).not.toContain("wa.me/62220000002");
  });

  it("lead to videos and streams by links that name their house", () => {
    expect(textOf(render({ publication }))).toContain("Tonton video video.example.com");
    expect(textOf(render({ publication, language: "en" }))).toContain(
      "Open the live stream live.example.com",
    );
  });

  it("hold room for pictures, fetch them late and describe them", () => {
    const pictures = render({ publication }).match(/<img [^>]+>/g) ?? [];
    // The cover's, of two persons and two chapters, and six of the gallery; a code that nothing may be lost of.
    expect(pictures).toHaveLength(12);
    const [first = "", ...others] = pictures.filter((picture) => !picture.includes("qris"));
    expect(others).toHaveLength(10);
    expect(first).toMatch(/^<img fetchPriority="high" /);
    for (const picture of others) {
      expect(picture).toMatch(
        /<img loading="lazy" sizes="[^"]+" width="\d+" height="\d+" alt="[^"]+" srcSet="\/media\/[0-9a-f]{32}-360 360w,\/media\/[0-9a-f]{32}-720 720w/,
      );
    }
  });

  it("keep pictures beyond the twelfth behind a tap", () => {
    const [before = "", behind = ""] = render({
      publication: weddingPublication({ content: fullContent(30) }),
    }).split("<summary>Lihat 18 foto lagi</summary>");
    expect(before.slice(before.indexOf('id="s-gallery"')).match(/<img /g)).toHaveLength(12);
    expect(behind.slice(0, behind.indexOf("</details>")).match(/<img /g)).toHaveLength(18);
  });

  it("leave out what the host has not filled in", () => {
    const content = fullContent(0);
    const empty = {
      ...content,
      sections: content.sections.map((section) => {
        if (section.type === "gifts")
          return { ...section, text: { id: "", en: "" }, accounts: [], qris: null, address: "" };
        return section.type === "video" ? { ...section, url: "", text: { id: "", en: "" } } : section;
      }),
    };
    const html = render({ publication: weddingPublication({ content: empty }) });
    for (const id of ["s-gallery", "s-gifts", "s-video", "s-music"]) expect(html).not.toContain(`id="${id}"`);
  });

  it("offer every ceremony to calendars until it is over", () => {
    const html = render({ publication });
    expect(html.match(/calendar\.ics\?language=id&amp;ceremony=/g)).toHaveLength(3);
    expect(html.match(/calendar\.google\.com/g)).toHaveLength(3);
    const later = render({ publication, now: new Date("2026-12-14T00:00:00Z") });
    expect(later.match(/calendar\.ics/g)).toHaveLength(1);
  });
});

describe("names from right to left", () => {
  it("turn their own line only, on the cover, in headings and on the wall", () => {
    const arab = { ...rani, nickname: "محمد", fullName: "محمد الأمين" };
    const html = render({
      publication: weddingPublication({ content: weddingContent({ persons: [arab, dimas] }) }),
      wishes: fixtureWishes.map((wish) => ({ ...wish, name: "يوسف" })),
    });
    expect(html).toContain('<span dir="auto">محمد</span>');
    expect(html).toContain('<h3 dir="auto" class="nd">محمد الأمين</h3>');
    expect(html).toContain('<b dir="auto">يوسف</b>');
  });
});

describe("trust", () => {
  const sent = (change: {
    senderName?: string;
    senderRelation?: { id: string; en: string };
    senderPhoneEnding?: string;
  }) => changed((section) => (section.type === "cover" ? { ...section, ...change } : section));

  it("says on the cover who sent it, how they are related, and how the number ends", () => {
    const publication = sent({
      senderRelation: { id: "kakak Ibu Ratna", en: "sister of Ibu Ratna" },
      senderPhoneEnding: "3344",
    });
    expect(textOf(render({ publication }))).toContain(
      "Dikirim oleh Rani Puspita (kakak Ibu Ratna), nomor berakhiran 3344.",
    );
    expect(textOf(render({ publication, language: "en" }))).toContain(
      "Sent by Rani Puspita (sister of Ibu Ratna), number ending 3344.",
    );
  });

  it("names whom this version says that it is from, and the owner where that is nobody", () => {
    const line = (senderName: string) => textOf(render({ publication: sent({ senderName }) }));
    expect(line("Keluarga Bapak Slamet")).toContain("Dikirim oleh Keluarga Bapak Slamet. ");
    expect(line("Keluarga Bapak Slamet")).not.toContain("Dikirim oleh Rani");
    // A name that nobody sees is none.
    for (const nobody of ["", "\u200b", " "]) expect(line(nobody)).toContain("Dikirim oleh Rani Puspita. ");
  });

  it("says no more than the host has given", () => {
    expect(textOf(render())).toContain("Dikirim oleh Rani Puspita. ");
    expect(textOf(render({ publication: sent({ senderPhoneEnding: "3344" }) }))).toContain(
      "Dikirim oleh Rani Puspita, nomor berakhiran 3344.",
    );
    expect(textOf(render({ publication: weddingPublication({ sender: { name: "" } }) }))).not.toContain(
      "Dikirim oleh",
    );
  });

  it.each(["published", "postponed", "cancelled"] as const)(
    "ends a %s page with the code, the check and the report",
    (status) => {
      const html = render({ publication: weddingPublication({ status, checkCode: "4F7K2MQX" }) });
      expect(textOf(html)).toContain("Kode undangan: 4F7K-2MQX");
      expect(html).toContain('href="/cek"');
      expect(html).toContain('href="/event/rani-dimas/lapor"');
    },
  );

  it("shows no code where there is none", () => {
    expect(render()).not.toContain("/cek");
  });
});

describe("RSVP without a personal link", () => {
  it("is a form that works as it stands, with an answer per ceremony", () => {
    const html = render();
    expect(html).toContain('<form id="rsvp-form" action="/event/rani-dimas/rsvp" method="post">');
    expect(html.match(/name="attend\.akad"/g)).toHaveLength(3);
    expect(html.match(/name="attend\.resepsi"/g)).toHaveLength(3);
    expect(textOf(html)).toContain("Mohon kabar sampai 5 Desember.");
  });

  it("offers no maybe where the host wants none", () => {
    const publication = changed((section) =>
      section.type === "rsvp" ? { ...section, isMaybeOffered: false } : section,
    );
    expect(textOf(render({ publication }))).not.toContain("Belum pasti");
  });

  it("is closed after the deadline by the given clock", () => {
    const html = render({ now: new Date("2026-12-06T00:00:00Z") });
    expect(html).not.toContain("rsvp-form");
    expect(textOf(html)).toContain("Konfirmasi kehadiran sudah ditutup pada 5 Desember.");
  });

  it("waits for the personal link where only listed guests may answer", () => {
    const publication = changed((section) =>
      section.type === "rsvp" ? { ...section, policy: "listed" } : section,
    );
    expect(render({ publication })).not.toContain("rsvp-form");
    expect(textOf(render({ publication }))).toContain(messages.id.listedOnly);
  });
});

describe("preview", () => {
  it("sends nothing and leads nowhere", () => {
    const html = render({ mode: "preview", wishes: fixtureWishes });
    expect(html).not.toContain("action=");
    expect(html).not.toContain('type="submit"');
    expect(html).not.toContain("/ucapan");
    expect(html).not.toContain('id="share"');
  });
});
