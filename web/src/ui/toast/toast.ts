import type { Toast } from "./toaster.tsx";

let isWanted = false;
const listeners = new Set<() => void>();

export const loadToaster = () => import("./toaster.tsx");

/** Whether the place for toasts has to be on the page; it comes with the first one. */
export const toasterDemand = {
  get: () => isWanted,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows a message for 50 s with a close button, evicting the oldest where the place is taken. */
export function showToast(toast: Toast): void {
  loadToaster().then(
    ({ show }) => {
      isWanted = true;
      for (const listener of listeners) listener();
      show(toast);
    },
    () => {
      // Without its code there is no toast; the shell fetches it at start, so that this needs a broken deployment.
    },
  );
}

/** Takes a message away that would lie over the first field of what opens now. */
export function makeRoom(): void {
  if (!isWanted) return;
  void loadToaster().then(({ hideRead }) => {
    hideRead();
  });
}

/** Takes a message away whose matter is settled. */
export function hideToast(id: string): void {
  loadToaster().then(
    ({ hide }) => {
      hide(id);
    },
    () => {
      // What was never fetched shows nothing.
    },
  );
}
