import { randomBytes } from "node:crypto";
import { albumKeySchema } from "@janur/domain/album/album-photo";
import { AppError } from "@janur/domain/errors";
import { documentIdSchema } from "@janur/domain/id";
import { albumLimits } from "@janur/domain/limits/album-limits";
import type { Publication } from "@janur/domain/invitation/publication";
import type { Language } from "@janur/domain/text/language";
import { textSchema } from "@janur/domain/text/text";
import { renderPhotoPage, type PhotoOutcome } from "@janur/event-page/pages/album/photo-page";
import type { Request } from "firebase-functions/v2/https";
import { addByForm } from "../nouns/album/add-by-form.ts";
import { removeOwnPhoto } from "../nouns/album/own-photos.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { askedLanguage, spokenLanguage } from "./asked-language.ts";
import { htmlPage, notFoundPage, pageAt, refusedFormPage } from "./pages.ts";
import { readPhotoForm, type PhotoFields } from "./forms/read-photo-form.ts";
import { readPublication } from "../store/read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { isSameOrigin } from "./same-origin.ts";

const newKey = () => randomBytes(16).toString("hex");
/** As long as the tokens of tables are; a longer one is none. */
const longestToken = 80;

/** `GET /event/{slug}/foto?language=&m=`: where guests add pictures; `m` is what the QR on the tables says. */
export async function servePhotoForm(request: Request, slug: string): Promise<PreparedPage> {
  const found = await pageAt(request, slug, "foto");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const { publication } = found;
  const language = askedLanguage(request, publication.content);
  const { m } = request.query;
  const table = typeof m === "string" ? m.slice(0, longestToken) : "";
  return page(publication, { language, table, name: "", secret: newKey() }, null, 200);
}

/** `POST /event/{slug}/foto`: one picture without script, or `remove` of one that was just sent. */
export async function receivePhotoForm(request: Request, slug: string): Promise<PreparedPage> {
  if (!isSameOrigin(request)) return preparePage(refusedFormPage(403));
  const fields = readPhotoForm(request);
  if (fields === null) return preparePage(refusedFormPage(415));
  const publication = await readPublication(slug);
  if (publication === null) return preparePage(notFoundPage());
  const { text } = fields;
  const language = spokenLanguage(text("language"), publication.content);
  const secret = albumKeySchema.safeParse(text("secret")).data ?? newKey();
  const form = { language, table: text("m").slice(0, longestToken), name: text("name"), secret };
  const outcome = await outcomeOf(publication, fields, { ...form, sender: senderHash(request) });
  const answer = page(publication, form, outcome, outcome.kind === "refused" ? statusOf(outcome.why) : 200);
  return outcome.kind === "refused" ? { ...answer, ...triedAgain[outcome.why] } : answer;
}

function statusOf(why: string): number {
  if (why === "too-large") return 413;
  if (why === "service/busy") return 503;
  return why === "limit/too-many-requests" || why.startsWith("full/") ? 429 : 400;
}

/** Refusals that end by themselves. */
const triedAgain: Readonly<Record<string, Pick<PreparedPage, "retryAfterMs">>> = {
  "limit/too-many-requests": { retryAfterMs: albumLimits.formRate.windowMs },
  "service/busy": { retryAfterMs: albumLimits.formBusyMs },
};

async function outcomeOf(
  publication: Publication,
  { text, photo, isTooLarge }: PhotoFields,
  said: { table: string; name: string; secret: string; sender: string },
): Promise<PhotoOutcome> {
  const now = new Date();
  const { invitationId } = publication;
  try {
    if (isTooLarge) return { kind: "refused", why: "too-large" };
    const removed = documentIdSchema.safeParse(text("remove"));
    if (removed.success) {
      const call = { invitationId, photoId: removed.data, token: null, secret: said.secret };
      await removeOwnPhoto(call, {}, now);
      return { kind: "removed" };
    }
    const key = albumKeySchema.safeParse(text("key"));
    const name = textSchema(albumLimits.name).safeParse(said.name);
    if (photo === null || !key.success || !name.success) return { kind: "refused", why: "unsupported" };
    const photoId = await addByForm(
      publication,
      { ...said, name: name.data, key: key.data, bytes: photo },
      now,
    );
    return { kind: "sent", photoId, secret: said.secret };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const of = error.params["of"];
    return { kind: "refused", why: typeof of === "string" ? `full/${of}` : error.code };
  }
}

function page(
  publication: Publication,
  form: { language: Language; table: string; name: string; secret: string },
  outcome: PhotoOutcome | null,
  status: number,
): PreparedPage {
  const document = renderPhotoPage({ publication, form: { ...form, attempt: newKey() }, outcome });
  return preparePage(htmlPage(status, document, "never"));
}
