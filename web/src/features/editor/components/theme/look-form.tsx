import { adjustmentOf, type Content } from "@janur/domain/content/content";
import {
  ornamentReaches,
  typefaceIdSchema,
  type ThemeAdjustment,
} from "@janur/domain/content/theme-adjustment";
import { colourRoles, withoutChange } from "@janur/event-page/themes/base/swatches";
import { themes } from "@janur/event-page/themes/themes";
import { typefaceOf, typefacesFor } from "@janur/event-page/themes/base/typefaces";
import { themeWith } from "@janur/event-page/themes/worn-theme";
import { Button, NativeSelect } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ChoiceRow } from "../../../../ui/form/choice-row.tsx";
import { useEditor } from "../../../section-forms/components/fields/editor-context.ts";
import { ColourField } from "./colour-field.tsx";
import { Disclosure } from "../../../../ui/layout/disclosure.tsx";
import classes from "./look-form.module.css";

/** Colours, letters and ornament of the theme that is worn; what is changed stays with that theme. */
export function LookForm({ content }: { content: Content }) {
  const { t } = useTranslation(["editor", "theme"]);
  const { edit } = useEditor();
  const { theme: id } = content;
  const theme = themes[id];
  const adjustment = adjustmentOf(content);
  const change = (next: ThemeAdjustment | null) => {
    edit((current) => ({ ...current, adjustments: withAdjustment(current, next) }));
  };
  const set = (changed: ThemeAdjustment) => {
    change({ ...adjustment, ...changed });
  };
  const clear = (field: keyof ThemeAdjustment) => {
    if (adjustment !== null) change(withoutChange(adjustment, field));
  };
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
            theme={
              role === "accent"
                ? { ...theme, light: { ...themeWith(id, adjustment).light, accent: theme.light.accent } }
                : theme
            }
            wish={adjustment?.[role] ?? null}
            onChange={(colour) => {
              if (colour === null) clear(role);
              else set({ [role]: colour });
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

/** What was changed about all themes, with the worn one's changes replaced. */
function withAdjustment(
  { theme, adjustments = {} }: Content,
  adjustment: ThemeAdjustment | null,
): NonNullable<Content["adjustments"]> {
  const { [theme]: _before, ...others } = adjustments;
  return adjustment === null ? others : { ...others, [theme]: adjustment };
}
