import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { atPlaceOf, ceremonyWith, onDayOf } from "@janur/domain/content/same-ceremony";
import { localize } from "@janur/domain/text/language";
import { Button } from "@mantine/core";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { LiveContent } from "./fields/editor-context.ts";

interface SameCeremonyButtonProps {
  ceremony: Ceremony;
  /** Of the ceremony, e.g. `sections.3.ceremonies.1`. */
  path: string;
  fact: "day" | "place";
  onChange: (ceremony: Ceremony) => void;
}

/** Where a ceremony has no day or place yet and another one has: one tap says that it is the same. */
export function SameCeremonyButton({ ceremony, path, fact, onChange }: SameCeremonyButtonProps) {
  const { t } = useTranslation("editor");
  const content = use(LiveContent);
  const other = content === null ? undefined : ceremonyWith(content, fact, ceremony.id);
  const isKnown =
    fact === "day" ? ceremony.startAt !== null : ceremony.venue !== "" || ceremony.address !== "";
  if (other === undefined || isKnown) return null;
  const of = localize(other.name, currentLanguage());
  return (
    <Button
      variant="light"
      color="tanah"
      me="auto"
      // The page beside the form stays with this ceremony.
      data-field={`${path}.same`}
      onClick={() => {
        onChange(fact === "day" ? onDayOf(ceremony, other) : atPlaceOf(ceremony, other));
        // Its hour is that of the other one until somebody says it.
        const hour = document.querySelector<HTMLElement>(`[data-field="${path}.startAt.time"]`);
        if (fact === "day") hour?.focus();
      }}
    >
      {t(fact === "day" ? "missing.sameDay" : "missing.samePlace", { of })}
    </Button>
  );
}
