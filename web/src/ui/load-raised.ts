import { loadQuietly } from "../lib/stale-build.ts";

const dialog = () => import("./raised-dialog.tsx");
const sheet = () => import("./raised-sheet.tsx");
const menu = () => import("./open-row-menu.tsx");

/** Dialogs, sheets and menus, which no page shows at first: pages fetch them when they rest, or when one opens. */
export const loadRaised = { dialog, sheet, menu } as const;

/** Fetches them ahead of the first click, so that one opens at once and without a signal, too. */
export async function warmRaised(): Promise<void> {
  await loadQuietly(() => Promise.all([dialog(), sheet(), menu()]));
}
