/** What a pasted line says of a guest, as it was typed. */
export interface GuestLine {
  name: string;
  /** With " / " between several. */
  phone: string;
  email: string;
  /** Digits; empty where it does not say. */
  seats: string;
}

/** Before each of several messages that were copied out of a chat: `[12/11, 10.02] Budi: `. */
const chatStamp = /^\s*\[[\d/.:,\s]{8,24}(?:[ap]m)?\]\s*[^:]{1,60}:\s/i;
const bullet = /^\s*(?:\d{1,4}[.)](?=\s)|[-–•*])\s*/;
const mailAddress = /[^\s<>,;()]+@[^\s<>,;()]+\.[^\s<>,;()]+/;
/** A bracket only around its beginning: "Udin (RT 08) - 0812…" has another before it. */
const phoneNumber = /(?:\+\d{1,3}[\s-]*)?(?:\(\d{1,5}\)[\s-]*)?\d[\d\s.-]{6,}\d/g;
const people = /\(?\b(\d{1,2})\s*(?:orang|org|pax|people|persons)\b\)?/i;
const edges = /^[\s,;:|/–-]+|[\s,;:|/(–-]+$/g;

/** Reads "1. Pak Hadi - 0812 3456 7890 (2 orang)". */
export function readGuestLine(typed: string): GuestLine {
  let rest = typed.replace(chatStamp, "").replace(bullet, "");
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
  return { name, phone: phones.join(" / "), email, seats };
}
