import { expect, test } from "vitest";
import { framesOf, still, withFrames } from "./sign-in-frame.ts";

test("what stands there before its script can be filled in by nobody, and sends nothing", () => {
  const form =
    '<form class="f"><label class="l" for="a">Kata sandi</label><input class="i" type="password" id="a" name="password" value=""/><button class="b" type="submit">Masuk</button></form>';
  expect(still(form)).toBe(
    '<div class="f"><span class="l">Kata sandi</span><span class="i"></span><button class="b" type="button">Masuk</button></div>',
  );
});

test("both languages share the library's variables", () => {
  const style = '<style data-mantine-styles="true">:root{--a:1}</style>';
  expect(framesOf({ id: `${style}<p>Masuk</p>`, en: `${style}<p>Sign in</p>` })).toBe(
    `${style}<div data-frame="id" lang="id" inert aria-hidden="true"><p>Masuk</p></div><div data-frame="en" lang="en" inert aria-hidden="true"><p>Sign in</p></div>`,
  );
});

test("the page asks for each file once, and for scripts after what is seen", () => {
  const page =
    '<head><script type="module" crossorigin src="/assets/index.js"></script></head><body><div id="root"></div></body>';
  expect(withFrames(page, "<p>$1</p>", ["assets/index.js", "assets/route.js", "assets/route.css"])).toBe(
    '<head><script type="module" fetchpriority="low" crossorigin src="/assets/index.js"></script>' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/route.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/route.css"></head><body><div id="root"><p>$1</p></div></body>',
  );
  expect(() => withFrames("<body></body>", "", [])).toThrow("#root");
});
