import { richTextOf } from "@janur/domain/content/sections/rich-source";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RichWords } from "./rich-words.tsx";

const shown = (source: string) => renderToStaticMarkup(<RichWords text={richTextOf(source)} />);

test("words alone are the paragraph that they always were", () => {
  expect(shown("Satu.\nDua.")).toBe('<p class="lines">Satu.\nDua.</p>');
  expect(shown("")).toBe("");
});

test("bold, italic, lists and links are elements", () => {
  expect(shown("*Bawa _KTP_*:\n- [peta](https://contoh.id)\n1. kado")).toBe(
    '<div class="rich"><p class="lines"><b>Bawa </b><b><i>KTP</i></b>:</p>' +
      '<ul><li><a href="https://contoh.id" rel="noopener noreferrer" target="_blank">peta</a></li></ul>' +
      "<ol><li>kado</li></ol></div>",
  );
});

test("a pronoun for God is not parted from its word at the end of a line", () => {
  expect(shown("kepada-Nya")).toBe('<p class="lines">kepada-\u2060Nya</p>');
  expect(shown("*kasih-Mu* dan anak-anak")).toBe(
    '<div class="rich"><p class="lines"><b>kasih-\u2060Mu</b> dan anak-anak</p></div>',
  );
});

test("markup stays words", () => {
  const page = shown(
    '*<img src=x onerror=alert(1)>* [<b>](https://contoh.id/") _<script>_ [x](javascript:alert(1))',
  );
  expect(page).not.toMatch(/<(?:img|script)/);
  expect(page.match(/href="[^"]*"/g)).toEqual(['href="https://contoh.id/"']);
});
