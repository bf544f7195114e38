import { expect, test } from "vitest";
import { parseEventPath } from "./route.ts";

test.each([
  ["/event/rani-dimas", { page: "invitation", slug: "rani-dimas", language: null }],
  ["/event/rani-dimas/", { page: "invitation", slug: "rani-dimas", language: null }],
  ["/event/rani-dimas/en", { page: "invitation", slug: "rani-dimas", language: "en" }],
  ["/event/rani-dimas/id", { page: "invitation", slug: "rani-dimas", language: "id" }],
  ["/event/rani-dimas/wishes.json", { page: "wishes-json", slug: "rani-dimas" }],
  ["/event/rani-dimas/calendar.ics", { page: "calendar", slug: "rani-dimas" }],
  ["/event/rani-dimas/lapor", { page: "report", slug: "rani-dimas" }],
  ["/event/rani-dimas/tanya", { page: "ask", slug: "rani-dimas" }],
  ["/event/rani-dimas/keberatan", { page: "appeal", slug: "rani-dimas" }],
  ["/event/rani-dimas/berhenti", { page: "unsubscribe", slug: "rani-dimas" }],
  ["/cek", { page: "check", language: "id" }],
  ["/cek/en", { page: "check", language: "en" }],
  ["/bantu", { page: "helper", language: "id" }],
  ["/bantu/en", { page: "helper", language: "en" }],
  ["/layar", { page: "screen" }],
  ["/layar/", { page: "screen" }],
  ["/event/rani-dimas/ucapan", { page: "wishes", slug: "rani-dimas" }],
  ["/event/rani-dimas/rsvp", { page: "rsvp", slug: "rani-dimas" }],
])("%s asks for something", (path, route) => {
  expect(parseEventPath(path)).toEqual(route);
});

test.each([
  "/",
  "/event",
  "/event/",
  "/events/rani-dimas",
  "/event/rani-dimas/fr",
  "/event/rani-dimas/en/more",
  "/event/rani-dimas/rsvp/en",
  "/event/rani-dimas/__proto__",
  "/api/event/rani-dimas",
  "/cek/id",
  "/cek/fr",
  "/cek/en/more",
  "/bantu/id",
  "/bantu/en/more",
  "/layar/en",
  "/layarku",
])("%s asks for nothing", (path) => {
  expect(parseEventPath(path)).toBeNull();
});
