import type { Request } from "firebase-functions/v2/https";
import { siteUrl } from "../platform/runtime.ts";
import { askedLanguage } from "./asked-language.ts";
import { calendarFile } from "../nouns/calendar/calendar-file.ts";
import { notFoundPage, pageAt } from "./pages.ts";
import { preparePage, type PreparedPage } from "./response.ts";

/**
 * `GET /event/{slug}/calendar.ics?language=&ceremony=`: never cached, because
 * calendars must hear of a change at once. A closed page has none.
 */
export async function serveCalendar(request: Request, slug: string): Promise<PreparedPage> {
  const found = await pageAt(request, slug, "calendar.ics");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const { publication } = found;
  const { ceremony } = request.query;
  const file = calendarFile({
    publication,
    language: askedLanguage(request, publication.content),
    origin: siteUrl(),
    ceremonyId: typeof ceremony === "string" ? ceremony : null,
  });
  if (file === null) return preparePage(notFoundPage());
  return preparePage({
    status: 200,
    contentType: "text/calendar; charset=utf-8",
    fileName: "calendar.ics",
    body: file,
    cache: "never",
  });
}
