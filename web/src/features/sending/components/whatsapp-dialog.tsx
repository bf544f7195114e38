import type { SendingRun } from "@janur/domain/guest/sending-run";
import { Anchor, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { helpPaths } from "../../../lib/address/help-paths.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { useSendWhatsApp } from "../mutations.ts";
import { sendingQueries } from "../queries.ts";
import { firstChoice, isTemplate, keepChoice, type TemplateChoice } from "../template-choice.ts";
import { TemplateFields } from "./template-fields.tsx";
import { templateText } from "../template-text.ts";
import { MessageSample } from "./message-sample.tsx";

interface WhatsAppDialogProps {
  invitationId: string;
  appId: string;
  run: SendingRun;
  guestIds: string[];
  onClose: () => void;
}

/** Chooses an approved template, shows the first message, and sends all of them once somebody has said so. */
export function WhatsAppDialog({ guestIds: waiting, onClose, ...of }: WhatsAppDialogProps) {
  const { invitationId, appId, run } = of;
  const { t } = useTranslation("sending");
  // Those who were there when it was opened: what is confirmed is what was read.
  const [guestIds] = useState(waiting);
  const [chosen, setChosen] = useState<TemplateChoice | null>(null);
  const found = useQuery(sendingQueries.templates(appId));
  const templates = found.data?.templates ?? [];
  const choice = chosen ?? firstChoice(run, templates);
  const template = templates.find((known) => choice !== null && isTemplate(known, choice));
  const written = template === undefined || choice === null ? null : templateText(run, template, choice);
  const text = written?.text ?? "";
  const language = written?.language ?? "id";
  const preview = useQuery({
    ...sendingQueries.messages({ invitationId, guestIds: guestIds.slice(0, 1), run, language, text }),
    enabled: written?.problem === null,
  });
  const send = useSendWhatsApp();
  const confirm = () => {
    if (choice === null) return;
    const { fillings, ...named } = choice;
    const words = { invitationId, appId, run, language, template: named, fillings };
    send.mutate(
      { guestIds, words },
      {
        onSuccess: (limited) => {
          keepChoice(run, choice);
          if (limited > 0)
            showToast({ tone: "info", id: "sending", message: t("wa.limited", { count: limited }) });
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={t("wa.confirm", { count: guestIds.length })}
      text={t("wa.once")}
      confirm={t("wa.send", { count: guestIds.length })}
      isReady={preview.isSuccess && written?.problem === null}
      isBusy={send.isPending}
      error={send.error ?? found.error ?? preview.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {found.isPending && <Skeleton height={240} radius="lg" />}
      {found.isSuccess && template === undefined && (
        <Text>
          {t("wa.noTemplate")}{" "}
          <Anchor component={Link} to={helpPaths.article("whatsapp-api")}>
            {t("wa.how")}
          </Anchor>
        </Text>
      )}
      {choice !== null && template !== undefined && (
        <>
          <TemplateFields
            run={run}
            templates={templates}
            choice={choice}
            problem={written?.problem ?? null}
            onChange={setChosen}
          />
          {preview.isFetching ? (
            <Skeleton height={160} radius="lg" />
          ) : (
            written?.problem === null && <MessageSample text={preview.data?.[0]?.text} />
          )}
        </>
      )}
    </ConfirmDialog>
  );
}
