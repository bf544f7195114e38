import { useComputedColorScheme } from "@mantine/core";
import { NavigationProgress, nprogress } from "@mantine/nprogress";
import { Suspense, useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration, useMatches, useNavigation } from "react-router-dom";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { secondFactorDemand } from "../../lib/session/second-factor.ts";
import { loadToaster, toasterDemand } from "../../ui/toast/toast.ts";
import { pageHandle } from "../preload.ts";
import { useIsVisitor } from "../visitor.ts";
import { AccountSkeleton } from "./account-skeleton.tsx";
import classes from "./root-layout.module.css";

const SecondFactorPrompt = lazyPart(
  async () => (await import("../../features/account/components/second-factor-prompt.tsx")).SecondFactorPrompt,
);
const Toaster = lazyPart(async () => (await loadToaster()).Toaster);

/** Around every page: progress bar, toasts, title, skip link. */
export function RootLayout() {
  const { t } = useTranslation();
  useNavigationProgress();
  useDocumentTitle();
  useThemeColor();
  const isToasterWanted = useSyncExternalStore(toasterDemand.subscribe, toasterDemand.get);
  const question = useSyncExternalStore(secondFactorDemand.subscribe, secondFactorDemand.get);
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
      {question !== null && (
        <Suspense>
          <SecondFactorPrompt question={question} />
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

function useTitle() {
  const title = pageHandle(useMatches().at(-1)?.handle)?.title;
  return useIsVisitor() && title === "home" ? "frontDoor" : title;
}

function useDocumentTitle() {
  const { t } = useTranslation();
  const title = useTitle();
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
