import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, loadEnv } from "vite";
import { jakartaFont } from "./build/jakarta-font.ts";
import { knownPreloads } from "./build/known-preloads.ts";
import { noComponentNames } from "./build/no-component-names.ts";
import { noJsonSchema } from "./build/no-json-schema.ts";
import { noPipelines } from "./build/no-pipelines.ts";
import { siteOf } from "./build/own-site.ts";
import { pageFrames } from "./build/page-frames.ts";
import { phoneTables } from "./build/phone-tables.ts";
import { secondMinifier } from "./build/second-minifier.ts";
import { shortClassNames } from "./build/short-class-names.ts";
import { smallSigns } from "./build/small-signs.ts";
import { isDemo, namedProject, withoutProject } from "./build/without-project.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const font = fileURLToPath(new URL("../.janur/fonts/plus-jakarta-sans.woff2", import.meta.url));

const controls = new RegExp(
  [
    "@mantine/core/esm/components/(ActionIcon|Alert|Anchor|Text)/",
    "@tabler/icons-react/dist/esm/([a-zA-Z]+|icons/IconAlertTriangle)\\.",
    "web/src/ui/(art/anyaman|layout/preload-link)",
    "web/src/lib/(storage/draft-storage|browser/(use-after-load|use-near)|firebase/config)",
    "domain/src/content/theme-ids",
  ].join("|"),
);

const fields = /@mantine\/core\/esm\/components\/(Input|InputBase|PasswordInput|TextInput)\//;

const entrance = new RegExp(
  [
    "web/src/ui/(form/choices|art/penjor|use-change-language)",
    "web/src/features/account/(auth-message|load-data|components/(account-(?!form)|google-|problem-|sign-in-))",
    "web/src/app/after-sign-in",
  ].join("|"),
);

/** What pages of lists and forms share, and home has not: as files of their own they are half import. */
const pageParts = new RegExp(
  [
    "web/src/ui/(layout/(card|disclosure)|form/(choice-row|colour-dots|format-buttons))\\.",
    "web/src/ui/list/(row-check|search-field|filter-bar|filter-select)\\.tsx",
    "web/src/lib/(text/(base64|found-guests)|browser/(small-canvas|use-excess|use-rested))\\.",
    "domain/src/(content/(question-answer|same-ceremony|side/own-parts)|gift/declared-gift|guest/(guest-change|saved-view))\\.",
    "domain/src/(rsvp/(is-invited-to|own-answer)|sending/sending-message|service/switches)\\.",
    "web/src/features/(integration/components/shown-once|pass/validity)\\.",
    "web/src/app/routes/invitations/(guest-entry|load-by-role)\\.",
    "web/src/(ui/layout/use-own-head|lib/(browser/use-shown|i18n/event-text)|ui/use-is-phone)\\.",
    "web/src/features/(sending/components/message-sample|invitation/components/slug-year)\\.",
    "domain/src/text/name-order\\.",
    "@mantine/core/esm/components/FileButton/",
  ].join("|"),
);

/** The styles of the pages behind the home page. They share most of their words: in one file they weigh half. */
const pageStyles = new RegExp(
  [
    "web/src/features/(?!account/|home/)[^/]+/.*(?<!status-badge|invitation-card|invitation-list|front-door)\\.module\\.css$",
    "web/src/ui/(chart/.*|dialog/raised-panel|form/.*|layout/(disclosure|guide-section|tab-button)|list/.*|picture/.*|progress)\\.module\\.css$",
    "web/src/app/shell/(send-drawer|shortcut-drawer)\\.module\\.css$",
    "@mantine/core/styles/.*\\.css$",
  ].join("|"),
);

/**
 * All but the form kit, what places and holds menus and dialogs, what forgives slips in a search, the words of the guests'
 * page and those that invitations begin with: home has none before somebody asks, so these must not ride along.
 */
const withoutOverlays =
  /^(?!.*(domain\/src\/content\/traditions\/|event-page\/src\/texts\/message|web\/src\/(ui\/form\/|lib\/text\/forgiving-words)|@floating-ui\/|@mantine\/hooks\/esm\/use-focus-(trap|return)\/|@mantine\/core\/esm\/components\/(FocusTrap|Overlay)\/))/;

/** Files that stand in the bundle for a part of a package that nothing here needs. */
const noZodWords = fileURLToPath(new URL("build/no-zod-words.ts", import.meta.url));

