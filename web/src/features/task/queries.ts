import { liveQuery } from "../../lib/live-query.ts";
import { watchComments } from "./comment-data.ts";
import { watchTasks } from "./data.ts";
import { watchFiles } from "./file-data.ts";

export const taskQueries = {
  /** All tasks of one invitation, live, in no order. */
  ofInvitation: (invitationId: string) => liveQuery(["tasks", invitationId], watchTasks(invitationId)),
  /** The latest comments on a task, latest first, live. */
  comments: (taskId: string) => liveQuery(["taskComments", taskId], watchComments(taskId)),
  /** The files of a task, oldest first, live; those on their way among them. */
  files: (taskId: string) => liveQuery(["taskFiles", taskId], watchFiles(taskId)),
};
