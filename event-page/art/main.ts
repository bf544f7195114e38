import { bake } from "./bake.ts";
import { bakePhotographs } from "./photographs/bake.ts";
import { studio } from "./themes.ts";

const [theme = "", ...only] = process.argv.slice(2);
const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};
if (theme === "photographs") await bakePhotographs(only, say);
else if (Object.hasOwn(studio, theme)) await bake(theme, only, say);
else {
  say(`Which theme? There is art for ${Object.keys(studio).join(", ")}, and there are photographs.`);
  process.exitCode = 1;
}
