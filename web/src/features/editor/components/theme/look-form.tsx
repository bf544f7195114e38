import type { Content } from "@janur/domain/content/content";
import { ornamentReaches, typefaceIdSchema } from "@janur/domain/content/theme-adjustment";
import { colourRoles } from "@janur/event-page/themes/base/swatches";
import { typefaceOf, typefacesFor } from "@janur/event-page/themes/base/typefaces";
import { Button, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../../ui/form/choice-row.tsx";
import { ColourField } from "./colour-field.tsx";
import { Disclosure } from "../../../../ui/layout/disclosure.tsx";
import classes from "./look-form.module.css";
import { useAdjustment } from "./use-adjustment.ts";

/** Colours, letters and ornament of the theme that is worn; what is changed stays with that theme. */
export function LookForm({ content }: { content: Content }) {
  const { t } = useTranslation(["editor", "theme"]);
  const { id, theme, adjustment, drawn, change, set, clear } = useAdjustment(content);
  const ownTypeface = typefaceOf(theme);
  const typeface = adjustment?.typeface ?? ownTypeface ?? "";
  return (
    <Disclosure
      className={classes.form}
      label={
        <span className={classes.title}>
          {t("editor:look.title")}
          <span>{t(adjustment === null ? "editor:look.asDrawn" : "editor:look.adjusted")}</span>
        </span>
      }
    >
      <div className={classes.fields}>
        <p>{t("editor:look.help", { theme: t(`theme:theme.${id}.name`) })}</p>
        {colourRoles.map((role) => (
          <ColourField
            key={role}
            role={role}
            theme={role === "accent" ? drawn : theme}
            wish={adjustment?.[role] ?? null}
            onChange={(colour, stroke) => {
              if (colour === null) clear(role);
              else set({ [role]: colour }, stroke);
            }}
          />
        ))}
        <NativeSelect
          label={t("editor:look.typeface")}
          value={typeface}
          data={typefacesFor(theme).map((value) => ({
            value,
            label: t(value === ownTypeface ? "editor:look.ownTypeface" : "editor:look.otherTypeface", {
              name: t(`editor:look.typefaces.${value}`),
            }),
          }))}
          onChange={(event) => {
            const chosen = typefaceIdSchema.parse(event.currentTarget.value);
            if (chosen === ownTypeface) clear("typeface");
            else set({ typeface: chosen });
          }}
        />
        <ChoiceRow
          label={t("editor:look.reach")}
          value={adjustment?.reach ?? "page"}
          choices={ornamentReaches.map((value) => ({ value, label: t(`editor:look.reaches.${value}`) }))}
          onChange={(reach) => {
            if (reach === "page") clear("reach");
            else set({ reach });
          }}
        />
        {adjustment !== null && (
          <Button
            variant="default"
            className={classes.reset}
            onClick={() => {
              change(null);
            }}
          >
            {t("editor:look.reset")}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
