import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { eventTypeSchema, type EventType } from "../../domain/src/content/event-type.ts";
import { packIds, packIdSchema } from "../../domain/src/content/traditions/pack-id.ts";
import { languages, type Language } from "../../domain/src/text/language.ts";
import type { ThemeOffer } from "../../event-page/src/themes/base/theme-offer.ts";
import { rootFolder } from "../folders.ts";
import { writtenFile } from "../written-files.ts";

const themesFolder = "event-page/src/themes";
const paintersFolder = "event-page/art/themes";

const wordsSchema = z.strictObject({ name: z.string(), about: z.string() });

/** What a theme's folder says of how it is offered; see `ThemeOffer`. */
const offerSchema: z.ZodType<ThemeOffer> = z.strictObject({
  place: z.int(),
  firstFor: z
    .strictObject({ packs: z.array(packIdSchema).optional(), events: z.array(eventTypeSchema).optional() })
    .optional(),
  sample: z.strictObject({ eventType: eventTypeSchema, pack: packIdSchema }),
  words: z.strictObject({ id: wordsSchema, en: wordsSchema }),
});

interface Offered extends ThemeOffer {
  id: string;
}

/** Every theme that has a folder, in the order in which they are offered. */
async function offeredThemes(): Promise<readonly Offered[]> {
  const ids = globSync("*/", { cwd: join(rootFolder, themesFolder) })
    .map((folder) => folder.replace(/[\\/]$/, ""))
    .filter((id) => existsSync(join(rootFolder, themesFolder, id, `${id}.ts`)));
  const found = await Promise.all(
    ids.map(async (id) => {
      const loaded: unknown = await import(join(rootFolder, themesFolder, id, `${id}.ts`));
      return { id, ...z.object({ offer: offerSchema }).parse(loaded).offer };
    }),
  );
  return found.sort((one, other) => one.place - other.place);
}

/**
 * The lists of themes, by path: what the domain, the guests' page and the application each need to know of every theme.
 * Themes are found by their folders; nobody writes these files by hand.
 * @throws where two themes want to be the first for the same, or none is the first for a pack
 */
export async function themeLists(): Promise<ReadonlyMap<string, string>> {
  const offered = await offeredThemes();
  const ids = offered.map(({ id }) => id).sort();
  const painted = ids.filter((id) => existsSync(join(rootFolder, paintersFolder, id, `${id}.ts`)));
  const raw: [string, string][] = [
    ["domain/src/content/theme-ids.ts", idsOf(offered)],
    ["domain/src/content/traditions/first-themes.ts", firstThemes(offered)],
    ["domain/src/content/traditions/samples-of-themes.ts", samplesOf(offered)],
    [`${themesFolder}/themes.ts`, tokensOf(ids)],
    [`${themesFolder}/arts.ts`, artsOf(ids)],
    ["event-page/art/themes.ts", painters(painted)],
    ...languages.map((language): [string, string] => [
      `web/src/locales/${language}/themes/theme-words.ts`,
      wordsOf(offered, language),
    ]),
  ];
  const by = "npm run themes, out of the folders of themes.";
  const written = await Promise.all(
    raw.map(async ([path, text]): Promise<[string, string]> => [path, await writtenFile(by, text)]),
  );
  return new Map(written);
}

function idsOf(offered: readonly Offered[]): string {
  return `/** Names only: tokens, ornament and layout live in the guests' page. In the order in which they are offered. */
export const themeIds = [${offered.map(({ id }) => `"${id}",`).join("\n")}] as const;`;
}

function firstThemes(offered: readonly Offered[]): string {
  const packs = offered.flatMap(({ id, firstFor }) => (firstFor?.packs ?? []).map((pack) => [pack, id]));
  const events = offered.flatMap(({ id, firstFor }) => (firstFor?.events ?? []).map((event) => [event, id]));
  for (const pack of packIds) {
    if (!packs.some(([one]) => one === pack)) throw new Error(`No theme is the first for ${pack}.`);
  }
  for (const named of [packs, events]) {
    const twice = named.find(([one], index) => named.findIndex(([other]) => other === one) !== index);
    if (twice !== undefined) throw new Error(`Two themes are the first for ${String(twice[0])}.`);
  }
  const isFirstForEvent = (one: EventType) => events.some(([event]) => event === one);
  const sortedEvents = eventTypeSchema.options.filter(isFirstForEvent);
  const themeFor = (list: readonly (readonly string[])[], wanted: string) =>
    list.find(([one]) => one === wanted)?.[1] ?? "";
  return `import type { EventType } from "../event-type.ts";
import type { ThemeId } from "../theme.ts";

/** Palette and ornament that a couple's invitation begins with, by pack. */
export const firstThemes = {
${packIds.map((pack) => `${keyOf(pack)}: "${themeFor(packs, pack)}",\n`).join("")}} as const;

/** What an invitation to another event begins with, whatever its pack. */
export const firstThemesOfEvents: Readonly<Partial<Record<EventType, ThemeId>>> = {
${sortedEvents.map((event) => `${keyOf(event)}: "${themeFor(events, event)}",\n`).join("")}};`;
}

function samplesOf(offered: readonly Offered[]): string {
  const rows = [...offered]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ id, sample }) => `${keyOf(id)}: { eventType: "${sample.eventType}", pack: "${sample.pack}" },\n`);
  return `import type { ThemeId } from "../theme.ts";
import type { SampleOfTheme } from "./sample-of-theme.ts";

export const samplesOfThemes: Readonly<Record<ThemeId, SampleOfTheme>> = {
${rows.join("")}};`;
}

function tokensOf(ids: readonly string[]): string {
  return `import type { ThemeId } from "@janur/domain/content/theme";
${ids.map((id) => `import { theme as ${nameOf(id)} } from "./${id}/${id}.ts";\n`).join("")}import type { Theme } from "./base/theme.ts";

/** Every theme by its id; the names themselves stand in the domain. */
export const themes: Record<ThemeId, Theme> = {
${rowsOf(ids)}};`;
}

function artsOf(ids: readonly string[]): string {
  return `import type { ThemeId } from "@janur/domain/content/theme";
import type { ThemeArt } from "../ornament/drawing.ts";
${ids.map((id) => `import { art as ${nameOf(id)} } from "./${id}/${id}.ts";\n`).join("")}
/** What is drawn for every theme, for the build alone: pages get the looks that it makes of them. */
export const arts: Record<ThemeId, () => ThemeArt> = {
${rowsOf(ids)}};`;
}

function painters(ids: readonly string[]): string {
  return `import type { Picture } from "./kit/picture.ts";
${ids.map((id) => `import { pictures as ${nameOf(id)} } from "./themes/${id}/${id}.ts";\n`).join("")}
/** What each theme with art bakes, by the name of the picture. */
export const studio: Record<string, Record<string, () => Promise<Picture>>> = {
${rowsOf(ids)}};`;
}

function wordsOf(offered: readonly Offered[], language: Language): string {
  const rows = offered.map(({ id, words }) => `${keyOf(id)}: ${JSON.stringify(words[language])},\n`);
  return `export const themeWords = {\n${rows.join("")}};`;
}

const isName = (id: string) => /^[a-z]\w*$/i.test(id);

function keyOf(id: string): string {
  return isName(id) ? id : `"${id}"`;
}

/** `tirai-melati` → `tiraiMelati`. */
function nameOf(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function rowsOf(ids: readonly string[]): string {
  return ids.map((id) => (isName(id) ? `${id},\n` : `"${id}": ${nameOf(id)},\n`)).join("");
}
