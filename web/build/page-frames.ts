import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import * as z from "zod";
import { sitemap } from "./own-site.ts";

const languages = ["id", "en"] as const;
const entry = "src/app/page-frames.tsx";

const renderer = z.function({ input: [z.enum(languages)], output: z.promise(z.string()) });
const frameModule = z.looseObject({
  renderSignIn: renderer,
  renderFrontDoor: renderer,
  describeFrontDoor: z.function({
    input: [],
    output: z.promise(z.object({ title: z.string(), description: z.string() })),
  }),
});

/** Mantine's variables, which stand in the markup of each language alike. */
const variables = /<style data-mantine-styles[^>]*>.*?<\/style>/gs;

const ofFields =
  / (?:type|name|value|for|id|inputMode|autoComplete|maxlength|maxLength|aria-label|placeholder)="[^"]*"/g;
const placeholder = / placeholder="([^"]*)"/;

/** What an empty field says in itself. */
function hintOf(field: string): string {
  const hint = placeholder.exec(field)?.[1] ?? "";
  return hint === "" ? "" : `<span style="color:var(--mantine-color-placeholder)">${hint}</span>`;
}

/**
 * Markup that looks the same and that nobody can use yet: no field that a person, a browser or a password manager could
 * fill in for nothing, no form that could be sent.
 */
export function still(markup: string): string {
  return markup
    .replaceAll(
      /<input[^>]*\/>/g,
      (field) =>
        `${field.slice(0, -2).replace("<input", "<span").replaceAll(ofFields, "")}>${hintOf(field)}</span>`,
    )
    .replaceAll(/<label[^>]*>/g, (label) => label.replace("<label", "<span").replaceAll(ofFields, ""))
    .replaceAll("</label>", "</span>")
    .replaceAll("<form", "<div")
    .replaceAll("</form>", "</div>")
    .replaceAll(' type="submit"', ' type="button"');
}

/**
 * Both languages one beside the other; `first-paint.js` says which of them is shown, if any.
 * @param isReadable its words and links are worth something before the script, and to readers without one
 */
export function framesOf(
  markup: Readonly<Record<(typeof languages)[number], string>>,
  { isReadable }: { isReadable: boolean },
): string {
  const dead = isReadable ? "" : ' inert aria-hidden="true"';
  const frames = languages.map(
    (language) =>
      `<div data-frame="${language}" lang="${language}"${dead}>${still(markup[language]).replaceAll(variables, "")}</div>`,
  );
  return [...(markup.id.match(variables) ?? []), ...frames].join("");
}

/** Files that a chunk needs beside those of the page itself. */
function neededBy(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== "chunk" || found.has(name)) return found;
  found.add(name);
  for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
  for (const imported of chunk.imports) neededBy(bundle, imported, found);
  return found;
}

/** Name of the chunk that a module is the door of. */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const name = Object.keys(bundle).find((file) => {
    const chunk = bundle[file];
    return chunk?.type === "chunk" && chunk.facadeModuleId?.endsWith(module);
  });
  if (name === undefined) throw new Error(`The build has no chunk of ${module}.`);
  return name;
}

/** What a page loads before it is there: its own files, and the texts that it waits for beside those of every page. */
function filesOf(bundle: Rolldown.OutputBundle, route: string, ownTexts: string): NeededFiles {
  const files = [...neededBy(bundle, chunkOf(bundle, route))];
  const texts = (language: string) =>
    ["shell", ownTexts].map((namespace) => chunkOf(bundle, `/src/locales/${language}/${namespace}.ts`));
  return {
    styles: files.filter((file) => file.endsWith(".css")),
    scripts: files.filter((file) => file.endsWith(".js")),
    texts: { id: texts("id"), en: texts("en") },
  };
}

const root = '<div id="root"></div>';
const firstScript = '<script src="/first-paint.js"></script>';
/** What Vite writes into the page for its own scripts. */
const ownScripts = /<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** Only worth its bytes where the frame shows: `first-paint.js` leaves the others out. */
const preload = (file: string, language = ""): string =>
  `<link rel="modulepreload" data-language="${language}" crossorigin href="/${file}">`;

interface NeededFiles {
  styles: readonly string[];
  scripts: readonly string[];
  /** The texts of each language. */
  texts: Readonly<Record<(typeof languages)[number], readonly string[]>>;
}

/**
 * The page of the application, with one of its pages in it. Words and colours are asked for at once; scripts and texts are held in
 * a template until they are painted (`first-paint.js`): they would only share the line with what is seen.
 */
