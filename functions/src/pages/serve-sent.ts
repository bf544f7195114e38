import { randomBytes } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { declaredGiftSchema, takesGifts } from "@janur/domain/gift/declared-gift";
import { formatRupiah, parseAmount } from "@janur/domain/gift/amount";
import type { Publication } from "@janur/domain/invitation/publication";
import { idempotencyKeySchema } from "@janur/domain/rsvp/rsvp";
import { languageOfForm } from "@janur/event-page/invitation/rsvp-form";
import type { SentDraft } from "@janur/event-page/pages/sent/sent-draft";
import { renderSentPage, type SentOutcome } from "@janur/event-page/pages/sent/sent-page";
import type { Request } from "firebase-functions/v2/https";
import { saveDeclaredGift } from "../nouns/gift/save-declared-gift.ts";
import { httpStatus } from "../platform/http/https-code.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { askedLanguage } from "./asked-language.ts";
import { readFormPublication } from "./form-publication.ts";
import { htmlPage, notFoundPage, pageAt, refusedFormPage } from "./pages.ts";
import { readForm } from "./read-form.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { isSameOrigin } from "./same-origin.ts";

const newKey = () => randomBytes(16).toString("hex");

/** `GET /event/{slug}/kirim?language=`: the form. Where accounts are for guests with a link, their link comes with what they send. */
export async function serveSentForm(request: Request, slug: string): Promise<PreparedPage> {
  const found = await pageAt(request, slug, "kirim");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const { publication } = found;
  if (!takesGifts(publication.content) && !publication.hasPrivatePart) return preparePage(notFoundPage());
  const language = askedLanguage(request, publication.content);
  const draft = { key: newKey(), token: "", name: "", amount: "", note: "" };
  const page = renderSentPage({ publication, language, draft, outcome: { kind: "asked" } });
  return preparePage(htmlPage(200, page, "never"));
}

/** `POST /event/{slug}/kirim`: that it is noted, or why it was refused with all that was typed. */
export async function receiveSentForm(request: Request, slug: string): Promise<PreparedPage> {
  const read = readForm(request, isSameOrigin(request));
  if (read.kind === "refused") return preparePage(refusedFormPage(read.status));
  const { fields, isTooLarge } = read;
  const found = await readFormPublication(request, slug, fields);
  if (found.kind === "shut") return preparePage(found.page);
  const { publication } = found;
  const typed = (name: string) => fields.get(name) ?? "";
  // A form without its key is nobody's; what was typed gets a new one.
  const key = idempotencyKeySchema.safeParse(typed("key"));
  const draft: SentDraft = {
    key: key.success ? key.data : newKey(),
    ...{ token: typed("token"), name: typed("name"), amount: typed("amount"), note: typed("note") },
  };
  const { outcome, status } = isTooLarge
    ? refused("invalid", 413)
    : await noted(publication, draft, senderHash(request), new Date());
  const page = renderSentPage({ publication, language: languageOfForm(fields), draft, outcome });
  return preparePage(htmlPage(status, page, "never"));
}

type Answer = { outcome: SentOutcome; status: number };

function refused(words: Extract<SentOutcome, { kind: "refused" }>["words"], status = 400): Answer {
  return { outcome: { kind: "refused", words }, status };
}

async function noted(publication: Publication, draft: SentDraft, sender: string, now: Date): Promise<Answer> {
  const amount = draft.amount.trim() === "" ? null : parseAmount(draft.amount);
  if (amount === null && draft.amount.trim() !== "") return refused("invalidAmount");
  const gift = declaredGiftSchema.safeParse({ name: draft.name, amount, note: draft.note });
  if (!gift.success)
    return refused(gift.error.issues.some(({ path }) => path[0] === "name") ? "invalidName" : "invalid");
  const token = draft.token === "" ? null : draft.token;
  try {
    await saveDeclaredGift(publication, { token, key: draft.key, gift: gift.data, sender }, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = httpStatus(error.code);
    switch (error.code) {
      case "gift/none-here":
        return refused("none", status);
      case "link/invalid":
        return refused("lostLink", status);
      case "limit/too-many-requests":
        return refused("tooMany", status);
      default:
        return refused("trouble", status);
    }
  }
  const said = amount === null ? "" : formatRupiah(amount);
  return { outcome: { kind: "noted", name: gift.data.name, amount: said }, status: 200 };
}
