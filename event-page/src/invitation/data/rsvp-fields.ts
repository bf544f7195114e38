/**
 * Fields of the RSVP form as they travel: by `POST /event/{slug}/rsvp`
 * (urlencoded, script off) and inside the page's script. This file is part of
 * the guests' script, so it knows no schema; `rsvp-form.ts` is the parser.
 *
 * - `attend.<ceremonyId>`: `yes`, `no` or `maybe`
 * - `adults`, `children`: numbers
 * - `member`: name of a ticked member of the household, once for each
 * - `companions`: names with commas or line breaks between them
 * - `representedBy`: who comes in the guest's place
 * - `q.<questionId>`: an option's id, once for each of several; a text; digits
 * - `note`, `name` (without a link of their own)
 * - `basedOn`: revision of the answer that the form showed, 0 for none
 * - `language`: of the page that the form stood on
 * - `token`: personal link, only in forms of a known guest
 * - `key`: of the script's attempt; plain forms have none
 */
export const attendPrefix = "attend.";
export const questionPrefix = "q.";

export interface RawAnswer {
  ceremonies: Record<string, string>;
  adults: number;
  children: number;
  companions: string[];
  note: string;
  representedBy: string;
  questions: Record<string, string[]>;
}

/** The answer as typed, unchecked; only that whoever is ticked is counted, too. */
export function rawAnswer(fields: URLSearchParams): RawAnswer {
  const ceremonies: RawAnswer["ceremonies"] = {};
  const questions: RawAnswer["questions"] = {};
  fields.forEach((value, name) => {
    if (name.startsWith(attendPrefix)) ceremonies[name.slice(attendPrefix.length)] = value;
    if (name.startsWith(questionPrefix))
      questions[name.slice(questionPrefix.length)] = fields.getAll(name).filter(Boolean);
  });
  const members = fields.getAll("member");
  const adults = Number(fields.get("adults"));
  const children = Number(fields.get("children"));
  return {
    ceremonies,
    adults: members[0] ? Math.max(adults, members.length - children) : adults,
    children,
    companions: [...members, ...(fields.get("companions") ?? "").split(/[,;\n]/)]
      .map((name) => name.trim())
      .filter(Boolean),
    note: fields.get("note") ?? "",
    representedBy: fields.get("representedBy") ?? "",
    questions,
  };
}
