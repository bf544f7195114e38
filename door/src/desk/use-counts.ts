import { useEffect, useState } from "preact/hooks";
import { countsOf, type Counts } from "./attendees.ts";
import { currentCeremony, currentLog, desk } from "./desk.ts";

/** Folding the whole evening waits until the verdict stands. */
const afterMs = 150;

/** How many are in, a moment after the last event. */
export function useCounts(): Counts {
  const [counts, setCounts] = useState<Counts>({ invitations: 0, people: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known: unknown[] = [];
    const look = () => {
      const state = desk.get();
      const now = [currentLog(state), state.list, currentCeremony(state)?.id];
      if (now.every((part, index) => part === known[index])) return;
      known = now;
      clearTimeout(timer);
      timer = setTimeout(() => {
        setCounts(countsOf(currentLog(desk.get()), state.list, currentCeremony(state)?.id ?? ""));
      }, afterMs);
    };
    look();
    const stop = desk.subscribe(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return counts;
}