/** The package offers its build without warnings to nobody; a bundle takes it by its path. */
const quietRouter = [
  { find: /^react-router$/, replacement: "react-router/dist/production/index.mjs" },
  { find: /^react-router\/dom$/, replacement: "react-router/dist/production/dom-export.mjs" },
].map(({ find, replacement }) => ({
  find,
  replacement: fileURLToPath(new URL(`../node_modules/${replacement}`, import.meta.url)),
}));

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, folder, "VITE_");
  const project = namedProject(env["VITE_FIREBASE_PROJECT_ID"]);
  return {
    root: folder,
    define: { "import.meta.env.IS_DEMO": JSON.stringify(isDemo(project)) },
    plugins: [
      react(),
      jakartaFont(font),
      phoneTables(),
      noComponentNames(),
      noJsonSchema(),
      noPipelines(),
      knownPreloads(),
      smallSigns(),
      secondMinifier(),
      project === null ? withoutProject() : pageFrames(folder, siteOf(env)),
    ],
    resolve: {
      alias: [
        { find: "virtual-jakarta.woff2", replacement: font },
        // The package's main file names every icon; development would load them all.
        { find: /^@tabler\/icons-react$/, replacement: "@tabler/icons-react/dist/esm/icons/index.mjs" },
        { find: /^\.\.\/locales\/en\.js$/, replacement: noZodWords },
        ...(command === "build" ? quietRouter : []),
      ],
    },
    // While somebody works on them, classes have their names.
    ...(command === "build" ? { css: { modules: { generateScopedName: shortClassNames(folder) } } } : {}),
    build: {
      outDir: "dist",
      target: ["chrome90", "safari15.4", "firefox100"],
      // Pages own few assets: everything stays a file, so that no policy needs data: beyond the library's.
      assetsInlineLimit: 0,
      // Safari before 17 fetches a module when it is imported, as if nothing had been said ahead.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        treeshake: {
          moduleSideEffects: [
            // Its only side effect is to register itself with a caller that imports it anyway; Mantine names it in its main file.
            { test: /react-remove-scroll/, sideEffects: false },
            // Strokes that the build alone draws with; a theme's tokens stand in the file that draws its art with them.
            { test: /event-page\/src\/ornament\//, sideEffects: false },
          ],
        },
        output: {
          codeSplitting: {
            groups: [
              // What every page needs, in one file.
              { name: "start", tags: ["$initial"] },
              // Libraries that come later, each whole: pages share them, and they change seldom.
              { name: "firebase", test: /node_modules\/(@firebase\/(app|auth|component|logger|util)|idb)\// },
              // What App Check asks for loads with the first operation, and in a build with a site key alone.
              { name: "app-check", test: /node_modules\/@firebase\/app-check\// },
              // What a file is sent with loads with the first file.
              { name: "storage", test: /node_modules\/@firebase\/storage\// },
              { name: "firestore", test: /node_modules\/@firebase\// },
              { name: "zod", test: /node_modules\/zod\// },
              { name: "forms", test: /node_modules\/(react-hook-form|@hookform)\// },
              { name: "query", test: /node_modules\/@tanstack\/(react-)?query/ },
              // Long lists alone; home has none.
              { name: "virtual", test: /node_modules\/@tanstack\/(react-)?virtual/ },
              // What a worker shares with the pages, apart from all that belongs to pages.
              {
                name: "words",
                test: /domain\/src\/(text\/(plain-words|name-search)|contact\/phone-cell|guest\/guest-(name|texts))\./,
              },
              { name: "limits", test: /domain\/src\/limits\/guest-limits/ },
              { name: "seats", test: /domain\/src\/seating\/guest-set/ },
              // What the home page shares with the pages before signing in, so that it need not load them.
              { name: "controls", test: controls },
              // What nearly every page but home shares with the pages before signing in.
              { name: "fields", test: fields },
              // The pages before signing in.
              { name: "entrance", test: entrance },
              { name: "pages", test: pageStyles },
              // What things are, and what covers are drawn with: the front pages draw some, and need no database for them.
              {
                name: "domain",
                test: /(domain|event-page)\/src\/(?!content\/traditions\/|texts\/message)/,
                minShareCount: 10,
              },
              // Signs of 150 B each: as files of their own they weigh twice as much.
              { name: "icons", test: /@tabler\/icons-react\/dist\/esm\/icons\// },
              // Small pieces of nearly every page: as files of their own they weigh a third more, and come one after the other.
              { name: "shared", test: withoutOverlays, minShareCount: 10 },
              // Home shows covers, too.
              { name: "shared", test: /web\/src\/ui\/art\/cover-picture\./ },
              { name: "parts", test: pageParts },
              // What reads a form goes with what forms are made with: no other page loads either.
              { name: "forms", test: /web\/src\/ui\/form\/(form-end|use-field-problem)\./ },
            ],
          },
        },
      },
    },
    server: { port: 5173, strictPort: true },
  };
});
