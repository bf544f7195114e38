import type { InvitationStatistics } from "@janur/domain/statistics/statistics";
import { expect, test } from "vitest";
import { sumStatistics } from "./sum-statistics.ts";

const tally = (invitations: number, people: number) => ({ invitations, people });
const none = tally(0, 0);

const wedding: InvitationStatistics = {
  invitationId: "AAAAAAAAAAAAAAAAAAAA",
  invited: tally(10, 25),
  sent: tally(9, 22),
  opened: tally(8, 20),
  answered: tally(6, 15),
  coming: tally(5, 11),
  days: [{ date: "2026-11-20", visitors: 4, opened: 3, answers: 2 }],
  taps: [],
  ceremonies: [{ id: "akad", isOpen: true, name: { id: "Akad", en: "" }, coming: tally(2, 4), maybe: none }],
  groups: [
    { name: "Kantor", invited: tally(2, 4), answered: none, coming: none },
    { name: "Keluarga", invited: tally(5, 15), answered: tally(5, 13), coming: tally(4, 9) },
  ],
};
const khitanan: InvitationStatistics = {
  ...wedding,
  invitationId: "BBBBBBBBBBBBBBBBBBBB",
  days: [
    { date: "2026-11-20", visitors: 1, opened: 1, answers: 0 },
    { date: "2026-11-22", visitors: 2, opened: 0, answers: 1 },
  ],
  ceremonies: [],
  groups: [{ name: "Kantor", invited: tally(10, 25), answered: tally(6, 15), coming: tally(5, 11) }],
};

test("several invitations are one sum, with every day of the period", () => {
  const sum = sumStatistics([wedding, khitanan], { from: "2026-11-20", until: "2026-11-22" });
  expect(sum).toMatchObject({
    invited: tally(20, 50),
    sent: tally(18, 44),
    opened: tally(16, 40),
    answered: tally(12, 30),
    coming: tally(10, 22),
  });
  expect(sum.days).toEqual([
    { date: "2026-11-20", visitors: 5, opened: 4, answers: 2 },
    { date: "2026-11-21", visitors: 0, opened: 0, answers: 0 },
    { date: "2026-11-22", visitors: 2, opened: 0, answers: 1 },
  ]);
  expect(sum.ceremonies).toEqual([{ ...wedding.ceremonies[0], invitationId: wedding.invitationId }]);
});

test("groups of one name are one, and what none of them holds is the rest", () => {
  const { groups, rest } = sumStatistics([wedding, khitanan], null);
  expect(groups.map(({ name, invited }) => [name, invited])).toEqual([
    ["Kantor", tally(12, 29)],
    ["Keluarga", tally(5, 15)],
  ]);
  expect(rest).toEqual({ name: "", invited: tally(3, 6), answered: tally(1, 2), coming: tally(1, 2) });
  expect(sumStatistics([khitanan], null).rest).toBeNull();
  expect(sumStatistics([], null)).toMatchObject({ invited: none, groups: [], rest: null, days: [] });
});
