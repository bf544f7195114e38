import { visibleSection } from "@janur/domain/content/content";
import { AppError } from "@janur/domain/errors";
import { pageLimits } from "@janur/domain/limits/page-limits";
import { isClosed, type Publication } from "@janur/domain/invitation/publication";
import type { WishPage } from "@janur/domain/wish/wish";
import { languageOfForm, parseWishForm } from "@janur/event-page/invitation/rsvp-form";
import { renderWishesPage, type WishNotice } from "@janur/event-page/pages/wishes-page";
import type { Request } from "firebase-functions/v2/https";
import { httpStatus } from "../platform/http/https-code.ts";
import { SenderCounts } from "../platform/limits/sender-counts.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { listWishes } from "../nouns/wish/list-wishes.ts";
import { saveWish } from "../nouns/wish/save-wish.ts";
import { askedLanguage } from "./asked-language.ts";
import { readFormPublication } from "./form-publication.ts";
import { htmlPage, notFoundPage, pageAt, refusedFormPage, tooManyPage } from "./pages.ts";
import { readForm } from "./read-form.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { isSameOrigin } from "./same-origin.ts";

/** The publication whose wall may be read, or what answers in its place. */
async function wallAt(request: Request, slug: string, rest: string): ReturnType<typeof pageAt> {
  const found = await pageAt(request, slug, rest);
  const hasWall = "publication" in found && visibleSection(found.publication.content, "wishes") !== undefined;
  return hasWall || "elsewhere" in found ? found : { elsewhere: notFoundPage() };
}

/** In the memory of this instance: every piece is a query, and made-up cursors pass by whatever caches hold. */
const pieces = new SenderCounts(pageLimits.wall);

/** Counts one more for this sender, and says whether it is one too many. */
function isOneTooMany(request: Request): boolean {
  const now = new Date();
  const sender = senderHash(request);
  if (pieces.isFull(sender, now)) return true;
  pieces.add(sender, now);
  return false;
}

function cursorOf(request: Request): string | null {
  const { after } = request.query;
  return typeof after === "string" ? after : null;
}

/** `GET /event/{slug}/wishes.json?after=`: a page of the wall for the page's script, shared for 60 s. */
export async function serveWishesJson(request: Request, slug: string): Promise<PreparedPage> {
  if (isOneTooMany(request)) return preparePage(tooManyPage());
  const found = await wallAt(request, slug, "wishes.json");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const { publication } = found;
  const page: WishPage = await listWishes(publication.invitationId, cursorOf(request));
  return preparePage({
    status: 200,
    contentType: "application/json; charset=utf-8",
    body: JSON.stringify(page),
    cache: "shared",
  });
}

/** `GET /event/{slug}/ucapan?language=&after=`: the wall as a page, for guests without script. */
export async function serveWishesPage(request: Request, slug: string): Promise<PreparedPage> {
  if (isOneTooMany(request)) return preparePage(tooManyPage());
  const found = await wallAt(request, slug, "ucapan");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const { publication } = found;
  const page = await listWishes(publication.invitationId, cursorOf(request));
  const language = askedLanguage(request, publication.content);
  return preparePage(htmlPage(200, renderWishesPage({ publication, language, page }), "never"));
}

/** `POST /event/{slug}/ucapan`: a wish without script; the answer is the wall with it, or why it was refused. */
export async function receiveWish(request: Request, slug: string): Promise<PreparedPage> {
  const read = readForm(request, isSameOrigin(request));
  if (read.kind === "refused") return preparePage(refusedFormPage(read.status));
  const found = await readFormPublication(request, slug, read.fields);
  if (found.kind === "shut") return preparePage(found.page);
  const { publication } = found;
  if (visibleSection(publication.content, "wishes") === undefined) return preparePage(notFoundPage());
  const { status, notice } = await keepWish(publication, read, senderHash(request));
  const wall = await listWishes(publication.invitationId, null);
  // The wall of a closed page has no address where the next wishes could be.
  const page = isClosed(publication) ? { ...wall, next: null } : wall;
  const language = languageOfForm(read.fields);
  return preparePage(htmlPage(status, renderWishesPage({ publication, language, page, notice }), "never"));
}

async function keepWish(
  publication: Publication,
  { fields, isTooLarge }: { fields: URLSearchParams; isTooLarge: boolean },
  sender: string,
): Promise<{ status: number; notice: WishNotice }> {
  const parsed = parseWishForm(fields, sender);
  try {
    if (isTooLarge) throw new AppError("input/too-large");
    if (!parsed.ok) throw new AppError("input/invalid", { fields: parsed.fields });
    const { key, wish } = parsed.form;
    const { isHeld } = await saveWish(publication, { token: null, key, wish, sender }, new Date());
    return { status: 200, notice: { code: null, isHeld } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: httpStatus(error.code), notice: { code: error.code, fields } };
  }
}
