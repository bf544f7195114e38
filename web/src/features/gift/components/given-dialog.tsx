import { formatRupiah, parseAmount } from "@janur/domain/gift/amount";
import { giftKinds, type GiftKind } from "@janur/domain/gift/gift";
import type { GivenGift } from "@janur/domain/gift/given-gift";
import { giftLimits } from "@janur/domain/limits/gift-limits";
import { Button, Group, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { newDocumentId } from "../../../lib/browser/new-document-id.ts";
import { problemText } from "../../../lib/calls/problem-text.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { ProblemNotice } from "../../../ui/error/problem-notice.tsx";
import { ChoiceRow } from "../../../ui/form/choice-row.tsx";
import { showToast } from "../../../ui/toast/toast.ts";
import { offerUndo } from "../../../ui/toast/undo-toast.tsx";
import { useSaveGiven } from "../mutations.ts";
import { styles } from "../styles.ts";

interface GivenDialogProps {
  uid: string;
  /** Null for a new one. */
  gift: GivenGift | null;
  /** Whom somebody was looking for. */
  name: string;
  onClose: () => void;
}

/** What the family gave somebody, with or without an invitation. */
export function GivenDialog({ uid, gift, name: looked, onClose }: GivenDialogProps) {
  const { t } = useTranslation("gift");
  const [id] = useState(() => gift?.id ?? newDocumentId());
  const [name, setName] = useState(gift?.name ?? looked);
  const [kind, setKind] = useState<GiftKind>(gift?.kind ?? "envelope");
  const [typed, setTyped] = useState(gift?.amount == null ? "" : formatRupiah(gift.amount));
  const [occasion, setOccasion] = useState(gift?.occasion ?? "");
  const [date, setDate] = useState(gift?.date ?? "");
  const [note, setNote] = useState(gift?.note ?? "");
  const [isTried, setTried] = useState(false);
  const save = useSaveGiven(uid);
  const amount = typed.trim() === "" ? null : parseAmount(typed);
  const isReadable = typed.trim() === "" || amount !== null;
  const isNamed = name.trim() !== "";
  return (
    <Dialog title={t(gift === null ? "memory.add" : "memory.edit")} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isNamed || !isReadable) return;
          const said = { id, name: name.trim(), kind, amount, occasion: occasion.trim(), note: note.trim() };
          save.mutate(
            { id, gift: { ...said, date: date === "" ? null : date } },
            {
              onSuccess: () => {
                showToast({ tone: "done", id: "gift", message: t("memory.saved") });
                onClose();
              },
            },
          );
        }}
      >
        <Stack>
          <TextInput
            label={t("memory.name")}
            data-autofocus
            maxLength={giftLimits.name}
            value={name}
            error={isTried && !isNamed ? t("memory.nameMissing") : undefined}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
          />
          <ChoiceRow
            label={t("kindLabel")}
            value={kind}
            choices={giftKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={setKind}
          />
          <div>
            <TextInput
              label={t("write.amount")}
              placeholder={t("write.amountHint")}
              maxLength={24}
              value={typed}
              error={isTried && !isReadable ? t("write.badAmount") : undefined}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
              }}
            />
            {amount !== null && <p style={styles.about}>{formatRupiah(amount)}</p>}
          </div>
          <TextInput
            label={t("memory.occasion")}
            maxLength={giftLimits.name}
            value={occasion}
            onChange={(event) => {
              setOccasion(event.currentTarget.value);
            }}
          />
          <TextInput
            type="date"
            label={t("memory.date")}
            value={date}
            onChange={(event) => {
              setDate(event.currentTarget.value);
            }}
          />
          <TextInput
            label={t("memory.note")}
            maxLength={giftLimits.note}
            value={note}
            onChange={(event) => {
              setNote(event.currentTarget.value);
            }}
          />
          {save.error !== null && <ProblemNotice text={problemText(save.error)} />}
          <Group justify="flex-end" gap={8}>
            {gift !== null && (
              <Button
                variant="subtle"
                color="cabai"
                disabled={save.isPending}
                onClick={() => {
                  save.mutate(
                    { id, gift: null },
                    {
                      onSuccess: () => {
                        onClose();
                        offerUndo(t("memory.removed", { name: gift.name }), () =>
                          save.mutateAsync({ id, gift }),
                        );
                      },
                    },
                  );
                }}
              >
                {t("memory.remove")}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t("memory.save")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
