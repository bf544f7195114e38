import { lineDoubt, type LineDoubt } from "./line-doubt.ts";
import { partySize, withoutCount } from "../party-size.ts";

/** What somebody should look at on a line that is a guest all the same. */
export const lineNotes = ["oddName", "several", "phoneMissing", "linkLost"] as const;
export type LineNote = (typeof lineNotes)[number];

/** What a pasted line says of a guest, cleaned of what chats and sheets put around it. */
export interface GuestLine {
  /** Empty where the line names nobody. */
  name: string;
  /** "RT 08": what stood in brackets or behind a dash. */
  origin: string;
  /** As it was typed, with " / " between several; incomplete ones, too. */
  phone: string;
  email: string;
  /** As it was typed, "4" or "2,5"; empty where it does not say. */
  seats: string;
  notes: LineNote[];
  /** Why it is rather no guest. */
  doubt: LineDoubt | null;
}

/** A line as far as other lines say what it is. */
export interface ReadLine extends GuestLine {
  /** Whether nothing of a list stands on it: a separator, pictures alone, a notice of the chat. */
  isNothing: boolean;
  isBulleted: boolean;
  isBold: boolean;
}

const unseen = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFE0E\uFE0F\uFEFF]/g;
const time = "\\d{1,2}[.:]\\d{2}(?:[.:]\\d{2})?(?:\\s?[ap]\\.?m\\.?)?";
const date = "\\d{1,4}[/.-]\\d{1,2}[/.-]\\d{2,4}";
/** Before each of several messages that were copied out of a chat: `[12/11, 10.02] Budi: `, `12/11/26 10.02 - Budi: `. */
const chatStamp = new RegExp(
  `^\\s*(?:\\[(?:${date}|\\d{1,2}/\\d{1,2}|${time})(?:,?\\s+(?:${date}|${time}))?\\]|${date},?\\s+${time}\\s+-)\\s*`,
  "i",
);
const chatSender = /^[^:]{1,60}:\s/;
const chatNotice =
  /^<[^<>]*>$|^(?:gambar|video|audio|stiker|sticker|gif|image|document|dokumen) (?:tidak disertakan|omitted)$|^(?:pesan ini (?:telah )?dihapus|anda menghapus pesan ini|this message was deleted|you deleted this message)\.?$/i;
const bullets =
  /^(?:\s|>)*(?:\[[ xXvV✓✔]?\]|\(\d{1,4}\)|\d{1,4}\s?[.)](?!\d)|\d{1,3}\s(?=\p{L})(?!\d{1,3}\s(?:[Oo]rang|[Oo]rg|[Pp]ax|[Pp]eople|[Uu]ndangan)\b)|[a-z][.)](?=\s)|[-–—•·▪▫■□●○◦►▶▸‣⁃](?!\d)|[*+](?=\s)|[☐☑☒✓✔✗✘])\s*/u;
