import * as z from "zod";
import { keptKey } from "../../nouns/rsvp/repeated-answer.ts";
import type { Migration } from "./migration.ts";

/** From this moment on answers were stored with the hash of their key alone. */
const hashedSince = new Date("2026-11-24T09:00:00Z");

const answeredSchema = z.looseObject({
  answer: z.looseObject({ key: z.string(), answeredAt: z.date() }),
});

/**
 * Whoever sends the key of an answer again is led to the guest whom it made, and to their link. Answers of before lie in
 * documents that all of the team read; their attempts are long over, so the key need not be known any more.
 */
export const keysOfAnswers: Migration = {
  id: "2026-11-24-keys-of-answers",
  about: "Replaces the keys of answers from before they were hashed, which lead to a guest's link.",
  collectionGroup: "guests",
  change: (data, id) => {
    const answered = answeredSchema.safeParse(data).data?.answer;
    if (answered === undefined || answered.answeredAt >= hashedSince) return null;
    const key = keptKey(id);
    return answered.key === key ? null : { "answer.key": key };
  },
};
