import type { GuestView } from "@janur/domain/contracts/guest-callables";
import type { Answer } from "@janur/domain/rsvp/rsvp";

/** An answer as its own guest may see it: without the attempt's key. */
export function ownAnswer(answer: Answer | null): GuestView["answer"] {
  if (answer === null) return null;
  const { ceremonies, adults, children, companions, note, representedBy, questions } = answer;
  const { attendance, revision, answeredAt } = answer;
  return {
    ceremonies,
    adults,
    children,
    companions,
    note,
    representedBy,
    questions,
    attendance,
    revision,
    answeredAt: answeredAt.toISOString(),
  };
}
