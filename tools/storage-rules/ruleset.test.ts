import { describe, expect, test } from "vitest";
import type { Operation } from "./ast.ts";
import { MissingDocument } from "./errors.ts";
import { decideCondition, decideUnder } from "./sample-request.ts";

const permits = (body: string, sample: Parameters<typeof decideUnder>[1]) =>
  decideUnder(body, sample).isPermitted;

describe("which objects a match covers", () => {
  test.each([
    ["match /a/{x} { allow get: if x == 'b'; }", "a/b", true],
    ["match /a/{x} { allow get; }", "a/b/c", false],
    ["match /a/{x} { allow get; }", "a", false],
    ["match /a/{x} { allow get; }", "a/", false],
    ["match /a/{x=**} { allow get; }", "a", true],
    ["match /a/{x=**} { allow get: if x == /b/c; }", "a/b/c", true],
    ["match /a/{x=**} { allow get; }", "ab/c", false],
    ["match /{x=**}/thumb.png { allow get; }", "a/b/thumb.png", true],
    ["match /{x=**}/thumb.png { allow get; }", "thumb.png", true],
    ["match /{x=**}/thumb.png { allow get; }", "a/other.png", false],
    ["match /a { match /{x} { match /c { allow get: if x == 'b'; } } }", "a/b/c", true],
    ["match /a { allow get; match /{x} {} }", "a/b", false],
    ["match /a-1.2_b/x.png { allow get; }", "a-1.2_b/x.png", true],
    ["match /a/{x}/{y} { allow get; }", "a//b", false],
    ["match /a/{x} { allow get; }", "a//b", false],
    ["match /a/{x=**} { allow get; }", "a//b", true],
    ["match /a/{x} { allow get: if x == '..'; }", "a/..", true],
  ])("%s, object %s: %s", (body, path, expected) => {
    expect(permits(body, { path })).toBe(expected);
  });
});

describe("what an allow covers", () => {
  const all: Operation[] = ["get", "list", "create", "update", "delete"];
  test.each([
    ["read", ["get", "list"]],
    ["write", ["create", "update", "delete"]],
    ["get", ["get"]],
    ["list", ["list"]],
    ["create", ["create"]],
    ["update", ["update"]],
    ["delete", ["delete"]],
    ["get, write", ["get", "create", "update", "delete"]],
  ])("allow %s", (methods, expected) => {
    const body = `match /{object=**} { allow ${methods}; }`;
    expect(all.filter((operation) => permits(body, { operation, path: "a/b" }))).toEqual(expected);
  });

  test("nothing is allowed without a rule", () => {
    expect(all.filter((operation) => permits("", { operation }))).toEqual([]);
  });

  test("one of several matching rules is enough, and rules that fail stay silent then", () => {
    const body = `
      match /{all=**} { allow get: if false; }
      match /a/{x} { allow get: if 1 / 0 == 1; allow get: if x == 'b'; }`;
    expect(decideUnder(body, { path: "a/b" })).toEqual({ isPermitted: true, warnings: [] });
    expect(decideUnder(body, { path: "a/c" })).toEqual({
      isPermitted: false,
      warnings: [expect.any(String)],
    });
  });
});

describe("listings", () => {
  const list = (body: string, path: string, delimiter?: string) =>
    permits(body, { operation: "list", path, ...(delimiter === undefined ? {} : { delimiter }) });

  test("with a delimiter a rule over what lies directly below decides", () => {
    expect(list("match /a/{x} { allow list; }", "a", "/")).toBe(true);
    expect(list("match /a/{x} { allow list; }", "a/b", "/")).toBe(false);
    expect(list("match /a/b { allow list; }", "a", "/")).toBe(false);
    expect(list("match /{user}/{x} { allow list: if user == 'a'; }", "a", "/")).toBe(true);
  });

  test("without one only a rule over everything below decides", () => {
    expect(list("match /a/{x} { allow list; }", "a")).toBe(false);
    expect(list("match /a/{x=**} { allow list; }", "a")).toBe(true);
    expect(list("match /a/{x=**} { allow list; }", "b")).toBe(false);
  });

  test("the wildcards of what is listed have no value", () => {
    expect(list("match /a/{x} { allow list: if x != 'secret'; }", "a", "/")).toBe(false);
    expect(list("match /a/{x=**} { allow list: if x != /secret; }", "a")).toBe(false);
  });
});

