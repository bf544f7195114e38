import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Content } from "../../domain/src/content/content.ts";
import type { Section } from "../../domain/src/content/section.ts";
import type { Person } from "../../domain/src/content/sections/hosts.ts";
import { cutDisplayFont } from "../../event-page/src/fonts/cut-display-font.ts";
import { displayFontFile } from "../../event-page/src/fonts/display-font.ts";
import { wornTheme } from "../../event-page/src/themes/worn-theme.ts";
import { coverPicturePage } from "../../event-page/src/fixtures/cover-picture-page.ts";
import { renderEventDocument } from "../../event-page/src/invitation/document.ts";
import {
  dimas,
  fixtureNow,
  rani,
  threeCeremonies,
  weddingContent,
  weddingPublication,
} from "../../event-page/src/fixtures/fixtures.ts";
import { fullContent } from "../../event-page/src/fixtures/full-content.ts";
import type { HtmlDocument } from "../../event-page/src/document/html-document.ts";
import { rootFolder } from "../folders.ts";
import { ownContent } from "./own-content.ts";
import type { Sample } from "./sample.ts";

const require = createRequire(join(rootFolder, "event-page", "src", "document.ts"));

const persons: Record<Exclude<Sample["names"], "own">, Person[]> = {
  short: [rani, dimas],
  long: [
    { ...rani, nickname: "Anindya Maharani", fullName: "dr. Anindya Maharani Kusumaningtyas, Sp.A." },
    { ...dimas, nickname: "Muhammad Rizki Ramadhan", fullName: "Muhammad Rizki Ramadhan, S.T., M.Sc." },
  ],
  wide: [
    { ...rani, nickname: "Mumun", fullName: "Mumun Wulandari" },
    { ...dimas, nickname: "Wawan", fullName: "Wawan Ramadhan" },
  ],
  single: [
    { ...rani, nickname: "Khairunnisa", fullName: "Khairunnisa Putri" },
    { ...dimas, nickname: "Parlindungan", fullName: "Parlindungan Sihombing" },
  ],
  hanging: [
    { ...rani, nickname: "Puji", fullName: "Puji Anggraeni" },
    { ...dimas, nickname: "Yoga", fullName: "Yoga Prayoga" },
  ],
  letters: [
    { ...rani, nickname: "Renée ʿAisyah", fullName: "Hj. Renée ʿAisyah ꦫꦤꦶ" },
    { ...dimas, nickname: "Muḥammad ﷺ", fullName: "محمد الأمين, Lc." },
  ],
};

/** From the fixture's day to 8 August: no other is as wide in the giant figures of some covers. */
const toWidestDayMs = 239 * 86_400_000;
const later = (instant: string | null) =>
  instant === null ? null : new Date(Date.parse(instant) + toWidestDayMs).toISOString();
const widestDays = threeCeremonies.map((ceremony) => ({
  ...ceremony,
  startAt: later(ceremony.startAt),
  endAt: later(ceremony.endAt),
}));

function contentOf(sample: Sample): Content {
  const { theme, colourway } = sample;
  const content = plainContentOf(sample);
  return colourway === undefined ? content : { ...content, adjustments: { [theme]: { colourway } } };
}

function plainContentOf(sample: Sample): Content {
  const { theme, names, hasPhotos } = sample;
  if (names === "own") return ownContent(sample);
  const base = hasPhotos ? fullContent() : weddingContent({ ceremonies: widestDays });
  const sections = base.sections.map((section): Section =>
    section.type === "hosts"
      ? {
          ...section,
          persons: persons[names].map((person, index) => ({
            ...person,
            photo: section.persons[index]?.photo ?? null,
          })),
        }
      : section,
  );
  return { ...base, sections, theme };
}

/**
 * The guests' page of a sample, with its names cut out of their face as publishing does it.
 * @param origin what absolute addresses begin with
 */
export async function renderSample(sample: Sample, origin: string): Promise<HtmlDocument> {
  const content = contentOf(sample);
  const face = await readFile(require.resolve(displayFontFile(wornTheme(content))));
  const displayFont = await cutDisplayFont(face, content, subsetFont);
  return renderEventDocument({
    publication: weddingPublication({ content, displayFont }),
    language: sample.language,
    origin,
    now: fixtureNow,
    isEasy: sample.isEasy,
  });
}

/** The same cover as the application draws it, alone on a page. */
export function renderCoverPicture(sample: Sample): string {
  return coverPicturePage(contentOf(sample), sample.language);
}
