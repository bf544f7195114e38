import type { Content } from "@janur/domain/content";
import type { LocalizedText } from "@janur/domain/language";
import { richTextOf } from "@janur/domain/rich-source";
import type { Section } from "@janur/domain/section";
import type { Person } from "@janur/domain/sections/hosts";
import { usualCrop, type Crop, type Photo, type Picture } from "@janur/domain/sections/media";
import { packWording } from "@janur/domain/traditions/pack";
import { dimas, rani, threeCeremonies, weddingContent } from "./fixtures.ts";

const none = { id: "", en: "" };
const { text: verse, source: verseSource } = packWording("islam", "wedding").verse ?? {
  text: none,
  source: none,
};

/** Spread over all 128 bits, as real names are. */
function mediaName(index: number): string {
  return [1, 7, 13, 29]
    .map((step) => (((index + 1) * step * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, "0"))
    .join("");
}

/** Cover, two persons and two chapters have one each; their names begin behind those of a gallery. */
function photo(index: number, alt: LocalizedText, crop: Crop = usualCrop): Photo {
  return { media: mediaName(100 + index), width: 1440, height: 1800, color: "#9a8f6c", alt, crop };
}

function pictures(count: number): Picture[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `picture-${String(index + 1)}`,
    media: mediaName(index),
    width: 1440,
    height: index % 3 === 0 ? 1800 : 960,
    alt: { id: "Janur kuning di ambang pintu", en: "Yellow coconut leaves at the gate" },
    caption: index === 0 ? { id: "Lamaran, Bandung 2025", en: "Engagement, Bandung 2025" } : none,
    shape: index === 1 ? "square" : "whole",
    crop: index === 1 ? { x: 0.3, y: 0.6, zoom: 1.4 } : usualCrop,
  }));
}

