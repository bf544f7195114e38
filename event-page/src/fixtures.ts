import { unmoderatedPage } from "@janur/domain/moderation";
import type { Content } from "@janur/domain/content";
import type { Guest, GuestInput } from "@janur/domain/guest";
import { newGuest } from "@janur/domain/new-guest";
import type { Publication } from "@janur/domain/publication";
import type { Ceremony } from "@janur/domain/sections/ceremonies";
import type { Person } from "@janur/domain/sections/hosts";
import type { Section } from "@janur/domain/section";
import { usualSettings } from "@janur/domain/settings";
import { starterContent } from "@janur/domain/starter-content";
import type { PublicWish } from "@janur/domain/wish";

/** A published wedding as tests and the contact sheet know it. */
export const weddingDay = "2026-12-12T04:00:00.000Z";
export const fixtureNow = new Date("2026-11-21T05:00:00.000Z");

const none = { id: "", en: "" };

function person(id: string, nickname: string, fullName: string, more: Partial<Person> = {}): Person {
  return { id, nickname, fullName, birthOrder: none, father: "", mother: "", photo: null, ...more };
}

export const rani = person("person-1", "Rani", "Rani Puspita Dewi, S.Farm.", {
  birthOrder: { id: "Putri kedua dari", en: "Second daughter of" },
  father: "H. Bambang Suryono",
  mother: "Hj. Ratna Kusumawati",
});
export const dimas = person("person-2", "Dimas", "Dimas Aryo Prasetyo", {
  birthOrder: { id: "Putra pertama dari", en: "First son of" },
  father: "(Alm.) Agus Prasetyo",
  mother: "Lestari Wulandari",
});

const akad: Ceremony = {
  id: "akad",
  name: { id: "Akad nikah", en: "Akad nikah" },
  startAt: "2026-12-12T01:00:00.000Z",
  endAt: "2026-12-12T03:00:00.000Z",
  isUntilFinished: false,
  zone: "Asia/Jakarta",
  venue: "Masjid Raya Al-Ikhlas",
  address: "Jl. Dago Asri No. 14, Coblong, Bandung 40135",
  city: "Bandung",
  mapUrl: "https://maps.example.com/?q=masjid",
  dressCode: none,
  audience: "everyone",
};
const resepsi: Ceremony = {
  id: "resepsi",
  name: { id: "Resepsi", en: "Reception" },
  startAt: weddingDay,
  endAt: null,
  isUntilFinished: true,
  zone: "Asia/Jakarta",
  venue: "Pendopo Taman Sari",
  address: "Jl. Cihampelas No. 160, Bandung",
  city: "Bandung",
  mapUrl: "https://maps.example.com/?q=pendopo",
  dressCode: { id: "Batik atau kebaya, nuansa hijau daun", en: "Batik or kebaya, leaf green" },
  audience: "everyone",
};
const ngunduh: Ceremony = {
  ...resepsi,
  id: "ngunduh-mantu",
  name: { id: "Ngunduh mantu", en: "Ngunduh mantu" },
  startAt: "2026-12-19T11:00:00.000Z",
  venue: "Kediaman keluarga Prasetyo",
  address: "Jl. Kaliurang Km 9, Sleman",
  city: "Yogyakarta",
  dressCode: none,
};
export const threeCeremonies: Ceremony[] = [akad, resepsi, ngunduh];

/** Content of a wedding with everything filled in. */
export function weddingContent(
  change: { persons?: Person[]; ceremonies?: Ceremony[]; sections?: (section: Section) => Section } = {},
): Content {
  const base = starterContent({
    eventType: "wedding",
    language: "id",
    names: ["Rani", "Dimas"],
    startAt: weddingDay,
    zone: "Asia/Jakarta",
    venue: "Pendopo Taman Sari",
    city: "Bandung",
  });
  const filled = base.sections.map((section): Section => {
    switch (section.type) {
      case "opening":
        return { ...section, greeting: { id: "Assalamu’alaikum Wr. Wb.", en: "Assalamu’alaikum Wr. Wb." } };
      case "hosts":
        return { ...section, persons: change.persons ?? [rani, dimas] };
      case "ceremonies":
        return { ...section, ceremonies: change.ceremonies ?? [akad, resepsi] };
      case "rsvp":
        return { ...section, deadlineAt: "2026-12-05T16:59:00.000Z" };
      case "closing":
        return {
          ...section,
          signature: { id: "Rani, Dimas, dan keluarga", en: "Rani, Dimas and our families" },
        };
      default:
        return section;
    }
  });
  return { ...base, sections: filled.map((section) => change.sections?.(section) ?? section) };
}

export function weddingPublication(change: Partial<Publication> = {}): Publication {
  return {
    slug: "rani-dimas",
    invitationId: "aaaaaaaaaaaaaaaaaaaa",
    revision: 3,
    content: weddingContent(),
    sender: { name: "Rani Puspita" },
    displayFont: null,
    publishedAt: fixtureNow,
    status: "published",
    notice: null,
    sequence: 0,
    settings: usualSettings,
    hasPrivatePart: false,
    preview: null,
    earlier: [],
    checkCode: null,
    contactsUntil: null,
    moderation: unmoderatedPage,
    pageLock: 0,
    ...change,
  };
}

export function fixtureGuest(change: Partial<Guest> = {}): Guest {
  const input: GuestInput = {
    name: "Hadi Wiranto",
    honorific: "Bapak",
    suffix: "& Keluarga",
    origin: "",
    organisation: "",
    position: "",
    group: "",
    side: null,
    channel: "whatsapp",
    sender: null,
    seats: 4,
    note: "",
    kind: "person",
    members: [],
    answerCap: null,
    ceremonies: null,
    tags: [],
  };
  const guest = newGuest(input, { id: "gggggggggggggggggggg", listing: "listed", now: fixtureNow });
  return { ...guest, ...change };
}

export const fixtureWishes: PublicWish[] = [
  {
    id: "wwwwwwwwwwwwwwwwwwww",
    name: "Bude Sri Lestari",
    text: "Selamat menempuh hidup baru, Nduk. Mugi dados keluarga sakinah, mawaddah, warahmah.",
    attendance: "yes",
    isPinned: true,
    reply: "Matur nuwun, Bude. Sampai jumpa di Bandung.",
    createdAt: "2026-11-20T03:00:00.000Z",
  },
  {
    id: "xxxxxxxxxxxxxxxxxxxx",
    name: "Tan Giok Lan",
    text: "Turut berbahagia! 🌿",
    attendance: null,
    isPinned: false,
    reply: "",
    createdAt: "2026-11-19T03:00:00.000Z",
  },
];
