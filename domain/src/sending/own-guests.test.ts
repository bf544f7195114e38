import { expect, test } from "vitest";
import type { GuestSender } from "../guest/guest.ts";
import { teamRoles } from "../team/team.ts";
import { ownGuestsOf } from "./own-guests.ts";

const team = Object.fromEntries(teamRoles.map((role) => [role, { role, name: role, photo: null }]));
const given: (GuestSender | null)[] = [
  { kind: "member", id: "sender" },
  { kind: "member", id: "other" },
  { kind: "pass", id: "sender" },
  null,
];
const ownOf = (uid: string) => given.filter((sender) => ownGuestsOf({ team }, uid)({ sender }));

test("a sender has the guests that were given to them, and nobody's besides", () => {
  expect(ownOf("sender")).toEqual([{ kind: "member", id: "sender" }]);
});

test.each(teamRoles.filter((role) => role !== "sender"))("%s has everybody", (role) => {
  expect(ownOf(role)).toEqual(given);
});