const pictures =
  /\d?\u20E3|[#*\d]\uFE0F?\u20E3|\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u200D]/gu;
const isPictured = /^\s*(?:[#*\d]\u20E3|\p{Extended_Pictographic})/u;
const mailAddress = /<?[^\s<>,;()]+@[^\s<>,;()]+\.[^\s<>,;()]+>?/;
const chatLink = /(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:\s?(\+?\d{6,}))?\S*/i;
const webLink = /(?:https?:\/\/|www\.)\S+/i;
/** A bracket only around its beginning: "Udin (RT 08) - 0812…" has another before it. */
const phoneNumber =
  /(?:\+\d{1,3}[\s-]*)?(?:\(\d{1,5}\)[\s-]*)?\d[\d\s.-]{6,}\d|\(0\d{1,4}\)[\s-]*\d[\d\s.-]{3,}\d/g;
const maskedNumber = /(?:\+?62[\s-]?|0)8[\d\s.-]*[xX#]{2,}[\dxX#.\s-]*/;
const spoiltNumber = /\d[.,]\d+E\+?\d{1,2}\b/i;
const brokenNumber = /(?<![\p{L}\p{N}])(?:0\d{2,}|\+\d{4,}|\d{5,})(?:[\s.-]*[\dxX*#]{2,})*(?!\p{L})/u;
const people =
  /[=([]?\s*(?<!\p{L})((?:(?<![\d.,])\d{1,3}[.,])?\d{1,3})\s*(?:orang|org|pax|people|persons?|kursi)(?!\p{L})\s*[)\]]?/iu;
const bracketedPeople = /\(\s*([1-9]\d?)\s*\)/;
const label =
  "(?:no|nomor|nomer|nmr)?\\.?\\s*(?:hp|wa|whatsapp|whats app|telp|telpon|telepon|tlp|tel|phone|mobile|hape|no|nomor|nomer)";
/** `\u0001` stands where a number was. */
const labelBefore = new RegExp(`[\\s(,]*(?<![\\p{L}\\p{N}])${label}(?!\\p{L})[\\s.:=)]*(?=\\u0001)`, "iu");
const labelBehind = new RegExp(`\\u0001\\s*\\(?${label}(?!\\p{L})\\)?`, "iu");
const toCome = "(?:belum(?: ada)?|(?:me)?nyusul|tidak ada|t?ga(?:k)? ada|kosong|\\?+|-+)";
const labelAlone = new RegExp(
  `[\\s(,–-]+(?:${label}(?:nya)?(?!\\p{L})[\\s.:=]*(?:${toCome})?|belum ada (?:${label}))\\s*\\)?\\s*$`,
  "iu",
);
const edges =
  /^[\s,;:|/=<>@~–—.-]+|[\s,;:|/=<>@~(–—-]+$|(?<=(?<![.\p{L}])\p{L}{4,})\.$|(?<=\s)\.+$|\.{2,}$/gu;
const status =
  /\s*\(?(?<!\p{L})(?:sudah|udah)?\s*(?:di)?(?:kirim|undang|sampai|hubungi)(?!\p{L})\)?$|\s+\(?(?:(?:tidak |nggak |ga |belum )?hadir|sudah|udah|ok)\)?$/iu;
const degree = /^\s*(?:\p{Lu}\p{L}{0,6}\.?\s?)+$/u;
const numbered =
  /(?<!\p{L})(?:rt|rw|sd|sdn|smp|smpn|mts|sma|sman|smk|smkn|man|tk|angkatan|angk|danramil|koramil|polsek|kodim|blok|no|kelas|gel|shift|unit|cabang|xi{0,3}|ix|vi{0,3})\.?\s?['’]?\d{1,4}|\d\s*(?:orang )?(?:anak|child|kids)/giu;

/** Reads "1. Pak Hadi - 0812 3456 7890 (2 orang)". */
export function readLine(typed: string): ReadLine {
  const nothing: ReadLine = {
    name: "",
    origin: "",
    phone: "",
    email: "",
    seats: "",
    notes: [],
    doubt: null,
    isNothing: true,
    isBulleted: false,
    isBold: false,
  };
  const message = withoutStamp(plainSigns(typed));
  if (message === null) return nothing;
  const isPicture = isPictured.test(message);
  const bare = message.replace(pictures, " ");
  const listed = bare.replace(bullets, "");
  const isBulleted = !isPicture && listed !== bare;
  const isBold = /^\*[^*]+\*:?$/.test(message.replace(pictures, "").trim());
  const isStruck = /^~\s?[^~\s][^~]*~$/.test(listed.trim());
  const clean = withoutMarks(listed);
  if (!/[\p{L}\p{N}]/u.test(clean)) return { ...nothing, isNothing: !/\p{N}/u.test(message) };
  const read = readClean(clean);
  return {
    ...read,
    doubt: isStruck ? "struck" : read.doubt,
    isNothing: false,
    isBulleted,
    isBold,
  };
}

/** What a cell that should hold a name says: people write numbers and sums there, too. */
export function readNameCell(cell: string): GuestLine {
  return readClean(withoutMarks(plainSigns(cell).replace(pictures, " ")));
}

function plainSigns(typed: string): string {
  return typed
    .normalize("NFC")
    .replace(/[\u2010-\u2012]/g, "-")
    .replace(/[\u00A0\u2000-\u200A\u202F\u3000\t]/g, " ")
    .replace(/([#*\d])\uFE0F?\u20E3/g, "$1\u20E3")
    .replace(unseen, "");
}

/** What somebody wrote in a chat; null for what the chat itself says. */
function withoutStamp(typed: string): string | null {
  const message = typed.replace(chatStamp, "");
  if (message === typed) return chatNotice.test(typed.trim()) ? null : typed;
  const said = message.replace(chatSender, "");
  return said === message || chatNotice.test(said.trim()) ? null : said;
}

/** Without what makes text bold in a chat, and the quotes around a whole name. */
function withoutMarks(text: string): string {
  return text
    .replace(/[*`]|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, (sign) => (sign === "*" ? "" : " "))
    .replace(/^\s*["“”„«»]+|["“”„«»]+\s*$/g, "")
    .replace(/^(\s*)['‘](?=.*['’]\s*$)|(?<=^\s*['‘].*)['’]\s*$/g, "$1")
    .replace(/~+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function readClean(text: string): GuestLine {
  const notes: LineNote[] = [];
  let rest = text;
  const take = (pattern: RegExp, group = 0, left = " ") => {
    const found = pattern.exec(rest);
    if (found === null) return null;
    rest = rest.replace(found[0], left);
    return found[group] ?? "";
  };
  const email = (take(mailAddress) ?? "").replace(/[<>]/g, "");
  const linked = take(chatLink, 1, "\u0001");
  const isLink = take(webLink) !== null;
  const hasDigits = /\d{5}/.test(rest.replace(/[\s.-]/g, ""));
  const early = lineDoubt(rest.replaceAll("\u0001", " ").trim(), hasDigits || (linked ?? "") !== "");
  const seats = take(people, 1) ?? take(bracketedPeople, 1) ?? "";
  const spoilt = take(spoiltNumber, 0, "\u0001");
  const masked = take(maskedNumber, 0, "\u0001");
  const phones = [linked, spoilt, masked].filter((phone) => phone !== null && phone !== "");
  if (early !== "date")
    for (const phone of rest.match(phoneNumber) ?? []) {
      phones.push(phone);
      rest = rest.replace(phone, "\u0001");
    }
  if (phones.length === 0) phones.push(take(brokenNumber, 0, "\u0001") ?? "");
  rest = rest
    .replace(/\u0001(?:[\s&/,]*(?:dan|atau|or|and)?[\s&/,]*\u0001)+/gi, "\u0001")
    .replace(labelBefore, " ")
    .replace(labelBehind, " ")
    .replace(/\(?\s*\u0001\s*\)?/g, " ")
    .trim();
  const phone = phones.filter((typed) => typed !== "" && typed !== null).join(" / ");
  const isPromised = labelAlone.test(rest);
  if (isPromised) rest = rest.replace(labelAlone, "");
  if (phone === "" && isPromised) notes.push("phoneMissing");
  if (linked === "" || (isLink && /\p{L}/u.test(rest))) notes.push("linkLost");
  const named = nameOf(rest, notes);
  const isNamed = /\p{L}/u.test(named.name);
  // Words without a name or a number are talk.
  const doubt = early ?? (isNamed || phone !== "" || email !== "" ? null : isLink ? "link" : "talk");
  return {
    name: isNamed ? named.name : doubt === null ? "" : rest.replace(edges, "") || text,
    origin: named.origin,
    phone,
    email,
    seats: seats === "" && named.people > 1 && named.isCounted ? String(named.people) : seats,
    notes: doubt === null ? notes : [],
    doubt,
  };
}

interface FoundName {
  name: string;
  origin: string;
  people: number;
  /** Whether the name has lost what says how many they are. */
  isCounted: boolean;
}

/** The name in what is left of a line, and what is noticed about it. */
function nameOf(rest: string, notes: LineNote[]): FoundName {
  const say = (note: LineNote) => {
    if (!notes.includes(note)) notes.push(note);
  };
  let name = rest.replace(/[?!]+/g, () => (say("oddName"), " "));
  name = name.replace(/\(\s*\)|\[\s*\]/g, " ").replace(/\s+/g, " ");
  name = name.replace(edges, "").replace(edges, "");
  if (status.test(name)) {
    say("oddName");
    name = name.replace(status, "");
  }
  const people = partySize(name);
  const counted = withoutCount(name);
  const isCounted = counted !== name && counted !== "";
  if (isCounted) name = counted;
  const [, before = "", bracket = ""] = /^(.*\S)\s*[([]([^()[\]]*\p{L}[^()[\]]*)[)\]]$/u.exec(name) ?? [];
  const [, left = "", right = ""] =
    /^(.*\p{L}.*?)\s+[-–—]\s+(?![&+]|dan\b|beserta\b|bersama\b)(.*\p{L}.*)$/iu.exec(name) ?? [];
  const origin = bracket !== "" ? bracket : right;
  if (origin !== "") name = bracket !== "" ? before : left;
  name = name
    .replace(/\s+([,.])/g, "$1")
    .replace(edges, "")
    .trim();
  const [, ...behind] = name.split(",");
  const isSeveral =
    behind.some(
      (part) => !degree.test(part) || !/\.|^\s*\p{Lu}{2,5}\s*$|^\s*(?:MBA|PhD|BSc|MSc|MA|BA)\s*$/u.test(part),
    ) || name.split("/").length > 2;
  if (isSeveral && !/,\s*(?:se)?k?el?uarga$/i.test(name)) say("several");
  const odd = name.replace(numbered, " ");
  if (
    /\d|[^\p{L}\p{M}\p{N}\s.,'’‘ʼ&/()+:-]/u.test(odd) ||
    /(?<!\p{L})(?:via|titip|lewat|transfer)(?!\p{L})/iu.test(odd)
  )
    say("oddName");
  return { name, origin: origin.trim(), people, isCounted };
}
