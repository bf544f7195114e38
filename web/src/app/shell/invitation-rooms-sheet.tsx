import type { Invitation } from "@janur/domain/invitation/invitation";
import { useTranslation } from "react-i18next";
import type { Room } from "../../features/invitation/rooms.ts";
import { Sheet } from "../../ui/dialog/sheet.tsx";
import { InvitationRooms } from "./invitation-rooms.tsx";

interface InvitationRoomsSheetProps {
  invitation: Invitation | undefined;
  /** What the bar has already. */
  without: readonly Room[];
  onClose: () => void;
}

/** The rooms of one invitation that a phone's bar has no place for. */
export function InvitationRoomsSheet({ invitation, without, onClose }: InvitationRoomsSheetProps) {
  const { t } = useTranslation("invitation");
  return (
    <Sheet title={invitation?.title || t("untitled")} onClose={onClose}>
      <nav aria-label={t("frame.menu")}>
        <InvitationRooms invitation={invitation} without={without} onLeave={onClose} />
      </nav>
    </Sheet>
  );
}
