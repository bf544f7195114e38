/** Sizes of text are written in px and shipped in rem, so that they follow the text size that a person has chosen. */
const textInRem = {
  postcssPlugin: "text-in-rem",
  Declaration: {
    "font-size": (declaration) => {
      declaration.value = declaration.value.replace(
        /([\d.]+)px/g,
        (_, pixels) => `${String(Number(pixels) / 16)}rem`,
      );
    },
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
    textInRem,
    withoutUnused,
  ],
};
