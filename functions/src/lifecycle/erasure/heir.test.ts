import { describe, expect, test } from "vitest";
import { heirOf } from "./heir.ts";

const member = (role: "owner" | "editor" | "viewer") => ({ role, name: role, photo: null });
const id = "A".repeat(20);
const invitation = {
  id,
  members: ["rani", "wati", "dimas", "sri"],
  team: { rani: member("owner"), wati: member("viewer"), dimas: member("editor"), sri: member("editor") },
};
const after = (choices: { invitationId: string; heir: string | null }[]) =>
  heirOf(invitation, { uid: "rani", choices });

describe("the next owner of an invitation", () => {
  test.each([
    ["the one that was chosen", [{ invitationId: id, heir: "sri" }], "sri"],
    ["nobody, where it was to go", [{ invitationId: id, heir: null }], null],
    ["the first editor, where nothing was chosen", [], "dimas"],
    [
      "the first editor, where the chosen one does not edit any more",
      [{ invitationId: id, heir: "wati" }],
      "dimas",
    ],
    ["the first editor, where the chosen one has left", [{ invitationId: id, heir: "budi" }], "dimas"],
    ["not a matter of what was chosen for another", [{ invitationId: "B".repeat(20), heir: null }], "dimas"],
  ])("is %s", (_name, choices, heir) => {
    expect(after(choices)).toBe(heir);
  });

  test("is nobody without an editor", () => {
    const alone = { ...invitation, members: ["rani", "wati"] };
    expect(heirOf(alone, { uid: "rani", choices: [] })).toBeNull();
  });
});
