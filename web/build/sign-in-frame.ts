import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";
import * as z from "zod";

const languages = ["id", "en"] as const;
const entry = "src/app/sign-in-frame.tsx";
const route = "src/app/routes/sign-in.tsx";
/** Texts of the frame of all pages, and of this one. */
const namespaces = ["shell", "account"];

const frameModule = z.looseObject({
  renderSignIn: z.function({ input: [z.enum(languages)], output: z.promise(z.string()) }),
});

/** Mantine's variables, which stand in the markup of each language alike. */
const variables = /<style data-mantine-styles[^>]*>.*?<\/style>/gs;

const ofFields = / (?:type|name|value|for|id|inputMode|autoComplete)="[^"]*"/g;

/**
 * Markup that looks the same and that nobody can use yet: no field that a person, a browser or a password manager could
 * fill in for nothing, no form that could be sent.
 */
export function still(markup: string): string {
  return markup
    .replaceAll(
      /<input[^>]*\/>/g,
      (field) => `${field.slice(0, -2).replace("<input", "<span").replaceAll(ofFields, "")}></span>`,
    )
    .replaceAll(/<label[^>]*>/g, (label) => label.replace("<label", "<span").replaceAll(ofFields, ""))
    .replaceAll("</label>", "</span>")
    .replaceAll("<form", "<div")
    .replaceAll("</form>", "</div>")
    .replaceAll(' type="submit"', ' type="button"');
}

/** Both languages one beside the other; `first-paint.js` says which of them is shown, if any. */
export function framesOf(markup: Readonly<Record<(typeof languages)[number], string>>): string {
  const frames = languages.map(
    (language) =>
      `<div data-frame="${language}" lang="${language}" inert aria-hidden="true">${still(markup[language]).replaceAll(variables, "")}</div>`,
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

/** What the sign-in page loads before it is there: its own files, and the texts that it waits for. */
function filesOf(bundle: Rolldown.OutputBundle): NeededFiles {
  const files = [...neededBy(bundle, chunkOf(bundle, route))];
  const texts = (language: string) =>
    namespaces.map((namespace) => chunkOf(bundle, `/src/locales/${language}/${namespace}.ts`));
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

const preload = (file: string, attributes = ""): string =>
  `<link rel="modulepreload"${attributes} crossorigin href="/${file}">`;

interface NeededFiles {
  styles: readonly string[];
  scripts: readonly string[];
  /** The texts of each language. */
  texts: Readonly<Record<(typeof languages)[number], readonly string[]>>;
}

/**
 * The page of the application, with the sign-in page in it. Words and colours are asked for at once; scripts and texts are held in
 * a template until they are painted (`first-paint.js`): they would only share the line with what is seen.
 */
export function withFrames(page: string, frames: string, { styles, scripts, texts }: NeededFiles): string {
  for (const place of [root, firstScript])
    if (!page.includes(place)) throw new Error(`index.html has no ${place} any more.`);
  const isNew = (file: string) => !page.includes(`"/${file}"`);
  const held = [
    ...(page.match(ownScripts) ?? []),
    ...scripts.filter(isNew).map((file) => preload(file)),
    ...languages.flatMap((language) =>
      texts[language].map((file) => preload(file, ` data-language="${language}"`)),
    ),
  ];
  const seen = styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  return page
    .replaceAll(ownScripts, "")
    .replace(firstScript, () => `<template id="held">${held.join("")}</template>${firstScript}`)
    .replace("</head>", () => `${seen.join("")}</head>`)
    .replace(root, () => `<div id="root">${frames}</div>`);
}

/**
 * Writes `sign-in.html`, which Hosting serves at `/sign-in`: the page that most people meet first paints its words with its
 * HTML instead of after 140 KB of script. The markup is the page's own component, rendered in both languages.
 */
export function signInFrame(folder: string): Plugin {
  return {
    name: "janur:sign-in-frame",
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
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
          define: { "import.meta.env.VITE_FIREBASE_PROJECT_ID": JSON.stringify("still") },
          build: { ssr: entry, outDir: join(folder, "../.janur/sign-in-frame"), emptyOutDir: true },
        });
        const built = pathToFileURL(join(folder, "../.janur/sign-in-frame/sign-in-frame.js"));
        const module: unknown = await import(built.href);
        const { renderSignIn } = frameModule.parse({ ...Object(module) });
        const id = await renderSignIn("id");
        const frames = framesOf({ id, en: await renderSignIn("en") });
        this.emitFile({
          type: "asset",
          fileName: "sign-in.html",
          source: withFrames(String(page.source), frames, filesOf(bundle)),
        });
      },
    },
  };
}
