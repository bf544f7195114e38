// Node reads the types away (24 and later, which all scripts run with).
const { tokens } = require("./src/ui/tokens.ts");
const writtenSizes = require("../tools/bundle/written-sizes.cjs");

const variables = (prefix, values, suffix = "") =>
  Object.entries(values).map(([name, value]) => [`--mantine-${prefix}${name}${suffix}`, value]);

/** What Mantine sets once and for all, by the names of its variables. */
const values = new Map([
  ...variables("font-size-", tokens.fontSizes),
  ...Object.entries(tokens.sizes).map(([name, value]) => [`--janur-size-${name}`, value]),
  ...variables("radius-", tokens.radius),
  ...variables("spacing-", tokens.spacing),
  ...variables("", tokens.headings, "-font-size"),
]);

const foreignPalette = /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|lime|yellow|orange)-/;

/** Leaves out what the library brings for others: palettes that theme.ts does not have, and right-to-left pages. */
const withoutUnused = {
  postcssPlugin: "without-unused",
  Declaration: (declaration) => {
    if (foreignPalette.test(declaration.prop)) declaration.remove();
  },
  Rule: (rule) => {
    const leftToRight = rule.selectors.filter((selector) => !/\[dir=["']?rtl["']?\]/.test(selector));
    if (leftToRight.length === 0) rule.remove();
    else if (leftToRight.length < rule.selectors.length) rule.selectors = leftToRight;
  },
};

module.exports = {
  plugins: [
    require("postcss-preset-mantine")(),
    require("postcss-simple-vars")({
      variables: { "mantine-breakpoint-sm": "48em", "mantine-breakpoint-md": "62em" },
    }),
    writtenSizes(values),
    withoutUnused,
  ],
};
