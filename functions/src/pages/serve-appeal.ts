import { guestAppealSchema } from "@janur/domain/contracts/chat-callables";
import { AppError } from "@janur/domain/errors";
import { renderAppealPage, type AppealState } from "@janur/event-page/pages/ask/appeal-page";
import { languageOfForm } from "@janur/event-page/invitation/rsvp-form";
import type { Request } from "firebase-functions/v2/https";
import { readFormPublication } from "./form-publication.ts";
import { htmlPage, refusedFormPage } from "./pages.ts";
import { readForm } from "./read-form.ts";
import { preparePage, type PreparedPage } from "./response.ts";
import { isSameOrigin } from "./same-origin.ts";
import { httpStatus } from "../platform/http/https-code.ts";
import { appealGuestMessage } from "../nouns/abuse-report/appeal-guest-message.ts";

/**
 * `POST /event/{slug}/keberatan`: the form in which a guest says what speaks against the hiding of a message of theirs, and
 * what became of it. Their link travels in the body, so that no log has it.
 */
export async function receiveAppeal(request: Request, slug: string): Promise<PreparedPage> {
  const read = readForm(request, isSameOrigin(request));
  if (read.kind === "refused") return preparePage(refusedFormPage(read.status));
  const { fields, isTooLarge } = read;
  const found = await readFormPublication(request, slug, fields);
  if (found.kind === "shut") return preparePage(found.page);
  const { publication } = found;
  const typed = (name: string) => fields.get(name) ?? "";
  const draft = {
    token: typed("token"),
    thread: typed("thread"),
    proof: typed("proof"),
    messageId: typed("message"),
    text: typed("text"),
  };
  const outcome = isTooLarge
    ? "input/too-large"
    : fields.has("text")
      ? await keep(publication, draft, new Date())
      : null;
  const page = renderAppealPage({
    publication,
    language: languageOfForm(fields),
    state: { ...draft, outcome },
  });
  return preparePage(
    htmlPage(outcome === null || outcome === "sent" ? 200 : httpStatus(outcome), page, "never"),
  );
}

async function keep(
  { invitationId, slug }: { invitationId: string; slug: string },
  { token, thread, ...said }: Omit<AppealState, "outcome">,
  now: Date,
): Promise<AppealState["outcome"]> {
  const input = guestAppealSchema.safeParse({
    invitationId,
    slug,
    token: token || null,
    thread: thread || null,
    ...said,
  });
  if (!input.success) return "input/invalid";
  try {
    await appealGuestMessage(input.data, now);
    return "sent";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
