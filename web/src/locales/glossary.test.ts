import { describe, expect, it } from "vitest";

/*
 * One word per thing, and the familiar one. A retired word does not come back: not on a screen, in the help centre,
 * on a helper's page or in a mail. Keywords keep retired words, since people may still type them.
 */

interface Retired {
  word: RegExp;
  chosen: string;
}

const retired: Record<"id" | "en", readonly Retired[]> = {
  id: [
    { word: /\bsaringan/i, chosen: "filter" },
    { word: /\b(ubah|menurut|mengubah) keadaan\b|^keadaan\b/i, chosen: "status" },
    { word: /papan tik/i, chosen: "keyboard" },
    { word: /\bluring\b/i, chosen: "offline" },
    {
      word: /pemastian|(e-mail|alamat)\S* (Anda )?(sudah|belum) dipastikan|^(sudah|belum) dipastikan/i,
      chosen: "verifikasi",
    },
    { word: /sambungan/i, chosen: "integrasi (to other programs), koneksi (the signal)" },
    { word: /susunan layar/i, chosen: "tata letak" },
    {
      word: /pemberitahuan|\bkabar (baru|terbaru|lain tentang)|^kabar\b(?! (perubahan|uji|yang|langsung))/i,
      chosen: "notifikasi",
    },
    { word: /\bbutir/i, chosen: "item, daftar periksa" },
    { word: /\bpetugas\b/i, chosen: "penanggung jawab, admin" },
    { word: /daftar awal/i, chosen: "template tugas" },
    { word: /\btemplat(nya)?\b/i, chosen: "template" },
    { word: /\bpengelola\b/i, chosen: "admin" },
    { word: /huruf atau angka/i, chosen: "karakter" },
    { word: /^(penolong|bantuan) tanpa akun$/i, chosen: "yang membantu tanpa akun" },
    { word: /yang diam\b/i, chosen: "yang belum menjawab" },
    { word: /ajakan belum terbaca/i, chosen: "tautan ajakan tidak lengkap" },
    { word: /penyunting/i, chosen: "editor" },
    { word: /peramban/i, chosen: "browser" },
    { word: /\b(daring|luar jaringan)\b/i, chosen: "online, offline" },
    { word: /\b(surel|imel|surat (uji|terakhir|anda|ini))\b/i, chosen: "e-mail" },
    { word: /lewat waktunya/i, chosen: "kedaluwarsa" },
    { word: /\bkuki\b/i, chosen: "cookie" },
    { word: /jatuh tempo/i, chosen: "tenggat" },
    { word: /\b(gawai|telepon (genggam|pintar|seluler))\b/i, chosen: "ponsel, HP" },
    { word: /\b(meng)?klik\b/i, chosen: "ketuk" },
    { word: /\b(kamu|kak|bestie)\b/i, chosen: "Anda" },
    { word: /\b70 detik\b/i, chosen: "sekitar satu menit" },
    { word: /(e-mail|alamat)\S* (Anda )?belum dikonfirmasi/i, chosen: "diverifikasi" },
    { word: /(\d|\}).{0,3} huruf\b|empat huruf/i, chosen: "karakter, where a length is meant" },
    { word: /\{\{total\}\} selesai$|^\{\{count\}\} belum selesai$/, chosen: "terkirim, belum dikirim" },
    { word: /huruf terlalu banyak|terlalu panjang \{\{/i, chosen: "kelebihan … karakter" },
  ],
  en: [
    { word: /[a-z}]'[a-z]/i, chosen: "the apostrophe ’" },
    { word: /starter list/i, chosen: "task template" },
    { word: /\bconnections\b/i, chosen: "integrations" },
    { word: /^news$|under news\b|\bno news yet|\bother news about|pieces of news/i, chosen: "notifications" },
    { word: /^what goes:/i, chosen: "this will be deleted" },
    { word: /the last of it two hours/i, chosen: "everything is gone within two hours" },
    { word: /what is not ticked/i, chosen: "unticked items are hidden" },
    { word: /talk gathers? here/i, chosen: "messages appear here" },
    { word: /anything you would like to ask/i, chosen: "have a question?" },
    {
      word: /(e-mail|address)\S* (is|was) (not )?confirmed|confirmation link/i,
      chosen: "verified, verification link",
    },
    { word: /\b70 seconds\b/i, chosen: "about a minute" },
    { word: /^richer with$/i, chosen: "nice to have" },
    { word: /\b(collaborator|co-editor)s?\b/i, chosen: "member, editor" },
    { word: /\bgather by themselves\b/i, chosen: "come in" },
    { word: /^(the )?(wish|answer|link|role) of \{\{name/i, chosen: "{{name}}’s …" },
    { word: /\bmay stay empty\b/i, chosen: "optional" },
    { word: /\bworthless\b/i, chosen: "no longer works" },
    { word: /\bclick(s|ed|ing)?\b/i, chosen: "tap" },
    {
      word: /\{\{total\}\} done$|^\{\{\w+\}\} without an answer$/,
      chosen: "sent, not sent yet, not answered yet",
    },
    { word: /stay silent|those who are silent/i, chosen: "have not answered" },
    { word: /(mon|tues|wednes|thurs|fri|satur|sun)day, \d/i, chosen: "Saturday 12 December 2026, 10.00 WIB" },
  ],
};

const files = import.meta.glob<{ default?: unknown }>(["./{id,en}/*.ts", "./{id,en}/rooms/*.ts"], {
  eager: true,
});

/** Every text by its path. */
function texts(value: unknown, path: string): [string, string][] {
  // Neither keywords nor what is no text at all: addresses, topics, programs.
  if (/\.keywords$|\.pageWords\.|\.(code|id|topic|to)$|\.related\./.test(path)) return [];
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

const sources = import.meta.glob<string>(
  [
    "../../../event-page/src/**/*messages*.ts",
    "../../../functions/src/notify/mail/templates/*.ts",
    "../../../functions/src/nouns/spreadsheet/spreadsheet-words.ts",
  ],
  { eager: true, query: "?raw", import: "default" },
);

/** The texts between quotation marks of a file; which language they are is not known. */
function quoted(path: string, source: string): [string, string][] {
  return [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map((match) => [
    path,
    match[1] ?? match[2] ?? "",
  ]);
}

const printed = Object.entries(sources).flatMap(([path, source]) => quoted(path, source));

describe.each(["id", "en"] as const)("the words of %s", (language) => {
  const shown = Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .flatMap(([path, { default: all }]) => texts(all, path));

  it.each(retired[language])("say “$chosen”", ({ word }) => {
    const back = [...shown, ...(language === "id" ? printed : [])].filter(([, text]) => word.test(text));
    expect(back).toEqual([]);
  });
});

/**
 * Nobody who was sent nothing is said to have not answered. Where one is said, the other stands beside it
 * (`answerGroupOf` chooses), but for whoever can only be one of the two.
 */
const holdTheirLink: Readonly<Record<string, string>> = {
  "./id/proofreading.ts.stand.waiting": "whoever was asked to read",
  "./id/wish.ts.silent": "wrote a wish by their own link",
};

it("who was sent nothing is told apart from who has not answered", () => {
  const all = Object.entries(files).filter(([path]) => path.startsWith("./id/"));
  const shown = new Map(all.flatMap(([path, { default: said }]) => texts(said, path)));
  const alone = [...shown].filter(([path, text]) => {
    if (!/^belum menjawab$/i.test(text)) return false;
    const beside = path.replace(/[^.]*$/, "");
    return ![...shown].some(([other, word]) => other.startsWith(beside) && /^belum dikirim$/i.test(word));
  });
  expect(alone.map(([path]) => path).sort()).toEqual(Object.keys(holdTheirLink).sort());
});
