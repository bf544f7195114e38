import type { Content } from "@janur/domain/content/content";
import { themes } from "@janur/event-page/themes/themes";
import { colourwaysOf } from "@janur/event-page/themes/base/colourway";
import { use, useId } from "react";
import { useTranslation } from "react-i18next";
import { ColourwayChoice } from "../../../../ui/form/colourway-choice.tsx";
import dots from "../../../../ui/form/colour-dots.module.css";
import { LiveContent } from "../../../section-forms/components/fields/editor-context.ts";
import { Swatches } from "./colour-field.tsx";
import { useAdjustment } from "./use-adjustment.ts";

/** As many as a phone of 360 px has room for beside a title. */
const most = 4;

/** The worn theme in its other colours, beside its title; of one that has no others, other colours of its buttons. */
export function ColourwayDots(props: { content: Content }) {
  const { t } = useTranslation("editor");
  const content = use(LiveContent) ?? props.content;
  const { id, adjustment, drawn, set, clear } = useAdjustment(content);
  const name = useId();
  if (colourwaysOf(themes[id]).length > 0) {
    return (
      <ColourwayChoice
        theme={id}
        colourway={adjustment?.colourway}
        onChange={(colourway) => {
          if (colourway === undefined) clear("colourway");
          else set({ colourway });
        }}
      />
    );
  }
  return (
    <div className={dots.dots} role="radiogroup" aria-label={t("theme.colour")}>
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
