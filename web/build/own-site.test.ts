import { expect, test } from "vitest";
import { sitemap, siteOf } from "./own-site.ts";

test.each([
  [
    { VITE_SITE_URL: "https://janur.example/", VITE_FIREBASE_PROJECT_ID: "janur-id" },
    "https://janur.example",
  ],
  [{ VITE_FIREBASE_PROJECT_ID: "janur-id" }, "https://janur-id.web.app"],
  [{ VITE_FIREBASE_PROJECT_ID: "demo-janur" }, null],
  [{}, null],
])("a deployment with %j is at home at %s", (env, site) => {
  expect(siteOf(env)).toBe(site);
});

test.each(["janur.example", "http://janur.example", "https://janur.example/app", "https://a b"])(
  "%s is no address of a service",
  (told) => {
    expect(() => siteOf({ VITE_SITE_URL: told })).toThrow("VITE_SITE_URL");
  },
);

test("the list for search engines names pages of the service with their whole address, and no invitation", () => {
  const list = sitemap("https://janur.example");
  expect(list).toContain("<loc>https://janur.example/</loc>");
  expect([...list.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").origin)).toEqual(
    Array(4).fill("https://janur.example"),
  );
  expect(list).not.toContain("/event");
});
