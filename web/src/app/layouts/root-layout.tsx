import { useComputedColorScheme } from "@mantine/core";
import { NavigationProgress, nprogress } from "@mantine/nprogress";
import { Suspense, useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useMatches, useNavigation } from "react-router-dom";
import { lazyPart } from "../../lib/lazy-part.ts";
import { loadToaster, toasterDemand } from "../../ui/toast.ts";
import { pageHandle } from "../preload.ts";
import { AccountSkeleton } from "./account-skeleton.tsx";
import classes from "./root-layout.module.css";

const Toaster = lazyPart(async () => (await loadToaster()).Toaster);

/** Around every page: progress bar, toasts, title, skip link. */
export function RootLayout() {
  const { t } = useTranslation();
  useNavigationProgress();
  useDocumentTitle();
  useThemeColor();
  const isToasterWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.get);
  return (
    <>
      <a className={classes.skip} href="#content">
        {t("action.skipToContent")}
      </a>
      <div aria-hidden>
        <NavigationProgress size={2} zIndex={500} withinPortal={false} />
      </div>
      {isToasterWanted && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
      <Suspense fallback={<AccountSkeleton />}>
        <Outlet />
      </Suspense>
      <ScrollRestoration />
    </>
  );
}

function useNavigationProgress() {
  const isPending = useNavigation().state !== "idle";
  useEffect(() => {
    if (!isPending) return undefined;
    nprogress.start();
    return () => {
      nprogress.complete();
    };
  }, [isPending]);
}

function useDocumentTitle() {
  const { t } = useTranslation();
  const title = pageHandle(useMatches().at(-1)?.handle)?.title;
  useEffect(() => {
    document.title = title === undefined ? "Janur" : `${t(`page.${title}`)} · Janur`;
  }, [t, title]);
}

/** The browser's own bar follows the scheme, as first-paint.js did for the first frame. */
function useThemeColor() {
  const scheme = useComputedColorScheme("light", { getInitialValueInEffect: false });
  useEffect(() => {
    const meta = document.querySelector('meta[name="theme-color"]');
    meta?.setAttribute("content", scheme === "dark" ? "#11110d" : "#fbfaf6");
  }, [scheme]);
}
