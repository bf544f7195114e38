import { dateText } from "@janur/domain/time/date-text";
import { hostsKindOf } from "@janur/domain/content/event-type";
import type { Invitation } from "@janur/domain/invitation/invitation";
import { helperPath, type Pass } from "@janur/domain/helper/pass";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { LinkToSend } from "../../../ui/dialog/link-to-send.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { emptyPassForm, fromPassForm, toPassForm, type PassForm } from "../form.ts";
import { useChangePass, useCreatePass } from "../mutations.ts";
import { PassFields } from "./pass-fields.tsx";

interface Made {
  name: string;
  token: string;
  hasPin: boolean;
  expireAt: Date;
}

interface NewPassDialogProps {
  invitation: Invitation;
  inviter: string;
  onClose: () => void;
}

/** Who helps with what, then the link, which is shown this once. */
export function NewPassDialog({ invitation, inviter, onClose }: NewPassDialogProps) {
  const { t } = useTranslation("pass");
  const { zone } = invitation;
  const [made, setMade] = useState<Made | null>(null);
  const create = useCreatePass(invitation.id);
  const save = async (values: PassForm) => {
    const input = fromPassForm(values, zone);
    const pin = values.pin === "" ? null : values.pin;
    const { token } = await create.mutateAsync({ ...input, pin });
    setMade({ name: input.name, token, hasPin: pin !== null, expireAt: new Date(input.expireAt) });
  };
  return (
    <Dialog
      isLong
      isOnce={made !== null}
      onClose={onClose}
      title={made === null ? t("new.title") : t("link.title", { name: made.name })}
    >
      {made === null ? (
        <PassFields
          initial={emptyPassForm(invitation)}
          zone={zone}
          isCouple={hostsKindOf(invitation.eventType) === "couple"}
          hasPin={false}
          confirm={t("new.confirm")}
          onSave={save}
          onClose={onClose}
        />
      ) : (
        <PassLink invitation={invitation} inviter={inviter} made={made} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** The helper's link, once it is made. */
function PassLink({ invitation, inviter, made, onClose }: NewPassDialogProps & { made: Made }) {
  const { t } = useTranslation("pass");
  const { title, zone } = invitation;
  const link = window.location.origin + helperPath(made.token);
  const message = t(made.hasPin ? "link.messagePin" : "link.message", {
    inviter,
    title,
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
      {t("link.once", { when: dateText(made.expireAt, zone, currentLanguage()) })}{" "}
      {made.hasPin && t("link.tellPin")}
    </LinkToSend>
  );
}

interface ChangePassDialogProps {
  invitation: Invitation;
  pass: Pass;
  onClose: () => void;
}

/** Changes what a link may do and until when; the link stays the same. */
export function ChangePassDialog({ invitation, pass, onClose }: ChangePassDialogProps) {
  const { t } = useTranslation("pass");
  const { id, zone } = invitation;
  const change = useChangePass(id);
  const save = async (values: PassForm) => {
    const pin = values.removesPin ? "" : values.pin === "" ? null : values.pin;
    await change.mutateAsync({ ...fromPassForm(values, zone), passId: pass.id, pin });
    showToast({ tone: "done", id: "pass", message: t("change.done", { name: values.name }) });
    onClose();
  };
  return (
    <Dialog isLong onClose={onClose} title={t("change.title", { name: pass.name })}>
      <PassFields
        initial={toPassForm(pass, zone)}
        zone={zone}
        isCouple={hostsKindOf(invitation.eventType) === "couple"}
        hasPin={pass.hasPin}
        confirm={t("change.confirm")}
        onSave={save}
        onClose={onClose}
      />
    </Dialog>
  );
}
