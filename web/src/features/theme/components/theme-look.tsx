import type { ColourwayId } from "@janur/domain/content/theme-adjustment";
import type { ThemeId } from "@janur/domain/content/theme";
import { firstContent } from "@janur/domain/content/traditions/first-content";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { LookScreen } from "../../page-preview/components/look-screen.tsx";

interface ThemeLookProps {
  theme: ThemeId;
  /** Those that are shown beside it, in their order. */
  shown: readonly ThemeId[];
  starter: StarterInput;
  /** Where an invitation begins. */
  wizard: string;
  onTheme: (theme: ThemeId) => void;
  onClose: () => void;
}

/** A sample invitation, whole, in one theme after the other. */
export function ThemeLook({ theme, shown, starter, wizard, onTheme, onClose }: ThemeLookProps) {
  const { t } = useTranslation("theme");
  const navigate = useNavigate();
  const name = t(`theme.${theme}.name`);
  const index = shown.indexOf(theme);
  const [tried, setTried] = useState<{ theme: ThemeId; colourway: ColourwayId | undefined } | null>(null);
  const colourway = tried?.theme === theme ? tried.colourway : undefined;
  return (
    <LookScreen
      title={t("look.title", { theme: name })}
      content={firstContent(colourway === undefined ? starter : { ...starter, colourway })}
      name={name}
      theme={theme}
      colourway={colourway}
      onColourway={(next) => {
        setTried({ theme, colourway: next });
      }}
      place={index === -1 ? "" : t("look.of", { index: index + 1, count: shown.length })}
      onStep={(by) => {
        const next = shown.at((index + by) % shown.length);
        if (next !== undefined) onTheme(next);
      }}
      onClose={onClose}
      onUse={() => void navigate(invitationPaths.newWith(theme, colourway, wizard))}
    >
      <Button type="submit" size="lg" fullWidth data-autofocus>
        {t("use")}
      </Button>
    </LookScreen>
  );
}
