import {
  IconChartBar,
  IconChecklist,
  IconHelpCircle,
  IconHome2,
  IconIdBadge2,
  IconMailOpened,
  IconMessages,
  IconPencil,
  IconPlugConnected,
  IconSettings,
  IconUser,
  IconUsers,
  type Icon,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { useIsHidden } from "../lib/device-settings.ts";
import { useSignedIn } from "../lib/session/session.ts";
import type { PageTitle } from "./page.ts";
import { appPaths } from "./paths.ts";
import { UnreadChats } from "./shell/unread-chats.tsx";

export interface MenuEntry {
  path: string;
  title: PageTitle;
  icon: Icon;
  /** Current only on exactly this path, not below it. */
  isExact?: boolean;
  /** How much is new there. */
  News?: ComponentType;
}

/** Sidebar, bottom bar and palette show this list: only what exists. The bottom bar shows the first four. */
export const menu: readonly MenuEntry[] = [
  { path: appPaths.home, title: "home", icon: IconHome2, isExact: true },
  { path: appPaths.invitations, title: "invitations", icon: IconMailOpened },
  { path: appPaths.tasks, title: "tasks", icon: IconChecklist },
  { path: appPaths.chats, title: "chats", icon: IconMessages, News: UnreadChats },
  { path: appPaths.unfinished, title: "unfinished", icon: IconPencil },
  { path: appPaths.dashboard, title: "dashboard", icon: IconChartBar },
  { path: appPaths.apps, title: "apps", icon: IconPlugConnected },
  { path: appPaths.aboutMe, title: "aboutMe", icon: IconIdBadge2 },
  { path: appPaths.profile, title: "profile", icon: IconUser },
  { path: appPaths.helpCenter, title: "helpCenter", icon: IconHelpCircle },
  { path: appPaths.settings, title: "settings", icon: IconSettings },
];

const staffMenu: readonly MenuEntry[] = [{ path: appPaths.users, title: "users", icon: IconUsers }];

/** The menu without what the person has hidden. */
export function useMenu(): readonly MenuEntry[] {
  const isHidden = useIsHidden("hiddenMenu");
  return useWholeMenu().filter(({ title }) => !isHidden(title));
}

/** All that the person may open, hidden or not, as the palette shows it. */
export function useWholeMenu(): readonly MenuEntry[] {
  return useSignedIn().isAdmin ? [...menu, ...staffMenu] : menu;
}
