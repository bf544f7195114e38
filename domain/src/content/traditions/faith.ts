import type { EventType } from "../event-type.ts";
import type { LocalizedText } from "../../text/language.ts";
import {
  buddhistVerses,
  catholicVerses,
  confucianVerses,
  hinduVerses,
  islamicVerses,
  protestantVerses,
  type Verse,
} from "./verses.ts";

/** What a faith brings to the words of an invitation. */
export interface Faith {
  /** Stands before the invitation's own first sentence; null for none. Grave days do without. */
  praise: LocalizedText | null;
  /** The rite by which a couple is married. */
  rite: LocalizedText;
  /** Stands behind the thanks at the end; null for none. */
  farewell: LocalizedText | null;
  verses: Partial<Record<EventType, Verse>>;
}

/** Akad nikah, and the closing salam: setubabakanbetawi.com/upacara-perkawinan-menikah; tirto.id/gPvJ. */
const islam: Faith = {
  praise: {
    id: "Segala puji bagi Allah, Tuhan semesta alam.",
    en: "All praise is for Allah, Lord of the worlds.",
  },
  rite: { id: "Akad nikah", en: "Akad nikah" },
  farewell: { id: "Wassalamu’alaikum Wr. Wb.", en: "Wassalamu’alaikum Wr. Wb." },
  verses: islamicVerses,
};

const christianPraise = {
  id: "Kami bersyukur kepada Tuhan atas kasih dan penyertaan-Nya.",
  en: "We thank God for His love and guidance.",
} satisfies LocalizedText;
const christianFarewell = { id: "Tuhan memberkati.", en: "God bless you." } satisfies LocalizedText;

/** Marriage is a sacrament of the Catholic Church (Catechism 1601); product.md names "misa/sakramen". */
const katolik: Faith = {
  praise: christianPraise,
  rite: { id: "Sakramen perkawinan", en: "Sacrament of marriage" },
  farewell: christianFarewell,
  verses: catholicVerses,
};

/** "Pemberkatan nikah" in the congregation: tirto.id/hek3; roysoselisa.wordpress.com 2014/12/19. */
const protestan: Faith = {
  praise: christianPraise,
  rite: { id: "Pemberkatan nikah", en: "Wedding service" },
  farewell: christianFarewell,
  verses: protestantVerses,
};

/** "Asung kerta wara nugraha" and "pawiwahan": weddingmarket.com/artikel/undangan-pernikahan-bali. */
const hindu: Faith = {
  praise: {
    id: "Atas asung kerta wara nugraha Ida Sang Hyang Widhi Wasa, hari yang kami nantikan sudah dekat.",
    en: "By the grace of Ida Sang Hyang Widhi Wasa, the day we have waited for is near.",
  },
  rite: { id: "Pawiwahan", en: "Pawiwahan" },
  farewell: { id: "Om Santih Santih Santih Om", en: "Om Santih Santih Santih Om" },
  verses: hinduVerses,
};

/** The wish for all beings ends the book of the wedding service of STIAB Smaratungga (scribd.com/doc/30218167). */
const buddha: Faith = {
  praise: { id: "Hari yang kami nantikan sudah dekat.", en: "The day we have waited for is near." },
  rite: { id: "Pemberkatan nikah", en: "Wedding blessing" },
  farewell: {
    id: "Sabbe satta bhavantu sukhitatta: semoga semua makhluk berbahagia.",
    en: "Sabbe satta bhavantu sukhitatta: may all beings be happy.",
  },
  verses: buddhistVerses,
};

/** "Wei De Dong Tian", only virtue moves Heaven: ban.wikipedia.org/wiki/Salam_Lintas_Agama. */
const khonghucu: Faith = {
  praise: { id: "Puji syukur kepada Tian, Tuhan Yang Maha Esa.", en: "We give thanks to Tian, the One God." },
  rite: { id: "Pemberkatan nikah", en: "Wedding blessing" },
  farewell: { id: "Wei De Dong Tian.", en: "Wei De Dong Tian." },
  verses: confucianVerses,
};

/** Families of any faith, of two, or of none that the invitation speaks of. */
const none: Faith = {
  praise: null,
  rite: { id: "Upacara pernikahan", en: "Wedding ceremony" },
  farewell: null,
  verses: {},
};

export const faiths = { islam, katolik, protestan, hindu, buddha, khonghucu, none };
export type FaithId = keyof typeof faiths;
