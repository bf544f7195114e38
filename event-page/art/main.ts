import { bake } from "./bake.ts";
import { studio } from "./themes.ts";

const [theme = "", ...only] = process.argv.slice(2);
const say = (line: string) => {
  process.stdout.write(`${line}\n`);
};
if (Object.hasOwn(studio, theme)) await bake(theme, only, say);
else {
  say(`Which theme? There is art for ${Object.keys(studio).join(", ")}.`);
  process.exitCode = 1;
}
