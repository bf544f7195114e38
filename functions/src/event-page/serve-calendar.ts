import type { Request } from "firebase-functions/v2/https";
import { askedLanguage } from "./asked-language.ts";
import { calendarFile } from "./calendar-file.ts";
import { movedPage, notFoundPage } from "./pages.ts";
import { readSlug } from "./read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { requestOrigin } from "./same-origin.ts";

/**
 * `GET /event/{slug}/calendar.ics?language=&ceremony=`: never cached, because
 * calendars must hear of a change at once. A closed page has none.
 */
export async function serveCalendar(request: Request, slug: string): Promise<PreparedPage> {
  const found = await readSlug(slug);
  if (found === null) return preparePage(notFoundPage());
  if (found.kind === "forward") {
    const query = new URL(request.url, "http://localhost").search;
    return preparePage(movedPage(found.slug, `calendar.ics${query}`, "never"));
  }
  const { publication } = found;
  const { ceremony } = request.query;
  const file = calendarFile({
    publication,
    language: askedLanguage(request, publication.content),
    origin: requestOrigin(request),
    ceremonyId: typeof ceremony === "string" ? ceremony : null,
  });
  if (file === null) return preparePage(notFoundPage());
  return preparePage({
    status: 200,
    contentType: "text/calendar; charset=utf-8",
    body: file,
    cache: "never",
  });
}
