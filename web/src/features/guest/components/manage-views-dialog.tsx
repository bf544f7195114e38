import { AppError } from "@janur/domain/errors";
import { limits } from "@janur/domain/limits";
import { viewOwners, type SavedView, type SavedViews, type ViewOwner } from "@janur/domain/guest/saved-view";
import { ActionIcon, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { keptFocus } from "../../../ui/list/kept-focus.ts";
import { useSaveViews } from "../mutations.ts";

interface ManageViewsDialogProps {
  invitationId: string;
  saved: Record<ViewOwner, SavedViews>;
  mayEdit: boolean;
  onClose: () => void;
}

/** Renames, orders and deletes views; nothing changes before it is saved. */
export function ManageViewsDialog({ invitationId, saved, mayEdit, onClose }: ManageViewsDialogProps) {
  const { t } = useTranslation("guest");
  const save = useSaveViews(invitationId);
  // The lists may be loaded again while this is open: what is edited is based on those that it began with.
  const [base, setBase] = useState(saved);
  const [edited, setEdited] = useState<Record<ViewOwner, SavedView[]>>({
    team: saved.team.views,
    own: saved.own.views,
  });
  /** Whose list somebody else has changed meanwhile: the new one takes its place as soon as it is here. */
  const [changed, setChanged] = useState<ViewOwner | null>(null);
  const begin = (owner: ViewOwner, now: SavedViews) => {
    setBase((before) => ({ ...before, [owner]: now }));
    setEdited((before) => ({ ...before, [owner]: now.views }));
  };
  if (changed !== null && saved[changed].revision !== base[changed].revision) {
    setChanged(null);
    begin(changed, saved[changed]);
  }
  const shown = viewOwners.filter((owner) => base[owner].views.length > 0 && (owner === "own" || mayEdit));
  const isNamed = shown.every((owner) => edited[owner].every(({ name }) => name.trim() !== ""));
  const submit = async () => {
    for (const owner of shown) {
      if (edited[owner] === base[owner].views) continue;
      const views = edited[owner].map((view) => ({ ...view, name: view.name.trim() }));
      try {
        begin(owner, await save.mutateAsync({ owner, basedOn: base[owner].revision, views }));
      } catch (error) {
        // Shown by the mutation's own error.
        if (isChanged(error)) setChanged(owner);
        return;
      }
    }
    onClose();
  };
  return (
    <Dialog title={t("views.manageTitle")} onClose={onClose}>
      <Stack>
        {shown.length === 0 && <Text>{t("views.teamsOnly")}</Text>}
        {shown.map((owner) => (
          <fieldset key={owner} ref={keptFocus} style={{ border: 0, padding: 0, margin: 0 }}>
            <legend>{t(`views.${owner}`)}</legend>
            {edited[owner].length === 0 && <Text c="dimmed">{t("views.none")}</Text>}
            {edited[owner].map((view, index) => (
              <Row
                key={view.id}
                view={view}
                isFirst={index === 0}
                isLast={index === edited[owner].length - 1}
                onChange={(change) => {
                  setEdited({ ...edited, [owner]: change(edited[owner], index) });
                }}
              />
            ))}
          </fieldset>
        ))}
        {save.error !== null && (
          <ProblemNotice text={isChanged(save.error) ? t("views.changed") : problemText(save.error)} />
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          {shown.length > 0 && (
            <Button loading={save.isPending} disabled={!isNamed} onClick={() => void submit()}>
              {t("views.manageConfirm")}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

interface RowProps {
  view: SavedView;
  isFirst: boolean;
  isLast: boolean;
  onChange: (change: (views: SavedView[], index: number) => SavedView[]) => void;
}

const button = { variant: "subtle", color: "tanah", size: 44 } as const;

function Row({ view, isFirst, isLast, onChange }: RowProps) {
  const { t } = useTranslation("guest");
  const { name } = view;
  return (
    <Group gap={4} wrap="nowrap" mt={8}>
      <TextInput
        flex={1}
        aria-label={t("views.nameOf", { name })}
        maxLength={limits.guest.view.name}
        value={name}
        onChange={(event) => {
          const next = event.currentTarget.value;
          onChange((views, index) =>
            views.map((other, at) => (at === index ? { ...view, name: next } : other)),
          );
        }}
      />
      <ActionIcon
        {...button}
        aria-label={t("views.up", { name })}
        disabled={isFirst}
        onClick={() => {
          onChange((views, index) => moved(views, index, index - 1));
        }}
      >
        <Icon of={IconArrowUp} />
      </ActionIcon>
      <ActionIcon
        {...button}
        aria-label={t("views.down", { name })}
        disabled={isLast}
        onClick={() => {
          onChange((views, index) => moved(views, index, index + 1));
        }}
      >
        <Icon of={IconArrowDown} />
      </ActionIcon>
      <ActionIcon
        {...button}
        aria-label={t("views.delete", { name })}
        onClick={() => {
          onChange((views, index) => views.filter((_, at) => at !== index));
        }}
      >
        <Icon of={IconTrash} />
      </ActionIcon>
    </Group>
  );
}

function isChanged(error: unknown): boolean {
  return error instanceof AppError && error.code === "guest/views-changed";
}

function moved(views: SavedView[], from: number, to: number): SavedView[] {
  const others = views.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...views.slice(from, from + 1), ...others.slice(to)];
}
