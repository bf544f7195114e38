/** What a sign-in waits for: the code of an authenticator. */
export interface SecondFactorQuestion {
  /** @throws Firebase Auth's error for a wrong code; the question stands */
  confirm: (code: string) => Promise<void>;
  cancel: () => void;
}

let question: SecondFactorQuestion | null = null;
const listeners = new Set<() => void>();

/** The question that the page has to ask, if any. A store of its own, because every form that signs in may come to it. */
export const secondFactorDemand = {
  get: () => question,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (next: SecondFactorQuestion | null) => {
    question = next;
    for (const listener of listeners) listener();
  },
};
