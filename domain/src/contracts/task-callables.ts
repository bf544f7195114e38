import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { documentIdSchema } from "../id.ts";
import { attachmentNameSchema, attachmentTypeSchema } from "../task/task-attachment.ts";

const taskRef = z.strictObject({ invitationId: documentIdSchema, taskId: documentIdSchema });
const attachmentRef = z.strictObject({ ...taskRef.shape, attachmentId: documentIdSchema });
const nothing = z.strictObject({});

const byWorker = {
  capability: "planTasks",
  checked: "inside",
  besides: { who: "who is named in the task", capability: "readFigures" },
} as const;

/**
 * Operations of hosts about files that belong to tasks; part of
 * `hostCallables`. Who plans, and who is named in a task, adds and removes
 * them; the team reads them. `task/not-found` for absent and deleted tasks and
 * files alike.
 */
export const taskCallables = {
  /** Announces a file, so that the rules of Storage let the caller upload it once to `attachmentPath`. `task/file-limit`, `limit/too-many-requests`. */
  prepareTaskFile: {
    ...byWorker,
    input: z.strictObject({
      ...taskRef.shape,
      name: attachmentNameSchema,
      contentType: attachmentTypeSchema,
    }),
    output: z.strictObject({ attachmentId: documentIdSchema }),
  },
  /** Looks at a file that was uploaded and shows it to the team; sent again, it is the same file. `task/file-refused` where its first bytes are of another type, and it is gone. */
  finishTaskFile: {
    ...byWorker,
    input: attachmentRef,
    output: nothing,
  },
  /** A piece of a file, from the byte `offset` on, as base64; no address leads to it. `limit/too-many-requests`. */
  readTaskFile: {
    capability: "readFigures",
    checked: "inside",
    input: z.strictObject({ ...attachmentRef.shape, offset: z.int().min(0) }),
    output: z.strictObject({ bytes: z.base64(), total: z.int().min(1) }),
  },
  /** Removes a file for good; one that is gone already is no refusal. */
  removeTaskFile: {
    ...byWorker,
    input: attachmentRef,
    output: nothing,
  },
} as const satisfies HostContracts;
export type TaskCallables = typeof taskCallables;
