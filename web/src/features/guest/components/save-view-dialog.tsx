import { limits } from "@janur/domain/limits";
import type { SavedViews, ViewOwner } from "@janur/domain/guest/saved-view";
import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { useSaveViews } from "../mutations.ts";

interface SaveViewDialogProps {
  invitationId: string;
  saved: Record<ViewOwner, SavedViews>;
  /** As the address says it. */
  query: string;
  mayEdit: boolean;
  onClose: () => void;
}

/** Keeps what the list shows now under a name, for oneself or for the team. */
export function SaveViewDialog({ invitationId, saved, query, mayEdit, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation("guest");
  const [name, setName] = useState("");
  const [owner, setOwner] = useState<ViewOwner>("own");
  const save = useSaveViews(invitationId);
  const { views, revision } = saved[owner];
  const isFull = views.length >= limits.guest.view.count;
  return (
    <Dialog title={t("views.saveTitle")} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const id = newDocumentId();
          save.mutate(
            { owner, basedOn: revision, views: [...views, { id, name: name.trim(), query }] },
            { onSuccess: onClose },
          );
        }}
      >
        <Stack>
          <TextInput
            label={t("views.name")}
            placeholder={t("views.placeholder")}
            maxLength={limits.guest.view.name}
            required
            data-autofocus
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
          />
          {mayEdit && (
            <ChoiceRow
              label={t("views.whose")}
              value={owner}
              choices={[
                { value: "own", label: t("views.own") },
                { value: "team", label: t("views.team") },
              ]}
              onChange={setOwner}
            />
          )}
          {isFull && <Text role="status">{t("views.full", { count: limits.guest.view.count })}</Text>}
          {save.error !== null && <ProblemNotice text={problemText(save.error)} />}
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={isFull || name.trim() === ""}>
              {t("views.saveConfirm")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
