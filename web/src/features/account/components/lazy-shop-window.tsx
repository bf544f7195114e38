import type { ThemeId } from "@janur/domain/content/theme";
import { lazy, Suspense, type ComponentType, type ReactNode } from "react";
import { useAfterLoad } from "../../../lib/browser/use-after-load.ts";

/** Themes and covers weigh more than the form; they never stand in its way. */
const ShopWindow = lazy<ComponentType<{ themes: readonly ThemeId[] }>>(() =>
  import("./shop-window.tsx").then(
    (module) => ({ default: module.ShopWindow }),
    () => ({ default: () => null }),
  ),
);

/** The same once the page is at rest; `fallback` until then, and without signal nothing. */
export function LazyShopWindow({ themes, fallback }: { themes: readonly ThemeId[]; fallback: ReactNode }) {
  if (!useAfterLoad()) return fallback;
  return (
    <Suspense fallback={fallback}>
      <ShopWindow themes={themes} />
    </Suspense>
  );
}
