import type { DoorPicture } from "@janur/domain/door/door-picture";
import { limits } from "@janur/domain/limits";

/** Longest curve that is drawn with its empty steps: a day. A clock that is days off must not draw hundreds. */
const mostSteps = 48;

/** The curve with the half hours in which nobody came, and how many were in after each. */
export function halfHours(curve: DoorPicture["curve"]): { from: number; people: number; total: number }[] {
  const [first, last] = [curve[0], curve.at(-1)];
  if (first === undefined || last === undefined) return [];
  const count = (last.from - first.from) / limits.door.stepMs + 1;
  const people = new Map(curve.map((step) => [step.from, step.people]));
  const steps =
    count > mostSteps
      ? curve.map(({ from }) => from)
      : Array.from({ length: count }, (_, index) => first.from + index * limits.door.stepMs);
  let total = 0;
  return steps.map((from) => {
    total += people.get(from) ?? 0;
    return { from, people: people.get(from) ?? 0, total };
  });
}

/** Which of several devices each gate is, where the same person held more than one; null where they held one. */
export function gateNumbers(gates: readonly { by: string }[]): (number | null)[] {
  return gates.map(({ by }, index) => {
    const same = gates.filter((gate) => gate.by === by).length;
    return same === 1 ? null : gates.slice(0, index + 1).filter((gate) => gate.by === by).length;
  });
}
