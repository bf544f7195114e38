import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { expect, it } from "vitest";
import { cutDisplayFont } from "./cut-display-font.ts";
import { displayFontFile } from "./display-font.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import { themes } from "../themes/themes.ts";
import { readTables } from "./sfnt.ts";

it("leaves a cut face its maker and takes its names, which a licence may reserve", async () => {
  for (const theme of [themes.janur, themes.merak, themes.balang]) {
    const file = createRequire(import.meta.url).resolve(displayFontFile(theme));
    const content = { ...weddingContent(), theme: theme.id };
    const cut = Buffer.from(await cutDisplayFont(await readFile(file), content, subsetFont), "base64");
    const font = await subsetFont(cut, "Rani", { targetFormat: "truetype" });
    const table = readTables(new DataView(font.buffer, font.byteOffset, font.byteLength)).get("name");
    const names = font
      .subarray(table?.offset, (table?.offset ?? 0) + (table?.length ?? 0))
      .toString("latin1")
      .replaceAll("\0", "");
    expect(names).toContain("Copyright 20");
    expect(names).not.toMatch(/Medium|Regular|Version|SemiBold/);
  }
});
