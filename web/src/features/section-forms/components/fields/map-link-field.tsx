import { mapLink, mapLinkOf } from "@janur/domain/content/map-link";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { Anchor } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PlainField } from "./plain-field.tsx";

interface MapLinkFieldProps {
  /** Whose way it is. */
  ceremony: Ceremony;
  path: string;
  onChange: (value: string) => void;
}

/**
 * A map link in any form that people paste; the draft gets the whole address, the field keeps what is typed. Beside it
 * the way that guests get, also where it is only a search for the place: whether it finds the right one, the host sees.
 */
export function MapLinkField({ ceremony, path, onChange }: MapLinkFieldProps) {
  const { t } = useTranslation(["invitation", "editor"]);
  const value = ceremony.mapUrl;
  const way = mapLinkOf(ceremony);
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  // Changed elsewhere, the field shows the draft.
  const text = typed?.value === value ? typed.text : value;
  return (
    <div>
      <PlainField
        label={t("invitation:field.mapUrl")}
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
      {mapLink(way) !== null && way !== "" && (
        <Anchor href={way} target="_blank" rel="noopener noreferrer" display="inline-block" py={10}>
          {t("editor:checkMap")}
        </Anchor>
      )}
    </div>
  );
}