describe("functions", () => {
  test("take parameters, name parts with let and see the wildcards around them", () => {
    const body = `
      match /a/{owner}/{name} {
        function isOwner(user) { let expected = user; return expected == owner; }
        function isImage() { return isNamed('.*[.]png'); }
        allow get: if isOwner('ani') && isImage();
        function isNamed(pattern) { return name.matches(pattern); }
      }`;
    expect(permits(body, { path: "a/ani/x.png" })).toBe(true);
    expect(permits(body, { path: "a/budi/x.png" })).toBe(false);
    expect(permits(body, { path: "a/ani/x.gif" })).toBe(false);
  });

  test("do not see the parameters of their callers", () => {
    const body = `
      match /{x} {
        function inner() { return x == 'object'; }
        function outer(x) { return inner(); }
        allow get: if outer('object');
      }`;
    expect(permits(body, { path: "other" })).toBe(false);
    expect(permits(body, { path: "object" })).toBe(true);
  });

  test("an error in a let fails the call", () => {
    const body = "function f() { let x = 1 / 0; return true; } match /{o} { allow get: if f(); }";
    expect(permits(body, { path: "a" })).toBe(false);
  });
});

describe("Firestore look-ups", () => {
  const team = "/databases/(default)/documents/invitations/inv";
  const rule = `
    firestore.get(/databases/(default)/documents/invitations/$('inv')).data.team[request.auth.uid].role == 'owner'`;
  const auth = { uid: "ani" };

  test("ask for a document that has not been fetched, whatever stands around them", () => {
    expect(() => decideCondition(`${rule} || 1 / 0 == 1`, { auth })).toThrow(MissingDocument);
    expect(() => decideCondition(rule, { auth })).toThrow(expect.objectContaining({ path: team }));
  });

  test("read the fields of the document", () => {
    const documents = { [team]: { team: { ani: { role: "owner" }, budi: { role: "viewer" } } } };
    expect(decideCondition(rule, { auth, documents }).isPermitted).toBe(true);
    expect(decideCondition(rule, { auth: { uid: "budi" }, documents }).isPermitted).toBe(false);
    expect(decideCondition(rule, { auth: { uid: "citra" }, documents }).isPermitted).toBe(false);
    expect(decideCondition(rule, { documents }).isPermitted).toBe(false);
  });

  test("know whether there is a document, its id and its path", () => {
    const path = "/databases/(default)/documents/invitations/inv";
    const exists = `firestore.exists(${path})`;
    expect(decideCondition(exists, { documents: { [team]: {} } }).isPermitted).toBe(true);
    expect(decideCondition(exists, { documents: { [team]: undefined } }).isPermitted).toBe(false);
    expect(decideCondition(rule, { auth, documents: { [team]: undefined } }).isPermitted).toBe(false);
    expect(
      decideCondition(`firestore.get(${path}).id == 'inv'`, { documents: { [team]: {} } }).isPermitted,
    ).toBe(true);
  });

  test("escape what could lead to another document", () => {
    expect(() => decideCondition("firestore.exists(/databases/(default)/documents/a/$('b?c%2f d'))")).toThrow(
      expect.objectContaining({ path: "/databases/(default)/documents/a/b%3Fc%252f%20d" }),
    );
  });

  test.each([
    "/a/b",
    "/databases/(default)/documents",
    "/databases/(default)/documents/a",
    "/databases/(default)/documents/a/b/c",
    "/databases/(default)/documents/a/$('..')",
    "/databases/(default)/documents/a/$('b/c')",
  ])("%s names no document", (path) => {
    expect(decideCondition(`!firestore.exists(${path})`)).toEqual({
      isPermitted: false,
      warnings: [expect.any(String)],
    });
  });

  test("a third document denies, and nothing absorbs that", () => {
    const path = (id: string) => `/databases/(default)/documents/a/${id}`;
    const documents = { [path("1")]: {}, [path("2")]: {} };
    const exists = (id: string) => `firestore.exists(${path(id)})`;
    expect(decideCondition(`${exists("1")} && ${exists("2")}`, { documents }).isPermitted).toBe(true);
    expect(decideCondition(`${exists("3")} || true`, { documents }).isPermitted).toBe(false);
  });
});
