/**
 * Fields of the RSVP form as they travel: by `POST /event/{slug}/rsvp`
 * (urlencoded, script off) and inside the page's script. This file is part of
 * the guests' script, so it knows no schema; `rsvp-form.ts` is the parser.
 *
 * - `attend.<ceremonyId>`: `yes`, `no` or `maybe`
 * - `adults`, `children`: numbers
 * - `companions`: names with commas or line breaks between them
 * - `note`, `name` (without a personal link)
 * - `basedOn`: revision of the answer that the form showed, 0 for none
 * - `language`: of the page that the form stood on
 * - `token`: personal link, only in forms of a known guest
 * - `key`: of the script's attempt; plain forms have none
 */
export const attendPrefix = "attend.";

export interface RawAnswer {
  ceremonies: Record<string, string>;
  adults: number;
  children: number;
  companions: string[];
  note: string;
}

/** The answer as typed, unchecked. */
export function rawAnswer(fields: URLSearchParams): RawAnswer {
  const ceremonies: Record<string, string> = {};
  fields.forEach((value, name) => {
    if (name.startsWith(attendPrefix)) ceremonies[name.slice(attendPrefix.length)] = value;
  });
  return {
    ceremonies,
    adults: Number(fields.get("adults")),
    children: Number(fields.get("children")),
    companions: (fields.get("companions") ?? "")
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
    note: fields.get("note") ?? "",
  };
}
