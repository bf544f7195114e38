import "@mantine/core/styles/Switch.css";
import { limits } from "@janur/domain/limits";
import type { SectionOf } from "@janur/domain/content/section";
import { Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { readPhone } from "../../../lib/text/phone.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { LocalizedField } from "./fields/localized-field.tsx";

export type ContactPerson = SectionOf<"contact-persons">["persons"][number];

interface ContactPersonDialogProps {
  /** Null adds somebody. */
  person: ContactPerson | null;
  onDone: (person: Omit<ContactPerson, "id">) => void;
  onClose: () => void;
}

/** Name, role and number of somebody guests may call. Enters the draft only when it is complete. */
export function ContactPersonDialog({ person, onDone, onClose }: ContactPersonDialogProps) {
  const { t } = useTranslation("invitation");
  const [name, setName] = useState(person?.name ?? "");
  const [role, setRole] = useState(person?.role ?? { id: "", en: "" });
  const [typed, setTyped] = useState(person?.phone ?? "");
  const [hasWhatsApp, setHasWhatsApp] = useState(person?.hasWhatsApp ?? true);
  const [isChecked, setChecked] = useState(false);
  const phone = readPhone(typed);
  const isLandline = phone.kind === "number" && phone.isLandline;
  const confirm = () => {
    setChecked(true);
    if (phone.kind !== "number" || name.trim() === "") return;
    onDone({ name: name.trim(), role, phone: phone.phone, hasWhatsApp: hasWhatsApp && !isLandline });
    onClose();
  };
  return (
    <ConfirmDialog
      title={t(person === null ? "editor.addContact" : "editor.editContact")}
      text={t("contact.text")}
      confirm={t("contact.confirm")}
      isBusy={false}
      error={null}
      onConfirm={confirm}
      onClose={onClose}
    >
      <TextInput
        label={t("contact.name")}
        data-autofocus
        autoComplete="off"
        maxLength={limits.content.personName}
        value={name}
        error={isChecked && name.trim() === "" ? t("fieldProblem.required") : undefined}
        onChange={(event) => {
          setName(event.currentTarget.value);
        }}
      />
      <LocalizedField label={t("contact.role")} value={role} path="contact.role" onChange={setRole} />
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="off"
        label={t("contact.phone")}
        value={typed}
        error={isChecked && phone.kind !== "number" ? t("contact.phoneProblem") : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
      />
      {isLandline ? (
        <Text size="sm">{t("contact.landline")}</Text>
      ) : (
        <Switch
          label={t("contact.hasWhatsApp")}
          checked={hasWhatsApp}
          onChange={(event) => {
            setHasWhatsApp(event.currentTarget.checked);
          }}
        />
      )}
    </ConfirmDialog>
  );
}
