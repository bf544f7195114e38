import { eventTypes, eventTypeSchema, hostsKindOf, type EventType } from "@janur/domain/content/event-type";
import type { ThemeId } from "@janur/domain/content/theme";
import { Button, Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFavouriteThemes } from "../../../lib/storage/favourite-themes.ts";
import { lazyPart } from "../../../lib/browser/lazy-part.ts";
import { currentLanguage } from "../../../lib/i18n/i18n.ts";
import { everyTheme, themesIn, themeViewSchema, type ThemeView } from "../../../lib/address/theme-view.ts";
import { invitationPaths } from "../../../lib/address/invitation-paths.ts";
import { Wordmark } from "../../../ui/art/anyaman.tsx";
import { EmptyState } from "../../../ui/list/empty-state.tsx";
import { LanguageButton } from "../../../ui/language-button.tsx";
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

interface ThemeGalleryProps {
  paths: { home: string; signIn: string; try: string; new: string };
  isVisitor: boolean;
  /** Those that were made for an event, or for any. */
  fittingFor: (eventType: EventType) => readonly ThemeId[];
}

/** As many as a screen shows before one asks for more, where no event tells which. */
const firstShown = 12;

/** Every theme for the visitor's own event, names and day. What is left out stands in the address. */
export function ThemeGallery({ paths, isVisitor, fittingFor }: ThemeGalleryProps) {
  const { t } = useTranslation(["theme", "invitation"]);
  const [parameters, setParameters] = useSearchParams();
  const [sample, setSample] = useState(readSample);
  const [usualDay] = useState(sampleDay);
  const favourites = useFavouriteThemes();
  const view = themeViewSchema.parse(Object.fromEntries(parameters));
  const [isWhole, setWhole] = useState(false);
  const { eventType } = sample;
  const asked = themesIn(view, favourites);
  const first = (eventType === null ? [] : fittingFor(eventType)).filter((theme) => asked.includes(theme));
  const all = [...first, ...asked.filter((theme) => !first.includes(theme))];
  const shown = isWhole ? all : all.slice(0, first.length || firstShown);
  const hasSecond = eventType === null || hostsKindOf(eventType) === "couple";
  const wizard = isVisitor ? paths.try : paths.new;
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
      <Group component="header" gap={4} wrap="nowrap">
        <PreloadLink to={paths.home} aria-label="Janur" style={{ marginRight: "auto" }}>
          <Wordmark size={30} />
        </PreloadLink>
        {isVisitor && (
          <>
            <LanguageButton />
            <Button component={PreloadLink} to={paths.signIn} variant="subtle" color="tanah" px={10}>
              {t("signIn")}
            </Button>
            <Button component={PreloadLink} to={paths.try} visibleFrom="sm">
              {t("try")}
            </Button>
          </>
        )}
      </Group>
      <main id="content" tabIndex={-1}>
        <h1>{t("title")}</h1>
        <Text c="dimmed">{t("lead")}</Text>
        <div className={classes.own}>
          <NativeSelect
            label={t("own.event")}
            value={eventType ?? ""}
            data={[
              { value: "", label: t("own.anyEvent") },
              ...eventTypes.map((value) => ({ value, label: t(`invitation:eventType.${value}`) })),
            ]}
            onChange={(event) => {
              type({ eventType: eventTypeSchema.safeParse(event.currentTarget.value).data ?? null });
              setWhole(false);
            }}
          />
          <TextInput
            label={t(hasSecond ? "own.firstName" : "own.name")}
            autoComplete="off"
            maxLength={60}
            value={sample.firstName}
            onChange={(event) => {
              type({ firstName: event.currentTarget.value });
            }}
          />
          {hasSecond && (
            <TextInput
              label={t("own.secondName")}
              autoComplete="off"
              maxLength={60}
              value={sample.secondName}
              onChange={(event) => {
                type({ secondName: event.currentTarget.value });
              }}
            />
          )}
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
          {t("count", { count: all.length })}
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
              to={invitationPaths.newWith(theme, undefined, wizard)}
              onLook={() => {
                look(theme);
              }}
            />
          ))}
        </ul>
        {shown.length < all.length && (
          <Button
            variant="default"
            fullWidth
            mt="md"
            onClick={() => {
              setWhole(true);
            }}
          >
            {t("more", { count: all.length - shown.length })}
          </Button>
        )}
      </main>
      {looked !== null && (
        <Suspense>
          <ThemeLook
            theme={looked}
            shown={all}
            wizard={wizard}
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
