import { describe, expect, test } from "vitest";
import {
  invitationActions,
  invitationStatuses,
  isPutAway,
  isShown,
  nextStatus,
  possibleActions,
  type InvitationAction,
  type InvitationStatus,
} from "./invitation-status.ts";

/** The whole table; what is absent is refused. Restoring is asked apart, because it depends on the status before. */
const life: Record<InvitationStatus, Partial<Record<InvitationAction, InvitationStatus>>> = {
  draft: {
    publish: "published",
    schedule: "draft",
    unschedule: "draft",
    archive: "archived",
    trash: "trashed",
    edit: "draft",
  },
  published: {
    publish: "published",
    schedule: "published",
    unschedule: "published",
    postpone: "postponed",
    cancel: "cancelled",
    unpublish: "unpublished",
    archive: "archived",
    trash: "trashed",
    edit: "published",
  },
  postponed: {
    publish: "published",
    schedule: "postponed",
    unschedule: "postponed",
    cancel: "cancelled",
    unpublish: "unpublished",
    archive: "archived",
    trash: "trashed",
    edit: "postponed",
  },
  cancelled: {
    publish: "published",
    unschedule: "cancelled",
    unpublish: "unpublished",
    archive: "archived",
    trash: "trashed",
    edit: "cancelled",
  },
  unpublished: {
    publish: "published",
    schedule: "unpublished",
    unschedule: "unpublished",
    archive: "archived",
    trash: "trashed",
    edit: "unpublished",
  },
  archived: { unschedule: "archived", trash: "trashed" },
  trashed: {},
};

describe.each(invitationStatuses)("a %s invitation", (status) => {
  const steps = invitationActions.filter((action) => action !== "restore");

  test.each(steps)("%s", (action) => {
    expect(nextStatus(status, action)).toBe(life[status][action] ?? null);
  });

  test("offers what is possible and nothing else", () => {
    const expected = Object.keys(life[status]);
    if (status === "archived" || status === "trashed") expected.push("restore");
    expect([...possibleActions(status)].sort()).toEqual(expected.sort());
  });
});

describe("restoring", () => {
  test.each(invitationStatuses)("from the archive brings %s back as it was", (before) => {
    expect(nextStatus("archived", "restore", before)).toBe(before);
  });

  test.each([
    ["draft", "draft"],
    ["unpublished", "unpublished"],
    ["published", "unpublished"],
    ["postponed", "unpublished"],
    ["cancelled", "unpublished"],
    [null, "draft"],
  ] as const)("from the trash brings %s back as %s: the page stays away", (before, after) => {
    expect(nextStatus("trashed", "restore", before)).toBe(after);
  });

  test.each(invitationStatuses.filter((status) => status !== "archived" && status !== "trashed"))(
    "is nothing for what is %s",
    (status) => {
      expect(nextStatus(status, "restore", "published")).toBeNull();
    },
  );
});

test("guests see pages that are published, postponed or cancelled", () => {
  expect(invitationStatuses.filter(isShown)).toEqual(["published", "postponed", "cancelled"]);
});

test("archived and trashed ones are out of the way", () => {
  expect(invitationStatuses.filter(isPutAway)).toEqual(["archived", "trashed"]);
});
