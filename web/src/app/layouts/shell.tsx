import { QueryClientProvider } from "@tanstack/react-query";
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation, useNavigate } from "react-router-dom";
import { lazyPart } from "../../lib/browser/lazy-part.ts";
import { queryClient } from "../../lib/client/query-client.ts";
import { readStored, writeStored } from "../../lib/storage/preferences.ts";
import { useSession } from "../../lib/session/session.ts";
import { Wordmark } from "../../ui/art/anyaman.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PreloadLink } from "../../ui/layout/preload-link.tsx";
import { RenderBoundary } from "../../ui/error/render-boundary.tsx";
import { loadToaster } from "../../ui/toast/toast.ts";
import { useMenu, type MenuEntry } from "../menu.ts";
import { appPaths, signInPath } from "../paths.ts";
import type * as Palette from "../shell/command-palette.tsx";
import { BackLink } from "../shell/back-link.tsx";
import bottomBar from "../shell/bottom-bar.module.css";
import { MainBarEntries } from "../shell/main-bar-entries.tsx";
import { MenuLink } from "../shell/menu-link.tsx";
import { NotificationBell } from "../shell/notification-bell.tsx";
import { useOpenInvitation } from "../shell/use-open-invitation.ts";
import { useShortcuts } from "../shell/use-shortcuts.ts";
import { UserMenu } from "../shell/user-menu.tsx";
import { ShellSkeleton } from "./shell-skeleton.tsx";
import classes from "./shell.module.css";

let palette: typeof Palette | null = null;
const loadPalette = async () => (palette ??= await import("../shell/command-palette.tsx"));
const CommandPalette = lazyPart(async () => (await loadPalette()).CommandPalette);
const SyncSettings = lazyPart(
  async () => (await import("../../features/account-settings/components/sync-settings.tsx")).SyncSettings,
);
// A menu that could not be fetched leaves the page itself as it is.
const InvitationEntries = lazy<ComponentType<{ invitationId: string; isCollapsed: boolean }>>(() =>
  import("../shell/invitation-menu.tsx").then(
    (module) => ({ default: module.InvitationEntries }),
    () => ({ default: () => null }),
  ),
);
const InvitationBarEntries = lazy<ComponentType<{ invitationId: string }>>(() =>
  import("../shell/invitation-menu.tsx").then(
    (module) => ({ default: module.InvitationBarEntries }),
    () => ({ default: () => null }),
  ),
);
// What waits until the page is there.
const ConnectionNotice = lazyPart(
  async () => (await import("../shell/connection-notice.tsx")).ConnectionNotice,
);
const WarmParts = lazyPart(async () => (await import("../shell/warm-parts.tsx")).WarmParts);
const ShortcutDrawer = lazyPart(async () => (await import("../shell/shortcut-drawer.tsx")).ShortcutDrawer);

/** As it stands on the keyboard. */
const paletteShortcut = navigator.userAgent.includes("Mac") ? "⌘K" : "Ctrl K";

const collapsedKey = "janur.sidebarCollapsed";

/** The guard and the frame of the authenticated group. Loaders sent signed-out visitors away before; this follows later changes. */
export function Shell() {
  const session = useSession();
  const location = useLocation();
  if (session.status === "loading") return <ShellSkeleton />;
  if (session.status === "signed-out") {
    const target = location.pathname + location.search + location.hash;
    return <Navigate to={session.wasAsked ? appPaths.signIn : signInPath(target)} replace />;
  }
  if (session.isClosed) return <Navigate to={appPaths.accountClosed} replace />;
  return (
    <QueryClientProvider client={queryClient}>
      <Frame />
    </QueryClientProvider>
  );
}

