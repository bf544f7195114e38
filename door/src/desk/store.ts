import { useEffect, useReducer, useRef } from "preact/hooks";

/** What is known at this moment, and who wants to hear when that changes. */
export interface Store<State> {
  get: () => State;
  set: (change: Partial<State>) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<State extends object>(first: State): Store<State> {
  let state = first;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Paints again when the part of the state that `choose` takes is another. */
export function useStore<State extends object, Part>(
  store: Store<State>,
  choose: (state: State) => Part,
): Part {
  const [, paint] = useReducer((count: number) => count + 1, 0);
  const part = choose(store.get());
  const painted = useRef({ choose, part });
  painted.current = { choose, part };
  useEffect(() => {
    const look = () => {
      const { choose: latest, part: known } = painted.current;
      if (!Object.is(latest(store.get()), known)) paint(null);
    };
    // Something may have changed between painting and now.
    look();
    return store.subscribe(look);
  }, [store]);
  return part;
}
