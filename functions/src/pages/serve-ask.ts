import { randomBytes } from "node:crypto";
import { AppError } from "@janur/domain/errors";
import { guestChatCallables } from "@janur/domain/contracts/chat-callables";
import { documentIdFromBytes } from "@janur/domain/id";
import { isClosed, type Publication } from "@janur/domain/invitation/publication";
import { renderAskPage, type AskState } from "@janur/event-page/pages/ask/ask-page";
import { languageOfForm } from "@janur/event-page/invitation/rsvp-form";
import type { Request } from "firebase-functions/v2/https";
import { askedLanguage } from "./asked-language.ts";
import { htmlPage, notFoundPage, pageAt, refusedFormPage } from "./pages.ts";
import { readForm } from "./read-form.ts";
import { readPublication } from "../store/read-publication.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { isSameOrigin } from "./same-origin.ts";
import { senderHash } from "../platform/secrets/sender-hash.ts";
import { askHost } from "../nouns/chat/ask-host.ts";
import { readThread } from "../nouns/chat/read-thread.ts";

const newMessageId = () => documentIdFromBytes(randomBytes(20));

const nothingYet = { thread: "", view: null, draft: { name: "", text: "" }, outcome: null };

/** `GET /event/{slug}/tanya?language=`: the form, of pages that everybody may read. */
export async function serveAskForm(request: Request, slug: string): Promise<PreparedPage> {
  const found = await pageAt(request, slug, "tanya");
  if ("elsewhere" in found) return preparePage(found.elsewhere);
  const { publication } = found;
  if (isClosed(publication)) return preparePage(notFoundPage());
  const language = askedLanguage(request, publication.content);
  const state = { ...nothingYet, messageId: newMessageId() };
  return preparePage(htmlPage(200, renderAskPage({ publication, language, state }), "never"));
}

/** `POST /event/{slug}/tanya`: the thread with the question in it, or why it was refused with all that was typed; with `look` what was answered since. */
export async function receiveQuestion(request: Request, slug: string): Promise<PreparedPage> {
  const read = readForm(request, isSameOrigin(request));
  if (read.kind === "refused") return preparePage(refusedFormPage(read.status));
  const publication = await readPublication(slug);
  if (publication === null || isClosed(publication)) return preparePage(notFoundPage());
  const { fields, isTooLarge } = read;
  const state: AskState = isTooLarge
    ? { ...typedState(fields), outcome: "input/too-large" }
    : await answer(publication, fields, senderHash(request), new Date());
  const page = renderAskPage({ publication, language: languageOfForm(fields), state });
  return preparePage(htmlPage(statusOf(state.outcome), page, "never"));
}

function statusOf(outcome: AskState["outcome"]): number {
  if (outcome === null || outcome === "sent") return 200;
  if (outcome === "input/too-large") return 413;
  return outcome === "limit/too-many-requests" ? 429 : 400;
}

function typedState(fields: URLSearchParams): AskState {
  const typed = (name: string) => fields.get(name) ?? "";
  return {
    messageId: typed("id"),
    thread: typed("thread"),
    view: null,
    draft: { name: typed("name"), text: typed("text") },
    outcome: null,
  };
}

async function answer(
  { invitationId, slug }: Publication,
  fields: URLSearchParams,
  sender: string,
  now: Date,
): Promise<AskState> {
  const typed = typedState(fields);
  const { messageId: id, thread, draft } = typed;
  const call = { invitationId, slug, token: null, thread: thread === "" ? null : thread, proof: "" };
  // The name goes along from form to form; the thread does not tell it.
  const said = { name: draft.name, text: "" };
  try {
    if (fields.has("look")) {
      const input = guestChatCallables.readThread.input.safeParse({ ...call, known: 0 });
      if (!input.success) return { ...typed, outcome: "input/invalid" };
      const view = await readThread(input.data, { sender }, now);
      return { ...nothingYet, draft: said, messageId: newMessageId(), thread, view };
    }
    const input = guestChatCallables.askHost.input.safeParse({ ...call, ...draft, id });
    // A form without its hidden fields is nobody's; what was typed gets new ones.
    if (!input.success) return { ...typed, messageId: newMessageId(), outcome: "input/invalid" };
    const view = await askHost(input.data, { sender }, now);
    const begun = view.thread ?? thread;
    return { draft: said, messageId: newMessageId(), thread: begun, view, outcome: "sent" };
  } catch (error) {
    if (error instanceof AppError) return { ...typed, outcome: error.code };
    throw error;
  }
}
