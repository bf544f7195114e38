import { passState, screenLink, type Pass } from "@janur/domain/helper/pass";
import { dateText } from "@janur/domain/time/date-text";
import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { LinkToSend } from "../../../ui/dialog/link-to-send.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkCode } from "./link-code.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useChangePass, useCreatePass } from "../mutations.ts";
import { passQueries } from "../queries.ts";
import { emptyScreenForm, fromScreenForm, toScreenForm, type ScreenForm } from "../screen-form.ts";
import { ScreenFields } from "./screen-pass-fields.tsx";
import type { ScreenChoices } from "../screen-choices.ts";

interface Made {
  name: string;
  token: string;
  expireAt: Date;
}

/** Links to the door that are good: each is a gate. */
function useGates(invitationId: string): Pass[] {
  const { data } = useSuspenseQuery(passQueries.list(invitationId));
  const now = new Date();
  return data.filter((pass) => pass.scopes.includes("door") && passState(pass, now) === "open");
}

/** What a screen shows, then its link, which is shown this once. */
export function NewScreenDialog({ onClose, ...choices }: ScreenChoices & { onClose: () => void }) {
  const { t } = useTranslation("pass");
  const { invitation } = choices;
  const { id, zone } = invitation;
  const [made, setMade] = useState<Made | null>(null);
  const gates = useGates(id);
  const create = useCreatePass(id);
  const save = async (values: ScreenForm) => {
    const input = fromScreenForm(values, zone);
    const { token } = await create.mutateAsync({ ...input, pin: null });
    setMade({ name: input.name, token, expireAt: new Date(input.expireAt) });
  };
  return (
    <Dialog
      isLong
      isOnce={made !== null}
      onClose={onClose}
      title={made === null ? t("screen.new") : t("link.title", { name: made.name })}
    >
      {made === null ? (
        <ScreenFields
          initial={emptyScreenForm(invitation)}
          choices={choices}
          gates={gates}
          confirm={t("new.confirm")}
          onSave={save}
          onClose={onClose}
        />
      ) : (
        <ScreenLink choices={choices} made={made} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ScreenLink({ choices, made, onClose }: { choices: ScreenChoices; made: Made; onClose: () => void }) {
  const { t } = useTranslation("pass");
  const { title, zone } = choices.invitation;
  const link = window.location.origin + screenLink(made.token);
  const message = t("screen.message", {
    ...{ inviter: choices.inviter, title, link },
  });
  const texts = {
    label: t("screen.label"),
    copy: t("link.copy"),
    copied: t("screen.copied"),
    copyByHand: t("link.copyByHand"),
    whatsApp: t("link.whatsApp"),
    done: t("link.done"),
  };
  return (
    <LinkToSend link={link} message={message} texts={texts} onClose={onClose}>
      <LinkCode link={link} label={t("screen.code", { name: made.name })} />
      {t("screen.once", { when: dateText(made.expireAt, zone, currentLanguage()) })}{" "}
      <Button
        component="a"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        display="flex"
        w="fit-content"
        mt={12}
        leftSection={<Icon of={IconExternalLink} />}
      >
        {t("screen.openHere")}
      </Button>
    </LinkToSend>
  );
}

/** Changes what a screen shows; its link stays the same. */
export function ChangeScreenDialog({
  pass,
  onClose,
  ...choices
}: ScreenChoices & { pass: Pass; onClose: () => void }) {
  const { t } = useTranslation("pass");
  const { id, zone } = choices.invitation;
  const gates = useGates(id);
  const change = useChangePass(id);
  const save = async (values: ScreenForm) => {
    await change.mutateAsync({ ...fromScreenForm(values, zone), passId: pass.id, pin: null });
    showToast({ tone: "done", id: "pass", message: t("screen.soon") });
    onClose();
  };
  return (
    <Dialog isLong onClose={onClose} title={t("change.title", { name: pass.name })}>
      <ScreenFields
        initial={toScreenForm(pass, zone)}
        choices={choices}
        gates={gates}
        confirm={t("change.confirm")}
        onSave={save}
        onClose={onClose}
      />
    </Dialog>
  );
}
