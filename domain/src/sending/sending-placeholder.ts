import type { Language } from "../text/language.ts";

/** What a text to guests is filled with, and the word for it between braces, which both languages understand. */
const placeholderWords = {
  /** "Assalamu’alaikum Wr. Wb.", as the invitation opens. */
  salutation: { id: "salam", en: "salutation" },
  /** "Selamat pagi" */
  dayGreeting: { id: "salam_waktu", en: "greeting" },
  /** "Bapak" */
  honorific: { id: "sapaan", en: "honorific" },
  /** "Bapak sekeluarga", and "Bapak" where one person is invited */
  invited: { id: "yang_diundang", en: "invited" },
  /** "Hadi Wiranto" */
  name: { id: "nama", en: "name" },
  /** "Bapak Hadi Wiranto & Keluarga" */
  envelope: { id: "kepada", en: "to" },
  /** "Rani & Dimas" */
  hosts: { id: "pasangan", en: "couple" },
  /** "pernikahan Rani & Dimas" */
  event: { id: "acara", en: "event" },
  /** "Sabtu, 12 Desember 2026" */
  date: { id: "tanggal", en: "date" },
  /** "Sabtu, 12 Desember 2026 pukul 11.00 WIB" */
  time: { id: "waktu", en: "time" },
  place: { id: "tempat", en: "place" },
  /** A line for each ceremony that the guest is invited to. */
  schedule: { id: "jadwal", en: "schedule" },
  /** "5 Desember": until when answers are taken. */
  deadline: { id: "batas", en: "deadline" },
  /** What was before, and what is now. */
  changes: { id: "perubahan", en: "changes" },
  /** "tanda kasih dan kado": what somebody gave, in thanks of who may know it; never how much. */
  gift: { id: "pemberian", en: "gift" },
  sender: { id: "pengirim", en: "sender" },
  link: { id: "tautan", en: "link" },
} as const satisfies Record<string, Record<Language, string>>;

export type Placeholder = keyof typeof placeholderWords;

const byWord = new Map<string, string>(
  Object.entries(placeholderWords).flatMap(([name, { id, en }]) => [
    [id, name],
    [en, name],
  ]),
);

export const placeholders = Object.keys(placeholderWords).filter(isPlaceholder);

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholderWords, name);
}

/** `{tautan}`, as a host writes it. */
export function written(placeholder: Placeholder, language: Language): string {
  return `{${placeholderWords[placeholder][language]}}`;
}

const places = /\{([^{}]*)\}/g;
const beforeName = /^ *\{ *(?:nama|name) *\}/i;

function placeholderOf(word: string): Placeholder | null {
  const name = byWord.get(word.trim().toLowerCase()) ?? "";
  return isPlaceholder(name) ? name : null;
}

/** What stands between braces and means nothing, and braces without a partner. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(places)].flatMap(([all, word = ""]) =>
    placeholderOf(word) === null ? [all] : [],
  );
  const loose = /[{}]/.exec(text.replace(places, ""));
  return [...new Set(loose === null ? unknown : [...unknown, loose[0]])];
}

export function hasPlaceholder(text: string, wanted: Placeholder): boolean {
  return [...text.matchAll(places)].some(([, word = ""]) => placeholderOf(word) === wanted);
}

/** The values for one guest, in one language; `address` is the honorific where no name follows it. */
export type PlaceholderValues = Readonly<Record<Placeholder | "address", string>>;

/** A text with its places filled. What is empty leaves no double spaces and no more than one empty line. */
export function filledText(text: string, values: PlaceholderValues): string {
  return text
    .replace(places, (all: string, word: string, at: number) => {
      const placeholder = placeholderOf(word);
      if (placeholder === null) return all;
      const isAlone = placeholder === "honorific" && !beforeName.test(text.slice(at + all.length));
      return values[isAlone ? "address" : placeholder];
    })
    .replace(/ {2,}/g, " ")
    .replace(/ +([,.\n])/g, "$1")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
