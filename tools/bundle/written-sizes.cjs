/**
 * Writes sizes out that never change: as variables they are three times as long.
 * Beside the named ones, distances and corners go in steps of 4 px: `--janur-step-5` is 20 px, `--janur-step-2-5` is 10 px.
 * @param {ReadonlyMap<string, string>} values by the names of their variables
 */
module.exports = (values) => ({
  postcssPlugin: "written-sizes",
  Declaration(declaration) {
    if (!declaration.value.includes("var(--")) return;
    declaration.value = declaration.value
      .replace(/var\((--[\w-]+)\)/g, (whole, name) => values.get(name) ?? whole)
      .replace(
        /var\(--janur-step-(\d+)(-5)?\)/g,
        (_, fours, half) => `${String(fours * 4 + (half ? 2 : 0))}px`,
      );
  },
});
