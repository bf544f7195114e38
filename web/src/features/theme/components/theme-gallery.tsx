import type { ThemeId } from "@janur/domain/content/theme";
import { Button, Text, TextInput } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFavouriteThemes } from "../../../lib/storage/favourite-themes.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { everyTheme, themesIn, themeViewSchema, type ThemeView } from "../../../lib/address/theme-view.ts";
import { Wordmark } from "../../../ui/art/anyaman.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { PreloadLink } from "../../../ui/layout/preload-link.tsx";
import { ThemeFilters } from "../../../ui/list/theme-filters.tsx";
import { keepSample, readSample, type Sample } from "../sample.ts";
import { starterCoverFacts } from "../../invitation/starter-cover-facts.ts";
import { sampleDay } from "../sample-day.ts";
import { sampleStarter } from "../sample-starter.ts";
import { useLookedTheme } from "../use-looked-theme.ts";
import { ThemeCard } from "./theme-card.tsx";
import classes from "./theme-gallery.module.css";

const ThemeLook = lazyPart(async () => (await import("./theme-look.tsx")).ThemeLook);

/** Every theme with the visitor's own names and day. What is left out stands in the address. */
export function ThemeGallery({ homePath }: { homePath: string }) {
  const { t } = useTranslation("theme");
  const [parameters, setParameters] = useSearchParams();
  const [sample, setSample] = useState(readSample);
  const [usualDay] = useState(sampleDay);
  const favourites = useFavouriteThemes();
  const view = themeViewSchema.parse(Object.fromEntries(parameters));
  const shown = themesIn(view, favourites);
  const words = t("sample", { returnObjects: true });
  const starterOf = (theme: ThemeId) => sampleStarter(theme, sample, words, currentLanguage(), usualDay);
  const [looked, look] = useLookedTheme();
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
          {shown.map((theme) => (
            <ThemeCard
              key={theme}
              theme={theme}
              facts={starterCoverFacts(starterOf(theme))}
              isFavourite={favourites.includes(theme)}
              onLook={() => {
                look(theme);
              }}
            />
          ))}
        </ul>
      </main>
      {looked !== null && (
        <Suspense>
          <ThemeLook
            theme={looked}
            shown={shown}
            starter={starterOf(looked)}
            onTheme={look}
            onClose={() => {
              look(null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
