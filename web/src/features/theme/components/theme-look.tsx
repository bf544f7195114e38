import type { ThemeId } from "@janur/domain/content/theme";
import { firstContent } from "@janur/domain/content/traditions/first-content";
import type { StarterInput } from "@janur/domain/content/traditions/starter-content";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { LookScreen } from "../../page-preview/components/look-screen.tsx";

interface ThemeLookProps {
  theme: ThemeId;
  /** Those that are shown beside it, in their order. */
  shown: readonly ThemeId[];
  starter: StarterInput;
  onTheme: (theme: ThemeId) => void;
  onClose: () => void;
}

/** A sample invitation, whole, in one theme after the other. */
export function ThemeLook({ theme, shown, starter, onTheme, onClose }: ThemeLookProps) {
  const { t } = useTranslation("theme");
  const navigate = useNavigate();
  const name = t(`theme.${theme}.name`);
  const index = shown.indexOf(theme);
  return (
    <LookScreen
      title={t("look.title", { theme: name })}
      content={firstContent(starter)}
      name={name}
      place={index === -1 ? "" : t("look.of", { index: index + 1, count: shown.length })}
      isLow
      onStep={(by) => {
        const next = shown.at((index + by) % shown.length);
        if (next !== undefined) onTheme(next);
      }}
      onClose={onClose}
      onUse={() => void navigate(invitationPaths.newWith(theme))}
    >
      <Button type="submit" size="lg" fullWidth data-autofocus>
        {t("use")}
      </Button>
    </LookScreen>
  );
}