function Frame() {
  const { t } = useTranslation();
  const [isCollapsed, setCollapsed] = useState(() => readStored("localStorage", collapsedKey) === "yes");
  const [isPaletteWanted, setPaletteWanted] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const navigate = useNavigate();

  const openPalette = () => {
    setPaletteWanted(true);
    // Opened with the key itself once it is there: what is typed next must not meet the last look for a page going away.
    if (palette !== null) palette.openCommandPalette();
    else
      void loadPalette().then(({ openCommandPalette }) => {
        openCommandPalette();
      });
  };
  useShortcuts({
    openPalette,
    openDrawer: () => {
      setDrawerOpen(true);
    },
    create: () => void navigate(appPaths.newInvitation),
  });
  useEffect(() => {
    // A toast may have to say that the connection is gone: its code comes with the first touch, before anything can fail.
    const load = () => {
      loadToaster().catch(() => undefined);
    };
    const once = { once: true, passive: true };
    window.addEventListener("pointermove", load, once);
    window.addEventListener("pointerdown", load, once);
    window.addEventListener("keydown", load, once);
    return () => {
      window.removeEventListener("pointermove", load);
      window.removeEventListener("pointerdown", load);
      window.removeEventListener("keydown", load);
    };
  }, []);

  const toggleSidebar = () => {
    writeStored("localStorage", collapsedKey, isCollapsed ? null : "yes");
    setCollapsed(!isCollapsed);
  };

  return (
    <div className={classes.shell} data-collapsed={isCollapsed || undefined}>
      <RenderBoundary place="unseen">
        <Suspense>
          <SyncSettings />
        </Suspense>
      </RenderBoundary>
      <Sidebar isCollapsed={isCollapsed} onToggle={toggleSidebar} />
      <div className={classes.column}>
        <header className={classes.header}>
          <BackLink>
            <PreloadLink to={appPaths.home} className={classes.phoneBrand} aria-label="Janur">
              <Wordmark size={28} withName />
            </PreloadLink>
          </BackLink>
          <div className={classes.spacer} />
          <button
            type="button"
            className={classes.search}
            onClick={openPalette}
            aria-keyshortcuts="Control+K Meta+K"
          >
            <Icon of={IconSearch} />
            <span>{t("menu.search")}</span>
            <kbd aria-hidden>{paletteShortcut}</kbd>
          </button>
          <NotificationBell />
          <UserMenu />
        </header>
        <Suspense>
          <ConnectionNotice />
        </Suspense>
        <Suspense>
          <WarmParts />
        </Suspense>
        <main className={classes.main} id="content" tabIndex={-1}>
          <div className={classes.content}>
            <Suspense>
              <Outlet />
            </Suspense>
          </div>
        </main>
        <BottomBar />
      </div>
      {isPaletteWanted && (
        <RenderBoundary place="overlay">
          <Suspense>
            <CommandPalette />
          </Suspense>
        </RenderBoundary>
      )}
      {isDrawerOpen && (
        <RenderBoundary place="overlay">
          <Suspense>
            <ShortcutDrawer
              onClose={() => {
                setDrawerOpen(false);
              }}
            />
          </Suspense>
        </RenderBoundary>
      )}
    </div>
  );
}

/** Inside an invitation its own menu stands in place of the main one. */
function Sidebar({ isCollapsed, onToggle }: { isCollapsed: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  const invitationId = useOpenInvitation();
  const toggleLabel = t(isCollapsed ? "menu.expand" : "menu.collapse");
  const ToggleIcon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className={classes.sidebar} aria-label={t(invitationId === null ? "menu.main" : "menu.invitation")}>
      <div className={classes.top}>
        <PreloadLink to={appPaths.home} className={classes.brand} aria-label="Janur">
          <Wordmark size={32} withName={!isCollapsed} />
        </PreloadLink>
        <button
          type="button"
          className={classes.toggle}
          onClick={onToggle}
          aria-label={toggleLabel}
          title={toggleLabel}
        >
          <Icon of={ToggleIcon} />
        </button>
      </div>
      {invitationId === null ? (
        <MainEntries isCollapsed={isCollapsed} />
      ) : (
        <Suspense fallback={<div className={classes.entries} />}>
          <InvitationEntries invitationId={invitationId} isCollapsed={isCollapsed} />
        </Suspense>
      )}
    </nav>
  );
}

function MainEntries({ isCollapsed }: { isCollapsed: boolean }) {
  const { daily, foot } = useMenu();
  return (
    <>
      <Entries entries={daily} isCollapsed={isCollapsed} className={classes.entries} />
      <Entries entries={foot} isCollapsed={isCollapsed} className={classes.foot} />
    </>
  );
}

interface EntriesProps {
  entries: readonly MenuEntry[];
  isCollapsed: boolean;
  className: string | undefined;
}

function Entries({ entries, isCollapsed, className }: EntriesProps) {
  const { t } = useTranslation();
  return (
    <ul className={className}>
      {entries.map(({ path, title, ...entry }) => (
        <li key={path}>
          <MenuLink to={path} label={t(`page.${title}`)} isCollapsed={isCollapsed} {...entry} />
        </li>
      ))}
    </ul>
  );
}

function BottomBar() {
  const { t } = useTranslation();
  const invitationId = useOpenInvitation();
  return (
    <nav className={bottomBar.bar} aria-label={t(invitationId === null ? "menu.main" : "menu.invitation")}>
      {invitationId === null ? (
        <MainBarEntries />
      ) : (
        <Suspense>
          <InvitationBarEntries invitationId={invitationId} />
        </Suspense>
      )}
    </nav>
  );
}
