import "./themes/all-looks.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { EventPage, type EventPageProps } from "./event-page.tsx";
import { fixtureNow, weddingPublication } from "./fixtures.ts";

/** The page of the usual wedding as guests get it, for tests: markup without document. */
export function renderPage(props: Partial<EventPageProps> = {}): string {
  return renderToStaticMarkup(
    <EventPage
      publication={weddingPublication()}
      language="id"
      origin="https://janur.example"
      mode="page"
      now={fixtureNow}
      {...props}
    />,
  );
}

/** What a reader sees of it, in one line. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");
}
