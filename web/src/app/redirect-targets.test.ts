import { describe, expect, it } from "vitest";
import { redirectTargets } from "./paths.ts";
import { parseRedirectTarget } from "../lib/address/redirect-target.ts";

const parse = (value: string | null) => parseRedirectTarget(value, redirectTargets);

describe("parseRedirectTarget", () => {
  it.each([
    ["/", "/"],
    ["/profile", "/profile"],
    ["/tasks?view=board", "/tasks?view=board"],
    ["/profile/", "/profile"],
    ["/invitations/new", "/invitations/new"],
    ["/invitations/edit/abcDEF123abcDEF123ab", "/invitations/edit/abcDEF123abcDEF123ab"],
    [
      "/invitations/abcDEF123abcDEF123ab/guests?q=budi&page=2",
      "/invitations/abcDEF123abcDEF123ab/guests?q=budi&page=2",
    ],
    ["/profile#name", "/profile#name"],
    ["/join", "/join"],
    ["/about-me", "/about-me"],
    ["/settings/account", "/settings/account"],
  ])("lets %s through", (value, target) => {
    expect(parse(value)).toBe(target);
  });

  it.each([
    null,
    "",
    "profile",
    "//evil.test",
    "///evil.test",
    "/\\evil.test",
    "\\\\evil.test",
    "/\t/evil.test",
    "/\n/evil.test",
    " /profile",
    "https://evil.test",
    "https:evil.test",
    "http://127.0.0.1/profile",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "/%2Fevil.test",
    "/%2f%2fevil.test",
    "%2F%2Fevil.test",
    "/%5Cevil.test",
    "/profile/../../evil",
    "/profile//evil.test",
    "/./profile",
    "/profile@evil.test",
    "/profile?next=https://evil.test",
    '/profile?x="><script>',
    "/sign-in",
    "/sign-up",
    "/unknown",
    "/invitations//",
    "/invitations/edit/..",
    `/profile?${"a".repeat(1_000)}`,
  ])("refuses %j", (value) => {
    expect(parse(value)).toBeNull();
  });
});
