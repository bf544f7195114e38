import { invitationPaths } from "../../lib/address/invitation-paths.ts";
import type { HelpScreen } from "../../locales/help-article.ts";

/** The screen where it is done; `isApplication` is false for pages that functions serve. */
export function helpScreenPath(screen: HelpScreen): { path: string; isApplication: boolean } {
  switch (screen) {
    case "new":
    case "list":
    case "unfinished":
      return { path: invitationPaths[screen], isApplication: true };
    case "tasks":
    case "chats":
    case "profile":
    case "settings":
    case "apps":
      return { path: `/${screen}`, isApplication: true };
    case "account":
      return { path: "/settings/account", isApplication: true };
    case "news":
      return { path: "/settings/notifications", isApplication: true };
    case "check":
      return { path: "/cek", isApplication: false };
  }
}
