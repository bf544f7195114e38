import { liveQuery } from "../../lib/query/live-query.ts";
import { taskKeys } from "../../lib/query/keys.ts";
import { watchComments } from "./comment-data.ts";
import { watchTasks } from "./data.ts";
import { watchFiles } from "./file-data.ts";

export const taskQueries = {
  /** All tasks of one invitation, live, in no order. */
  ofInvitation: (invitationId: string) =>
    liveQuery(taskKeys.ofInvitation(invitationId), watchTasks(invitationId)),
  /** The latest comments on a task, latest first, live. */
  comments: (taskId: string) => liveQuery(taskKeys.comments(taskId), watchComments(taskId)),
  /** The files of a task, oldest first, live; those on their way among them. */
  files: (taskId: string) => liveQuery(taskKeys.files(taskId), watchFiles(taskId)),
};
