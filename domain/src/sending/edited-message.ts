import { limits } from "../limits.ts";

/** Why a message that somebody changed by hand cannot go out. */
export type EditedMessageProblem = "empty" | "tooLong" | "missingLink" | "unfilled";

const braces = /\{[^{}]*\}|[{}]/g;
/** The personal link without what ends its sentence. */
const link = /https?:\/\/\S*\/event\/\S*#\S*[\w-]/;

/** What stands in braces in a changed message and did not before: nothing fills it any more. */
export function unfilledPlaces(prepared: string, edited: string): string[] {
  const known: readonly string[] = prepared.match(braces) ?? [];
  return [...new Set(edited.match(braces))].filter((place) => !known.includes(place));
}

/**
 * Whether a message to one guest may go out as somebody changed it. Their own link stays in it, wherever it stood.
 * @param prepared the message as it is filled for them now
 */
export function editedMessageProblem(prepared: string, edited: string): EditedMessageProblem | null {
  if (edited.trim() === "") return "empty";
  if (edited.length > limits.sending.edited) return "tooLong";
  const own = link.exec(prepared)?.[0];
  if (own !== undefined && !edited.split(/\s/).some((word) => link.exec(word)?.[0] === own))
    return "missingLink";
  return unfilledPlaces(prepared, edited).length > 0 ? "unfilled" : null;
}
