import { ceremoniesFor } from "@janur/domain/guest/audience";
import { ceremoniesOf, findSection, type Content } from "@janur/domain/content/content";
import type { Guest } from "@janur/domain/guest/guest";
import type { Question } from "@janur/domain/content/sections/question";
import { isAsked } from "@janur/domain/content/question-answer";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";

/** What an answer of this invitation speaks of, by the draft. */
export interface AnswerTerms {
  /** In the host's order, those for invited guests only too. */
  ceremonies: readonly Pick<Ceremony, "id" | "name">[];
  questions: readonly Question[];
}

/** For members of the team who may not read the draft: they see one word per answer. */
export const unknownTerms: AnswerTerms = { ceremonies: [], questions: [] };

export function termsOf(content: Content): AnswerTerms {
  return { ceremonies: ceremoniesOf(content), questions: findSection(content, "rsvp")?.questions ?? [] };
}

/** What one guest is asked. */
export interface GuestTerms extends AnswerTerms {
  seats: number;
  isMaybeOffered: boolean;
}

export function termsFor(content: Content, guest: Pick<Guest, "ceremonies" | "tags" | "seats">): GuestTerms {
  const rsvp = findSection(content, "rsvp");
  return {
    ceremonies: ceremoniesFor(content, guest),
    questions: (rsvp?.questions ?? []).filter((question) => isAsked(question, guest.tags)),
    seats: guest.seats,
    isMaybeOffered: rsvp?.isMaybeOffered ?? true,
  };
}
