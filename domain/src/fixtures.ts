import { readContent, type Content } from "./content.ts";
import { draftSchema, type Draft } from "./draft.ts";
import { publicContent, publicationSchema, type Publication } from "./publication.ts";
import { starterContent } from "./starter-content.ts";

/*
 * One complete wedding and one unfinished khitanan for tests and harnesses.
 * Every date is fixed, so that rendered pages and texts can be compared.
 */

/** Three weeks before the wedding of the fixtures, 10.00 WIB. */
export const fixtureNow = new Date("2026-11-21T03:00:00.000Z");

export const fixtureIds = {
  wedding: "FixtureWedding000001",
  khitanan: "FixtureKhitanan00001",
  owner: "fixture-rani",
} as const;

const place = {
  zone: "Asia/Jakarta",
  venue: "Gedung Wana Bakti",
  address: "Jl. Melati No. 8, Coblong",
  city: "Bandung",
  mapUrl: "https://www.google.com/maps/search/?api=1&query=-6.9,107.6",
  dressCode: { id: "", en: "" },
};

/** Rani & Dimas: Saturday 12 December 2026 in Bandung, three ceremonies, Indonesian first, English second. */
export const weddingContent: Content = readContent({
  version: 1,
  eventType: "wedding",
  theme: "janur",
  languages: ["id", "en"],
  sections: [
    {
      id: "cover",
      type: "cover",
      isHidden: false,
      eyebrow: { id: "Undangan Pernikahan", en: "Wedding invitation" },
    },
    {
      id: "opening",
      type: "opening",
      isHidden: false,
      greeting: { id: "Assalamu’alaikum Warahmatullahi Wabarakatuh", en: "Peace be upon you" },
      text: {
        id: "Dengan penuh syukur kami mengundang Bapak/Ibu/Saudara/i ke hari pernikahan kami.",
        en: "With grateful hearts we invite you to celebrate our wedding day.",
      },
    },
    {
      id: "hosts",
      type: "hosts",
      isHidden: false,
      heading: { id: "Mempelai", en: "The couple" },
      persons: [
        {
          id: "rani",
          nickname: "Rani",
          fullName: "Rani Kusumawardhani, S.T.",
          birthOrder: { id: "Putri kedua dari", en: "Second daughter of" },
          father: "Bapak Bambang Sutrisno",
          mother: "Ibu Ratna Dewi",
        },
        {
          id: "dimas",
          nickname: "Dimas",
          fullName: "Dimas Arya Pratama",
          birthOrder: { id: "Putra pertama dari", en: "First son of" },
          father: "Bapak Yusuf Pratama (Alm.)",
          mother: "Ibu Siti Maryam",
        },
      ],
    },
    {
      id: "ceremonies",
      type: "ceremonies",
      isHidden: false,
      heading: { id: "Waktu dan tempat", en: "When and where" },
      ceremonies: [
        {
          ...place,
          id: "akad",
          name: { id: "Akad nikah", en: "Marriage vows" },
          startAt: "2026-12-12T01:00:00.000Z",
          endAt: "2026-12-12T02:30:00.000Z",
          isUntilFinished: false,
        },
        {
          ...place,
          id: "resepsi",
          name: { id: "Resepsi", en: "Reception" },
          startAt: "2026-12-12T04:00:00.000Z",
          endAt: "2026-12-12T07:00:00.000Z",
          isUntilFinished: false,
          dressCode: { id: "Nuansa hijau daun atau krem", en: "Leaf green or cream" },
        },
        {
          ...place,
          id: "malam",
          name: { id: "Makan malam keluarga", en: "Family dinner" },
          startAt: "2026-12-12T11:30:00.000Z",
          endAt: null,
          isUntilFinished: true,
          venue: "Rumah keluarga Rani",
          address: "Jl. Kenanga No. 4, Dago",
          mapUrl: "",
        },
      ],
    },
    {
      id: "rsvp",
      type: "rsvp",
      isHidden: false,
      heading: { id: "Konfirmasi kehadiran", en: "Will you join us?" },
      text: {
        id: "Merupakan kehormatan dan kebahagiaan bagi kami apabila Bapak/Ibu/Saudara/i berkenan hadir.",
        en: "It would be our honour and our joy to have you with us on the day.",
      },
      deadlineAt: "2026-12-05T16:59:00.000Z",
      policy: "anyone",
      isMaybeOffered: true,
    },
    {
      id: "wishes",
      type: "wishes",
      isHidden: false,
      heading: { id: "Ucapan dan doa", en: "Wishes" },
      text: { id: "", en: "" },
      isOpen: true,
    },
    {
      id: "closing",
      type: "closing",
      isHidden: false,
      text: {
        id: "Atas kehadiran dan doa restu Bapak/Ibu/Saudara/i, kami ucapkan terima kasih.",
        en: "Thank you for your presence and your kind wishes.",
      },
      signature: { id: "Kami yang berbahagia, Rani & Dimas", en: "With love, Rani & Dimas" },
    },
  ],
});

/** What guests see of the wedding; the display face is left out, so that nothing binary stands here. */
export const weddingPublication: Publication = publicationSchema.parse({
  slug: "rani-dimas",
  invitationId: fixtureIds.wedding,
  revision: 4,
  content: publicContent(weddingContent),
  sender: { name: "Rani" },
  displayFont: null,
  publishedAt: new Date("2026-11-14T02:00:00.000Z"),
});

/** A khitanan that has neither day nor place yet. */
export const khitananDraft: Draft = draftSchema.parse({
  revision: 1,
  content: starterContent({
    eventType: "khitanan",
    language: "id",
    names: ["Athar"],
    startAt: null,
    zone: "Asia/Jakarta",
    venue: "",
    city: "",
  }),
  updatedAt: new Date("2026-11-20T08:00:00.000Z"),
  updatedBy: fixtureIds.owner,
});
