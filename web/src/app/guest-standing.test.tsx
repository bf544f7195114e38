import { guestInputSchema, type Guest } from "@janur/domain/guest/guest";
import { rowOf, type GuestRow } from "@janur/domain/guest/guest-row";
import { newGuest } from "@janur/domain/guest/new-guest";
import { sendingStates } from "@janur/domain/guest/sending";
import { attendances } from "@janur/domain/rsvp/attendance";
import { answerGroupOf, figuresOf } from "@janur/domain/statistics/figures";
import { MantineProvider } from "@mantine/core";
import i18next from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { reportLines } from "../features/door/report-lines.ts";
import { reportStory } from "../features/door/report-story.ts";
import { guestStory } from "../features/guest/guest-story.ts";
import { isInState } from "../features/guest/listed-rows.ts";
import { stateText } from "../features/guest/state-text.ts";
import { GuestChoice } from "../features/rsvp/components/guest-choice.tsx";
import { WaitingList } from "../features/seating/components/waiting-list.tsx";
import { seatGuests } from "../features/seating/seat-guests.ts";
import { loadNamespaces } from "../lib/i18n/i18n.ts";

/*
 * Whoever was sent nothing has not failed to answer. Every place that says in words where a guest stands says the
 * same of each of them, and what it says is `answerGroupOf`'s.
 */

const now = new Date("2026-12-03T03:00:00Z");
const ceremony = { id: "akad", name: { id: "Akad", en: "Akad" }, isOpen: true };
const input = guestInputSchema.parse({
  ...{ name: "Suparmi", honorific: "", suffix: "", origin: "", group: "Kantor", seats: 2, note: "" },
});
const added = newGuest(input, { id: "gggggggggggggggggggg", listing: "listed", now });
const answered = {
  ...{ ceremonies: {}, adults: 2, children: 0, companions: [], note: "", representedBy: "", questions: {} },
  ...{ people: 2, revision: 1, replies: [], key: "kkkkkkkkkk", answeredAt: now, by: "guest" as const },
};

/** A guest of each kind there is: what was done with the invitation, whether it was opened, and what was answered. */
const guests: readonly Guest[] = sendingStates.flatMap((state) =>
  [false, true].flatMap((isOpened) =>
    // Who answers by a group's link is a guest of their own.
    [
      ...[null, ...attendances].map((attendance) => ["person", attendance] as const),
      ["group", null] as const,
    ].map(([kind, attendance]) => ({
      ...added,
      kind,
      sending: { ...added.sending, state, ...(state === "unsent" ? {} : { at: now, by: "Sri" }) },
      opened: isOpened ? { firstAt: now, lastAt: now, count: 1 } : null,
      answer: attendance === null ? null : { ...answered, attendance },
    })),
  ),
);

const inPage = (page: ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{page}</MantineProvider>).replace(/<style.*?<\/style>/g, "");

type Place = (guest: Guest, row: GuestRow) => string;
const nobodyYet = { invitations: 0, people: 0 };
const listT = () => i18next.getFixedT(null, "guest");

/** Where somebody reads how far a guest is. */
const places: Record<string, Place> = {
  "the list of guests": (_guest, row) => stateText(row, nobodyYet, listT()),
  "the story of a guest": (_guest, row) => guestStory(row, "Asia/Jakarta", now, listT()),
  "the filter of the list": (_guest, row) =>
    (["silent", "unsent"] as const)
      .filter((state) => isInState(row, state))
      .map((state) => listT()(`filter.is.${state}`))
      .join(),
  "the seating": (_guest, row) =>
    inPage(
      <WaitingList
        guests={seatGuests([row], ceremony)}
        chosen={new Set()}
        mayEdit={false}
        onChoose={() => undefined}
      />,
    ),
  "the report of the door": (_guest, row) =>
    reportLines([row], [], ceremony)
      .absent.map((line) => reportStory(line, "Asia/Jakarta", i18next.getFixedT(null, "door")))
      .join(),
  "the choice of whose answer it is": (guest) =>
    inPage(<GuestChoice guest={guest} action="" label="" onChoose={() => undefined} />),
};
/** Those that say it of everybody who has not answered; the others have words for more. */
const alwaysSaying = ["the filter of the list", "the choice of whose answer it is"];
const ofPersons = ["the seating", "the report of the door"];

beforeAll(() => loadNamespaces(["guest", "rsvp", "seating", "door"]));

describe.each([
  ["id", { silent: /belum (?:menjawab|ada jawaban)/i, unsent: /belum dikirim/i }],
  ["en", { silent: /not answered|did not answer|no answers? yet/i, unsent: /not sent/i }],
] as const)("in %s", (language, words) => {
  test.each(Object.entries(places))("%s tells one from the other", async (name, place) => {
    await i18next.changeLanguage(language);
    await loadNamespaces(["guest", "rsvp", "seating", "door"]);
    for (const guest of guests) {
      const row = rowOf(guest);
      const group = answerGroupOf(row);
      const said = place(guest, row);
      const who = `${guest.kind}, ${guest.sending.state}, ${guest.opened === null ? "un" : ""}opened, ${String(row.attendance)}: ${said}`;
      const isAlwaysSaid =
        alwaysSaying.includes(name) || (guest.kind === "person" && ofPersons.includes(name));
      for (const one of ["silent", "unsent"] as const) {
        if (group !== one) expect(words[one].test(said), `${one}? ${who}`).toBe(false);
        else if (isAlwaysSaid) expect(words[one].test(said), `${one}! ${who}`).toBe(true);
      }
      const counted = figuresOf([row]);
      expect([counted.silent.invitations, counted.unsent.invitations], who).toEqual([
        Number(group === "silent"),
        Number(group === "unsent"),
      ]);
    }
  });
});
