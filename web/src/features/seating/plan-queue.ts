import { AppError } from "@janur/domain/errors";
import { seatingLimits } from "@janur/domain/limits/seating-limits";
import type { SeatingChange } from "@janur/domain/seating/seating-change";
import { NetworkError, ServerBusy } from "../../lib/calls/call-errors.ts";
import { unsentMark } from "../../lib/storage/unsent.ts";
import { inCalls, nextCall, withoutArrived, type PendingChange } from "./change-queue.ts";

/** Changes of one thing that follow each other so soon are one step back. */
const oneStepMs = 1_200;
/** Between two tries without signal. */
const againMs = 3_000;

interface Step {
  undo: SeatingChange[];
  /** What it was about, where a later change of the same continues it. */
  about: string;
  at: number;
}

interface Work {
  pending: readonly PendingChange[];
  steps: readonly Step[];
}

export interface PlanQueue {
  snapshot: () => Work;
  subscribe: (listener: () => void) => () => void;
  /**
   * Tells the server, after what was changed before.
   * @param known the revision of the plan that the server shows; what it has need not be kept
   */
  change: (changes: readonly SeatingChange[], known: number, step: Step | null) => void;
  /** Takes the last step off. @returns what takes it back */
  takeStep: () => SeatingChange[];
}

interface PlanQueueOptions {
  call: (changes: SeatingChange[]) => Promise<{ revision: number }>;
  refuse: (error: unknown) => void;
  /** Whether somebody looks at it, or the server does not have all of it yet. */
  hold: (isHeld: boolean) => void;
}

/**
 * The changes of one plan, told one call after the other. Without signal they wait in their order; what is refused is
 * taken back. It goes on when the page of the plan is left: nothing that was seen to be done is lost with it.
 */
export function createPlanQueue({ call, refuse, hold }: PlanQueueOptions): PlanQueue {
  let work: Work = { pending: [], steps: [] };
  let isCalling = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const mark = unsentMark();
  const listeners = new Set<() => void>();
  const isUnsent = () => work.pending.some(({ revision }) => revision === null);
  const wake = () => void send();

  const set = (next: Work) => {
    work = next;
    for (const listener of listeners) listener();
    mark(isUnsent());
    if (isUnsent()) window.addEventListener("online", wake);
    else window.removeEventListener("online", wake);
    hold(isUnsent() || listeners.size > 0);
  };

  async function send(): Promise<void> {
    const changes = nextCall(work.pending);
    if (isCalling || changes.length === 0) return;
    clearTimeout(timer);
    isCalling = true;
    const outcome = await call(changes).catch((error: unknown) => ({ error }));
    isCalling = false;
    if ("revision" in outcome) {
      set({ ...work, pending: sentFirst(work.pending, changes.length, outcome.revision) });
    } else if (outcome.error instanceof NetworkError || outcome.error instanceof ServerBusy) {
      timer = setTimeout(wake, againMs);
      return;
    } else {
      refuse(outcome.error);
      set({ pending: withoutFirst(work.pending, changes.length), steps: [] });
      if (!(outcome.error instanceof AppError)) reportError(outcome.error);
    }
    wake();
  }

  return {
    snapshot: () => work,
    subscribe: (listener) => {
      listeners.add(listener);
      hold(true);
      return () => {
        listeners.delete(listener);
        hold(isUnsent() || listeners.size > 0);
      };
    },
    change: (changes, known, step) => {
      const added = inCalls(changes).map((change): PendingChange => ({ change, revision: null }));
      const pending = [...withoutArrived(work.pending, known), ...added];
      set({ pending, steps: withStep(work.steps, step) });
      // What comes in one go is told in one.
      queueMicrotask(wake);
    },
    takeStep: () => {
      const last = work.steps.at(-1);
      if (last !== undefined) set({ ...work, steps: work.steps.slice(0, -1) });
      return last?.undo ?? [];
    },
  };
}

function withStep(steps: readonly Step[], step: Step | null): readonly Step[] {
  if (step === null) return steps;
  const last = steps.at(-1);
  const isSame = last !== undefined && step.about !== "" && last.about === step.about;
  if (isSame && step.at - last.at < oneStepMs) return [...steps.slice(0, -1), { ...last, at: step.at }];
  return [...steps, step].slice(-seatingLimits.undos);
}

function sentFirst(pending: readonly PendingChange[], count: number, revision: number): PendingChange[] {
  let left = count;
  return pending.map((one) => {
    if (one.revision !== null || left === 0) return one;
    left -= 1;
    return { ...one, revision };
  });
}

function withoutFirst(pending: readonly PendingChange[], count: number): PendingChange[] {
  let left = count;
  return pending.filter((one) => {
    if (one.revision !== null || left === 0) return true;
    left -= 1;
    return false;
  });
}
