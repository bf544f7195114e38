/** From the lowest to the highest: what functions consist of. A layer imports those before it, and itself. */
const layers = ["platform", "store", "notify", "nouns", "lifecycle", "pages", "operations"];
const functionLayers = layers.slice(0, -1).map((layer, index) => ({
  name: `functions-${layer}-imports-lower-layers-only`,
  severity: "error",
  from: { path: `^functions/src/${layer}/`, pathNot: "\\.test\\.tsx?$" },
  to: { path: `^functions/src/(${layers.slice(index + 1).join("|")})/|^functions/src/[^/]+$` },
}));

/**
 * The features that an invitation is made with, from the lowest to the highest: one screen, too large for one folder. Each
 * imports those before it (docs/decisions/056).
 */
const workshop = [
  ["invitation"],
  ["invitation-list", "draft"],
  ["page-preview", "media"],
  ["section-forms", "proofreading", "theme", "wizard", "versions"],
  ["side"],
  ["editor"],
  ["invitation-settings"],
].map((level) => level.join("|"));
const workshopLayers = workshop.slice(0, -1).map((level, index) => ({
  name: `workshop-${level.split("|").at(-1)}-imports-lower-levels-only`,
  severity: "error",
  from: { path: `^web/src/features/(${level})/` },
  to: { path: `^web/src/features/(${workshop.slice(index + 1).join("|")})/` },
}));

/** The directions of the house: who may import whom. `npm run check` plants a forbidden import and expects it here. */
export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual-|^cloudflare:" },
    },
    {
      name: "no-barrels",
      comment:
        "An index is either functions' list of exports, which Firebase wants, or a route that mirrors its address.",
      severity: "error",
      from: {},
      to: {
        path: "^(domain|door|event-page|web|functions)/src/.*index\\.tsx?$",
        pathNot: "^functions/src/index\\.ts$|^web/src/app/routes/.*index\\.tsx$",
      },
    },
    {
      name: "domain-needs-zod-only",
      severity: "error",
      from: { path: "^domain/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^domain/src|(^|/)node_modules/zod/" },
    },
    {
      name: "event-page-needs-domain-and-react-only",
      severity: "error",
      from: { path: "^event-page/src", pathNot: "\\.test\\.tsx?$" },
      to: {
        pathNot:
          "^(domain|event-page)/src|(^|/)node_modules/(zod|react|react-dom|@types/react|@types/react-dom)/|^node:|^(fs|path|crypto|url|module|zlib)$",
      },
    },
    {
      name: "door-needs-domain-and-its-own-libraries-only",
      severity: "error",
      from: { path: "^door/src", pathNot: "\\.test\\.tsx?$" },
      to: {
        pathNot:
          "^(domain|door)/src|^virtual-|(^|/)node_modules/(zod|preact|idb|zxing-wasm|workbox-precaching|@fontsource-variable)/",
      },
    },
    {
      name: "functions-never-import-web",
      severity: "error",
      from: { path: "^(functions|domain|event-page|door)/" },
      to: { path: "^web/" },
    },
    {
      name: "web-never-imports-functions",
      severity: "error",
      from: { path: "^(web|domain|event-page|door)/" },
      to: { path: "^functions/" },
    },
    {
      name: "rooms-never-import-tools-or-tests",
      severity: "error",
      from: {
        path: "^(domain|door|event-page|functions|web)/src",
        pathNot: "\\.test\\.tsx?$",
      },
      to: { path: "^(tools|tests)/" },
    },
    ...functionLayers,
    {
      name: "features-stay-apart",
      comment: "Of what an invitation is made with, see `workshop`.",
      severity: "error",
      from: { path: "^web/src/features/([^/]+)/", pathNot: `^web/src/features/(${workshop.join("|")})/` },
      to: { path: "^web/src/features/([^/]+)/", pathNot: "^web/src/features/$1/" },
    },
    {
      name: "workshop-stays-apart",
      severity: "error",
      from: { path: `^web/src/features/(${workshop.join("|")})/` },
      to: { path: "^web/src/features/", pathNot: `^web/src/features/(${workshop.join("|")})/` },
    },
    ...workshopLayers,
    {
      name: "features-below-app",
      severity: "error",
      from: { path: "^web/src/(features|ui|lib|locales)/" },
      to: { path: "^web/src/app/" },
    },
    {
      name: "ui-below-features",
      severity: "error",
      from: { path: "^web/src/(ui|lib|locales)/" },
      to: { path: "^web/src/features/" },
    },
    {
      name: "lib-below-ui",
      severity: "error",
      from: { path: "^web/src/(lib|locales)/" },
      to: { path: "^web/src/ui/" },
    },
    {
      name: "only-data-talks-to-firebase",
      comment: "In a feature only data.ts and its parts (…-data.ts) open Firebase.",
      severity: "error",
      from: { path: "^web/src/(app|ui|features)/", pathNot: "(^|[/-])data\\.ts$|\\.test\\.tsx?$" },
      to: { path: "(^|/)node_modules/(firebase|@firebase)/", dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/generated/|(^|/)(dist|lib)/.*\\.js$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
