import type { ImportedRow, ImportField } from "@janur/domain/guest/guest-import";
import { guestTextNames, guestTexts } from "@janur/domain/guest/guest-texts";
import { readNameCell, type LineNote } from "@janur/domain/guest/lines/guest-line";
import type { LineDoubt } from "@janur/domain/guest/lines/line-doubt";
import type { limits } from "@janur/domain/limits";
import { usualSeats } from "@janur/domain/guest/party-size";
import { plainWords } from "@janur/domain/text/plain-words";
import { namedPerson } from "@janur/domain/guest/named-person";
import { phonesIn } from "@janur/domain/contact/phone-cell";
import type { PhoneNote } from "@janur/domain/contact/phone-note";
import { readPhone } from "../../lib/text/phone.ts";
import type { TableRow } from "./table.ts";

export interface CheckContext {
  guest: (typeof limits)["guest"];
  /** Source of the pattern of an e-mail address. */
  emailPattern: string;
  /** Names of each ceremony, in every language. */
  ceremonies: readonly { id: string; names: readonly string[]; isOpen: boolean }[];
}

export type RowNote =
  | PhoneNote
  | LineNote
  | "noName"
  | "nameTooLong"
  | "cut"
  | "emailInvalid"
  | "seatsInvalid"
  | "wordUnknown"
  | "ceremonyUnknown";

/** A row as it would be written. */
export interface CheckedRow extends Omit<ImportedRow, "guestId"> {
  /** What was left out, repaired or cannot be; each with its field. */
  notes: { note: RowNote; field: ImportField }[];
  /** Why it is rather no guest; it is left out unless the host says otherwise. */
  doubt: LineDoubt | null;
  /** Nobody can be written so. */
  isRefused: boolean;
}

const words = {
  side: {
    groom: "pihak pria,pria,groom,grooms side,mempelai pria,cpp",
    bride: "pihak wanita,wanita,bride,brides side,mempelai wanita,cpw",
  },
  channel: {
    whatsapp: "whatsapp,wa",
    email: "e mail,email,surel",
    printed: "cetak,print,printed,undangan cetak,cetak diantar",
    spoken: "lisan,spoken,in person",
  },
  kind: { person: "perorangan,pribadi,person", household: "keluarga,household,family", group: "grup,group" },
} as const;

/** What a spreadsheet's export put before a text so that it is no formula. */
const formulaGuard = /^'(?=\s*[=+\-@\t\r＝＋－＠])/;

/** What one cell that is merged over several lines says of each; a name, a number of people or a phone is one guest's. */
const shared: ReadonlySet<ImportField> = new Set([
  "address",
  "origin",
  ...guestTextNames.filter((name) => guestTexts[name].isShared),
  "group",
  "side",
  "channel",
  "kind",
  "ceremonies",
  "tags",
]);

const halfCharacter = /[\uD800-\uDBFF]$/;

/** Words by what they mean. */
function meanings<K extends string>(choices: Readonly<Record<K, string>>): Map<string, K> {
  const found = new Map<string, K>();
  for (const choice in choices) for (const word of choices[choice].split(",")) found.set(word, choice);
  return found;
}
const sides = meanings(words.side);
const channels = meanings(words.channel);
const kinds = meanings(words.kind);

/** People whom a name says beyond itself; undefined for one. */
function implied(guest: CheckedRow["guest"]): number | undefined {
  const seats = usualSeats(guest);
  return seats === usualSeats({ name: "" }) ? undefined : seats;
}

/** One whole number, with words behind it or none; no "1.000", "2,5", "2½" or "2-3". A sheet may write 2 as "2,0". */
const oneNumber = /^(\d+)(?:[.,]0{1,2})?(?=\P{N}*$)/u;

/** Sets what is known; what is undefined stays absent. */
function put<T, K extends keyof T>(target: T, field: K, value: T[K] | undefined): void {
  if (value !== undefined) target[field] = value;
}

