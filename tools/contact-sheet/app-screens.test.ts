import { expect, test } from "vitest";
import {
  invitationRoutes,
  privateRoutes,
  publicRoutes,
  staffRoutes,
  statelessRoutes,
} from "../../tests/e2e/support/route-table.ts";
import { appPaths } from "../../web/src/app/paths.ts";
import { appPictures } from "./app-screens.ts";

/** An address as the application spells it, of one that stands for it. */
const patternOf = (path: string) =>
  (path.split("?")[0] ?? "").replace("{id}", ":invitationId").replace(/^(\/help-center\/).+/, "$1:articleId");

const paths = Object.values(appPaths);
const screens = appPictures(["phone", "light", "id"]);

test("every address of the application is photographed", () => {
  const photographed = screens.map(({ path }) => patternOf(path));
  expect(paths.filter((path) => !photographed.includes(path))).toEqual([]);
  const errors = /^\/(401|403|404|500|503)$/;
  expect(photographed.filter((path) => !errors.test(path) && !paths.some((known) => known === path))).toEqual(
    [],
  );
});

test("once each: whoever looks sees an address in one state, and every name is one picture", () => {
  const seen = screens.map(({ viewer, path }) => `${viewer} ${path}`);
  expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([]);
  const names = screens.map(({ name }) => name);
  expect(names.filter((one, index) => names.indexOf(one) !== index)).toEqual([]);
});

/** What another test opens, in the state without which it shows nothing of its own. */
const openedElsewhere: readonly string[] = [
  appPaths.authAction,
  appPaths.accountClosed,
  appPaths.join,
  appPaths.helpArticle,
  appPaths.privacy,
  appPaths.terms,
];

test("every address stands in the table of routes, or is opened elsewhere", () => {
  const table = [...publicRoutes, ...privateRoutes, ...staffRoutes, ...invitationRoutes, ...statelessRoutes];
  const known = [...table.map(({ path }) => patternOf(path)), ...openedElsewhere];
  expect(paths.filter((path) => !known.includes(path))).toEqual([]);
});
