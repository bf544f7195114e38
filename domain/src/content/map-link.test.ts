import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { mapLink, mapLinkOf, mapPoint } from "./map-link.ts";
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
  ["-6,9147444, 107,6098104", `${search}-6.9147444%2C107.6098104`],
  ["-6.9025; 107.6187", `${search}-6.9025%2C107.6187`],
  ["waze://?ll=-6.9025,107.6187&navigate=yes", `${search}-6.9025%2C107.6187`],
  ["waze://ul?q=Pendopo%20Agung", `${search}Pendopo%20Agung`],
  ["comgooglemaps://?q=Pendopo+Agung&center=-6.9,107.6", `${search}Pendopo%20Agung`],
  ["google.navigation:q=-6.9,107.6", `${search}-6.9%2C107.6`],
  ["maps://?daddr=-6.9,107.6", `${search}-6.9%2C107.6`],
  ["https://maps.apple/p/AbC~123", "https://maps.apple/p/AbC~123"],
  [
    "https://www.waze.com/live-map/directions?to=ll.-6.9%2C107.6",
    "https://www.waze.com/live-map/directions?to=ll.-6.9%2C107.6",
  ],
  [
    '<iframe width="600" src="https://www.google.com/maps/embed?pb=!1m18&amp;hl=id" loading="lazy"></iframe>',
    "https://www.google.com/maps/embed?pb=!1m18&hl=id",
  ],
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

test.each<[string, [number, number] | null]>([
  ["https://www.google.com/maps/search/?api=1&query=-6.9%2C107.6", [-6.9, 107.6]],
  [
    "https://www.google.com/maps/place/Monas/@-6.1753924,106.8271528,17z/data=!3d-6.1754!4d106.8272",
    [-6.1754, 106.8272],
  ],
  ["https://www.google.com/maps/@-6.1753924,106.8271528,17z", [-6.1753924, 106.8271528]],
  ["https://maps.google.com/?q=-8.65,115.21", [-8.65, 115.21]],
  ["https://www.openstreetmap.org/?mlat=-6.2&mlon=106.8#map=17/-6.3/106.9", [-6.2, 106.8]],
  ["https://www.openstreetmap.org/#map=17/-6.3/106.9", [-6.3, 106.9]],
  ["https://maps.app.goo.gl/abc", null],
  ["https://www.google.com/maps/search/?api=1&query=Gedung%20Wana%2012", null],
  ["https://maps.google.com/?q=-98.65,115.21", null],
  ["", null],
])("the point of %s", (address, point) => {
  const found = mapPoint(address);
  expect(found === null ? null : [found.latitude, found.longitude]).toEqual(point);
});

test("a ceremony with a place has a way there, also where nobody has pasted one", () => {
  const place = { mapUrl: "", venue: "Pendopo Agung", address: "Jl. Tamansari 1\nLantai 2", city: "Bandung" };
  expect(mapLinkOf(place)).toBe(`${search}Pendopo%20Agung%2C%20Bandung`);
  expect(mapLinkOf({ ...place, venue: "" })).toBe(
    `${search}Jl.%20Tamansari%201%2C%20Lantai%202%2C%20Bandung`,
  );
  expect(mapLinkOf({ ...place, venue: "Balai Kota Bandung" })).toBe(`${search}Balai%20Kota%20Bandung`);
  expect(mapLinkOf({ ...place, mapUrl: "https://maps.app.goo.gl/xyz" })).toBe("https://maps.app.goo.gl/xyz");
  expect(mapLinkOf({ ...place, venue: "", address: "" }), "the city alone").toBe(`${search}Bandung`);
  expect(mapLinkOf({ ...place, venue: "", address: "", city: "" })).toBe("");
});
