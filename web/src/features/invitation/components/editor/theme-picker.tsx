import { titleOf, type Content } from "@janur/domain/content";
import { themeIds } from "@janur/domain/theme";
import { Accordion } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MiniCover } from "../mini-cover.tsx";
import { useEditor } from "./editor-context.ts";
import fields from "./editor-fields.module.css";
import classes from "./theme-picker.module.css";

/** The place of the themes among the sections, in the address too. */
export const themePlace = "theme";

/** The themes with this invitation's own names; choosing another touches no word. */
export function ThemePicker({ content }: { content: Content }) {
  const { t } = useTranslation(["editor", "invitation"]);
  const { edit } = useEditor();
  const name = useId();
  const title = titleOf(content) || t("invitation:untitled");
  return (
    <Accordion.Item value={themePlace}>
      <Accordion.Control>
        <span className={fields.sectionTitle} id={`section-title-${themePlace}`}>
          {t("editor:theme.title")} <span>{t(`editor:theme.${content.theme}.name`)}</span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        <fieldset className={classes.themes}>
          <legend>{t("editor:theme.help")}</legend>
          <div className={classes.grid}>
            {themeIds.map((theme) => (
              <div key={theme} className={classes.theme}>
                <div className={classes.picture}>
                  <MiniCover invitation={{ title, theme }} />
                </div>
                <input
                  id={`${name}-${theme}`}
                  type="radio"
                  name={name}
                  value={theme}
                  aria-describedby={`${name}-${theme}-about`}
                  checked={content.theme === theme}
                  onChange={() => {
                    edit((current) => ({ ...current, theme }));
                  }}
                />
                <div className={classes.words}>
                  <label htmlFor={`${name}-${theme}`}>{t(`editor:theme.${theme}.name`)}</label>
                  <p id={`${name}-${theme}-about`}>{t(`editor:theme.${theme}.about`)}</p>
                </div>
              </div>
            ))}
          </div>
        </fieldset>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
