import type { ColourwayId } from "@janur/domain/content/theme-adjustment";
import type { ThemeId } from "@janur/domain/content/theme";
import { firstContent } from "@janur/domain/content/traditions/first-content";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { shownContent } from "@janur/domain/invitation/shown-content";
import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LookScreen } from "../../page-preview/components/look-screen.tsx";
import { themesFor } from "../themes-for.ts";
import { AddressLine } from "./address-line.tsx";

interface ThemeLookProps {
  starter: StarterInput;
  theme: ThemeId;
  isTrial: boolean;
  isBusy: boolean;
  problem: ReactNode;
  onTheme: (theme: ThemeId) => void;
  onColourway: (colourway: ColourwayId | undefined) => void;
  onClose: () => void;
  onUse: () => void;
}

/** The invitation that is about to begin, whole, in one theme after the other. */
export function ThemeLook({
  starter,
  theme,
  isTrial,
  isBusy,
  problem,
  onTheme,
  onColourway,
  onClose,
  onUse,
}: ThemeLookProps) {
  const { t } = useTranslation(["wizard", "theme"]);
  const { fitting, others } = themesFor(starter.eventType, starter.pack ?? "neutral");
  const all = [...fitting, ...others];
  const index = all.indexOf(theme);
  const name = t(`theme:theme.${theme}.name`);
  return (
    <LookScreen
      title={t("wizard:look.title", { theme: name })}
      content={shownContent(firstContent(starter))}
      name={name}
      theme={theme}
      colourway={starter.colourway}
      onColourway={onColourway}
      place={
        index < fitting.length
          ? t("wizard:look.of", { index: index + 1, count: fitting.length })
          : t("wizard:look.other")
      }
      onStep={(by) => {
        const next = all.at((index + by) % all.length);
        if (next !== undefined) onTheme(next);
      }}
      onClose={onClose}
      onUse={onUse}
    >
      <AddressLine isFixed={isTrial} />
      {problem}
      <Button type="submit" size="lg" fullWidth loading={isBusy} data-autofocus>
        {t(isTrial ? "wizard:look.keep" : "wizard:look.use")}
      </Button>
      {isTrial && (
        <Text size="sm" c="dimmed" ta="center">
          {t("wizard:look.keepHelp")}
        </Text>
      )}
    </LookScreen>
  );
}
