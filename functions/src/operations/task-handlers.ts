import type { TaskCallables } from "@janur/domain/contracts/task-callables";
import type { HostHandlers } from "./build-tables.ts";
import { finishTaskFile } from "../nouns/task/file/finish-task-file.ts";
import { prepareTaskFile } from "../nouns/task/file/prepare-task-file.ts";
import { readTaskFile } from "../nouns/task/file/read-task-file.ts";
import { removeTaskFile } from "../nouns/task/file/remove-task-file.ts";

/** The part of hosts' operations that is about files of tasks. */
export const taskHandlers = {
  prepareTaskFile,
  finishTaskFile,
  readTaskFile,
  removeTaskFile,
} satisfies HostHandlers<TaskCallables>;
