import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { mapLink } from "./map-link.ts";
import { webLinkSchema } from "./sections/base.ts";

const search = "https://www.google.com/maps/search/?api=1&query=";

test.each([
  ["https://maps.app.goo.gl/AbC123", "https://maps.app.goo.gl/AbC123"],
  ["https://goo.gl/maps/AbC123", "https://goo.gl/maps/AbC123"],
  [
    "https://www.google.com/maps/place/Gedung+Sate/@-6.9,107.6,17z/data=!3m1",
    "https://www.google.com/maps/place/Gedung+Sate/@-6.9,107.6,17z/data=!3m1",
  ],
  ["http://maps.google.co.id/?q=-6.9,107.6", "http://maps.google.co.id/?q=-6.9,107.6"],
  ["https://waze.com/ul/hqqu123", "https://waze.com/ul/hqqu123"],
  ["https://maps.apple.com/?ll=-6.9,107.6", "https://maps.apple.com/?ll=-6.9,107.6"],
  ["maps.app.goo.gl/xyz", "https://maps.app.goo.gl/xyz"],
  ["  www.google.com/maps?q=Pendopo  ", "https://www.google.com/maps?q=Pendopo"],
  ["//goo.gl/maps/xyz", "https://goo.gl/maps/xyz"],
  ["maps.example.com:8443/a", "https://maps.example.com:8443/a"],
  ["Gedung Wana Bakti\nhttps://maps.app.goo.gl/xyz", "https://maps.app.goo.gl/xyz"],
  ["geo:-6.9025,107.6187", `${search}-6.9025%2C107.6187`],
  ["geo:-6.9025,107.6187;u=35", `${search}-6.9025%2C107.6187`],
  ["GEO:0,0?q=-6.9,107.6(Pendopo%20Agung)", `${search}-6.9%2C107.6`],
  ["geo:0,0?q=Pendopo+Agung+Yogyakarta", `${search}Pendopo%20Agung%20Yogyakarta`],
  ["-6.9025, 107.6187", `${search}-6.9025%2C107.6187`],
  ["", ""],
  ["   ", ""],
])("%j leads to %j", (typed, link) => {
  expect(mapLink(typed)).toBe(link);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "javascript://maps.app.goo.gl/%0aalert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "intent://maps#Intent;end",
  "ftp://maps.example/a",
  "mailto:a@maps.example",
  "maps",
  "Gedung Wana Bakti",
  "localhost/maps",
  "https:maps.app.goo.gl/xyz",
  "https:\\\\maps.app.goo.gl",
  "-96.9, 207.6",
  "geo:",
  `maps.app.goo.gl/${"x".repeat(limits.content.url)}`,
])("%j is no link", (typed) => {
  expect(mapLink(typed)).toBeNull();
});

test("whatever is typed, the answer is nothing or an address that the content takes, and stays the same", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl()), (typed) => {
      const link = mapLink(typed);
      if (link === null) return;
      expect(link).toMatch(/^(https?:\/\/|$)/i);
      expect(webLinkSchema.safeParse(link).success).toBe(true);
      expect(mapLink(link)).toBe(link);
    }),
    { numRuns: 30 },
  );
});
