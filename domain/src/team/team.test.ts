import { describe, expect, test } from "vitest";
import { may, memberMay, teamOwnedBy, teamRoles, type Capability, type TeamRole } from "./team.ts";

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
  readArrivals: ["owner", "editor", "sender", "usher"],
  exportArrivals: ["owner", "editor"],
  readFigures: ["owner", "editor", "sender", "usher", "viewer"],
  keepGifts: ["owner"],
  seeGifts: ["owner"],
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

describe("whom the owner named for gifts", () => {
  test.each(teamRoles)("%s may what their role may, and about gifts what they were named for", (role) => {
    for (const name of Object.keys(expected).filter(isCapability)) {
      const isOfGifts = name === "keepGifts" || name === "seeGifts";
      expect(memberMay({ role }, name)).toBe(may(role, name));
      expect(memberMay({ role, gifts: "see" }, name)).toBe(isOfGifts || may(role, name));
      expect(memberMay({ role, gifts: "keep" }, name)).toBe(name === "keepGifts" || may(role, name));
    }
  });
});

/** What an editor of one family may not, of all that an editor may: what concerns the whole feast. */
const ofWholeFeast: readonly Capability[] = ["changeSettings", "manageIntegrations"];

describe("an editor of one family", () => {
  test.each(Object.keys(expected).filter(isCapability))(
    "%s: as any editor, but for the whole feast",
    (name) => {
      const isAllowed = expected[name].includes("editor") && !ofWholeFeast.includes(name);
      for (const side of ["groom", "bride"] as const) {
        expect(memberMay({ role: "editor", side }, name)).toBe(isAllowed);
        // What the owner named them for stays beside it.
        const isOfGifts = name === "keepGifts" || name === "seeGifts";
        expect(memberMay({ role: "editor", side, gifts: "see" }, name)).toBe(isAllowed || isOfGifts);
        expect(memberMay({ role: "editor", side, gifts: "keep" }, name)).toBe(
          isAllowed || name === "keepGifts",
        );
      }
    },
  );
});

describe("a team whose invitation is somebody else's now", () => {
  const person = (role: TeamRole, more = {}) => ({ role, name: role, photo: null, ...more });
  const team = {
    rani: person("owner", { gifts: "see" }),
    dimas: person("editor", { side: "groom", gifts: "keep" }),
    ratna: person("editor", { side: "bride", gifts: "see" }),
    budi: person("viewer", { gifts: "keep" }),
  };

  test("is the next owner's whole, and nobody is named for gifts", () => {
    expect(teamOwnedBy("dimas", team)).toEqual({
      rani: { role: "editor", name: "owner", photo: null },
      dimas: { role: "owner", name: "editor", photo: null },
      ratna: person("editor", { side: "bride" }),
      budi: person("viewer"),
    });
  });
});
