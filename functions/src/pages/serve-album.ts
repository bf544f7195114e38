import { pageLimits } from "@janur/domain/limits/page-limits";
import { isClosed } from "@janur/domain/invitation/publication";
import { renderAlbumPage } from "@janur/event-page/pages/album/album-page";
import type { Request } from "firebase-functions/v2/https";
import { SenderCounts } from "../platform/limits/sender-counts.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { listAlbum } from "../nouns/album/list-album.ts";
import { askedLanguage } from "./asked-language.ts";
import { htmlPage, notFoundPage, pageAt, tooManyPage } from "./pages.ts";
import { preparePage, type PreparedPage } from "./response.ts";

/** In the memory of this instance: every piece is a query, and made-up cursors pass by whatever caches hold. */
const pieces = new SenderCounts(pageLimits.wall);

/** The publication whose album everybody may see, or what answers in its place. */
async function albumAt(request: Request, slug: string, rest: string): ReturnType<typeof pageAt> {
  const now = new Date();
  const sender = senderHash(request);
  if (pieces.isFull(sender, now)) return { elsewhere: tooManyPage() };
  pieces.add(sender, now);
  const found = await pageAt(request, slug, rest);
  if ("elsewhere" in found) return found;
  const { publication } = found;
  return isClosed(publication) || !publication.album.isShown ? { elsewhere: notFoundPage() } : found;
}

function cursorOf(request: Request): string | null {
  const { after } = request.query;
  return typeof after === "string" ? after : null;
}

/** `GET /event/{slug}/album.json?after=`: a page of the album for the page's script, shared for 60 s. */
export async function serveAlbumJson(request: Request, slug: string): Promise<PreparedPage> {
  const found = await albumAt(request, slug, "album.json");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const page = await listAlbum(found.publication.invitationId, cursorOf(request));
  return preparePage({
    status: 200,
    contentType: "application/json; charset=utf-8",
    body: JSON.stringify(page),
    cache: "shared",
  });
}

/** `GET /event/{slug}/album?language=&after=`: the album as a page, for guests without script. */
export async function serveAlbumPage(request: Request, slug: string): Promise<PreparedPage> {
  const found = await albumAt(request, slug, "album");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const { publication } = found;
  const page = await listAlbum(publication.invitationId, cursorOf(request));
  const language = askedLanguage(request, publication.content);
  return preparePage(htmlPage(200, renderAlbumPage({ publication, language, page }), "never"));
}
