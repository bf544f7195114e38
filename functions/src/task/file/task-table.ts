import { taskCallables as contracts, type TaskCallables } from "@janur/domain/task-callables";
import { accountOperation } from "../../service/callable.ts";
import type { Operation } from "../../service/operation.ts";
import { finishTaskFile } from "./finish-task-file.ts";
import { prepareTaskFile } from "./prepare-task-file.ts";
import { readTaskFile } from "./read-task-file.ts";
import { removeTaskFile } from "./remove-task-file.ts";

/** The part of the hosts' table that is about files of tasks. */
export const taskTable: Record<keyof TaskCallables, Operation> = {
  prepareTaskFile: accountOperation("prepareTaskFile", contracts.prepareTaskFile, prepareTaskFile),
  finishTaskFile: accountOperation("finishTaskFile", contracts.finishTaskFile, finishTaskFile),
  readTaskFile: accountOperation("readTaskFile", contracts.readTaskFile, readTaskFile),
  removeTaskFile: accountOperation("removeTaskFile", contracts.removeTaskFile, removeTaskFile),
};
