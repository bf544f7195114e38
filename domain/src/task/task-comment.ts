import * as z from "zod";
import { documentIdSchema } from "../id.ts";
import { taskLimits } from "../limits/task-limits.ts";
import { textSchema } from "../text/text.ts";

/** What somebody types. */
export const taskCommentTextSchema = textSchema(taskLimits.comment.max).min(taskLimits.comment.min);

/** `tasks/{taskId}/comments/{id}`: never changed. Clients write it; the rules judged its length. */
export const taskCommentSchema = z.strictObject({
  id: documentIdSchema,
  uid: z.string(),
  /** The author's name as it was then. */
  name: z.string(),
  text: z.string(),
  createdAt: z.date(),
});
export type TaskComment = z.output<typeof taskCommentSchema>;
