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
  fact: "day" | "place";
  onChange: (ceremony: Ceremony) => void;
}

/** Where a ceremony has no day or place yet and another one has: one tap says that it is the same. */
export function SameCeremonyButton({ ceremony, fact, onChange }: SameCeremonyButtonProps) {
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
      onClick={() => {
        onChange(fact === "day" ? onDayOf(ceremony, other) : atPlaceOf(ceremony, other));
      }}
    >
      {t(fact === "day" ? "missing.sameDay" : "missing.samePlace", { of })}
    </Button>
  );
}
