import type { Language } from "@janur/domain/text/language";
import { publicContent, shownContent } from "@janur/domain/invitation/shown-content";
import { renderProgramme } from "@janur/event-page/pages/helper/helper-programme";
import { readPrivatePart } from "../../store/read-private-part.ts";
import { readPublication } from "../../store/read-publication.ts";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { requireTask } from "./find-pass.ts";

/**
 * The programme as it was published, of closed pages too: the link is the
 * family's own word. Gated ceremonies are in it where the family has ticked so.
 * @throws AppError whatever `requireTask` throws
 */
export async function readProgramme(
  input: { token: string; language: Language; proof: string },
  _caller: GuestCaller,
  now: Date,
) {
  const { language } = input;
  const { pass, invitation } = await requireTask(input, "programme", now);
  const publication = await readPublication(invitation.slug);
  if (publication?.invitationId !== invitation.id)
    return { html: renderProgramme({ publication: null, language, now }) };
  const whole = (await readPrivatePart(publication))?.content ?? publication.content;
  const content = pass.seesGated ? shownContent(whole) : publicContent(whole);
  return { html: renderProgramme({ publication: { ...publication, content }, language, now }) };
}
