import { memberOf, type Invitation } from "@janur/domain/invitation/invitation";
import {
  templateKinds,
  type SendingTemplate,
  type TemplateKind,
} from "@janur/domain/sending/sending-template";
import type { LocalizedText } from "@janur/domain/text/language";
import { Button, Group, NativeSelect, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { choicesOf, type TextChoice } from "../choices.ts";
import { useRemoveTemplate, useSaveTemplate } from "../mutations.ts";
import { sendingQueries } from "../queries.ts";
import classes from "./sending.module.css";
import { TextForm } from "./text-form.tsx";

interface TextsDialogProps {
  invitation: Invitation;
  uid: string;
  mayEdit: boolean;
  onClose: () => void;
}

/** All texts by what they are for; the family keeps its own beside those that everybody has. */
export function TextsDialog({ invitation, uid, mayEdit, onClose }: TextsDialogProps) {
  const { t, i18n } = useTranslation(["sending", "side"]);
  const { id: invitationId, sides } = invitation;
  const own = memberOf(invitation, uid)?.side ?? null;
  const families = sides.map(({ id }) => id);
  const texts = useQuery(sendingQueries.texts(invitationId));
  const save = useSaveTemplate(invitationId);
  const remove = useRemoveTemplate(invitationId);
  const [kind, setKind] = useState<TemplateKind>("invitation");
  const [edited, setEdited] = useState<SendingTemplate | null>(null);
  const saidIn = ({ id, en }: LocalizedText) => (i18n.language === "en" ? en || id : id || en);
  if (edited !== null)
    return (
      <Dialog isLong title={t("texts.edit")} onClose={onClose}>
        <TextForm
          initial={edited}
          families={families.filter((side) => own === null || side === own)}
          error={save.error}
          onSave={async (template) => {
            await save.mutateAsync(template);
            setEdited(null);
          }}
          onClose={() => {
            save.reset();
            setEdited(null);
          }}
        />
      </Dialog>
    );
  const edit = ({ key, name, ...said }: TextChoice) => {
    const id = name === null ? newDocumentId() : key;
    setEdited({ ...said, id, name: name ?? t("texts.own", { voice: t(`voice.${said.voice}`) }) });
  };
  const fail = (error: unknown) => {
    showToast({ tone: "problem", id: "sending", message: problemText(error) });
  };
  const forget = ({ key, name, ...said }: TextChoice) => {
    remove.mutateAsync(key).then(() => {
      offerUndo(
        t("texts.removed", { name }),
        () => save.mutateAsync({ ...said, id: key, name: name ?? "" }),
        `undo-${key}`,
      );
    }, fail);
  };
  return (
    <Dialog isLong title={t("texts.title")} onClose={onClose}>
      <Stack>
        <Text c="dimmed">{t("texts.about")}</Text>
        <NativeSelect
          label={t("texts.kind")}
          value={kind}
          data={templateKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(event) => {
            setKind(templateKinds.find((known) => known === event.currentTarget.value) ?? "invitation");
          }}
        />
        {texts.error !== null && (
          <ProblemNotice
            text={problemText(texts.error)}
            action={t("again")}
            onAction={() => void texts.refetch()}
          />
        )}
        {texts.isPending && <Skeleton height={240} radius="lg" />}
        {texts.data !== undefined &&
          choicesOf(texts.data, kind).map((choice) => (
            <section key={choice.key} className={classes.card}>
              <h3>{choice.name ?? t(`voice.${choice.voice}`)}</h3>
              <pre className={classes.text}>{saidIn(choice.text)}</pre>
              {families.map((side) => {
                const said = saidIn(choice.sides?.[side] ?? { id: "", en: "" });
                return (
                  said !== "" && (
                    <div key={side}>
                      <h4>{t(`side:name.${side}`)}</h4>
                      <pre className={classes.text}>{said}</pre>
                    </div>
                  )
                );
              })}
              {mayEdit && (
                <div className={classes.answers}>
                  <Button
                    variant="default"
                    onClick={() => {
                      edit(choice);
                    }}
                  >
                    {t(choice.name === null ? "texts.copy" : "texts.change")}
                  </Button>
                  {choice.name !== null && (
                    <Button
                      variant="subtle"
                      color="cabai"
                      onClick={() => {
                        forget(choice);
                      }}
                    >
                      {t("texts.remove")}
                    </Button>
                  )}
                </div>
              )}
            </section>
          ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("close")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
