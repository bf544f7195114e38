import type { Invitation } from "@janur/domain/invitation/invitation";
import { doorLink, type Pass } from "@janur/domain/helper/pass";
import { dateText } from "@janur/domain/time/date-text";
import { useState } from "react";
import { useEventText } from "../../../lib/i18n/event-text.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { LinkToSend } from "../../../ui/dialog/link-to-send.tsx";
import { LinkCode } from "./link-code.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { emptyDoorPassForm, fromDoorPassForm, toDoorPassForm, type DoorPassForm } from "../door-form.ts";
import { useChangePass, useCreatePass } from "../mutations.ts";
import { DoorPassFields, type DoorOfCeremony } from "./door-pass-fields.tsx";

interface Made {
  name: string;
  token: string;
  expireAt: Date;
}

interface NewDoorPassDialogProps {
  invitation: Invitation;
  ceremonies: readonly DoorOfCeremony[];
  inviter: string;
  onClose: () => void;
}

/** Who stands at the door, then the link, which is shown this once: as a code for the phone beside, and to be sent. */
export function NewDoorPassDialog({ invitation, ceremonies, inviter, onClose }: NewDoorPassDialogProps) {
  const t = useEventText("pass");
  const { zone } = invitation;
  const [made, setMade] = useState<Made | null>(null);
  const create = useCreatePass(invitation.id);
  const save = async (values: DoorPassForm) => {
    const input = fromDoorPassForm(values, zone, null);
    const { token } = await create.mutateAsync({ ...input, pin: values.pin });
    setMade({ name: input.name, token, expireAt: new Date(input.expireAt) });
  };
  return (
    <Dialog
      isLong
      isOnce={made !== null}
      onClose={onClose}
      title={made === null ? t("door.new") : t("link.title", { name: made.name })}
    >
      {made === null ? (
        <DoorPassFields
          ceremonies={ceremonies}
          initial={emptyDoorPassForm(invitation)}
          zone={zone}
          hasPin={false}
          confirm={t("new.confirm")}
          onSave={save}
          onClose={onClose}
        />
      ) : (
        <DoorLink invitation={invitation} inviter={inviter} made={made} onClose={onClose} />
      )}
    </Dialog>
  );
}

function DoorLink({
  invitation,
  inviter,
  made,
  onClose,
}: Omit<NewDoorPassDialogProps, "ceremonies"> & { made: Made }) {
  const t = useEventText("pass");
  const { title, zone } = invitation;
  const link = window.location.origin + doorLink(made.token);
  const message = t("door.message", { inviter, title, link });
  const texts = {
    label: t("door.label"),
    copy: t("link.copy"),
    copied: t("door.copied"),
    copyByHand: t("link.copyByHand"),
    whatsApp: t("link.whatsApp"),
    done: t("link.done"),
  };
  return (
    <LinkToSend link={link} message={message} texts={texts} onClose={onClose}>
      <LinkCode link={link} label={t("door.code", { name: made.name })} />
      {t("door.once", { when: dateText(made.expireAt, zone, currentLanguage()) })} {t("link.tellPin")}
    </LinkToSend>
  );
}

interface ChangeDoorPassDialogProps {
  invitation: Invitation;
  ceremonies: readonly DoorOfCeremony[];
  pass: Pass;
  onClose: () => void;
}

/** Changes PIN, name and end; the link stays the same. */
export function ChangeDoorPassDialog({ invitation, ceremonies, pass, onClose }: ChangeDoorPassDialogProps) {
  const t = useEventText("pass");
  const { id, zone } = invitation;
  const change = useChangePass(id);
  const save = async (values: DoorPassForm) => {
    const pin = values.pin === "" ? null : values.pin;
    await change.mutateAsync({ ...fromDoorPassForm(values, zone, pass), passId: pass.id, pin });
    showToast({ tone: "done", id: "pass", message: t("change.done", { name: values.name }) });
    onClose();
  };
  return (
    <Dialog isLong onClose={onClose} title={t("change.title", { name: pass.name })}>
      <DoorPassFields
        ceremonies={ceremonies}
        initial={toDoorPassForm(pass, zone)}
        zone={zone}
        hasPin={pass.hasPin}
        confirm={t("change.confirm")}
        onSave={save}
        onClose={onClose}
      />
    </Dialog>
  );
}
