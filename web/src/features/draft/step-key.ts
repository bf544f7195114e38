/** One step back or forth in the history of a draft. */
export type StepKey = "undo" | "redo";

/**
 * Which step a key asks for: Ctrl or Cmd with Z, with Shift or Y for the other
 * way. Dialogs hold texts that are not in the draft yet: their fields keep
 * what the browser does with these keys.
 */
export function stepKeyOf(event: KeyboardEvent): StepKey | null {
  const isMeant = (event.ctrlKey || event.metaKey) && !event.altKey && !event.isComposing;
  if (!isMeant || event.defaultPrevented) return null;
  if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return null;
  const key = event.key.toLowerCase();
  if (key === "y") return "redo";
  if (key !== "z") return null;
  return event.shiftKey ? "redo" : "undo";
}
