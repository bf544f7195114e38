import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { minify } from "@swc/core";
import { build } from "esbuild";
import subsetFont from "subset-font";
import { languages } from "../../domain/src/text/language.ts";
import { askTexts } from "../../event-page/src/texts/ask-messages.ts";
import { albumTexts } from "../../event-page/src/pages/album/album-messages.ts";
import { clientTexts, refusalTexts } from "../../event-page/src/texts/client-texts.ts";
import { closedTexts } from "../../event-page/src/pages/closed/closed-texts.ts";
import {
  advancesOf,
  fallbackDescriptors,
  hasLetter,
  readFontFacts,
} from "../../event-page/src/fonts/font-metrics.ts";
import { sharedLetters } from "../../event-page/src/fonts/shared-letters.ts";
import {
  bodyFaceIds,
  bodyFacePackages,
  boldOf,
  displayFaceFiles,
  displayFaceIds,
  type BodyFaceId,
} from "../../event-page/src/themes/base/faces.ts";
import { themes } from "../../event-page/src/themes/themes.ts";
import { rootFolder } from "../folders.ts";
import { artSheets, screenScenes, type ColouredSheets } from "./event-page-art.ts";
import { writeCards } from "./event-page-cards.ts";
import { makeLooks } from "./event-page-looks.ts";
import { minifyCss, target } from "./minify-css.ts";

/**
 * Writes `event-page/src/generated/assets.ts` (styles, the first script, font facts as strings, so that
 * functions, the preview and tests import them alike), the themes' looks and cards beside it, and the shared fonts and scripts under `web/public/assets/event/`.
 */

const source = join(rootFolder, "event-page", "src");
const publicFolder = join(rootFolder, "web", "public", "assets", "event");
const resolve = createRequire(join(source, "document.ts")).resolve;
/** @param contents a module that lies in `event-page/src` */
async function bundle(contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, loader: "ts", resolveDir: source },
    bundle: true,
    write: false,
    minify: true,
    charset: "utf8",
    legalComments: "none",
    format: "iife",
    target,
    // Chrome 90 has it; what esbuild works around is a corner (spread in an optional call) that the script never enters.
    supported: { "optional-chain": true },
  });
  // It finds 200 bytes more in the page's script (decision 031).
  const { code } = await minify(result.outputFiles[0]?.text ?? "", {
    module: false,
    ecma: 2020,
    compress: { ecma: 2020, passes: 2 },
    mangle: true,
    format: { comments: false },
  });
  return code.trim();
}

/** Puts a file under a name that changes with its bytes, so that it may be kept for ever. */
async function publish(
  name: string,
  extension: "woff2" | "js" | "json" | "css",
  content: Buffer | string,
): Promise<string> {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 10);
  const file = `${name}-${hash}.${extension}`;
  await writeFile(join(publicFolder, file), content);
  return `/assets/event/${file}`;
}

