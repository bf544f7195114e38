import { adjustmentOf, type Content } from "@janur/domain/content/content";
import type { ThemeAdjustment } from "@janur/domain/content/theme-adjustment";
import { inColourway } from "@janur/event-page/themes/base/colourway";
import { withoutChange } from "@janur/event-page/themes/base/swatches";
import { themes } from "@janur/event-page/themes/themes";
import { themeWith } from "@janur/event-page/themes/worn-theme";
import { useEditor } from "../../../section-forms/components/fields/editor-context.ts";

/** What is changed about the theme that is worn, in the colourway that was chosen, and what changes it. */
export function useAdjustment(content: Content) {
  const { edit } = useEditor();
  const { theme: id } = content;
  const adjustment = adjustmentOf(content);
  const theme = inColourway(themes[id], adjustment?.colourway);
  const change = (next: ThemeAdjustment | null, stroke?: string) => {
    edit((current) => ({ ...current, adjustments: withAdjustment(current, next) }), stroke);
  };
  return {
    id,
    theme,
    adjustment,
    /** As its buttons and links are drawn: on the paper that was chosen, in the theme's own colour. */
    drawn: { ...theme, light: { ...themeWith(id, adjustment).light, accent: theme.light.accent } },
    change,
    set: (changed: ThemeAdjustment, stroke?: string) => {
      change({ ...adjustment, ...changed }, stroke);
    },
    clear: (field: keyof ThemeAdjustment) => {
      if (adjustment !== null) change(withoutChange(adjustment, field));
    },
  };
}

/** What was changed about all themes, with the worn one's changes replaced. */
function withAdjustment(
  { theme, adjustments = {} }: Content,
  adjustment: ThemeAdjustment | null,
): NonNullable<Content["adjustments"]> {
  const { [theme]: _before, ...others } = adjustments;
  return adjustment === null ? others : { ...others, [theme]: adjustment };
}
