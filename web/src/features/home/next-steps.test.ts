import type { Figures } from "@janur/domain/statistics/figures";
import { describe, expect, test } from "vitest";
import { fixtureNow as now, invitationWith as invitation } from "../../lib/fixtures/invitation-fixtures.ts";
import { nextInvitation, nextSteps } from "./next-steps.ts";

const none = { invitations: 0, people: 0 };
const figures: Figures = {
  invited: none,
  coming: none,
  maybe: none,
  notComing: none,
  silent: none,
  unsent: none,
  inbox: none,
  waiting: none,
  heldWishes: 0,
};
type Known = Omit<Parameters<typeof nextSteps>[1], "now">;
const stepsOf = (of: Parameters<typeof nextSteps>[0], known: Known) => nextSteps(of, { ...known, now });
const kinds = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map(({ kind }) => kind);

describe("nextSteps", () => {
  test("names what the real state lacks", () => {
    expect(
      kinds(invitation({ status: "draft", publishedRevision: null, startAt: null }), { figures }),
    ).toEqual(["set-date", "publish", "add-guests"]);
    expect(kinds(invitation({ draftRevision: 4 }), { figures })).toEqual(["publish-changes", "add-guests"]);
    expect(kinds(invitation({ status: "unpublished" }), { figures: undefined })).toEqual(["publish-again"]);
  });

  test("counts the silent in envelopes and people, once the page is published", () => {
    const silent = { invitations: 9, people: 23 };
    const invited = { invitations: 30, people: 89 };
    expect(stepsOf(invitation({}), { figures: { ...figures, invited, silent } })).toEqual([
      { kind: "remind", ...silent },
    ]);
    expect(kinds(invitation({ status: "draft" }), { figures: { ...figures, invited, silent } })).toEqual([
      "publish",
    ]);
  });

  test("counts apart whom nobody has sent the invitation, while it is still to come", () => {
    const silent = { invitations: 9, people: 23 };
    const unsent = { invitations: 4, people: 10 };
    const known = { figures: { ...figures, invited: { invitations: 13, people: 33 }, silent, unsent } };
    expect(stepsOf(invitation({}), known)).toEqual([
      { kind: "send", ...unsent },
      { kind: "remind", ...silent },
    ]);
    expect(kinds(invitation({}), { figures: { ...known.figures, silent: none } })).toEqual(["send"]);
  });

  test("names the door first on the day, and reminds nobody of a feast that is over", () => {
    const silent = { invitations: 9, people: 23 };
    const unsent = { invitations: 4, people: 10 };
    const known = { figures: { ...figures, invited: { invitations: 13, people: 33 }, silent, unsent } };
    const begun = (hoursAgo: number, change = {}) =>
      kinds(invitation({ startAt: new Date(now.getTime() - hoursAgo * 3_600_000), ...change }), known);
    expect(begun(-13)).toEqual(["send", "remind"]);
    expect(begun(-11)).toEqual(["keep-door", "send", "remind"]);
    expect(begun(1)).toEqual(["keep-door", "remind"]);
    expect(begun(1, { status: "draft" })).not.toContain("keep-door");
    expect(begun(25)).toEqual([]);
  });

  test("names what the draft lacks, each once", () => {
    const draft = invitation({ status: "draft", publishedRevision: null, startAt: null });
    const names = { sectionId: "hosts", path: "persons.1.nickname" };
    const place = { sectionId: "ceremonies", path: "ceremonies.2.venue" };
    const gaps = [
      { code: "names", ...names },
      { code: "place", ...place },
    ] as const;
    expect(stepsOf(draft, { figures: undefined, gaps }), "with the way to the very field").toEqual([
      { kind: "fill-names", ...names },
      { kind: "set-place", ...place },
      { kind: "set-date", sectionId: "ceremonies", path: "ceremonies.0.startAt" },
      { kind: "publish" },
    ]);
    const dated = { code: "date", sectionId: "ceremonies", path: "ceremonies.0.startAt" } as const;
    expect(kinds(draft, { figures: undefined, gaps: [dated] })).toEqual(["set-date", "publish"]);
  });

  test("tells of a changed day for some days, until it is over", () => {
    const changed = (hoursAgo: number, startAt = new Date(now.getTime() + 86_400_000)) =>
      kinds(
        invitation({
          toldChange: { at: new Date(now.getTime() - hoursAgo * 3_600_000), revision: 2, before: [] },
          startAt,
        }),
        { figures: undefined },
      );
    expect(changed(1)).toEqual(["tell-change"]);
    expect(changed(80)).toEqual([]);
    expect(changed(1, new Date(now.getTime() - 3_600_000))).toEqual(["keep-door"]);
  });

  test("counts what waits for the family", () => {
    const inbox = { invitations: 2, people: 5 };
    const waiting = { invitations: 1, people: 3 };
    const invited = { invitations: 30, people: 89 };
    expect(
      stepsOf(invitation({}), { figures: { ...figures, invited, inbox, waiting, heldWishes: 12 } }),
    ).toEqual([
      { kind: "match", ...inbox },
      { kind: "seat", ...waiting },
      { kind: "read-wishes", wishes: 12 },
    ]);
  });

  test("is empty when all is done", () => {
    const invited = { invitations: 1, people: 2 };
    expect(stepsOf(invitation({}), { figures: { ...figures, invited } })).toEqual([]);
  });
});

describe("nextInvitation", () => {
  const past = invitation({ slug: "past", startAt: new Date("2026-10-01T04:00:00Z") });
  const today = invitation({ slug: "today", startAt: new Date("2026-11-21T02:00:00Z") });
  const later = invitation({ slug: "later", startAt: new Date("2027-01-02T02:00:00Z") });
  const undated = invitation({ slug: "undated", startAt: null });

  test("is the next feast, today's included", () => {
    expect(nextInvitation([later, past, today, undated], now)?.slug).toBe("today");
    expect(nextInvitation([later, past, undated], now)?.slug).toBe("later");
  });

  test("is an undated one before a finished one", () => {
    expect(nextInvitation([past, undated], now)?.slug).toBe("undated");
    expect(nextInvitation([past], now)?.slug).toBe("past");
    expect(nextInvitation([], now)).toBeUndefined();
  });

  test("is never one that was put away", () => {
    const archived = invitation({ slug: "archived", status: "archived" });
    const trashed = invitation({ slug: "trashed", status: "trashed" });
    expect(nextInvitation([archived, trashed, later], now)?.slug).toBe("later");
    expect(nextInvitation([archived, trashed], now)).toBeUndefined();
  });
});
