import type { Invitation } from "@janur/domain/invitation";
import { useTranslation } from "react-i18next";
import { Sheet } from "../../ui/sheet.tsx";
import { InvitationRooms } from "./invitation-rooms.tsx";

interface InvitationRoomsSheetProps {
  invitation: Invitation | undefined;
  onClose: () => void;
}

/** All rooms of one invitation, for the phone. */
export function InvitationRoomsSheet({ invitation, onClose }: InvitationRoomsSheetProps) {
  const { t } = useTranslation("invitation");
  return (
    <Sheet title={invitation?.title || t("untitled")} onClose={onClose}>
      <nav aria-label={t("frame.menu")}>
        <InvitationRooms invitation={invitation} onLeave={onClose} />
      </nav>
    </Sheet>
  );
}
