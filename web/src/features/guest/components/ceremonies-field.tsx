import { localize } from "@janur/domain/text/language";
import type { Ceremony } from "@janur/domain/content/sections/ceremonies";
import { Checkbox, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import classes from "./guest-dialog.module.css";

export type ListedCeremony = Pick<Ceremony, "id" | "name" | "audience">;

interface CeremoniesFieldProps {
  ceremonies: readonly ListedCeremony[];
  /** Null for all that are open. */
  value: string[] | null;
  onChange: (value: string[] | null) => void;
}

/** Which ceremonies a guest is invited to. */
export function CeremoniesField({ ceremonies, value, onChange }: CeremoniesFieldProps) {
  const { t } = useTranslation("guest");
  const open = ceremonies.filter(({ audience }) => audience === "everyone").map(({ id }) => id);
  const chosen = value ?? open;
  return (
    <fieldset className={classes.fieldset}>
      <legend>{t("field.ceremonies")}</legend>
      <Stack gap={12}>
        <Checkbox
          size="md"
          label={t("ceremonies.allOpen")}
          checked={value === null}
          onChange={(event) => {
            onChange(event.currentTarget.checked ? null : open);
          }}
        />
        {value !== null &&
          ceremonies.map(({ id, name, audience }) => (
            <Checkbox
              key={id}
              ml={28}
              size="md"
              label={localize(name, currentLanguage())}
              {...(audience === "invited" ? { description: t("ceremonies.gated") } : {})}
              checked={chosen.includes(id)}
              onChange={(event) => {
                const isChosen = event.currentTarget.checked;
                // In the host's order, and without ceremonies that are gone.
                onChange(
                  ceremonies
                    .map((ceremony) => ceremony.id)
                    .filter((other) => (other === id ? isChosen : chosen.includes(other))),
                );
              }}
            />
          ))}
      </Stack>
      {value?.length === 0 && (
        <p className={classes.hint} role="status">
          {t("ceremonies.none")}
        </p>
      )}
    </fieldset>
  );
}
