import { memberOf, type Invitation } from "@janur/domain/invitation/invitation";
import type { TeamMember } from "@janur/domain/team/team";
import {
  IconArmchair,
  IconArrowLeft,
  IconChartBar,
  IconChecklist,
  IconDoorEnter,
  IconGift,
  IconLayoutDashboard,
  IconMailOpened,
  IconMessageHeart,
  IconPencil,
  IconPhotoHeart,
  IconSend,
  IconSettings,
  IconUsers,
  IconUsersGroup,
  type Icon as TablerIcon,
} from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import {
  openPages,
  pageGroups,
  pageName,
  invitationPagePath,
  type InvitationPageId,
  type PageGroup,
} from "../../features/invitation/pages.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { appPaths } from "../paths.ts";
import classes from "../layouts/shell.module.css";
import { MenuLink } from "./menu-link.tsx";

export const pageIcons: Record<InvitationPageId, TablerIcon> = {
  overview: IconLayoutDashboard,
  edit: IconPencil,
  tasks: IconChecklist,
  guests: IconUsers,
  send: IconSend,
  rsvp: IconMailOpened,
  checkIn: IconDoorEnter,
  seats: IconArmchair,
  wishes: IconMessageHeart,
  gifts: IconGift,
  album: IconPhotoHeart,
  statistics: IconChartBar,
  team: IconUsersGroup,
  settings: IconSettings,
};

interface InvitationPagesProps {
  /** Undefined while it loads, and where it cannot be read. */
  invitation: Invitation | undefined;
  isCollapsed?: boolean;
  /** Rooms that stand elsewhere. */
  without?: readonly InvitationPageId[];
  /** After a link was followed. */
  onLeave?: () => void;
}

/** The pages of one invitation in their groups, those that the person may open, and the way back to all invitations. */
export function InvitationPages({
  invitation,
  isCollapsed = false,
  without = [],
  onLeave,
}: InvitationPagesProps) {
  const { t } = useTranslation("invitation");
  const { user } = useSignedIn();
  const id = useId();
  const member =
    invitation === undefined ? null : (memberOf(invitation, user.uid) ?? { role: "viewer" as const });
  const pagesOfGroup = (of: Invitation, by: Pick<TeamMember, "role" | "gifts">, group: PageGroup | null) =>
    openPages(of, by, group).filter((page) => !without.includes(page));
  const link = (page: InvitationPageId, { id: invitationId, eventType }: Invitation) => (
    <li key={page}>
      <MenuLink
        to={invitationPagePath(page, invitationId)}
        label={t(`frame.${pageName(page, eventType)}`)}
        icon={pageIcons[page]}
        isExact
        isCollapsed={isCollapsed}
        onClick={onLeave}
      />
    </li>
  );
  return (
    <ul className={classes.entries}>
      <li>
        <MenuLink
          to={appPaths.invitations}
          label={t("frame.all")}
          icon={IconArrowLeft}
          isExact
          isCollapsed={isCollapsed}
          onClick={onLeave}
        />
      </li>
      {invitation !== undefined && member !== null && (
        <>
          {pagesOfGroup(invitation, member, null).map((page) => link(page, invitation))}
          {pageGroups.map((group) => {
            const open = pagesOfGroup(invitation, member, group);
            return (
              open.length > 0 && (
                <li key={group}>
                  <p id={`${id}-${group}`} className={`${classes.label ?? ""} ${classes.group ?? ""}`}>
                    {t(`frame.group.${group}`)}
                  </p>
                  <ul aria-labelledby={`${id}-${group}`}>{open.map((page) => link(page, invitation))}</ul>
                </li>
              )
            );
          })}
        </>
      )}
    </ul>
  );
}
