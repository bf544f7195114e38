import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { useEffect, useMemo } from "react";
import { RouterProvider } from "react-router-dom";
import { applyDeviceSettings, useDeviceSetting } from "../lib/storage/device-settings.ts";
import { preferenceKeys, setGone } from "../lib/storage/preferences.ts";
import { getSession, subscribeToSession } from "../lib/session/session.ts";
import { PreloadContext } from "../ui/layout/preload-link.tsx";
import { RenderBoundary } from "../ui/error/render-boundary.tsx";
import { cssVariables, theme } from "../ui/theme.ts";
import { preloadPath } from "./preload.ts";
import { router } from "./router.tsx";
import { RoutesContext } from "./shell/use-routes.ts";
import { forgetAccounts } from "./forget-accounts.ts";

const colorSchemeManager = localStorageColorSchemeManager({ key: preferenceKeys.colorScheme });

const preload = (path: string) => {
  preloadPath(router.routes, path);
};

export function App() {
  useForgetOnAccountChange();
  return (
    <MantineProvider
      theme={useAccentedTheme()}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <RenderBoundary place="everything">
        <PreloadContext value={preload}>
          <RoutesContext value={router.routes}>
            <RouterProvider router={router} />
          </RoutesContext>
        </PreloadContext>
      </RenderBoundary>
    </MantineProvider>
  );
}

/** The theme in the accent that the person has chosen; a word that is no colour of ours is passed over. */
function useAccentedTheme() {
  const accent = useDeviceSetting("accent") ?? "";
  return useMemo(
    () => (accent in (theme.colors ?? {}) ? { ...theme, primaryColor: accent } : theme),
    [accent],
  );
}

/** Nothing that one person loaded or typed is left for the next one on the same device (docs/security.md). */
function useForgetOnAccountChange() {
  useEffect(() => {
    let lastUid: string | null = null;
    const follow = () => {
      const session = getSession();
      const uid = session.status === "signed-in" ? session.user.uid : null;
      if (uid === lastUid) return;
      const hasLeft = lastUid !== null;
      if (lastUid !== null) setGone(lastUid, true);
      if (uid !== null) setGone(uid, false);
      forgetAccounts(uid, { hasLeft, keepsWaiting: session.status === "signed-out" && !session.wasAsked });
      if (hasLeft)
        applyDeviceSettings({
          accent: null,
          textSize: null,
          density: null,
          hiddenMenu: null,
          hiddenHome: null,
        });
      lastUid = uid;
    };
    follow();
    return subscribeToSession(follow);
  }, []);
}
