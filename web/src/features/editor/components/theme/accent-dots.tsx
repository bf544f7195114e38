import type { Content } from "@janur/domain/content/content";
import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import { LiveContent } from "../../../section-forms/components/fields/editor-context.ts";
import { Swatches } from "./colour-field.tsx";
import classes from "./look-form.module.css";
import { useAdjustment } from "./use-adjustment.ts";

/** As many as a phone of 360 px has room for beside a title. */
const most = 4;

/** The worn theme in another colour, beside its title: the first colours of the form below. */
export function AccentDots(props: { content: Content }) {
  const { t } = useTranslation("editor");
  const content = use(LiveContent) ?? props.content;
  const { adjustment, drawn, set, clear } = useAdjustment(content);
  const name = useId();
  return (
    <div className={classes.swatches} role="radiogroup" aria-label={t("theme.colour")}>
      <Swatches
        name={name}
        role="accent"
        theme={drawn}
        wish={adjustment?.accent ?? null}
        most={most}
        onChange={(colour) => {
          if (colour === null) clear("accent");
          else set({ accent: colour });
        }}
      />
    </div>
  );
}
