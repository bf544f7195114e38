import { roleOf } from "@janur/domain/invitation";
import { IconMenu2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-part.ts";
import { invitationQueries } from "../../features/invitation/queries.ts";
import { openRooms, roomName, roomPath, type Room } from "../../features/invitation/rooms.ts";
import { useSignedIn } from "../../lib/session/session.ts";
import { PreloadNavLink } from "../../ui/preload-link.tsx";
import { InvitationRooms, roomIcons } from "./invitation-rooms.tsx";

const loadSheet = () => import("./invitation-rooms-sheet.tsx");
const InvitationRoomsSheet = lazyPart(async () => (await loadSheet()).InvitationRoomsSheet);

const warm = () => {
  loadSheet().catch(() => undefined);
};

/** The sidebar's entries inside an invitation. */
export function InvitationEntries({
  invitationId,
  isCollapsed,
}: {
  invitationId: string;
  isCollapsed: boolean;
}) {
  const { data: invitation } = useQuery(invitationQueries.head(invitationId));
  return <InvitationRooms invitation={invitation} isCollapsed={isCollapsed} />;
}

/** What a host opens most often, one tap away on a phone; the sheet has the rest. */
const nearest: readonly Room[] = ["overview", "guests", "rsvp", "wishes"];

/** The bottom bar's entries inside an invitation. */
export function InvitationBarEntries({ invitationId }: { invitationId: string }) {
  const { t } = useTranslation("invitation");
  const { user } = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const { data: invitation } = useQuery(invitationQueries.head(invitationId));
  const open =
    invitation === undefined ? [] : openRooms(invitation, roleOf(invitation, user.uid) ?? "viewer");
  return (
    <ul>
      {invitation !== undefined &&
        nearest
          .filter((room) => open.includes(room))
          .map((room) => {
            const RoomIcon = roomIcons[room];
            return (
              <li key={room}>
                <PreloadNavLink to={roomPath(room, invitationId)} end>
                  <RoomIcon size={20} stroke={1.75} aria-hidden />
                  {t(`frame.${roomName(room, invitation.eventType)}`)}
                </PreloadNavLink>
              </li>
            );
          })}
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          onTouchStart={warm}
          onFocus={warm}
          onClick={() => {
            setOpen(true);
          }}
        >
          <IconMenu2 size={20} stroke={1.75} aria-hidden />
          {t("frame.more")}
        </button>
        {isOpen && (
          <Suspense>
            <InvitationRoomsSheet
              invitation={invitation}
              onClose={() => {
                setOpen(false);
              }}
            />
          </Suspense>
        )}
      </li>
    </ul>
  );
}
