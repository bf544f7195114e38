import { build } from "esbuild";

/** Guests' browsers: Android Chrome 90, iOS Safari 15.4. */
export const target = ["chrome90", "safari15.4"];

/** A style sheet without blanks and comments, in words that guests' browsers know. */
export async function minifyCss(css: string): Promise<string> {
  const result = await build({
    stdin: { contents: css, loader: "css" },
    write: false,
    minify: true,
    charset: "utf8",
    target,
  });
  return (result.outputFiles[0]?.text ?? "").trim();
}
