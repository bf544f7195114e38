import type { Language } from "@janur/domain/text/language";

export type EventRoute =
  | { page: "invitation"; slug: string; language: Language | null }
  | { page: "calendar"; slug: string }
  | { page: "wishes-json"; slug: string }
  | { page: "wishes"; slug: string }
  | { page: "rsvp"; slug: string }
  | { page: "album"; slug: string }
  | { page: "album-json"; slug: string }
  | { page: "photo"; slug: string }
  | { page: "unlock"; slug: string }
  | { page: "report"; slug: string }
  | { page: "ask"; slug: string }
  | { page: "sent"; slug: string }
  | { page: "appeal"; slug: string }
  | { page: "unsubscribe"; slug: string }
  | { page: "check" | "helper"; language: Language }
  | { page: "screen" };

/**
 * What a path under `/event/`, `/cek`, `/bantu` or `/layar` asks for, or null. The primary language has the
 * plain address, the other one `/event/{slug}/{language}`; of the latter two it is `/cek/en` and `/bantu/en`.
 */
export function parseEventPath(path: string): EventRoute | null {
  const [event, slug, rest, ...more] = path.split("/").filter((part) => part !== "");
  if (event === "layar") return slug === undefined ? { page: "screen" } : null;
  if ((event === "cek" || event === "bantu") && rest === undefined) {
    const page = event === "cek" ? "check" : "helper";
    if (slug === undefined) return { page, language: "id" };
    return slug === "en" ? { page, language: slug } : null;
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
    case "album.json":
      return { page: "album-json", slug };
    case "album":
      return { page: "album", slug };
    case "foto":
      return { page: "photo", slug };
    case "rsvp":
      return { page: "rsvp", slug };
    case "masuk":
      return { page: "unlock", slug };
    case "lapor":
      return { page: "report", slug };
    case "tanya":
      return { page: "ask", slug };
    case "kirim":
      return { page: "sent", slug };
    case "keberatan":
      return { page: "appeal", slug };
    case "berhenti":
      return { page: "unsubscribe", slug };
    default:
      return null;
  }
}
