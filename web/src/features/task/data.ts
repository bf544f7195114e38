import { AppError } from "@janur/domain/errors";
import { paths } from "@janur/domain/paths";
import { taskSchema, type Task, type TaskInput } from "@janur/domain/task/task";
import { taskLimits } from "@janur/domain/limits/task-limits";
import { inChunks } from "@janur/domain/list/in-chunks";
import {
  collection,
  doc,
  getDocsFromServer,
  increment,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
  writeBatch,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase/firestore";
import { newDocumentId } from "../../lib/browser/new-document-id.ts";
import { readConverter } from "../../lib/firebase/documents.ts";
import { firestore } from "../../lib/firebase/firestore.ts";
import { listenToQuery, readError } from "../../lib/firebase/listen.ts";
import { commitPaced } from "../../lib/firebase/paced.ts";
import type { Subscribe } from "../../lib/query/live-query.ts";
import { countUnsent } from "../../lib/storage/unsent.ts";
import { inTurn, isBeyond } from "./count-data.ts";
import { newerOf, isGapless } from "./live-tasks.ts";

const converter = readConverter(taskSchema);

/** The latest change first: whatever changes comes to the top, where it is listened to. */
function tasksOf(invitationId: string): Query<Task> {
  return query(
    collection(firestore, paths.tasks()).withConverter(converter),
    where("invitationId", "==", invitationId),
    orderBy("updatedAt", "desc"),
  );
}

/**
 * All tasks of an invitation, live. The rules allow lists of 100, so the
 * latest 100 changes are listened to; older tasks are read once, page by page,
 * and again when more has changed than the listener could show.
 */
export function watchTasks(invitationId: string): Subscribe<Task[]> {
  return (next, fail) => {
    let known = new Map<string, Task>();
    let isEnded = false;
    const deliver = () => {
      next([...known.values()].filter(({ deletedAt }) => deletedAt === null));
    };
    const stop = listenToQuery(query(tasksOf(invitationId), limit(taskLimits.read)))((latest) => {
      const isComplete = isGapless(known, latest);
      if (latest.length < taskLimits.read) known = new Map<string, Task>();
      for (const task of latest) known.set(task.id, task);
      if (isComplete) {
        deliver();
        return;
      }
      readAll(invitationId).then(
        (all) => {
          if (isEnded) return;
          for (const task of all) known.set(task.id, newerOf(known.get(task.id), task));
          deliver();
        },
        (error: unknown) => {
          if (!isEnded) fail(readError(error));
        },
      );
    }, fail);
    return () => {
      isEnded = true;
      stop();
    };
  };
}

async function readAll(invitationId: string): Promise<Task[]> {
  const tasks: Task[] = [];
  for (let last: QueryDocumentSnapshot<Task> | null = null; ;) {
    const page: Query<Task> = query(
      tasksOf(invitationId),
      ...(last === null ? [] : [startAfter(last)]),
      limit(taskLimits.read),
    );
    const { docs } = await getDocsFromServer(page);
    tasks.push(...docs.map((document) => document.data()));
    last = docs.at(-1) ?? null;
    if (docs.length < taskLimits.read) return tasks;
  }
}

/** What is written into one task; nothing else of it is touched. */
export type TaskChange = Partial<TaskInput> & { order?: string; isDeleted?: boolean };

/** A task that is not there yet. */
export interface NewTask extends TaskInput {
  id: string;
  invitationId: string;
  order: string;
}

export function newTaskId(): string {
  return newDocumentId();
}

async function inBatches<Item>(
  items: readonly Item[],
  add: (batch: ReturnType<typeof writeBatch>, items: readonly Item[]) => void,
): Promise<void> {
  const commits: Promise<void>[] = [];
  for (const part of inChunks(items, taskLimits.batch)) {
    const batch = writeBatch(firestore);
    add(batch, part);
    commits.push(batch.commit());
  }
  await countUnsent(Promise.all(commits));
}

/**
 * Adds tasks to one invitation, with their count. Resolves when the server has
 * them, which without signal is later.
 * @throws AppError `task/limit-reached`, FirebaseError when the rules refuse
 */
export async function createTasks(
  uid: string,
  invitationId: string,
  tasks: readonly NewTask[],
): Promise<void> {
  const counted = paths.taskCount(invitationId);
  try {
    await inBatches(tasks, (batch, some) => {
      for (const task of some) {
        batch.set(doc(firestore, paths.task(task.id)), {
          ...task,
          isTaken: task.assignee === uid,
          createdBy: uid,
          createdAt: serverTimestamp(),
          updatedAt: serverTimestamp(),
          deletedAt: null,
        });
      }
      const count = {
        ids: some.map(({ id }) => id),
        at: serverTimestamp(),
        count: increment(some.length),
      };
      batch.set(doc(firestore, counted), count, { merge: true });
    });
  } catch (error) {
    const isFull = await isBeyond(error, counted, tasks.length, taskLimits.perInvitation);
    throw isFull ? new AppError("task/limit-reached") : error;
  }
}

/** The same for changes, by the task's id. What was changed faster than an account may, as after hours without signal, goes in its turn. */
export async function changeTasks(uid: string, changes: ReadonlyMap<string, TaskChange>): Promise<void> {
  const parts = [...inChunks([...changes], taskLimits.batch)].map((some) =>
    inTurn(uid, () =>
      commitPaced(
        uid,
        some.map(([taskId]) => taskId),
        (batch) => {
          for (const [taskId, { isDeleted, ...change }] of some) {
            batch.update(doc(firestore, paths.task(taskId)), {
              ...change,
              ...(change.assignee === undefined ? {} : { isTaken: change.assignee === uid }),
              ...(isDeleted === undefined ? {} : { deletedAt: isDeleted ? serverTimestamp() : null }),
              updatedAt: serverTimestamp(),
            });
          }
        },
      ),
    ),
  );
  await countUnsent(Promise.all(parts));
}