/** A part of the script that waits for the cover, with its texts: a file per language. */
async function scripts(name: string, start: (texts: string) => string, texts: typeof clientTexts) {
  const entries = await Promise.all(
    languages.map(async (language) => {
      const script = await bundle(start(JSON.stringify(texts(language))));
      return [language, await publish(`${name}-${language}`, "js", script)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** What asks the family: fetched by the page's script when it is wanted. */
const askScripts = () =>
  scripts("ask", (texts) => `import { startAsk } from "./client/ask.ts"; startAsk(${texts});`, askTexts);

type Texts = typeof clientTexts;

/** What draws the album on the memory page: fetched when the reader comes near it. */
const albumScripts = () =>
  scripts(
    "album",
    (texts) => `import { startAlbum } from "./client/album.ts"; startAlbum(${texts});`,
    albumTexts,
  );

/** `retired-worker` takes the worker and what it kept from all phones that come by (docs/decisions/080). */
const codeWorker: "code-worker" | "retired-worker" = "code-worker";

/**
 * What keeps a guest's code for when there is no signal, and the worker that shows it: under a name that stays, because
 * phones ask for it again (docs/decisions/080).
 */
async function codeScript(): Promise<string> {
  const folder = join(rootFolder, "web", "public", "event");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "code-worker.js"), await bundle(`import "./client/code/${codeWorker}.ts";`));
  return publish("code", "js", await bundle('import "./client/code/keep-code.ts";'));
}

/** Addresses of what the script fetches when it is wanted, by language. */
interface Later {
  code: string;
  ask: Record<string, string>;
  album: Record<string, string>;
  why: Record<string, string>;
}

async function refusals(): Promise<Record<string, string>> {
  const entries = await Promise.all(
    languages.map(
      async (language) =>
        [language, await publish(`why-${language}`, "json", JSON.stringify(refusalTexts(language)))] as const,
    ),
  );
  return Object.fromEntries(entries);
}

/** Texts together with the addresses of what is fetched later. */
function withLater(texts: Texts, { ask, why, code }: Later): Texts {
  return (language) => ({ ...texts(language), ask: ask[language] ?? "", why: why[language] ?? "", code });
}

/** Of closed pages, whose document knows nothing of the album: with its address as well. */
function withAlbum(texts: Texts, { album }: Later): Texts {
  return (language) => ({ ...texts(language), album: album[language] ?? "" });
}

const pageScripts = (later: Later) =>
  scripts(
    "page",
    (texts) => `import { startPage } from "./client/main.ts"; startPage(${texts});`,
    withLater(clientTexts, later),
  );

/** Of pages that are closed to the public: the same, and how they are opened. */
const closedScripts = (later: Later) =>
  scripts(
    "closed",
    (texts) => `import { startClosedPage } from "./client/closed.ts"; startClosedPage(${texts});`,
    withAlbum(withLater(closedTexts, later), later),
  );

/** Of a face, what phones and our sheets use; hints are for screens of another time. */
const cutTo = (keepFeatures: readonly string[]) =>
  ({ targetFormat: "woff2", keepFeatures, noHinting: true, dropTables: ["gasp", "prep", "STAT"] }) as const;

const figures = ["lnum", "tnum"];
const spacing = ["kern", "ccmp", "locl", "mark"];

/** Whose kerning weighs half as much as their letters: the words of the cover would come a round trip later. */
const unkerned: ReadonlySet<BodyFaceId> = new Set(["lora", "baloo"]);

async function bodyFace(id: BodyFaceId): Promise<string> {
  const original = (weight: number) => {
    const name = bodyFacePackages[id];
    return readFile(resolve(`@fontsource/${name}/files/${name}-latin-${String(weight)}-normal.woff2`));
  };
  const faces = await Promise.all(
    [400, 600].map(async (weight) => {
      const font = await original(weight === 600 ? boldOf(id) : weight);
      const features = unkerned.has(id) ? figures : [...spacing, ...figures];
      const subset = await subsetFont(font, sharedLetters, cutTo(features));
      const url = await publish(`${id}-${String(weight)}`, "woff2", subset);
      return `@font-face{font-family:J;font-weight:${String(weight)};font-display:swap;src:url(${url}) format("woff2")}`;
    }),
  );
  const plain = await subsetFont(await original(400), sharedLetters, { targetFormat: "truetype" });
  const facts = readFontFacts(new DataView(plain.buffer, plain.byteOffset, plain.byteLength));
  const fallback = `@font-face{font-family:K;src:local("Roboto"),local("Roboto-Regular"),local("Arial");${fallbackDescriptors(facts)}}`;
  return `${faces.join("")}${fallback}`;
}

async function bodyFaces(): Promise<Record<string, string>> {
  const entries = await Promise.all(bodyFaceIds.map(async (id) => [id, await bodyFace(id)] as const));
  return Object.fromEntries(entries);
}

/** Code points that a font has, as first, last, first, last …, as far as texts of invitations reach. */
async function coverage(font: Buffer): Promise<number[]> {
  const candidates = Array.from({ length: 0x2200 - 0x20 }, (_, index) => 0x20 + index);
  const plain = await subsetFont(font, String.fromCodePoint(...candidates), { targetFormat: "truetype" });
  const has = hasLetter(new DataView(plain.buffer, plain.byteOffset, plain.byteLength));
  const ranges: number[] = [];
  for (const code of candidates) {
    if (!has(code)) continue;
    if (ranges.at(-1) === code - 1) ranges[ranges.length - 1] = code;
    else ranges.push(code, code);
  }
  return ranges;
}

async function displayFaces(): Promise<
  Record<string, { url: string; coverage: number[]; advances: string }>
> {
  const entries = await Promise.all(
    displayFaceIds.map(async (id) => {
      const font = await readFile(resolve(displayFaceFiles[id].file));
      const features = [...spacing, ...figures, "liga", "calt"];
      const subset = await subsetFont(font, sharedLetters, cutTo(features));
      const url = await publish(`display-${id}`, "woff2", subset);
      const plain = await subsetFont(font, sharedLetters, { targetFormat: "truetype" });
      const advances = advancesOf(new DataView(plain.buffer, plain.byteOffset, plain.byteLength));
      return [id, { url, coverage: await coverage(font), advances }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/**
 * Writes all looks for functions, and each as a file that the editor fetches.
 * @returns addresses of the files by theme
 */
async function looks(): Promise<Record<string, string>> {
  const made = await makeLooks(async (theme) => {
    const sheets = await artSheets(theme, themes[theme], publicFolder);
    if (sheets === null) return null;
    const published = async (name: string, { page, cover }: ColouredSheets) => ({
      page: await publish(`art-${name}`, "css", page),
      cover: await publish(`art-${name}-cover`, "css", cover),
    });
    const colourways = Object.entries(sheets.colourways).map(
      async ([id, one]) => [id, await published(`${theme}-${id}`, one)] as const,
    );
    return {
      art: { sign: sheets.sign, ...(await published(theme, sheets)) },
      colourways: Object.fromEntries(await Promise.all(colourways)),
    };
  });
  await write(
    "looks.ts",
    { looks: made },
    'import type { ThemeId } from "@janur/domain/content/theme";\nimport type { Look } from "../themes/base/look-schema.ts";\n',
    {
      looks: ": Record<ThemeId, Look>",
    },
  );
  const entries = await Promise.all(
    Object.entries(made).map(
      async ([id, look]) => [id, await publish(`look-${id}`, "json", JSON.stringify(look))] as const,
    ),
  );
  return Object.fromEntries(entries);
}

/** A module of constants in `event-page/src/generated`. */
async function write(
  file: string,
  facts: Record<string, unknown>,
  imports = "",
  types: Record<string, string> = {},
): Promise<void> {
  const body = Object.entries(facts)
    .map(([name, value]) => `export const ${name}${types[name] ?? ""} = ${JSON.stringify(value)};\n`)
    .join("");
  await writeFile(
    join(source, "generated", file),
    `// Written by tools/bundle/event-page-assets.ts.\n${imports}${body}`,
  );
}

/** The greeting screen's own sheet: what all themes share, then what each is surrounded by. */
async function screenSheet(): Promise<string> {
  const file = (name: string) => readFile(join(source, "styles", "screen", name), "utf8");
  return (await Promise.all([file("screen.css"), screenScenes(), file("plain.css")])).join("");
}

async function main(): Promise<void> {
  await rm(publicFolder, { recursive: true, force: true });
  await mkdir(publicFolder, { recursive: true });
  await mkdir(join(source, "generated"), { recursive: true });
  await writeCards(join(source, "generated"));
  const style = (name: string) => readFile(join(source, "styles", name), "utf8");
  const pageCss = await minifyCss((await Promise.all(["page.css", "stage.css"].map(style))).join("\n"));
  const later = {
    code: await codeScript(),
    ask: await askScripts(),
    album: await albumScripts(),
    why: await refusals(),
  };
  const facts = {
    bodyFaceCss: await bodyFaces(),
    displayFaces: await displayFaces(),
    pageCss,
    firstScript: await bundle('import "./client/first-frame.ts";'),
    helperCss: await minifyCss(await style("helper.css")),
    helperScript: await bundle('import "./client/helper.ts";'),
    screenCss: await minifyCss(await screenSheet()),
    screenScript: await bundle('import "./client/screen/screen.ts";'),
    photoScript: await bundle('import "./client/photo.ts";'),
    photoWorker: await publish(
      "photo-worker",
      "js",
      await bundle('import "./client/photo/shrink-worker.ts";'),
    ),
    codePageCss: await minifyCss(await style("code.css")),
    codePageScript: await bundle('import "./client/code/code-page-script.ts";'),
    albumScripts: later.album,
    albumLoader: await bundle('import "./client/album-loader.ts";'),
    pageScripts: await pageScripts(later),
    closedScripts: await closedScripts(later),
  };
  await write(
    "look-urls.ts",
    { lookUrls: await looks() },
    'import type { ThemeId } from "@janur/domain/content/theme";\n',
    {
      lookUrls: ": Record<ThemeId, string>",
    },
  );
  await write("assets.ts", facts);
}

await main();