export function withFrames(page: string, frames: string, { styles, scripts, texts }: NeededFiles): string {
  for (const place of [root, firstScript])
    if (!page.includes(place)) throw new Error(`index.html has no ${place} any more.`);
  const isNew = (file: string) => !page.includes(`"/${file}"`);
  const held = [
    ...(page.match(ownScripts) ?? []),
    ...scripts.filter(isNew).map((file) => preload(file)),
    ...languages.flatMap((language) => texts[language].map((file) => preload(file, language))),
  ];
  const seen = styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return page
    .replaceAll(ownScripts, "")
    .replace(firstScript, () => `<template id="held">${held.join("")}</template>${firstScript}`)
    .replace("</head>", () => `${seen.join("")}</head>`)
    .replace(root, () => `<div id="root">${frames}</div>`);
}

const robots = '<meta name="robots" content="noindex" />';
const inHead = {
  title: /<title>[^<]*<\/title>/,
  description: /<meta name="description" content="[^"]*" \/>/,
};
/** Taken of the page itself by `npm run pictures -- preview`. */
const preview = { file: "preview.jpg", width: 1200, height: 630 };
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** The front door's HTML: what search engines and link previews read of it, and its words for readers without a script. */
export function asFrontDoor(
  page: string,
  { title, description }: { title: string; description: string },
  site: string | null,
): string {
  for (const place of [robots, ...Object.values(inHead)])
    if (page.search(place) === -1) throw new Error(`index.html has no ${String(place)} any more.`);
  const facts = [
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${site ?? ""}/" />`,
    '<meta property="og:type" content="website" />',
    '<meta property="og:site_name" content="Janur" />',
    '<meta property="og:locale" content="id_ID" />',
    '<meta property="og:locale:alternate" content="en_GB" />',
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
    // Previews read whole addresses only; a demo has none.
    ...(site === null
      ? []
      : [
          `<meta property="og:url" content="${site}/" />`,
          `<meta property="og:image" content="${site}/${preview.file}" />`,
          `<meta property="og:image:width" content="${String(preview.width)}" />`,
          `<meta property="og:image:height" content="${String(preview.height)}" />`,
          `<meta property="og:image:alt" content="${escaped(title)}" />`,
          '<meta name="twitter:card" content="summary_large_image" />',
        ]),
    '<noscript><style>div[data-frame="id"]{display:block!important}</style></noscript>',
  ];
  return page
    .replace(robots, "")
    .replace(inHead.title, () => `<title>${escaped(title)} · Janur</title>`)
    .replace(inHead.description, () => facts.join(""))
    .replaceAll(/<noscript>Ruang kerja[^<]*<\/noscript>/g, "");
}

/**
 * Writes the pages that most people meet first with their words in them: they are painted with their HTML instead of after
 * 140 KB of script. `sign-in.html`, which Hosting serves at `/sign-in`, and `index.html`, the front door at `/`; every other
 * path has `app.html`, the page without any. The markup is the pages' own components, rendered in both languages.
 * @param site where the deployment is at home; null for a demo, which search engines need no list of
 */
export function pageFrames(folder: string, site: string | null): Plugin {
  return {
    name: "janur:page-frames",
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    // The file itself is copied as it is, ahead of what the build writes.
    async writeBundle({ dir }) {
      if (site !== null && dir !== undefined)
        await appendFile(join(dir, "robots.txt"), `\nSitemap: ${site}/sitemap.xml\n`);
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("The build has no page.");
        await build({
          configFile: join(folder, "vite.config.ts"),
          logLevel: "warn",
          ssr: { noExternal: true },
          // The demo's accounts come late on the live page, so they stand in neither frame.
          define: { "import.meta.env.IS_DEMO": "false" },
          build: { ssr: entry, outDir: join(folder, "../.janur/page-frames"), emptyOutDir: true },
        });
        const built = pathToFileURL(join(folder, "../.janur/page-frames/page-frames.js"));
        const module: unknown = await import(built.href);
        const { renderSignIn, renderFrontDoor, describeFrontDoor } = frameModule.parse({ ...Object(module) });
        const empty = String(page.source);
        // One language after the other: they share one library of texts.
        const signIn = { id: await renderSignIn("id"), en: await renderSignIn("en") };
        const door = { id: await renderFrontDoor("id"), en: await renderFrontDoor("en") };
        const emit = (fileName: string, source: string) => {
          this.emitFile({ type: "asset", fileName, source });
        };
        emit("app.html", empty);
        if (site !== null) emit("sitemap.xml", sitemap(site));
        emit(
          "sign-in.html",
          withFrames(
            empty,
            framesOf(signIn, { isReadable: false }),
            filesOf(bundle, "src/app/routes/sign-in.tsx", "account"),
          ),
        );
        page.source = withFrames(
          asFrontDoor(empty, await describeFrontDoor(), site),
          framesOf(door, { isReadable: true }),
          filesOf(bundle, "src/app/routes/front-door.tsx", "front-door"),
        );
      },
    },
  };
}
