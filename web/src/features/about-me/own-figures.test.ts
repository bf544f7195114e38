import { expect, it } from "vitest";
import { invitationWith } from "../../lib/invitation-fixtures.ts";
import { ownInvitations, together } from "./own-figures.ts";

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

it("adds envelopes and heads apart", () => {
  const tally = (invitations: number, people: number) => ({ invitations, people });
  expect(together([])).toEqual({ invited: tally(0, 0), coming: tally(0, 0) });
  expect(
    together([
      { invited: tally(250, 480), coming: tally(135, 260) },
      { invited: tally(3, 5), coming: tally(1, 2) },
    ]),
  ).toEqual({ invited: tally(253, 485), coming: tally(136, 262) });
});
