import { expect, test } from "vitest";
import { fixtureNow as now, invitationWith as invitation } from "../../lib/fixtures/invitation-fixtures.ts";
import { sendTargets } from "./send-targets.ts";

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
const owner = Object.keys(invitation({}).team)[0] ?? "";
const ids = (...all: ReturnType<typeof invitation>[]) => sendTargets(all, owner, now).map(({ id }) => id);

const near = invitation({ id: "near", startAt: inDays(3) });
const far = invitation({ id: "far", startAt: inDays(30) });
const past = invitation({ id: "past", startAt: inDays(-3) });
const draft = invitation({ id: "draft", status: "draft", startAt: inDays(1) });

test("every event that runs may be meant, the next one first", () => {
  expect(ids(far, past, draft, near)).toEqual(["near", "far"]);
});

test("while none runs, it is the one that comes next, or was last", () => {
  expect(ids(draft, past)).toEqual(["draft"]);
  expect(ids(past)).toEqual(["past"]);
  expect(ids()).toEqual([]);
});

test("who may not send in an invitation is not asked about it", () => {
  const read = invitation({
    id: "read",
    startAt: inDays(2),
    team: { [owner]: { name: "Rani", role: "viewer", photo: null } },
  });
  expect(ids(read, far)).toEqual(["far"]);
});
