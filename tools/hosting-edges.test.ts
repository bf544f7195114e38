import { expect, test } from "vitest";
import { namesHostingEdges, requireHostingEdges } from "./hosting-edges.ts";

test("a deployment names the networks of Hosting, or says that it takes any", () => {
  expect(namesHostingEdges('SITE_URL="https://janur.example"\nHOSTING_EDGES="151.101.0.0/16"\n')).toBe(true);
  expect(namesHostingEdges("HOSTING_EDGES=any")).toBe(true);
  for (const silent of ["", "HOSTING_EDGES=", 'HOSTING_EDGES=" "', "# HOSTING_EDGES=any"])
    expect(namesHostingEdges(silent), silent).toBe(false);
});

test("one that is silent is told what to write where", () => {
  expect(() => {
    requireHostingEdges("janur-without-settings");
  }).toThrow(/HOSTING_EDGES into functions\/\.env\.janur-without-settings/);
});
