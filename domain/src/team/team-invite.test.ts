import { describe, expect, test } from "vitest";
import {
  formatTeamInviteToken,
  givenRoles,
  givenRoleSchema,
  inviteEmailSchema,
  joinPath,
  parseTeamInviteToken,
  teamInviteState,
} from "./team-invite.ts";

const token = `${"A".repeat(20)}.${"b".repeat(20)}.${"c-_".repeat(7)}d`;

describe("the token of a link into a team", () => {
  test("there and back", () => {
    const parts = parseTeamInviteToken(token);
    expect(parts).toEqual({
      invitationId: "A".repeat(20),
      inviteId: "b".repeat(20),
      secret: `${"c-_".repeat(7)}d`,
    });
    expect(parts === null ? null : formatTeamInviteToken(parts)).toBe(token);
  });

  test("stands in the fragment", () => {
    const [path, fragment] = joinPath(token).split("#");
    expect([path, fragment]).toEqual(["/join", `t=${token}`]);
  });

  test.each(["", "a.b.c", `${token}x`, token.slice(1), token.replace(".", "/"), ` ${token}`])(
    "%j is none",
    (text) => {
      expect(parseTeamInviteToken(text)).toBeNull();
    },
  );
});

test("nobody is given the owner's role", () => {
  expect(givenRoles).toEqual(givenRoleSchema.options);
  expect(givenRoleSchema.safeParse("owner").success).toBe(false);
});

test("addresses are compared in small letters", () => {
  expect(inviteEmailSchema.parse(" Ratna.Dewi@Janur.test ")).toBe("ratna.dewi@janur.test");
});

describe("the state of an invite", () => {
  const now = new Date("2026-11-21T03:00:00Z");
  const later = new Date(now.getTime() + 1);
  test.each([
    [{ declinedAt: null, expireAt: later }, "open"],
    [{ declinedAt: null, expireAt: now }, "over"],
    [{ declinedAt: now, expireAt: later }, "declined"],
  ])("%j is %s", (invite, state) => {
    expect(teamInviteState(invite, now)).toBe(state);
  });
});
