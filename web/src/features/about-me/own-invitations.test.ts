import { expect, it } from "vitest";
import { invitationWith } from "../../lib/fixtures/invitation-fixtures.ts";
import { ownInvitations } from "./own-invitations.ts";

it("counts what an account owns, newest change first, without the trash", () => {
  const at = (id: string, day: number) => invitationWith({ id, owner: "rani", updatedAt: new Date(day) });
  const all = [
    at("A", 1),
    { ...at("B", 9), owner: "dimas" },
    { ...at("C", 8), status: "trashed" as const },
    at("D", 5),
    { ...at("E", 3), status: "archived" as const },
  ];
  expect(ownInvitations(all, "rani").map(({ id }) => id)).toEqual(["D", "E", "A"]);
});
