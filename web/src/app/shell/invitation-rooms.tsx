import { roleOf, type Invitation } from "@janur/domain/invitation";
import {
  IconArrowLeft,
  IconChartBar,
  IconChecklist,
  IconLayoutDashboard,
  IconMailOpened,
  IconMessageHeart,
  IconPencil,
  IconSend,
  IconSettings,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { openRooms, roomGroups, roomName, roomPath, type Room } from "../../features/invitation/rooms.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { appPaths } from "../paths.ts";
import classes from "../layouts/shell.module.css";
import { MenuLink } from "./menu-link.tsx";

export const roomIcons: Record<Room, Icon> = {
  overview: IconLayoutDashboard,
  edit: IconPencil,
  tasks: IconChecklist,
  guests: IconUsers,
  send: IconSend,
  rsvp: IconMailOpened,
  wishes: IconMessageHeart,
  statistics: IconChartBar,
  team: IconUsersGroup,
  settings: IconSettings,
};

interface InvitationRoomsProps {
  /** Undefined while it loads, and where it cannot be read. */
  invitation: Invitation | undefined;
  isCollapsed?: boolean;
  /** After a link was followed. */
  onLeave?: () => void;
}

/** The rooms of one invitation in their groups, those that the person may open, and the way back to all invitations. */
export function InvitationRooms({ invitation, isCollapsed = false, onLeave }: InvitationRoomsProps) {
  const { t } = useTranslation("invitation");
  const { user } = useSignedIn();
  const id = useId();
  const role = invitation === undefined ? null : (roleOf(invitation, user.uid) ?? "viewer");
  const link = (room: Room, { id: invitationId, eventType }: Invitation) => (
    <li key={room}>
      <MenuLink
        to={roomPath(room, invitationId)}
        label={t(`frame.${roomName(room, eventType)}`)}
        icon={roomIcons[room]}
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
      {invitation !== undefined && role !== null && (
        <>
          {openRooms(invitation, role, null).map((room) => link(room, invitation))}
          {roomGroups.map((group) => {
            const open = openRooms(invitation, role, group);
            return (
              open.length > 0 && (
                <li key={group}>
                  <p id={`${id}-${group}`} className={`${classes.label ?? ""} ${classes.group ?? ""}`}>
                    {t(`frame.group.${group}`)}
                  </p>
                  <ul aria-labelledby={`${id}-${group}`}>{open.map((room) => link(room, invitation))}</ul>
                </li>
              )
            );
          })}
        </>
      )}
    </ul>
  );
}
