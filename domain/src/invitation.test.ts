import { describe, expect, test } from "vitest";
import {
  hasUnpublishedChanges,
  invitationActions,
  invitationStatuses,
  nextStatus,
  roleOf,
} from "./invitation.ts";
import { capabilities, may, teamRoles } from "./team.ts";

describe("the life of an invitation", () => {
  test("every status and action", () => {
    const table = Object.fromEntries(
      invitationStatuses.map((status) => [
        status,
        Object.fromEntries(invitationActions.map((action) => [action, nextStatus(status, action)])),
      ]),
    );
    expect(table).toEqual({
      draft: { publish: "published", unpublish: null },
      published: { publish: "published", unpublish: "unpublished" },
      unpublished: { publish: "published", unpublish: null },
    });
  });

  test.each([
    ["draft", 2, null, false],
    ["published", 2, 2, false],
    ["published", 3, 2, true],
    ["unpublished", 3, 2, false],
  ] as const)(
    "%s at draft %i and publication %s: changes wait is %s",
    (status, draftRevision, publishedRevision, waits) => {
      expect(hasUnpublishedChanges({ status, draftRevision, publishedRevision })).toBe(waits);
    },
  );
});

describe("the team", () => {
  const team = { rani: { role: "owner", name: "Rani", photo: null } } as const;

  test("strangers have no role, not even under names that every object has", () => {
    expect(roleOf({ team }, "rani")).toBe("owner");
    for (const uid of ["dimas", "constructor", "__proto__", "toString"])
      expect(roleOf({ team }, uid)).toBeNull();
  });

  test("who may do what", () => {
    const table = Object.fromEntries(
      teamRoles.map((role) => [
        role,
        Object.keys(capabilities).filter((name) => may(role, name as keyof typeof capabilities)),
      ]),
    );
    const all = ["editContent", "publish", "editGuests", "readContacts", "readLinks", "readFigures"];
    expect(table).toEqual({
      owner: all,
      editor: all,
      sender: ["readLinks", "readFigures"],
      usher: ["readFigures"],
      viewer: ["readFigures"],
    });
  });
});
