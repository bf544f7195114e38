import { limits } from "@janur/domain/limits";
import { isGoodAnswer } from "@janur/domain/content/question-answer";
import { answerProblem, overallAttendance, type Answer, type AnswerInput } from "@janur/domain/rsvp/rsvp";
import { attendanceSchema } from "@janur/domain/rsvp/attendance";
import { textSchema } from "@janur/domain/text/text";
import * as z from "zod";
import type { GuestTerms } from "./terms.ts";

const heads = z.int().min(0).max(limits.guest.seats.max);

/** What somebody told the family, as it is being written down. */
export const recordFormSchema = z.object({
  /** Revision of the answer that the form began with, 0 for none; a newer one is shown before it is replaced. */
  basedOn: z.int().min(0),
  /** By ceremony id; empty for one that was not spoken of. */
  ceremonies: z.record(z.string(), z.union([attendanceSchema, z.literal("")])),
  adults: heads,
  children: heads,
  /** Names with commas or one per line. */
  companions: z.string(),
  note: textSchema(limits.rsvp.note),
  representedBy: textSchema(limits.rsvp.representative),
  /** By question id. */
  questions: z.record(z.string(), z.array(z.string())),
});
export type RecordForm = z.infer<typeof recordFormSchema>;

/** The form for a guest: their answer as it is, or nothing said yet. */
export function toRecordForm(
  answer: Pick<Answer, keyof AnswerInput | "revision"> | null,
  { ceremonies, questions, seats }: GuestTerms,
): RecordForm {
  return {
    basedOn: answer?.revision ?? 0,
    ceremonies: Object.fromEntries(ceremonies.map(({ id }) => [id, answer?.ceremonies[id] ?? ""])),
    // As the guests' page begins; after a "no" it begins anew.
    adults: answer === null || answer.adults + answer.children === 0 ? Math.min(2, seats) : answer.adults,
    children: answer?.children ?? 0,
    companions: answer?.companions.join(", ") ?? "",
    note: answer?.note ?? "",
    representedBy: answer?.representedBy ?? "",
    questions: Object.fromEntries(questions.map(({ id }) => [id, answer?.questions[id] ?? []])),
  };
}

function saidOf(values: RecordForm, { ceremonies }: GuestTerms): AnswerInput["ceremonies"] {
  return Object.fromEntries(
    ceremonies.flatMap(({ id }) => {
      const said = values.ceremonies[id] ?? "";
      return said === "" ? [] : [[id, said]];
    }),
  );
}

/** Whether anybody is coming or may come: then heads and names are asked for. */
export function bringsPeople(values: Pick<RecordForm, "ceremonies">): boolean {
  return Object.values(values.ceremonies).some((said) => said === "yes" || said === "maybe");
}

/** What is sent, whatever is wrong with it. */
export function fromRecordForm(values: RecordForm, terms: GuestTerms): AnswerInput {
  const isComing = bringsPeople(values);
  return {
    ceremonies: saidOf(values, terms),
    adults: isComing ? values.adults : 0,
    children: isComing ? values.children : 0,
    companions: isComing ? namesIn(values.companions) : [],
    note: values.note,
    representedBy: isComing ? values.representedBy : "",
    questions: isComing
      ? Object.fromEntries(
          terms.questions.flatMap(({ id }) => {
            const given = (values.questions[id] ?? [])
              .map((text) => text.trim())
              .filter((text) => text !== "");
            return given.length === 0 ? [] : [[id, given]];
          }),
        )
      : {},
  };
}

/** "Siti, Budi" or one per line. */
function namesIn(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .slice(0, limits.guest.seats.max);
}

export type RecordProblem =
  | { kind: "unsaid" | "nobody" | "too-many-people" | "too-many-names" | "name-too-long" }
  | { kind: "question"; id: string };

/** The first thing that keeps this from being saved, or null. */
export function recordProblem(values: RecordForm, terms: GuestTerms): RecordProblem | null {
  const input = fromRecordForm(values, terms);
  const problem = answerProblem(input, {
    ceremonyIds: terms.ceremonies.map(({ id }) => id),
    seats: terms.seats,
    isMaybeOffered: terms.isMaybeOffered,
  });
  if (problem === "nobody" || problem === "too-many-people") return { kind: problem };
  if (problem === "too-many-companions") return { kind: "too-many-names" };
  if (problem !== null) return { kind: "unsaid" };
  if (input.companions.some((name) => name.length > limits.rsvp.companionName))
    return { kind: "name-too-long" };
  if (overallAttendance(input.ceremonies) === "no") return null;
  const wrong = terms.questions.find(
    (question) => !isGoodAnswer(question, input.questions[question.id] ?? []),
  );
  return wrong === undefined ? null : { kind: "question", id: wrong.id };
}

/**
 * Keys of attempts: the same content said again keeps its key, so that a
 * repeated attempt has one effect; changed content is an attempt of its own.
 */
export function attemptKeys(): (content: unknown) => string {
  let last: { content: string; key: string } | null = null;
  return (content) => {
    const text = JSON.stringify(content);
    if (last?.content !== text) last = { content: text, key: crypto.randomUUID() };
    return last.key;
  };
}
