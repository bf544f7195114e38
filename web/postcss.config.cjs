// Node reads the types away (24 and later, which all scripts run with).
const { tokens } = require("./src/ui/tokens.ts");

const variables = (prefix, values, suffix = "") =>
  Object.entries(values).map(([name, value]) => [`--mantine-${prefix}${name}${suffix}`, value]);

/** What Mantine sets once and for all, by the names of its variables. */
const values = new Map([
  ...variables("font-size-", tokens.fontSizes),
  ...variables("radius-", tokens.radius),
  ...variables("spacing-", tokens.spacing),
  ...variables("", tokens.headings, "-font-size"),
]);

/**
 * Writes sizes out that never change, in Mantine's own style sheets too: as variables they are three times as long.
 * Between Mantine's five, distances and corners go in steps of 4 px: `--janur-step-5` is 20 px, `--janur-step-2-5` is 10 px.
 */
const sizesWrittenOut = {
  postcssPlugin: "sizes-written-out",
  Declaration(declaration) {
    if (!declaration.value.includes("var(--")) return;
    declaration.value = declaration.value
      .replace(/var\((--mantine-[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole)
      .replace(
        /var\(--janur-step-(\d+)(-5)?\)/g,
        (_, fours, half) => `${String(fours * 4 + (half ? 2 : 0))}px`,
      );
  },
};

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
    sizesWrittenOut,
    withoutUnused,
  ],
};
