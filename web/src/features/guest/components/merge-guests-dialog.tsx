import { addressedName } from "@janur/domain/guest/guest-name";
import { Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import type { ListedGuest } from "../listed-rows.ts";
import { useMergeGuests } from "../mutations.ts";

interface MergeGuestsDialogProps {
  invitationId: string;
  guests: readonly [ListedGuest, ListedGuest];
  onMerged: () => void;
  onClose: () => void;
}

/** Makes one guest of two entries; asks whose name and link go on. */
export function MergeGuestsDialog({ invitationId, guests, onMerged, onClose }: MergeGuestsDialogProps) {
  const { t } = useTranslation("guest");
  const merge = useMergeGuests(invitationId);
  // Whoever has answered or opened has their link in use.
  const usual =
    guests.find(({ attendance }) => attendance !== null) ?? guests.find(({ openedAt }) => openedAt !== null);
  const [kept, setKept] = useState(usual ?? guests[0]);
  const gone = kept.id === guests[0].id ? guests[1] : guests[0];
  return (
    <Dialog title={t("bulk.mergeTitle")} onClose={onClose}>
      <Stack>
        <ChoiceRow
          label={t("bulk.mergeKeep")}
          value={kept.id}
          choices={guests.map((guest) => ({
            value: guest.id,
            label: [addressedName(guest), guest.origin].filter((fact) => fact !== "").join(" · "),
          }))}
          onChange={(id) => {
            setKept(guests.find((guest) => guest.id === id) ?? kept);
          }}
        />
        <Text>{t("bulk.mergeText")}</Text>
        {merge.error !== null && <ProblemNotice text={problemText(merge.error)} />}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            loading={merge.isPending}
            onClick={() => {
              merge.mutate(
                { keptId: kept.id, goneId: gone.id },
                {
                  onSuccess: () => {
                    showToast({
                      tone: "done",
                      id: "bulk",
                      message: t("bulk.merged", { name: addressedName(kept) }),
                    });
                    onMerged();
                  },
                },
              );
            }}
          >
            {t("bulk.mergeConfirm")}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
