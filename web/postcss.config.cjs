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

module.exports = {
  plugins: [
    require("postcss-preset-mantine")(),
    require("postcss-simple-vars")({
      variables: { "mantine-breakpoint-sm": "48em", "mantine-breakpoint-md": "62em" },
    }),
    textInRem,
  ],
};
