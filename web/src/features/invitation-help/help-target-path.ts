import { invitationPaths } from "../../lib/address/invitation-paths.ts";
import type invitationHelp from "../../locales/id/invitation-help.ts";

type HelpTarget = NonNullable<(typeof invitationHelp)["sections"][number]["link"]>["to"];

/** Where a link of the guide leads; without an invitation, to the list where one is chosen. */
export function helpTargetPath(target: HelpTarget, invitationId: string | null): string {
  switch (target) {
    case "new":
    case "list":
    case "unfinished":
      return invitationPaths[target];
    case "edit":
    case "guests":
    case "rsvp":
    case "wishes":
    case "settings":
      return invitationId === null ? invitationPaths.list : invitationPaths[target](invitationId);
  }
}
