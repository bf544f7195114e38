import postcss from "postcss";

const sized = /^(font-size|border(-[a-z]+)*-radius|(row-|column-)?gap|(padding|margin)(-[a-z]+)*)$/;

/**
 * What a style sheet writes out although it is a size of text, a corner or a distance, e.g. `padding 5px`.
 * @param literal what is written out, with the flag `g`
 */
export function literalSizes(css: string, literal: RegExp): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(sized, ({ prop, value }) => {
    for (const [size] of value.matchAll(literal)) found.push(`${prop} ${size}`);
  });
  return found;
}