function more(pictureCount: number): Section[] {
  const isHidden = false;
  return [
    {
      id: "countdown",
      type: "countdown",
      isHidden,
      heading: { id: "Menuju hari bahagia", en: "Until the day" },
    },
    {
      id: "story",
      type: "story",
      isHidden,
      heading: { id: "Cerita kami", en: "Our story" },
      chapters: [
        {
          id: "met",
          when: { id: "Agustus 2019", en: "August 2019" },
          title: { id: "Bertemu di kereta", en: "Met on a train" },
          text: {
            id: "Kereta ke Yogyakarta terlambat dua jam, dan kursi di sebelah kami kosong.",
            en: "The train to Yogyakarta was two hours late, and the seat beside us was free.",
          },
          photo: photo(3, { id: "Stasiun di pagi hari", en: "The station in the morning" }),
        },
        {
          id: "asked",
          when: { id: "Maret 2025", en: "March 2025" },
          title: { id: "Dilamar", en: "Engaged" },
          text: {
            id: richTextOf("Keluarga *Prasetyo* datang membawa:\n- seserahan\n- _restu_ Eyang"),
            en: richTextOf("The *Prasetyo* family came with:\n- gifts\n- the grandparents’ _blessing_"),
          },
          photo: photo(
            4,
            { id: "Seserahan di atas meja", en: "Gifts on the table" },
            { x: 0.5, y: 0.7, zoom: 1 },
          ),
        },
      ],
    },
    {
      id: "gallery",
      type: "gallery",
      isHidden,
      heading: { id: "Galeri", en: "Gallery" },
      pictures: pictures(pictureCount),
    },
    {
      id: "video",
      type: "video",
      isHidden,
      heading: { id: "Video", en: "Video" },
      text: { id: "Sedikit cerita sebelum hari itu.", en: "A little of what came before." },
      url: "https://video.example.com/rani-dimas",
    },
    {
      id: "stream",
      type: "stream",
      isHidden,
      heading: { id: "Siaran langsung", en: "Live stream" },
      text: { id: "Akad nikah disiarkan mulai 07.45 WIB.", en: "The akad is streamed from 07.45 WIB." },
      url: "https://live.example.com/rani-dimas",
    },
    {
      id: "rundown",
      type: "rundown",
      isHidden,
      heading: { id: "Susunan acara", en: "Order of the day" },
      items: [
        { id: "r1", time: "11:00", title: { id: "Panggih dan kirab", en: "Panggih and procession" } },
        { id: "r2", time: "11:45", title: { id: "Sambutan keluarga", en: "Words of welcome" } },
        { id: "r3", time: "12:15", title: { id: "Makan siang dan hiburan", en: "Lunch and music" } },
      ],
    },
    {
      id: "notes",
      type: "notes",
      isHidden,
      heading: { id: "Parkir", en: "Parking" },
      text: {
        id: richTextOf(
          "Parkir di [lapangan sebelah timur](https://maps.example.com/parkir) pendopo. Antar-jemput dari gerbang tersedia.",
        ),
        en: richTextOf(
          "Park on the [field east](https://maps.example.com/parkir) of the pavilion. A shuttle runs from the gate.",
        ),
      },
    },
    {
      id: "gifts",
      type: "gifts",
      isHidden,
      heading: { id: "Tanda kasih", en: "Gifts" },
      text: {
        id: "Doa restu sudah cukup. Bila berkenan, tanda kasih dapat dikirim ke sini.",
        en: "Your blessing is enough. If you wish to send a gift, you may do so here.",
      },
      accounts: [
        { id: "a1", provider: "BSI", providerName: "", holder: "Rani Puspita Dewi", number: "0000123456" },
        {
          id: "a2",
          provider: "other",
          providerName: "Bank Contoh",
          holder: "Dimas Aryo Prasetyo",
          number: "0000 1234 57",
        },
      ],
      qris: { media: mediaName(110), width: 1080, height: 1440, merchant: "RANI PUSPITA DEWI" },
      address: "Jl. Dago Asri No. 14, Coblong, Bandung 40135",
      audience: "everyone",
    },
    {
      id: "co-hosts",
      type: "co-hosts",
      isHidden,
      heading: { id: "Turut mengundang", en: "Inviting with us" },
      text: {
        id: "Keluarga besar H. Suryono\nKeluarga besar (Alm.) Prasetyo\nPaguyuban Dago Asri",
        en: "",
      },
    },
    {
      id: "contacts",
      type: "contact-persons",
      isHidden,
      heading: { id: "Ada pertanyaan?", en: "Questions?" },
      persons: [
        {
          id: "c1",
          name: "Sri Lestari",
          role: { id: "Keluarga mempelai wanita", en: "The bride’s family" },
          phone: "+628110000001",
          hasWhatsApp: true,
        },
        {
          id: "c2",
          name: "Joko Prasetyo",
          role: { id: "Keluarga mempelai pria", en: "The groom’s family" },
          phone: "+62220000002",
          hasWhatsApp: false,
        },
      ],
    },
    {
      id: "music",
      type: "music",
      isHidden,
      media: mediaName(120),
      format: "mp3",
      kbps: 128,
      isDeclared: true,
      title: "Gending",
    },
  ];
}

/** Names that are as long as names become. */
const longNamed = [
  { ...rani, nickname: "Anindya Maharani", fullName: "dr. Anindya Maharani Kusumaningtyas, Sp.A." },
  { ...dimas, nickname: "Muhammad Rizki Ramadhan", fullName: "Muhammad Rizki Ramadhan, S.T., M.Sc." },
];

/** The heaviest usual invitation for tests: every section type, a picture wherever one may stand, long names, three ceremonies. */
export function fullContent(pictureCount = 6, couple: readonly Person[] = longNamed): Content {
  const base = weddingContent({
    persons: couple.map((person, index) => ({
      ...person,
      photo: photo(
        1 + index,
        { id: person.nickname, en: person.nickname },
        { ...usualCrop, y: 0.3, zoom: 1 + index / 5 },
      ),
    })),
    ceremonies: threeCeremonies,
    sections: (section) =>
      section.type === "cover"
        ? { ...section, photo: photo(0, { id: "Berdua di tepi sawah", en: "The two of us by the fields" }) }
        : section,
  });
  const order = base.sections.map((section): Section => {
    if (section.type === "ceremonies")
      return { ...section, otherCalendars: { hijri: 0, isJavaneseShown: true } };
    return section.type === "opening" ? { ...section, verse, verseSource } : section;
  });
  const end = order.findIndex(({ type }) => type === "rsvp");
  order.splice(end, 0, ...more(pictureCount));
  return { ...base, sections: order };
}
