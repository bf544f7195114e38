import type { Content } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { isFormatted } from "@janur/domain/content/sections/rich-text";
import type { ContentDifference } from "@janur/domain/content/merge/content-difference";
import { contentDifferences, mergeContent } from "@janur/domain/content/merge/merge-content";

/** One change that this editor made. */
interface Step {
  before: Content;
  after: Content;
  /** The one text that was changed, as `sections.3.greeting.id`, or what was drawn; null for any other change. */
  place: string | null;
  /** When it was changed last, in ms. */
  at: number;
}

/** A draft in which one step was taken back, or made again. */
export interface Returned {
  content: Content;
  /** What is not as it was. */
  differences: readonly ContentDifference[];
}

export interface DraftHistory {
  snapshot: () => HistorySnapshot;
  subscribe: (listener: () => void) => () => void;
  /**
   * Notes a change that the person made.
   * @param place what goes on at one place without a pause is one step; null for a step of its own. By default a text
   */
  record: (before: Content, after: Content, place?: string | null) => void;
  /** `current` without the latest change; null when there is none that can be seen. */
  undo: (current: Content) => Returned | null;
  /** `current` with what was taken back last; null when there is nothing. */
  redo: (current: Content) => Returned | null;
}

export interface HistorySnapshot {
  canUndo: boolean;
  canRedo: boolean;
}

/**
 * The changes of one open editor, over all sections, newest last. A step is
 * taken back by merging, so that what others wrote meanwhile stays.
 * @param now the clock, in ms
 */
export function createDraftHistory(now: () => number = Date.now): DraftHistory {
  let done: Step[] = [];
  let undone: Step[] = [];
  let current: HistorySnapshot = { canUndo: false, canRedo: false };
  const listeners = new Set<() => void>();
  const tell = () => {
    const next = { canUndo: done.length > 0, canRedo: undone.length > 0 };
    if (next.canUndo === current.canUndo && next.canRedo === current.canRedo) return;
    current = next;
    for (const listener of listeners) listener();
  };

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    record: (before, after, place = textPlace(before, after)) => {
      const step = { before, after, place, at: now() };
      const last = done.at(-1);
      if (undone.length === 0 && last !== undefined && isContinued(last, step)) {
        done[done.length - 1] = { ...step, before: last.before };
      } else done = [...done, step].slice(-limits.content.undo.steps);
      undone = [];
      tell();
    },
    undo: (content) => {
      for (let step = done.pop(); step !== undefined; step = done.pop()) {
        undone.push(step);
        const returned = withStep(content, step.after, step.before);
        if (returned !== null) {
          tell();
          return returned;
        }
      }
      tell();
      return null;
    },
    redo: (content) => {
      for (let step = undone.pop(); step !== undefined; step = undone.pop()) {
        done.push(step);
        const returned = withStep(content, step.before, step.after);
        if (returned !== null) {
          tell();
          return returned;
        }
      }
      tell();
      return null;
    },
  };
}

function isContinued(last: Step, step: Step): boolean {
  return (
    step.place !== null &&
    step.place === last.place &&
    isUntouched(step.before, last.after) &&
    step.at - last.at < limits.content.undo.pauseMs
  );
}

/** By identity of the parts: a copy of a content is the same. */
function isUntouched(one: Content, other: Content): boolean {
  return (
    one.sections === other.sections &&
    one.sides === other.sides &&
    one.theme === other.theme &&
    one.languages === other.languages
  );
}

/**
 * `content` with the step from `from` to `to`; a text that somebody has changed since stays theirs. Null where nothing
 * of it is to be seen.
 */
export function withStep(content: Content, from: Content, to: Content): Returned | null {
  const merged = isUntouched(content, from)
    ? to
    : mergeContent({ base: from, mine: content, theirs: to }).content;
  const differences = contentDifferences(content, merged);
  const isMoved = merged.sections.some(({ id }, index) => content.sections[index]?.id !== id);
  return differences.length > 0 || isMoved ? { content: merged, differences } : null;
}

/** The path of the one text that differs, found by identity; null where more, or something else, was changed. */
function textPlace(before: Content, after: Content): string | null {
  const { sections: old, sides: oldSides, ...others } = before;
  const { sections, sides, ...rest } = after;
  const isElsewhere = Object.entries(rest).some(([key, value]) => Reflect.get(others, key) !== value);
  if (isElsewhere) return null;
  if (sides === oldSides) return textPath(old, sections, "sections");
  return old === sections ? textPath(oldSides, sides, "sides") : null;
}

function textPath(before: unknown, after: unknown, path: string): string | null {
  // A text that gets its first look, or loses its last one, is a step of its own.
  if (isText(before) && isText(after)) return typeof before === typeof after ? path : null;
  if (!isParts(before) || !isParts(after)) return null;
  const keys = Object.keys(after);
  if (keys.length !== Object.keys(before).length) return null;
  const all = keys.filter((key) => before[key] !== after[key]);
  // A full name that only repeats the nickname is typed with it.
  const isRepeated = before["fullName"] === before["nickname"] && after["fullName"] === after["nickname"];
  const changed = isRepeated ? all.filter((key) => key !== "fullName") : all;
  const [key] = changed;
  return key === undefined || changed.length > 1 ? null : textPath(before[key], after[key], `${path}.${key}`);
}

function isText(value: unknown): boolean {
  return typeof value === "string" || isFormatted(value);
}

function isParts(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
