import type { ThemeId } from "@janur/domain/content/theme";
import type { CoverFacts } from "@janur/event-page/invitation/drawn-cover.tsx";
import { Button, UnstyledButton } from "@mantine/core";
import { IconEye, IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { toggleFavourite } from "../../../lib/storage/favourite-themes.ts";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import classes from "./theme-card.module.css";

interface ThemeCardProps {
  theme: ThemeId;
  facts: Omit<CoverFacts, "theme">;
  isFavourite: boolean;
  /** Where an invitation begins with it. */
  to: string;
  onLook: () => void;
}

/** A theme's cover, which opens the whole invitation, and the ways to take or keep it. */
export function ThemeCard({ theme, facts, isFavourite, to, onLook }: ThemeCardProps) {
  const { t } = useTranslation("theme");
  const name = t(`theme.${theme}.name`);
  return (
    <li className={classes.theme}>
      <UnstyledButton
        className={classes.look}
        aria-label={t("look.openNamed", { theme: name })}
        onClick={onLook}
      >
        <CoverPicture facts={{ ...facts, theme }} isWhole />
        <Button
          component="span"
          variant="default"
          size="compact-sm"
          radius="xl"
          className={classes.hint}
          leftSection={<Icon of={IconEye} />}
        >
          {t("look.open")}
        </Button>
      </UnstyledButton>
      <div className={classes.words}>
        <div className={classes.head}>
          <h2>{name}</h2>
          <Button
            variant="subtle"
            px={10}
            aria-pressed={isFavourite}
            aria-label={t("favouriteNamed", { theme: name })}
            onClick={() => {
              toggleFavourite(theme);
            }}
          >
            {isFavourite ? <Icon of={IconHeartFilled} /> : <Icon of={IconHeart} stroke={2} />}
          </Button>
        </div>
        <p>{t(`theme.${theme}.about`)}</p>
        <Button
          component={PreloadLink}
          to={to}
          variant="default"
          px={8}
          aria-label={t("useNamed", { theme: name })}
        >
          {t("use")}
        </Button>
      </div>
    </li>
  );
}
