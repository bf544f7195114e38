import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { sharedLetters } from "../../event-page/src/fonts/shared-letters.ts";
import { workFolder } from "../folders.ts";

const { resolve } = createRequire(import.meta.url);
const weights = [400, 700];

/**
 * Gives Chromium the typeface of Android: pages are first painted in it, so without it a bench sees lines break as on
 * no phone.
 * @returns path of a configuration for `FONTCONFIG_FILE`
 */
export async function preparePhoneFonts(): Promise<string> {
  const folder = join(workFolder, "bench", "phone-fonts");
  await mkdir(folder, { recursive: true });
  for (const weight of weights) {
    const source = await readFile(
      resolve(`@fontsource/roboto/files/roboto-latin-${String(weight)}-normal.woff2`),
    );
    const font = await subsetFont(source, sharedLetters, { targetFormat: "truetype" });
    await writeFile(join(folder, `roboto-${String(weight)}.ttf`), font);
  }
  const configuration = join(folder, "fonts.conf");
  await writeFile(
    configuration,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
</fontconfig>
`,
  );
  return configuration;
}
