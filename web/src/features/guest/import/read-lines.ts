import type { ImportField } from "@janur/domain/guest-import";
import { rowCollector, type ImportLimits, type Table } from "./table.ts";

export const lineColumns = ["name", "phone", "email", "seats"] as const satisfies ImportField[];

const bullet = /^\s*(?:\d{1,4}[.)](?=\s)|[-–•*])\s*/;
const mailAddress = /[^\s<>,;()]+@[^\s<>,;()]+\.[^\s<>,;()]+/;
const phoneNumber = /\+?\(?\d[\d\s().-]{6,}\d/g;
const people = /\(?\b(\d{1,2})\s*(?:orang|org|pax|people|persons)\b\)?/i;
const edges = /^[\s,;:|/–-]+|[\s,;:|/(–-]+$/g;

/** "1. Pak Hadi - 0812 3456 7890 (2 orang)", a guest on each line. @throws FileRefused */
export function readLines(text: string, limits: ImportLimits): Table {
  const collector = rowCollector(limits);
  text.split(/\r\n?|\n/).forEach((typed, index) => {
    let rest = typed.replace(bullet, "");
    const take = (pattern: RegExp, group = 0) => {
      const found = pattern.exec(rest);
      if (found === null) return "";
      rest = rest.replace(found[0], " ");
      return found[group] ?? "";
    };
    const email = take(mailAddress);
    const seats = take(people, 1);
    const phones = rest.match(phoneNumber) ?? [];
    for (const phone of phones) rest = rest.replace(phone, " ");
    const name = rest.replace(/\s+/g, " ").replace(edges, "");
    collector.add(index + 1, [name, phones.join(" / "), email, seats]);
  });
  return { rows: collector.rows, columns: lineColumns };
}
