import {
  IconChartBar,
  IconChecklist,
  IconGift,
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
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import { useIsHidden } from "../lib/storage/device-settings.ts";
import { useSignedIn } from "../lib/session/session.ts";
import type { PageTitle } from "./page.ts";
import { appPaths } from "./paths.ts";
import { OpenTasks } from "./shell/open-tasks.tsx";
import { UnreadChats } from "./shell/unread-chats.tsx";

export interface MenuEntry {
  path: string;
  title: PageTitle;
  icon: TablerIcon;
  /** Current only on exactly this path, not below it. */
  isExact?: boolean;
  /** Where it is current as well. */
  also?: readonly string[];
  /** How much is new there. */
  News?: ComponentType;
}

/** What is used daily: sidebar, bottom bar and the palette show it. */
export const menu: readonly MenuEntry[] = [
  { path: appPaths.home, title: "home", icon: IconHome2, isExact: true },
  {
    path: appPaths.invitations,
    title: "invitations",
    icon: IconMailOpened,
    also: [appPaths.unfinished, appPaths.giftMemory],
  },
  { path: appPaths.tasks, title: "tasks", icon: IconChecklist, News: OpenTasks },
  { path: appPaths.chats, title: "chats", icon: IconMessages, News: UnreadChats },
  { path: appPaths.dashboard, title: "dashboard", icon: IconChartBar },
  { path: appPaths.helpCenter, title: "helpCenter", icon: IconHelpCircle },
];

/** At the foot of the sidebar. */
const settingsEntry: MenuEntry = {
  path: appPaths.settings,
  title: "settings",
  icon: IconSettings,
  also: [appPaths.apps],
};
const staffEntry: MenuEntry = { path: appPaths.users, title: "users", icon: IconUsers };

/** Pages that others lead to, and the palette as well. */
const innerMenu: readonly MenuEntry[] = [
  { path: appPaths.unfinished, title: "unfinished", icon: IconPencil },
  { path: appPaths.giftMemory, title: "giftMemory", icon: IconGift },
  { path: appPaths.apps, title: "apps", icon: IconPlugConnected },
  { path: appPaths.aboutMe, title: "aboutMe", icon: IconIdBadge2 },
  { path: appPaths.profile, title: "profile", icon: IconUser },
];

/** What a thumb reaches first: three of these stand in the bottom bar, beside what sends and what opens the others. */
const nearest: readonly PageTitle[] = ["home", "invitations", "chats", "tasks", "dashboard", "helpCenter"];
const barEntries = 3;

/** The menu without what the person has hidden. */
export function useMenu(): { daily: readonly MenuEntry[]; foot: readonly MenuEntry[] } {
  const isHidden = useIsHidden("hiddenMenu");
  const { isAdmin } = useSignedIn();
  return {
    daily: menu.filter(({ title }) => !isHidden(title)),
    foot: isAdmin ? [staffEntry, settingsEntry] : [settingsEntry],
  };
}

/** The same for a phone: what its bar shows, and what waits behind the last button of the bar. */
export function useBarMenu(): { bar: readonly MenuEntry[]; others: readonly MenuEntry[] } {
  const { daily, foot } = useMenu();
  const bar = nearest
    .flatMap((title) => daily.find((entry) => entry.title === title) ?? [])
    .slice(0, barEntries);
  return { bar, others: [...daily.filter((entry) => !bar.includes(entry)), ...foot] };
}

/** All that the person may open, hidden or not, as the palette shows it. */
export function useWholeMenu(): readonly MenuEntry[] {
  const { isAdmin } = useSignedIn();
  return [...menu, settingsEntry, ...innerMenu, ...(isAdmin ? [staffEntry] : [])];
}
