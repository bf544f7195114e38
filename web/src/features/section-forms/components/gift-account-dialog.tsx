import { limits } from "@janur/domain/limits";
import { giftProviders, giftsSectionSchema } from "@janur/domain/content/sections/gifts";
import type { SectionOf } from "@janur/domain/content/section";
import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";

export type GiftAccount = SectionOf<"gifts">["accounts"][number];

const fields = giftsSectionSchema.shape.accounts.element.shape;

interface GiftAccountDialogProps {
  /** Null adds an account. */
  account: GiftAccount | null;
  onDone: (account: Omit<GiftAccount, "id">) => void;
  onClose: () => void;
}

/** Bank or wallet, holder and number. Enters the draft only when it is complete. */
export function GiftAccountDialog({ account, onDone, onClose }: GiftAccountDialogProps) {
  const { t } = useTranslation("invitation");
  const [provider, setProvider] = useState<GiftAccount["provider"]>(account?.provider ?? "BCA");
  const [providerName, setProviderName] = useState(account?.providerName ?? "");
  const [holder, setHolder] = useState(account?.holder ?? "");
  const [number, setNumber] = useState(account?.number ?? "");
  const [isChecked, setChecked] = useState(false);
  const isOther = provider === "other";
  const problems = {
    providerName: isOther && providerName.trim() === "",
    holder: !fields.holder.safeParse(holder).success,
    number: !fields.number.safeParse(number.trim()).success,
  };
  const confirm = () => {
    setChecked(true);
    if (Object.values(problems).some(Boolean)) return;
    onDone({
      provider,
      providerName: isOther ? providerName.trim() : "",
      holder: holder.trim(),
      number: number.trim(),
    });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(account === null ? "editor.addAccount" : "editor.editAccount")}
      text={t("account.text")}
      confirm={t("account.confirm")}
      isBusy={false}
      error={null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <NativeSelect
        label={t("account.provider")}
        value={provider}
        data={giftProviders.map((value) => ({
          value,
          label: value === "other" ? t("account.other") : value,
        }))}
        onChange={(event) => {
          const chosen = giftProviders.find((value) => value === event.currentTarget.value);
          if (chosen !== undefined) setProvider(chosen);
        }}
      />
      {isOther && (
        <TextInput
          label={t("account.providerName")}
          autoComplete="off"
          maxLength={limits.content.providerName}
          value={providerName}
          error={isChecked && problems.providerName ? t("fieldProblem.required") : undefined}
          onChange={(event) => {
            setProviderName(event.currentTarget.value);
          }}
        />
      )}
      <TextInput
        label={t("account.holder")}
        autoComplete="off"
        maxLength={limits.content.personName}
        value={holder}
        error={isChecked && problems.holder ? t("fieldProblem.required") : undefined}
        onChange={(event) => {
          setHolder(event.currentTarget.value);
        }}
      />
      <TextInput
        label={t("account.number")}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={isChecked && problems.number ? t("account.numberProblem") : undefined}
        onChange={(event) => {
          setNumber(event.currentTarget.value);
        }}
      />
    </ConfirmDialog>
  );
}
