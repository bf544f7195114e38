import { mapLink } from "@janur/domain/content/map-link";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PlainField } from "./plain-field.tsx";

interface MapLinkFieldProps {
  value: string;
  path: string;
  onChange: (value: string) => void;
}

/** A map link in any form that people paste; the draft gets the whole address, the field keeps what is typed. */
export function MapLinkField({ value, path, onChange }: MapLinkFieldProps) {
  const { t } = useTranslation("invitation");
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  // Changed elsewhere, the field shows the draft.
  const text = typed?.value === value ? typed.text : value;
  return (
    <PlainField
      label={t("field.mapUrl")}
      value={text}
      path={path}
      inputMode="url"
      onBlur={() => {
        setTyped(null);
      }}
      onChange={(next) => {
        const link = mapLink(next) ?? next;
        setTyped({ text: next, value: link });
        onChange(link);
      }}
    />
  );
}
