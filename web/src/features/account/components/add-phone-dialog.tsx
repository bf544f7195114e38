import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { sendLinkCode } from "../phone-data.ts";
import { OtpFlow } from "./otp-flow.tsx";

/** Adds a phone number to the ways in which the account is entered. */
export function AddPhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("account");
  return (
    <Dialog title={t("method.addPhone")} onClose={onClose}>
      <OtpFlow send={sendLinkCode} isLinking onSignedIn={onClose} />
    </Dialog>
  );
}
