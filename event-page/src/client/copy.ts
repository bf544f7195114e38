import { say, tell } from "./page.ts";

/** Copies the digits of an account, and only after a tap on its own button. */
export async function copyNumber({ target }: Event): Promise<void> {
  if (!(target instanceof HTMLElement)) return;
  const { copy } = target.dataset;
  if (!copy) return;
  try {
    await navigator.clipboard.writeText(copy);
    tell(target, say("number"));
  } catch {
    // The number itself stands above the button.
    tell(target, copy);
  }
}
