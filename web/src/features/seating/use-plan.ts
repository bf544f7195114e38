import { AppError } from "@janur/domain/errors";
import { seatingLimits } from "@janur/domain/limits/seating-limits";
import { changedBy, undoOfAll, type SeatingChange } from "@janur/domain/seating/seating-change";
import type { SeatingPlan } from "@janur/domain/seating/seating-plan";
import { useEffect, useEffectEvent, useMemo, useReducer, useRef } from "react";
import { NetworkError, ServerBusy } from "../../lib/calls/call-errors.ts";
import { problemText } from "../../lib/calls/problem-text.ts";
import { callHost } from "../../lib/client/callables.ts";
import { showToast } from "../../ui/toast/toast.ts";
import { nextCall, withoutArrived, type PendingChange } from "./change-queue.ts";

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
  pending: PendingChange[];
  steps: Step[];
}

type Action =
  /** `known`: the revision of the plan that the server shows; what it has need not be kept. */
  | { does: "change"; changes: readonly SeatingChange[]; step: Step | null; known: number }
  | { does: "undone" }
  | { does: "sent"; count: number; revision: number }
  | { does: "refused"; count: number };

function work({ pending, steps }: Work, action: Action): Work {
  switch (action.does) {
    case "change": {
      const added = action.changes.map((change): PendingChange => ({ change, revision: null }));
      const kept = withoutArrived(pending, action.known);
      return { pending: [...kept, ...added], steps: withStep(steps, action.step) };
    }
    case "undone":
      return { pending, steps: steps.slice(0, -1) };
    case "sent":
      return { pending: sentFirst(pending, action), steps };
    case "refused":
      return { pending: withoutFirst(pending, action.count), steps: [] };
  }
}

function withStep(steps: Step[], step: Step | null): Step[] {
  if (step === null) return steps;
  const last = steps.at(-1);
  const isSame = last !== undefined && step.about !== "" && last.about === step.about;
  if (isSame && step.at - last.at < oneStepMs) return [...steps.slice(0, -1), { ...last, at: step.at }];
  return [...steps, step].slice(-seatingLimits.undos);
}

function sentFirst(pending: PendingChange[], { count, revision }: { count: number; revision: number }) {
  let left = count;
  return pending.map((one) => {
    if (one.revision !== null || left === 0) return one;
    left -= 1;
    return { ...one, revision };
  });
}

function withoutFirst(pending: PendingChange[], count: number): PendingChange[] {
  let left = count;
  return pending.filter((one) => {
    if (one.revision !== null || left === 0) return true;
    left -= 1;
    return false;
  });
}

export interface PlanAtWork {
  /** With what was changed here, whether the server has it yet or not. */
  plan: SeatingPlan;
  change: (changes: readonly SeatingChange[], about?: string) => void;
  undo: () => void;
  canUndo: boolean;
  /** Whether something is on its way. */
  isSaving: boolean;
}

/**
 * The plan of a ceremony, which shows a change at once and tells it to the server one call after the other. Without
 * signal they wait in their order; what is refused is taken back and said.
 * @param stored as the server knows it
 */
export function usePlan(invitationId: string, stored: SeatingPlan): PlanAtWork {
  const [{ pending, steps }, dispatch] = useReducer(work, { pending: [], steps: [] });
  const isCalling = useRef(false);
  const waiting = useMemo(() => withoutArrived(pending, stored.revision), [pending, stored.revision]);
  const plan = useMemo(
    () =>
      changedBy(
        stored,
        waiting.map(({ change }) => change),
      ),
    [stored, waiting],
  );
  const call = nextCall(waiting);
  const send = useEffectEvent(async () => {
    if (isCalling.current || call.length === 0) return;
    isCalling.current = true;
    const count = call.length;
    try {
      const { revision } = await callHost("changeSeatingPlan", {
        ...{ invitationId, ceremony: stored.ceremony, changes: call },
      });
      isCalling.current = false;
      dispatch({ does: "sent", count, revision });
    } catch (error) {
      isCalling.current = false;
      if (error instanceof NetworkError || error instanceof ServerBusy) return;
      showToast({ tone: "problem", message: problemText(error) });
      dispatch({ does: "refused", count });
      if (!(error instanceof AppError)) reportError(error);
    }
  });
  const unsent = call.length;
  useEffect(() => {
    if (unsent === 0) return;
    const again = () => void send();
    again();
    const timer = setInterval(again, againMs);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [unsent, pending]);

  return {
    plan,
    change: (changes, about = "") => {
      if (changes.length === 0) return;
      dispatch({
        ...{ does: "change", changes, known: stored.revision },
        step: { undo: undoOfAll(plan, changes), about, at: Date.now() },
      });
    },
    undo: () => {
      const last = steps.at(-1);
      if (last === undefined) return;
      dispatch({ does: "undone" });
      dispatch({ does: "change", changes: last.undo, step: null, known: stored.revision });
    },
    canUndo: steps.length > 0,
    isSaving: unsent > 0,
  };
}
