import type { GuestSide } from "@janur/domain/side/guest-side";
import { dateText } from "@janur/domain/time/date-text";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { joinPath, type GivenRole } from "@janur/domain/team/team-invite";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { useSignedIn } from "../../../lib/session/session.ts";
import { LinkToSend } from "../../../ui/dialog/link-to-send.tsx";

export interface MadeLink {
  name: string;
  role: GivenRole;
  side: GuestSide | null;
  email: string | null;
  token: string;
  isMailed: boolean;
  expireAt: Date;
}

interface InviteLinkProps {
  invitation: Invitation;
  inviter: string;
  made: MadeLink;
  onClose: () => void;
}

/** The link into the team, once it is made. */
export function InviteLink({ invitation, inviter, made, onClose }: InviteLinkProps) {
  const { t } = useTranslation("team");
  const { user } = useSignedIn();
  const link = window.location.origin + joinPath(made.token);
  const message = t("link.message", {
    inviter,
    title: invitation.title,
    role: t(`role.${made.role}`).toLocaleLowerCase(currentLanguage()),
    link,
  });
  const texts = {
    label: t("link.label"),
    copy: t("link.copy"),
    copied: t("link.copied"),
    copyByHand: t("link.copyByHand"),
    whatsApp: t("link.whatsApp"),
    done: t("link.done"),
  };
  return (
    <LinkToSend link={link} message={message} texts={texts} onClose={onClose}>
      {t("link.once", { when: dateText(made.expireAt, invitation.zone, currentLanguage()) })}{" "}
      {made.email !== null &&
        t(made.isMailed ? "link.mailed" : user.emailVerified ? "link.notMailed" : "link.unverified", {
          email: made.email,
        })}
    </LinkToSend>
  );
}