/** What reads rows of a file as guests; what cannot be read is left out and said. */
export function rowChecker(
  columns: readonly (ImportField | null)[],
  { guest: most, emailPattern, ceremonies }: CheckContext,
): (row: TableRow) => CheckedRow {
  const places = new Map(
    columns.flatMap((field, index) => (field === null ? [] : [[field, index] as const])),
  );
  const email = new RegExp(emailPattern);

  return ({ line, cells, merged, reading }) => {
    const notes: CheckedRow["notes"] = [];
    const say = (field: ImportField, note: RowNote) => notes.push({ field, note });
    const raw = (field: ImportField) => {
      const place = places.get(field);
      if (place === undefined) return "";
      const own = cells[place] ?? "";
      const cell = own === "" && shared.has(field) ? (merged?.get(place) ?? "") : own;
      return cell.startsWith("'") ? cell.replace(formulaGuard, "").trim() : cell;
    };
    const text = (field: ImportField, max: number) => {
      const typed = raw(field);
      if (typed === "") return undefined;
      if (typed.length <= max) return typed;
      say(field, "cut");
      return typed.slice(0, max).replace(halfCharacter, "").trim();
    };
    const list = (field: ImportField, separator: RegExp, max: number, count: number) => {
      const typed = raw(field);
      if (typed === "") return undefined;
      const parts = [...new Set(typed.split(separator).map((part) => part.trim()))].filter(
        (part) => part !== "",
      );
      if (parts.length > count || parts.some((part) => part.length > max)) say(field, "cut");
      return parts.slice(0, count).map((part) => part.slice(0, max).replace(halfCharacter, ""));
    };
    const whole = (field: "seats" | "answerCap", max: number, typed = raw(field)) => {
      if (typed === "") return undefined;
      const number = Number(oneNumber.exec(typed)?.[1] ?? "");
      if (number >= 1 && number <= max) return number;
      say(field, "seatsInvalid");
      return undefined;
    };
    const word = <K extends string>(field: ImportField, known: ReadonlyMap<string, K>) => {
      const typed = plainWords(raw(field));
      const meant = known.get(typed);
      if (typed !== "" && meant === undefined) say(field, "wordUnknown");
      return meant;
    };
    /** Undefined for all that are open. */
    const invitedTo = () => {
      const typed = raw("ceremonies");
      if (typed === "" || ceremonies.length === 0) return undefined;
      const names = typed.split(/[;\n]/).map(plainWords);
      const found = ceremonies.filter((ceremony) =>
        ceremony.names.some((own) => names.includes(plainWords(own))),
      );
      if (found.length < names.filter((own) => own !== "").length) say("ceremonies", "ceremonyUnknown");
      const areOpen = ceremonies.every((ceremony) => ceremony.isOpen === found.includes(ceremony));
      return areOpen || found.length === 0 ? undefined : found.map(({ id }) => id);
    };

    // Of a group the name is whatever the chat is called.
    const kind = word("kind", kinds);
    const cell = kind === "group" || reading !== undefined ? null : readNameCell(raw("name"));
    const typedPhone = raw("phone");
    const name = cell === null ? raw("name") : cell.name;
    const noticed = reading?.notes ?? cell?.notes ?? [];
    for (const note of noticed) say(note === "phoneMissing" || note === "linkLost" ? "phone" : "name", note);
    const doubt = reading?.doubt ?? (typedPhone === "" ? (cell?.doubt ?? null) : null);
    if (name === "") say("name", "noName");
    else if (name.length > most.name.max) say("name", "nameTooLong");
    const guest: CheckedRow["guest"] = { name };
    const person = namedPerson(name);
    const contact: CheckedRow["contact"] = {};
    put(guest, "kind", kind);
    // People write the number behind the name where a column for it is empty, or not there.
    const { phone, note, others } = phonesIn(typedPhone || (cell?.phone ?? ""), readPhone);
    if (kind === "group") {
      put(guest, "answerCap", whole("answerCap", most.groupAnswers));
    } else {
      put(guest, "honorific", text("honorific", most.honorific));
      put(guest, "suffix", text("suffix", most.suffix));
      // Without columns of their own they stand with the name.
      if (person.name !== "" && !places.has("honorific") && !places.has("suffix")) {
        guest.name = person.name;
        put(guest, "honorific", person.honorific || undefined);
        put(guest, "suffix", person.suffix || undefined);
      }
      for (const name of guestTextNames) put(guest, name, text(name, most[name]));
      if (note !== null) say("phone", note);
      put(contact, "phone", phone ?? undefined);
      const address = raw("email") || (cell?.email ?? "");
      if (email.test(address)) contact.email = address;
      else if (address !== "") say("email", "emailInvalid");
      put(contact, "address", text("address", most.address));
    }
    if (kind === "household") put(guest, "members", list("members", /[;\n]/, most.name.max, most.members));
    put(guest, "origin", text("origin", most.origin) ?? (cell?.origin.slice(0, most.origin) || undefined));
    put(guest, "group", text("group", most.group));
    put(guest, "side", word("side", sides));
    put(guest, "channel", word("channel", channels));
    const inName = cell?.seats ?? "";
    const seats = whole("seats", most.seats.max) ?? whole("seats", most.seats.max, inName);
    put(guest, "seats", seats ?? implied(guest));
    put(guest, "ceremonies", invitedTo());
    put(guest, "tags", list("tags", /[;,\n]/, most.tag, most.tags));
    const comment = [text("note", most.note) ?? "", ...others].filter((part) => part !== "").join("\n");
    if (comment !== "") guest.note = comment.slice(0, most.note);
    const isRefused = name === "" || name.length > most.name.max;
    return { row: line, isRefused, doubt: isRefused ? null : doubt, notes, guest, contact };
  };
}
