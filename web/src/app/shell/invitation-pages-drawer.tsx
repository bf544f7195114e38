import type { Invitation } from "@janur/domain/invitation/invitation";
import { useTranslation } from "react-i18next";
import { titled } from "../../lib/i18n/titled.ts";
import type { InvitationPageId } from "../../features/invitation/pages.ts";
import { SideDrawer } from "../../ui/dialog/side-drawer.tsx";
import { InvitationPages } from "./invitation-pages.tsx";

interface InvitationPagesDrawerProps {
  invitation: Invitation | undefined;
  /** What the bar has already. */
  without: readonly InvitationPageId[];
  onClose: () => void;
}

/** The pages of one invitation that a phone's bar has no place for. */
export function InvitationPagesDrawer({ invitation, without, onClose }: InvitationPagesDrawerProps) {
  const { t } = useTranslation("invitation");
  return (
    <SideDrawer title={titled(invitation?.title)} onClose={onClose}>
      <nav aria-label={t("frame.menu")}>
        <InvitationPages invitation={invitation} without={without} onLeave={onClose} />
      </nav>
    </SideDrawer>
  );
}
