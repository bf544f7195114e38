import { expect, test } from "vitest";
import { deployedTo, realProject } from "./firebase-projects.ts";

const projects = { default: "demo-janur", staging: "janur-stg-1", production: "fill-in-your-id" };

test("an alias leads to its project, and a project to its alias", () => {
  expect(realProject("staging", projects)).toBe("janur-stg-1");
  expect(deployedTo("janur-stg-1", projects)).toBe("staging");
});

test.each([
  [undefined, /one of default, staging, production/],
  ["prod", /one of default, staging, production/],
  ["default", /names no real project \(demo-janur\)/],
  ["production", /write its id into \.firebaserc/],
])("%s leads nowhere, and says what to do", (alias, reason) => {
  expect(() => realProject(alias, projects)).toThrow(reason);
});

test.each([undefined, "", "janur-of-a-stranger"])("a deployment to %s is built for nobody", (project) => {
  expect(() => deployedTo(project, projects)).toThrow(/No alias of \.firebaserc/);
});
