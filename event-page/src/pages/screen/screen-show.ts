import "../../themes/all-looks.ts";
import { mainCeremony, titleOf, type Content } from "@janur/domain/content/content";
import type { ScreenShow } from "@janur/domain/contracts/screen-callables";
import { screenLimits } from "@janur/domain/limits/screen-limits";
import type { ScreenSettings } from "@janur/domain/screen/screen-settings";
import { languages, type Language } from "@janur/domain/text/language";
import type { PublicWish } from "@janur/domain/wish/wish";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isHeadable } from "../../fonts/display-font.ts";
import { lookOf } from "../../themes/base/look.ts";
import { themes } from "../../themes/themes.ts";
import { wornTheme } from "../../themes/worn-theme.ts";
import { thanksOf, welcomeOf } from "./screen-messages.ts";
import { ScreenCrown, ScreenScene } from "./screen-scene.tsx";
import { PictureSlide, ProgrammeSlide, TitleSlide, WishSlide } from "./screen-slides.tsx";
import { screenStyle } from "./screen-style.ts";

type IdleSlide = ScreenShow["slides"][number];

/**
 * All that a greeting screen shows while nobody comes, in the invitation's theme.
 * @param content cut to what everybody may know; null while nothing is published
 * @param wishes only such as stand on the wall
 */
export function renderScreenShow(input: {
  content: Content | null;
  title: string;
  zone: string;
  settings: ScreenSettings;
  wishes: readonly PublicWish[];
  now: Date;
}): ScreenShow {
  const { content, title, zone, settings, wishes, now } = input;
  const theme = content === null ? themes.janur : wornTheme(content);
  const shown = shownLanguages(content, settings.language);
  const e = createElement;
  const slide = (kind: IdleSlide["kind"], language: Language, node: ReactNode): IdleSlide[] => {
    const html = renderToStaticMarkup(node);
    return html === "" ? [] : [{ kind, html, language }];
  };
  const [first] = shown;
  const eventType = content?.eventType ?? "wedding";
  const slides =
    content === null
      ? slide("title", first, e("h1", { className: "sc-hosts long" }, title))
      : [
          ...shown.flatMap((language) =>
            slide("title", language, e(TitleSlide, { content, theme, language })),
          ),
          ...(settings.hasProgramme
            ? shown.flatMap((language) =>
                slide("programme", language, e(ProgrammeSlide, { content, theme, language, now })),
              )
            : []),
          ...(hasWall(content) ? wishes : []).flatMap((wish) =>
            slide("wish", first, e(WishSlide, { wish, theme })),
          ),
          ...picturesOf(content, settings).flatMap((picture) =>
            slide("picture", first, e(PictureSlide, { picture, language: first })),
          ),
        ];
  return {
    // A host who wants no drawings has paper and type alone.
    theme: theme.reach === "none" ? "plain" : theme.id,
    style: screenStyle(theme),
    art: lookOf(theme).art?.cover ?? "",
    scene: renderToStaticMarkup(e(ScreenScene, { theme })),
    slides,
    crown: renderToStaticMarkup(e(ScreenCrown, { theme })),
    welcome: shown.map((language) => welcomeOf(eventType, language)),
    thanks: content === null ? "" : thanksOf(eventType, first),
    title: content === null ? title : titleOf(content) || title,
    languages: [...shown],
    zone: (content === null ? undefined : mainCeremony(content)?.zone) ?? zone,
    hasNames: settings.hasNames,
  };
}

/** A wall that the page does not show is nobody's to read. */
function hasWall(content: Content): boolean {
  return content.sections.some(({ type, isHidden }) => type === "wishes" && !isHidden);
}

/** The one that was chosen, where the invitation has it; else all of them. */
function shownLanguages(
  content: Content | null,
  chosen: Language | null,
): readonly [Language, ...Language[]] {
  const own = content?.languages ?? [languages[0]];
  const [first = languages[0], ...others] = own;
  return chosen !== null && own.includes(chosen) ? [chosen] : [first, ...others];
}

/** Those of the gallery that everybody sees and the host chose. */
function picturesOf(content: Content, { pictures }: ScreenSettings) {
  return content.sections
    .flatMap((section) => (section.type === "gallery" && !section.isHidden ? section.pictures : []))
    .filter(({ media }) => pictures === null || pictures.includes(media))
    .slice(0, screenLimits.pictures);
}

/** Whether a name has a letter that the theme's face for headings lacks, so that it stands in the device's own as a whole. */
export function isShownPlain(name: string, content: Pick<Content, "theme" | "adjustments"> | null): boolean {
  return !isHeadable(name, content === null ? themes.janur : wornTheme(content));
}
