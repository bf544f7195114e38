import { describe, expect, test } from "vitest";
import { may, teamRoles, type Capability, type TeamRole } from "./team.ts";

/* T3: every capability × role, spelled out here once more, so that a change of one is seen. */
const expected: Record<Capability, readonly TeamRole[]> = {
  editContent: ["owner", "editor"],
  publish: ["owner", "editor"],
  manageInvitation: ["owner"],
  editGuests: ["owner", "editor"],
  answerForGuests: ["owner", "editor"],
  moderateWishes: ["owner", "editor"],
  keepAlbum: ["owner", "editor"],
  answerQuestions: ["owner", "editor"],
  changeSettings: ["owner", "editor"],
  manageIntegrations: ["owner", "editor"],
  exportGuests: ["owner", "editor", "viewer"],
  readContacts: ["owner", "editor"],
  readLinks: ["owner", "editor", "sender"],
  sendInvitations: ["owner", "editor", "sender"],
  editTemplates: ["owner", "editor"],
  manageTeam: ["owner"],
  managePasses: ["owner", "editor"],
  keepDoor: ["owner", "editor", "usher"],
  planTasks: ["owner", "editor"],
  readFigures: ["owner", "editor", "sender", "usher", "viewer"],
};
const cells = Object.entries(expected).flatMap(([capability, roles]) =>
  teamRoles.map((role) => ({ capability, role, isAllowed: roles.includes(role) })),
);

function isCapability(name: string): name is Capability {
  return Object.hasOwn(expected, name);
}

describe("what a role may", () => {
  test.each(cells)("$capability by $role: $isAllowed", ({ capability, role, isAllowed }) => {
    if (!isCapability(capability)) throw new Error(`no capability ${capability}`);
    expect(may(role, capability)).toBe(isAllowed);
  });
});
