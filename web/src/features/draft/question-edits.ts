import { limits } from "@janur/domain/limits";
import type { Question } from "@janur/domain/content/sections/question";
import { freeId } from "./item-list.ts";

export type QuestionKind = Question["kind"];
export type QuestionOption = Question["options"][number];

/** A question that is answered with fewer choices than these is none. */
export const fewestOptions = 2;

const yesAndNo: QuestionOption[] = [
  { id: "option-1", label: { id: "Ya", en: "Yes" } },
  { id: "option-2", label: { id: "Tidak", en: "No" } },
];

export function hasOptions(kind: QuestionKind): boolean {
  return kind === "choice" || kind === "several";
}

/** A question that guests could answer as soon as it is worded. */
export function newQuestion(questions: readonly Question[]): Question {
  return {
    id: freeId(questions, "question"),
    kind: "choice",
    label: { id: "", en: "" },
    options: yesAndNo,
    isRequired: false,
    tags: [],
  };
}

/**
 * `question` of another kind. Options belong to choices alone.
 * @param earlier options that it had before, to come back with
 */
export function withKind(question: Question, kind: QuestionKind, earlier: QuestionOption[]): Question {
  if (!hasOptions(kind)) return { ...question, kind, options: [] };
  const options = question.options.length > 0 ? question.options : earlier;
  return { ...question, kind, options: options.length < fewestOptions ? yesAndNo : options };
}

export type ReadTags = { tags: string[] } | { problem: "too-many" | "too-long" };

/** "Panitia, keluarga besar" as tags, each once; case does not make another one. */
export function readTags(typed: string): ReadTags {
  const byKey = new Map<string, string>();
  for (const part of typed.split(",")) {
    const tag = part.trim().replace(/\s+/g, " ");
    const key = tag.toLocaleLowerCase("id");
    if (tag !== "" && !byKey.has(key)) byKey.set(key, tag);
  }
  const tags = [...byKey.values()];
  if (tags.some((tag) => tag.length > limits.guest.tag)) return { problem: "too-long" };
  return tags.length > limits.guest.tags ? { problem: "too-many" } : { tags };
}
