import type { Language } from "@janur/domain/text/language";
import type { AnswerInput } from "@janur/domain/rsvp/rsvp";
import type { GuestCaller } from "../../platform/http/operation.ts";
import { findPublication } from "../page-access/find-publication.ts";
import { guestView } from "./guest-view.ts";
import { saveAnswer } from "./save-answer.ts";

/** The answer of the page's script. Refusals: see `findPublication` and `saveAnswer`. */
export async function submitRsvp(
  input: {
    invitationId: string;
    slug: string;
    language: Language;
    token: string | null;
    proof: string;
    name: string;
    basedOn: number;
    key: string;
    answer: AnswerInput;
  },
  caller: GuestCaller,
  now: Date,
) {
  const { token, proof, name, basedOn, key, answer } = input;
  const publication = await findPublication(input.slug, input.invitationId, { token, proof });
  const recorded = await saveAnswer(
    publication,
    { token, name, basedOn, key, answer, sender: caller.sender },
    now,
  );
  return { ...guestView(publication, input.language, recorded.guest, now), token: recorded.token };
}
