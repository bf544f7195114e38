/*
 * What a line of a list is that is no guest. Pasted lists carry headings, sums, talk and addresses between the names;
 * none of that is written down before somebody has looked at it.
 */

/** Why a line is rather no guest. */
export const lineDoubts = [
  "heading",
  "total",
  "talk",
  "date",
  "address",
  "link",
  "struck",
  "cancelled",
] as const;
export type LineDoubt = (typeof lineDoubts)[number];

const total = /^(?:(?:sub\s?|grand\s)?total|jumlah|jml|tot)\b|^=\s*\d/i;

const heading = new RegExp(
  `^(?:${[
    "daftar",
    "list",
    "data",
    "tamu(?!\\s\\d)",
    "undangan",
    "guests?(?:\\s?list)?",
    "invitations?",
    "invitees",
    "pihak",
    "rombongan",
    "te?man(?:-te?man)?",
    "temen(?:-temen)?",
    "sahabat",
    "friends?",
    "colleagues",
    "famil(?:y|ies)$",
    "keluarga besar",
    "keluarga(?:\\s+(?:inti|jauh|dekat|bapak|ibu|pria|wanita|mempelai.*|saya|kami))?$",
    "tetangga",
    "neighbou?rs",
    "kantor",
    "office$",
    "kelompok",
    "gro?up",
    "kategori",
    "meja \\d+",
    "table \\d+",
    "r[tw]\\s?\\d+(?:\\s*/?\\s*rw\\s?\\d+)?$",
    "angkatan \\d+$",
    "kerabat",
    "saudara$",
    "relasi",
    "kolega",
    "rekan",
    "alumni$",
    "(?:bride|groom)['’]?s",
    "turut mengundang",
    "sesi \\d",
    "lain-?lain",
    "others?$",
    "vip$",
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
);

const day = "senin|selasa|rabu|kamis|jum'?at|sabtu|minggu|ahad|mon|tues|wednes|thurs|fri|satur|sun";
const month =
  "jan(?:uari|uary)?|feb(?:ruari|ruary)?|mar(?:et|ch)|apr(?:il)?|mei|may|jun[ei]|jul[iy]|agu(?:stus|st)?|august|sept?(?:ember)?|okt(?:ober)?|oct(?:ober)?|nov(?:ember)?|des(?:ember)?|dec(?:ember)?";
const dates = [
  new RegExp(`^(?:${day})(?:day)?\\b.*\\d`, "i"),
  new RegExp(`\\b\\d{1,2}\\s+(?:${month})\\b`, "i"),
  /\b(?:akad|resepsi|jam|pukul|pkl|acara|mulai|misa|pemberkatan|ceremony|reception)\b.*\b\d{1,2}[.:]\d{2}\b/i,
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/,
  /^\d{1,2}[.:]\d{2}\s*(?:-|–|s\/?d|sampai|wib|wita|wit|am|pm)/i,
];

const address =
  /^(?:jl|jln|jalan|gg|gang|alamat|address|perum|perumahan|komp|kompleks?|komplek|desa|dusun|kec|gedung|hotel|lokasi|tempat|venue|street)\b[.:]?\s*\S/i;

/** Words that stand in talk and in no name. */
const talk = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[
    "assalamu['’]?\\s?'?alaikum",
    "wa['’]?alaikum\\p{L}*",
    "waalaikumsalam",
    "selamat (?:pagi|siang|sore|malam)",
    "tolong",
    "mohon",
    "makasih",
    "terima ?kasih",
    "trims",
    "thanks?(?: you)?",
    "thx",
    "oke?y?",
    "siap",
    "nanti",
    "maaf",
    "sorry",
    "halo",
    "hallo",
    "hai",
    "hi",
    "hello",
    "please",
    "ya",
    "yaa+",
    "iya",
    "dong",
    "kok",
    "aku",
    "saya",
    "kami",
    "kita",
    "kamu",
    "ini",
    "itu",
    "yang",
    "yg",
    "siapa",
    "kapan",
    "gimana",
    "bagaimana",
    "kalau",
    "kalo",
    "tambahin",
    "tambahan",
    "tambah",
    "revisi",
    "jangan",
    "hapus",
    "udah",
    "segini",
    "dulu",
    "aja",
    "saja",
    "lagi",
    "biar",
    "kirim",
    "kirimin",
    "cek",
    "done",
    "wk(?:wk)+\\p{L}*",
    "haha\\p{L}*",
    "mengundang",
    "diundang",
    "hormat",
    "catatan",
    "note",
    "nb",
    "ps",
    "ket(?:erangan)?(?=\\s*:)",
    "kode",
    "password",
    "sandi",
    "pin",
    "otp",
    "here'?s?",
    "the list",
  ].join("|")})(?![\\p{L}\\p{N}])`,
  "iu",
);
const remark = /^\*+\)|^rp\.?\s?\d|\.(?:vcf|pdf|jpe?g|xlsx?)\b/i;
const cancelled = /(?<!\p{L})(?:batal|cancel(?:led)?|tidak jadi|ga(?:k)? jadi|nggak jadi|coret)(?!\p{L})/iu;

/** A line of so many words is a sentence. */
const longestName = 8;

/**
 * Why a line is rather no guest, by its words; null for what may be a name.
 * @param text without bullet, marks and pictures
 * @param hasPhone whether a number stands beside it: then only talk and what was taken back is doubted
 */
export function lineDoubt(text: string, hasPhone: boolean): LineDoubt | null {
  if (cancelled.test(text)) return "cancelled";
  if (dates.some((pattern) => pattern.test(text))) return "date";
  if (!hasPhone) {
    if (total.test(text)) return "total";
    if (address.test(text)) return "address";
    if (heading.test(text)) return "heading";
  }
  if (talk.test(text) || remark.test(text) || /^\s*\S+(?:\s+\S+){2,}\?+$/.test(text)) return "talk";
  if (!hasPhone && /:\s*$/.test(text)) return "heading";
  const words = text.match(/\p{L}+/gu) ?? [];
  return !hasPhone && words.length > longestName && !/[,.&]/.test(text) ? "talk" : null;
}
