import { adjustmentOf, coverWordsOf, mainCeremony, type Content } from "@janur/domain/content";
import { defaultZone } from "@janur/domain/zone";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSignedIn } from "../../../../lib/session/session.ts";
import { useFavouriteThemes } from "../../../../lib/favourite-themes.ts";
import { everyTheme, themesIn } from "../../../../lib/theme-view.ts";
import { CoverPicture } from "../../../../ui/cover-picture.tsx";
import { ThemeFilters } from "../../../../ui/theme-filters.tsx";
import { useEditor } from "./editor-context.ts";
import { LookForm } from "./look/look-form.tsx";
import classes from "./theme-picker.module.css";

/** The place of the themes among the sections, in the address too. */
export const themePlace = "theme";

/** The themes with this invitation's own names; choosing another touches no word. */
export function ThemePicker({ content }: { content: Content }) {
  const { t } = useTranslation(["editor", "theme"]);
  const { edit, language } = useEditor();
  const { profile } = useSignedIn();
  const name = useId();
  const [view, setView] = useState(everyTheme);
  const shown = themesIn(view, useFavouriteThemes());
  const ceremony = mainCeremony(content);
  const facts = {
    ...coverWordsOf(content),
    eventType: content.eventType,
    language,
    startAt: ceremony?.startAt == null ? null : new Date(ceremony.startAt),
    zone: ceremony?.zone ?? defaultZone,
    city: ceremony?.city ?? "",
    senderName: profile?.displayName ?? "",
  };
  return (
    <>
      <LookForm content={content} />
      <ThemeFilters view={view} onChange={setView} />
      {shown.length === 0 && <p role="status">{t("theme:none")}</p>}
      <fieldset className={classes.themes}>
        <legend>{t("editor:theme.help")}</legend>
        <div className={classes.grid}>
          {shown.map((theme) => (
            <div key={theme} className={classes.theme}>
              <div className={classes.picture}>
                <CoverPicture facts={{ ...facts, theme, adjustment: adjustmentOf({ ...content, theme }) }} />
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
                <label htmlFor={`${name}-${theme}`}>{t(`theme:theme.${theme}.name`)}</label>
                <p id={`${name}-${theme}-about`}>{t(`theme:theme.${theme}.about`)}</p>
              </div>
            </div>
          ))}
        </div>
      </fieldset>
    </>
  );
}
