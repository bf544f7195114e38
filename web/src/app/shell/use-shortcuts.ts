import { useHotkeys } from "@mantine/hooks";

interface Shortcuts {
  openPalette: () => void;
  openDrawer: () => void;
  create: () => void;
}

/** The keys of shortcut-sheet.tsx, wherever somebody is in the application. */
export function useShortcuts({ openPalette, openDrawer, create }: Shortcuts): void {
  // Works inside fields too.
  useHotkeys([["mod+K", openPalette]], []);
  useHotkeys([
    ["shift+?", openDrawer],
    ["N", create],
    ["/", focusSearch],
  ]);
}

/** The page's own search field, if it has one. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}
