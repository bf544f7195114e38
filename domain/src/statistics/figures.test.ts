import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  answerGroupOf,
  answerGroups,
  figuresOf,
  hasAnswers,
  minus,
  nobody,
  plus,
  unanswered,
} from "./figures.ts";

const row = {
  listing: "listed",
  attendance: null,
  openedAt: null,
  sending: "unsent",
  seats: 2,
  people: 0,
  isWaiting: false,
} as const;

describe("where the invited stand", () => {
  test.each([
    [{}, "unsent"],
    [{ sending: "handed" }, "unsent"],
    [{ sending: "sent" }, "silent"],
    [{ openedAt: 1 }, "silent"],
    [{ sending: "handed", openedAt: 1 }, "silent"],
    [{ attendance: "no" }, "notComing"],
    [{ sending: "sent", openedAt: 1, attendance: "maybe" }, "maybe"],
    [{ attendance: "yes" }, "coming"],
  ] as const)("%j is %s", (facts, group) => {
    expect(answerGroupOf({ ...row, ...facts })).toBe(group);
  });

  test.each([
    [{ sending: "sent", openedAt: 1 }, false],
    [{ attendance: "no" }, true],
    [{ attendance: "yes", listing: "inbox" }, true],
  ] as const)("of %j alone somebody has answered: %s", (facts, is) => {
    expect(hasAnswers(figuresOf([{ ...row, ...facts }]))).toBe(is);
  });

  test("the groups together are everybody on the list and every answer without a link, each once", () => {
    const guest = fc.record({
      attendance: fc.constantFrom(null, "yes", "maybe", "no"),
      openedAt: fc.constantFrom(null, 1),
      sending: fc.constantFrom("unsent", "handed", "sent"),
      seats: fc.integer({ min: 1, max: 9 }),
      people: fc.integer({ min: 0, max: 9 }),
      isWaiting: fc.boolean(),
    });
    const listed = guest.map((facts) => ({ ...facts, listing: "listed" as const }));
    const inbox = guest.map((facts) => ({
      ...facts,
      attendance: facts.attendance ?? ("no" as const),
      listing: "inbox" as const,
    }));
    fc.assert(
      fc.property(fc.array(listed), fc.array(inbox), (some, others) => {
        const figures = figuresOf([...some, ...others]);
        const together = answerGroups.reduce((sum, group) => plus(sum, figures[group]), nobody);
        expect(together.invitations).toBe(plus(figures.invited, figures.inbox).invitations);
        const answered = some.filter(({ attendance }) => attendance !== null).length;
        expect(minus(figures.invited, unanswered(figures)).invitations).toBe(answered);
      }),
    );
  });

  test("a group's link is nobody itself", () => {
    expect(figuresOf([{ ...row, listing: "group" }]).unsent).toEqual(nobody);
  });
});
