import { Button, Group, Text, TextInput } from "@mantine/core";
import { IconHeart, IconHeartFilled } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { toggleFavourite, useFavouriteThemes } from "../../../lib/storage/favourite-themes.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { everyTheme, themesIn, themeViewSchema, type ThemeView } from "../../../lib/address/theme-view.ts";
import { Wordmark } from "../../../ui/art/anyaman.tsx";
import { CoverPicture } from "../../../ui/art/cover-picture.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { ThemeFilters } from "../../../ui/list/theme-filters.tsx";
import { keepSample, readSample, type Sample } from "../sample.ts";
import { sampleFacts } from "../sample-cover.ts";
import classes from "./theme-gallery.module.css";

const sixWeeks = 42 * 24 * 60 * 60 * 1000;

/** Every theme with the visitor's own names and day. What is left out stands in the address. */
export function ThemeGallery({ homePath }: { homePath: string }) {
  const { t } = useTranslation("theme");
  const [parameters, setParameters] = useSearchParams();
  const [sample, setSample] = useState(readSample);
  const [usualDay] = useState(() => new Date(Date.now() + sixWeeks));
  const favourites = useFavouriteThemes();
  const view = themeViewSchema.parse(Object.fromEntries(parameters));
  const shown = themesIn(view, favourites);
  const facts = sampleFacts(
    sample,
    {
      eyebrow: t("sample.eyebrow"),
      firstName: t("sample.firstName"),
      secondName: t("sample.secondName"),
      city: t("sample.city"),
    },
    currentLanguage(),
    usualDay,
  );
  const type = (changed: Partial<Sample>) => {
    const next = { ...sample, ...changed };
    setSample(next);
    keepSample(next);
  };
  const show = (next: ThemeView) => {
    const asked = Object.entries(next).flatMap(([name, value]) =>
      value === null ? [] : [[name, value] as const],
    );
    setParameters(Object.fromEntries(asked), { replace: true, preventScrollReset: true });
  };
  return (
    <div className={classes.page}>
      <header>
        <PreloadLink to={homePath} aria-label="Janur">
          <Wordmark size={32} />
        </PreloadLink>
      </header>
      <main id="content" tabIndex={-1}>
        <h1>{t("title")}</h1>
        <Text c="dimmed">{t("lead")}</Text>
        <div className={classes.own}>
          <TextInput
            label={t("own.firstName")}
            autoComplete="off"
            maxLength={60}
            value={sample.firstName}
            onChange={(event) => {
              type({ firstName: event.currentTarget.value });
            }}
          />
          <TextInput
            label={t("own.secondName")}
            autoComplete="off"
            maxLength={60}
            value={sample.secondName}
            onChange={(event) => {
              type({ secondName: event.currentTarget.value });
            }}
          />
          <TextInput
            type="date"
            label={t("own.date")}
            value={sample.date}
            onChange={(event) => {
              type({ date: event.currentTarget.value });
            }}
          />
        </div>
        <ThemeFilters view={view} onChange={show} />
        <Text size="sm" role="status">
          {t("count", { count: shown.length })}
        </Text>
        {shown.length === 0 && (
          <EmptyState text={t(view.favourites === null ? "none" : "noFavourites")}>
            <Button
              variant="default"
              onClick={() => {
                show(everyTheme);
              }}
            >
              {t("showAll")}
            </Button>
          </EmptyState>
        )}
        <ul className={classes.grid}>
          {shown.map((theme) => {
            const isFavourite = favourites.includes(theme);
            return (
              <li key={theme} className={classes.theme}>
                <CoverPicture facts={{ ...facts, theme }} />
                <div className={classes.words}>
                  <h2>{t(`theme.${theme}.name`)}</h2>
                  <p>{t(`theme.${theme}.about`)}</p>
                  <Group gap={8} wrap="nowrap">
                    <Button
                      component={PreloadLink}
                      to={invitationPaths.newWith(theme)}
                      variant="default"
                      aria-label={t("useNamed", { theme: t(`theme.${theme}.name`) })}
                      flex={1}
                    >
                      {t("use")}
                    </Button>
                    <Button
                      variant="subtle"
                      px={12}
                      aria-pressed={isFavourite}
                      aria-label={t("favouriteNamed", { theme: t(`theme.${theme}.name`) })}
                      onClick={() => {
                        toggleFavourite(theme);
                      }}
                    >
                      {isFavourite ? <Icon of={IconHeartFilled} /> : <Icon of={IconHeart} stroke={2} />}
                    </Button>
                  </Group>
                </div>
              </li>
            );
          })}
        </ul>
      </main>
    </div>
  );
}
