import { describe, expect, test } from "vitest";
import { hostileStrings } from "../../../../tests/load/hostile-strings.ts";
import { htmlText, oneLine, plainText, type MailText } from "./mail-text.ts";

const text: MailText = {
  subject: "Undangan",
  paragraphs: ["Satu <b>", "Dua"],
  items: ["3 jawaban & 1 ucapan"],
  action: { label: "Buka", url: "https://janur.example/a?b=1&c=2#t=x" },
  footer: ["Kaki"],
};

test("plain text says everything, with the address written out", () => {
  expect(plainText(text)).toBe(
    "Satu <b>\n\nDua\n\n- 3 jawaban & 1 ucapan\n\nBuka:\nhttps://janur.example/a?b=1&c=2#t=x\n\n--\nKaki",
  );
});

test("HTML says the same, escaped", () => {
  const html = htmlText(text, "id");
  for (const part of [
    "Satu &lt;b&gt;",
    "Dua",
    "3 jawaban &amp; 1 ucapan",
    'href="https://janur.example/a?b=1&amp;c=2#t=x"',
  ])
    expect(html).toContain(part);
});

describe.each(hostileStrings.map((hostile) => [hostile]))("%j", (hostile) => {
  test("adds no element and no attribute to the HTML", () => {
    const wrapped = (words: string) =>
      htmlText(
        {
          subject: words,
          paragraphs: [words],
          items: [words],
          action: { label: words, url: "https://janur.example/" },
          footer: [words],
        },
        "id",
      );
    // What is left when every word is taken away: tags, with their attributes.
    const tags = (html: string) => html.match(/<[^>]*>/g);
    expect(tags(wrapped(hostile))).toEqual(tags(wrapped("words")));
  });

  test("stays on one line", () => {
    expect(oneLine(hostile)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });
});
