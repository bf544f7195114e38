import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { asFrontDoor, framesOf, still, withFrames } from "./page-frames.ts";

test("what stands there before its script can be filled in by nobody, and sends nothing", () => {
  const form =
    '<form class="f"><label class="l" for="a">Kata sandi</label><input class="i" type="password" id="a" name="password" value=""/><button class="b" type="submit">Masuk</button></form>';
  expect(still(form)).toBe(
    '<div class="f"><span class="l">Kata sandi</span><span class="i"></span><button class="b" type="button">Masuk</button></div>',
  );
});

test("an empty field still says what belongs into it, to eyes alone", () => {
  expect(
    still('<input class="i" aria-label="Nama" maxLength="60" placeholder="Nama pertama" value=""/>'),
  ).toBe('<span class="i"><span style="color:var(--mantine-color-placeholder)">Nama pertama</span></span>');
});

test("both languages share the library's variables", () => {
  const style = '<style data-mantine-styles="true">:root{--a:1}</style>';
  const markup = { id: `${style}<p>Masuk</p>`, en: `${style}<p>Sign in</p>` };
  expect(framesOf(markup, { isReadable: true })).toBe(
    `${style}<div data-frame="id" lang="id"><p>Masuk</p></div><div data-frame="en" lang="en"><p>Sign in</p></div>`,
  );
  expect(framesOf(markup, { isReadable: false })).toBe(
    `${style}<div data-frame="id" lang="id" inert aria-hidden="true"><p>Masuk</p></div><div data-frame="en" lang="en" inert aria-hidden="true"><p>Sign in</p></div>`,
  );
});

test("the page asks for its styles at once, and holds its scripts and texts until it is painted", () => {
  const script = '<script type="module" crossorigin src="/assets/index.js"></script>';
  const first = '<script src="/first-paint.js"></script>';
  const page = `<head>${first}${script}<link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"></div></body>`;
  const files = {
    styles: ["assets/index.css", "assets/route.css"],
    scripts: ["assets/index.js", "assets/route.js"],
    texts: { id: ["assets/account-a.js"], en: ["assets/account-b.js"] },
  };
  expect(withFrames(page, "<p>$1</p>", files)).toBe(
    `<head><template id="held">${script}<link rel="modulepreload" data-language="" crossorigin href="/assets/route.js">` +
      '<link rel="modulepreload" data-language="id" crossorigin href="/assets/account-a.js">' +
      '<link rel="modulepreload" data-language="en" crossorigin href="/assets/account-b.js"></template>' +
      `${first}<link rel="stylesheet" crossorigin href="/assets/index.css">` +
      '<link rel="stylesheet" crossorigin href="/assets/route.css"></head><body><div id="root"><p>$1</p></div></body>',
  );
  expect(() => withFrames("<body></body>", "", files)).toThrow(`id="root"`);
  expect(() => withFrames('<div id="root"></div>', "", files)).toThrow("first-paint.js");
});

test("the front door can be found and previewed, and read without a script", () => {
  const page =
    '<head><meta name="description" content="Janur" /><meta name="robots" content="noindex" /><title>Janur</title></head>' +
    '<body><div id="root"></div><noscript>Ruang kerja Janur memerlukan JavaScript.</noscript></body>';
  const door = asFrontDoor(page, { title: "Undangan", description: 'Tulis "dua" nama' }, null);
  expect(door).not.toContain("noindex");
  expect(door).not.toContain("memerlukan");
  expect(door).toContain("<title>Undangan · Janur</title>");
  expect(door).toContain('<meta name="description" content="Tulis &quot;dua&quot; nama" />');
  expect(door).toContain('<link rel="canonical" href="/" />');
  expect(door).toContain('<meta property="og:title" content="Undangan" />');
  expect(door).toContain('<noscript><style>div[data-frame="id"]{display:block!important}</style></noscript>');
  // A demo has no address of its own that a preview could read.
  expect(door).not.toContain("og:image");
  expect(() => asFrontDoor("<head></head>", { title: "", description: "" }, null)).toThrow("robots");
});

test("a deployment's front door says its whole address, and shows a picture of the size that previews want", async () => {
  const page =
    '<head><meta name="description" content="Janur" /><meta name="robots" content="noindex" /><title>Janur</title></head>';
  const door = asFrontDoor(page, { title: "Undangan", description: "Tulis" }, "https://janur.example");
  expect(door).toContain('<link rel="canonical" href="https://janur.example/" />');
  expect(door).toContain('<meta property="og:url" content="https://janur.example/" />');
  const file = /property="og:image" content="https:\/\/janur\.example\/([^"]+)"/.exec(door)?.[1] ?? "";
  const picture = await sharp(fileURLToPath(new URL(`../public/${file}`, import.meta.url))).metadata();
  expect(picture).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(door).toContain('<meta property="og:image:width" content="1200" />');
  expect(door).toContain('<meta property="og:image:height" content="630" />');
});
