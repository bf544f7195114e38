import { lacksCeremonies } from "@janur/domain/audience";
import { visibleSection, type Content } from "@janur/domain/content";
import { AppError } from "@janur/domain/errors";
import type { Guest } from "@janur/domain/guest";
import { isClosed, type Publication } from "@janur/domain/publication";
import { readPrivatePart } from "../event-page/read-private-part.ts";
import type { AnswerPlace } from "./answer-attempt.ts";

/**
 * Where this guest answers; null for somebody without a personal link, who on
 * a closed page has proven herself before.
 * @throws AppError `rsvp/not-allowed` where no answer is asked for
 */
export async function answerPlace(publication: Publication, guest: Guest | null): Promise<AnswerPlace> {
  const content = await contentOf(publication, guest);
  const rsvp = visibleSection(content, "rsvp");
  if (rsvp === undefined || rsvp.policy === "nobody") throw new AppError("rsvp/not-allowed");
  return { publication, content, rsvp };
}

/** The private part costs a read, so it is asked only for what the public one lacks. */
async function contentOf(publication: Publication, guest: Guest | null): Promise<Content> {
  const { content } = publication;
  const isEnough = !isClosed(publication) && (guest === null || !lacksCeremonies(content, guest));
  const part = isEnough ? null : await readPrivatePart(publication);
  return part?.content ?? content;
}
