import type { Language } from "@janur/domain/language";

export type EventRoute =
  | { page: "invitation"; slug: string; language: Language | null }
  | { page: "calendar"; slug: string }
  | { page: "wishes-json"; slug: string }
  | { page: "wishes"; slug: string }
  | { page: "rsvp"; slug: string }
  | { page: "unlock"; slug: string }
  | { page: "report"; slug: string }
  | { page: "check"; language: Language };

/**
 * What a path under `/event/` or `/cek` asks for, or null. The primary language has the
 * plain address, the other one `/event/{slug}/{language}`; of `/cek` it is `/cek/en`.
 */
export function parseEventPath(path: string): EventRoute | null {
  const [event, slug, rest, ...more] = path.split("/").filter((part) => part !== "");
  if (event === "cek" && rest === undefined) {
    if (slug === undefined) return { page: "check", language: "id" };
    return slug === "en" ? { page: "check", language: slug } : null;
  }
  if (event !== "event" || slug === undefined || more.length > 0) return null;
  switch (rest) {
    case undefined:
      return { page: "invitation", slug, language: null };
    case "id":
    case "en":
      return { page: "invitation", slug, language: rest };
    case "calendar.ics":
      return { page: "calendar", slug };
    case "wishes.json":
      return { page: "wishes-json", slug };
    case "ucapan":
      return { page: "wishes", slug };
    case "rsvp":
      return { page: "rsvp", slug };
    case "masuk":
      return { page: "unlock", slug };
    case "lapor":
      return { page: "report", slug };
    default:
      return null;
  }
}
