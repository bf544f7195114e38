import type { EventType } from "../event-type.ts";
import type { LocalizedText } from "../../text/language.ts";

/** A short quotation with where it stands. */
export interface Verse {
  text: LocalizedText;
  source: LocalizedText;
}

type Verses = Partial<Record<EventType, Verse>>;

/** @param source the same in both languages, or each */
function verse(id: string, en: string, idSource: string, enSource = idSource): Verse {
  return { text: { id, en }, source: { id: idSource, en: enSource } };
}

/*
 * Rights. Every Indonesian line is our own rendering of the meaning, made for this project: the usual Indonesian
 * translations (Kementerian Agama; Lembaga Alkitab Indonesia) are somebody's work. English is quoted from
 * translations in the public domain: Pickthall 1930 (quran-archive.org/explorer/marmaduke-pickthall/1930), the World
 * English Bible (worldenglish.bible, dedicated to the public domain), Griffith's Rig Veda 1896, Müller's Dhammapada
 * 1881 (Sacred Books of the East 10), Legge's Doctrine of the Mean 1893 (sacred-texts.com/cfu/conf3.htm).
 * All but the line of the Rig Veda were compared word by word with public copies of these editions in November 2026, and
 * the renderings of the Qur'an by their meaning with the ministry's translation of 2019.
 */

/** QS Al-Furqan 25:74, the prayer for family and offspring. */
const comfort = verse(
  "Ya Tuhan kami, anugerahkanlah kepada kami pasangan dan keturunan yang menyejukkan mata.",
  "Our Lord! Vouchsafe us comfort of our wives and of our offspring.",
  "QS Al-Furqan 25: 74",
  "Qur’an 25: 74",
);

export const islamicVerses: Verses = {
  wedding: verse(
    "Di antara tanda-tanda-Nya: Dia menciptakan bagimu pasangan dari jenismu sendiri agar kamu tenteram bersamanya, dan Dia menumbuhkan di antara kamu cinta dan kasih sayang.",
    "And of His signs is this: He created for you helpmeets from yourselves that ye might find rest in them, and He ordained between you love and mercy.",
    "QS Ar-Rum 30: 21",
    "Qur’an 30: 21",
  ),
  engagement: comfort,
  mitoni: comfort,
  aqiqah: comfort,
  "tedak-siten": comfort,
  khitanan: comfort,
  thanksgiving: verse(
    "Jika kamu bersyukur, niscaya Aku menambah nikmat kepadamu.",
    "If ye give thanks, I will give you more.",
    "QS Ibrahim 14: 7",
    "Qur’an 14: 7",
  ),
  memorial: verse(
    "Sesungguhnya kami milik Allah, dan kepada-Nya kami kembali.",
    "Lo! we are Allah’s and lo! unto Him we are returning.",
    "QS Al-Baqarah 2: 156",
    "Qur’an 2: 156",
  ),
};

/** John 11:25, WEB. */
const resurrection = verse(
  "Akulah kebangkitan dan hidup. Siapa percaya kepada-Ku akan hidup, walaupun ia sudah mati.",
  "I am the resurrection and the life. He who believes in me will still live, even if he dies.",
  "Yohanes 11: 25",
  "John 11: 25",
);
/** Mark 10:14, WEB. */
const children = verse(
  "Biarlah anak-anak datang kepada-Ku, jangan halangi mereka.",
  "Allow the little children to come to me! Don’t forbid them.",
  "Markus 10: 14",
  "Mark 10: 14",
);
/** 1 Thessalonians 5:18, WEB. */
const thanks = verse(
  "Bersyukurlah dalam segala hal.",
  "In everything give thanks.",
  "1 Tesalonika 5: 18",
  "1 Thessalonians 5: 18",
);
const christianVerses: Verses = {
  mitoni: children,
  "tedak-siten": children,
  baptism: children,
  graduation: thanks,
  thanksgiving: thanks,
  birthday: thanks,
  memorial: resurrection,
};

/** 1 John 4:16, WEB. */
const love = verse(
  "Allah adalah kasih. Siapa tinggal di dalam kasih, ia tinggal di dalam Allah, dan Allah di dalam dia.",
  "God is love, and he who remains in love remains in God, and God remains in him.",
  "1 Yohanes 4: 16",
  "1 John 4: 16",
);

export const catholicVerses: Verses = { ...christianVerses, wedding: love, engagement: love };

/** Mark 10:9, WEB. */
const joined = verse(
  "Yang telah disatukan Allah, jangan dipisahkan manusia.",
  "What therefore God has joined together, let no man separate.",
  "Markus 10: 9",
  "Mark 10: 9",
);
export const protestantVerses: Verses = { ...christianVerses, wedding: joined, engagement: love };

/** Rig Veda 10.85.42 from the hymn of Surya's bridal, Griffith (rigveda-online.github.io/10/85.html). */
export const hinduVerses: Verses = {
  wedding: verse(
    "Janganlah kalian berpisah. Tinggallah bersama di sini, capailah usia yang panjang.",
    "Be ye not parted; dwell ye here; reach the full time of human life.",
    "Rg Weda X.85.42",
    "Rig Veda X.85.42",
  ),
};

/** Dhammapada 204, Müller (jainqq.org/explore/007674/114). */
const trust = verse(
  "Kesehatan adalah anugerah terbesar, rasa puas kekayaan terbaik, dan kepercayaan saudara terdekat.",
  "Health is the greatest of gifts, contentedness the best riches; trust is the best of relationships.",
  "Dhammapada 204",
);
export const buddhistVerses: Verses = { wedding: trust, engagement: trust, thanksgiving: trust };

/** Zhongyong (Tengah Sempurna) XV.2 after the Book of Songs, Legge (sacred-texts.com/cfu/conf3.htm). */
const lutes = verse(
  "Hidup rukun bersama pasangan dan anak bagaikan kecapi dan harpa yang dimainkan selaras.",
  "Happy union with wife and children is like the music of lutes and harps.",
  "Tengah Sempurna XV: 2",
  "Doctrine of the Mean XV: 2",
);
export const confucianVerses: Verses = { wedding: lutes, engagement: lutes, thanksgiving: lutes };
