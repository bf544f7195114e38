import type { LocalizedText } from "../../text/language.ts";

/** What an adat brings to a couple's invitation, beside the rite of their faith. */
export interface Adat {
  /** Between rite and reception, with all guests; most have none. */
  ceremony: LocalizedText | null;
  /** What the feast is called. */
  reception: LocalizedText;
  /** What the engagement is called. */
  engagement: LocalizedText;
  /** Further ceremonies, most of them within the family: names to choose from. */
  further: readonly LocalizedText[];
}

/** A name that is the same in both languages. */
const own = (name: string): LocalizedText => ({ id: name, en: name });
const reception: LocalizedText = { id: "Resepsi", en: "Reception" };
const engagement: LocalizedText = { id: "Lamaran", en: "Engagement" };

/** Of no people in particular. */
const none: Adat = { ceremony: null, reception, engagement, further: [] };

/** Siraman, midodareni, panggih: 123dok.com article zk6lk28y (gaya Yogyakarta), liputan6.com/5099283; ngunduh mantu: product.md. */
const jawa: Adat = {
  ceremony: own("Panggih"),
  reception,
  engagement,
  further: [own("Siraman"), own("Midodareni"), own("Ngunduh mantu")],
};

/** Narosan, ngeuyeuk seureuh, siraman: weddingku.com/blog/prosesi-adat-pernikahan-sunda, popbela.com (Raisa & Hamish). */
const sunda: Adat = {
  ceremony: null,
  reception,
  engagement: own("Narosan"),
  further: [own("Siraman"), own("Ngeuyeuk seureuh"), own("Ngunduh mantu")],
};

/** Maminang, malam bainai, manjapuik marapulai, baralek: pustaka-bpnbkalbar.org (Adat dan upacara perkawinan Sumatera Barat), halonusa.id/81041. */
const minang: Adat = {
  ceremony: null,
  reception: own("Baralek"),
  engagement: own("Maminang"),
  further: [own("Malam bainai"), own("Manjapuik marapulai")],
};

/** Berinai and bersanding: batam.tribunnews.com 2021/11/26 (Melayu Kepri); uun-halimah.blogspot.co.id 2007/12 (Lingga). */
const melayu: Adat = {
  ceremony: null,
  reception: own("Bersanding"),
  engagement,
  further: [own("Malam berinai")],
};

/** Mappacci, mapparola: Hasmah, "Adeq, Saraq dan Mappabotting", BPNB Makassar (scribd.com/document/346631947). */
const bugis: Adat = {
  ceremony: null,
  reception,
  engagement,
  further: [own("Mappacci"), own("Mapparola")],
};

/** Palang pintu, malam pacar: setubabakanbetawi.com/upacara-perkawinan-menikah; fimela.com/3842235. */
const betawi: Adat = {
  ceremony: null,
  reception,
  engagement: own("Ngelamar"),
  further: [own("Malam pacar"), own("Palang pintu")],
};

/** Martumpol before the church's elders, the feast of adat after the blessing: radarkaur.bacakoran.co/10232; kompasiana.com (Batak wedding, 2021). */
const batak: Adat = {
  ceremony: null,
  reception: { id: "Pesta adat", en: "Adat feast" },
  engagement: own("Martumpol"),
  further: [own("Martumpol")],
};

/** Pawiwahan is the rite itself: weddingmarket.com/artikel/undangan-pernikahan-bali; mepamit: product.md. */
const bali: Adat = { ceremony: null, reception, engagement, further: [own("Mepamit")] };

/** Sangjit and tea pai: weddingku.com/blog/chinese-wedding-ceremony; student-activity.binus.ac.id/bnmc/?p=1626. */
const tionghoa: Adat = {
  ceremony: null,
  reception,
  engagement: own("Sangjit"),
  further: [own("Sangjit"), own("Tea pai")],
};

export const adats = { none, jawa, sunda, minang, melayu, bugis, betawi, batak, bali, tionghoa };

/** Peoples with ceremonies of their own, by their names. */
export const adatIds = [
  "bali",
  "batak",
  "betawi",
  "bugis",
  "jawa",
  "melayu",
  "minang",
  "sunda",
  "tionghoa",
] as const satisfies readonly (keyof typeof adats)[];
export type AdatId = (typeof adatIds)[number];

/** Names of what a couple's family may celebrate beside the rite, in the order of the days; none twice. */
export function ceremonyNamesOf(adat: AdatId): LocalizedText[] {
  const { engagement, further, ceremony, reception } = adats[adat];
  const all = [engagement, ...further, ...(ceremony === null ? [] : [ceremony]), reception];
  return all.filter((name, index) => all.findIndex(({ id }) => id === name.id) === index);
}
