import { randomBytes } from "node:crypto";
import { newGuest } from "@janur/domain/guest/new-guest";
import type { Guest } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { makeAnswer } from "@janur/domain/rsvp/rsvp";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import { paths } from "@janur/domain/paths";
import { shiftedDate } from "@janur/domain/time/calendar-day";
import { wallClock } from "@janur/domain/time/zone";
import { describe, expect, test } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { guestDocument } from "../../store/guest-document.ts";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  draftWedding,
  freshSender,
  guestInput,
  inviteGuest,
  newKey,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { gatherNotifications } from "../../notify/notification/gather-notifications.ts";
import { countDay } from "../../store/count-day.ts";
import { dayDocument } from "../../store/day-document.ts";

const host = useHost();

const tally = (invitations: number, people: number) => ({ invitations, people });
const zone = "Asia/Jakarta";

interface Plan {
  group?: string;
  seats?: number;
  openedAt?: string;
  lastAt?: string;
  answer?: { attendance: Attendance; people: number; at: string };
  listing?: Guest["listing"];
}

/** A guest as their taps and their answer leave them. */
async function putGuest(invitationId: string, plan: Plan): Promise<string> {
  const { group = "Keluarga", seats = 2, openedAt, lastAt = openedAt, answer, listing = "listed" } = plan;
  const id = documentIdFromBytes(randomBytes(20));
  const made = newGuest(
    { ...guestInput, group, seats },
    { id, listing, now: new Date("2026-11-01T00:00:00Z") },
  );
  const given =
    answer === undefined
      ? null
      : makeAnswer(
          {
            ceremonies: { akad: "no", resepsi: answer.attendance },
            adults: answer.people,
            children: 0,
            companions: [],
            note: "",
            representedBy: "",
            questions: {},
          },
          { revision: 1, key: newKey(), answeredAt: new Date(answer.at), by: "guest" },
        );
  const opened =
    openedAt === undefined ? null : { firstAt: new Date(openedAt), lastAt: new Date(lastAt ?? openedAt) };
  await guestDocument(invitationId, id).set({ ...made, opened, answer: given });
  return id;
}

const ask = (invitationIds: string[], caller = host.owner, hasDetails = true) =>
  host.product.asHost("statistics", { invitationIds, period: null, hasDetails }, caller);

describe("statistics", () => {
  test("count several invitations, in the order of what was asked", async () => {
    const [full, empty] = await Promise.all([
      draftWedding(host.product, host.owner),
      draftWedding(host.product, host.owner),
    ]);
    const at = "2026-11-20T03:00:00Z";
    await Promise.all(
      [
        { seats: 4, openedAt: at, answer: { attendance: "yes", people: 3, at } },
        { seats: 2, openedAt: at, answer: { attendance: "no", people: 0, at } },
        { seats: 5, openedAt: at },
        // Answered on the phone: never opened.
        { group: "Kantor", seats: 3, answer: { attendance: "maybe", people: 2, at } },
        { group: "", seats: 1 },
        { listing: "inbox", seats: 5, answer: { attendance: "yes", people: 5, at } },
      ].map((plan) => putGuest(full.invitationId, plan as Plan)),
    );
    const { invitations } = await ask([empty.invitationId, full.invitationId]);
    const none = tally(0, 0);
    expect(invitations[0]).toMatchObject({
      invitationId: empty.invitationId,
      invited: none,
      sent: none,
      opened: none,
      answered: none,
      coming: none,
      groups: [],
    });
    expect(invitations[1]).toMatchObject({
      invitationId: full.invitationId,
      invited: tally(5, 15),
      sent: tally(4, 14),
      opened: tally(3, 11),
      answered: tally(3, 9),
      coming: tally(1, 3),
      days: [],
      groups: [
        { name: "", invited: tally(1, 1), answered: none, coming: none },
        { name: "Kantor", invited: tally(1, 3), answered: tally(1, 3), coming: none },
        { name: "Keluarga", invited: tally(3, 11), answered: tally(2, 6), coming: tally(1, 3) },
      ],
    });
    // What the inbox says counts where heads are counted.
    const heads = invitations[1]?.ceremonies.find(({ coming }) => coming.invitations > 0);
    expect(heads).toMatchObject({ coming: tally(2, 8), maybe: tally(1, 2) });
  });

  test("give so many groups at most, each for one look into the index", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    const most = limits.statistics.groups;
    await Promise.all(
      Array.from({ length: most + 2 }, (_, index) =>
        putGuest(invitationId, { group: `Kelompok ${String(index).padStart(2, "0")}` }),
      ),
    );
    const { invitations } = await ask([invitationId]);
    expect(invitations[0]?.groups.map(({ name }) => name)).toEqual(
      Array.from({ length: most }, (_, index) => `Kelompok ${String(index).padStart(2, "0")}`),
    );
  });

  test("give the days of a period and no others", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    const counts = { visitors: 3, opened: 2, answers: 1 };
    const dates = ["2026-11-09", "2026-11-10", "2026-11-16", "2026-11-17"];
    await Promise.all(
      dates.map((date) => dayDocument(invitationId, date).set({ date, ...counts, gathered: [] })),
    );
    const period = { from: "2026-11-10", until: "2026-11-16" };
    const { invitations } = await host.product.asHost(
      "statistics",
      { invitationIds: [invitationId], period, hasDetails: false },
      host.owner,
    );
    expect(invitations[0]?.days.map(({ date }) => date)).toEqual(["2026-11-10", "2026-11-16"]);
    expect(invitations[0]).toMatchObject({ ceremonies: [], groups: [] });
    for (const wrong of [
      { from: "2026-11-16", until: "2026-11-10" },
      { from: "2026-01-01", until: "2026-11-16" },
      { from: "kemarin", until: "2026-11-16" },
    ]) {
      const refused = await host.product.callHost(
        "statistics",
        { invitationIds: [invitationId], period: wrong, hasDetails: false },
        host.owner,
      );
      expect(refused.refusal, wrong.from).toBe("input/invalid");
    }
  });

  test.each(["editor", "sender", "usher", "viewer"] as const)(
    "are for a %s of the team; ceremonies are named to those who may read the draft",
    async (role) => {
      const { invitationId } = await draftWedding(host.product, host.owner);
      const member = await newAccount(role);
      await joinTeam(invitationId, member.uid, role);
      const { invitations } = await ask([invitationId], member);
      expect(invitations[0]?.ceremonies.length).toBe(role === "editor" ? 3 : 0);
    },
  );

  test("answer as if absent when one of them is somebody else's", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    const stranger = await newAccount("Orang lain");
    const own = await draftWedding(host.product, stranger);
    const asked = (id: string) =>
      host.product.callHost(
        "statistics",
        { invitationIds: [own.invitationId, id], period: null, hasDetails: true },
        stranger,
      );
    const [foreign, absent] = await Promise.all([asked(invitationId), asked("AbsentInvitation0000")]);
    expect(absent).toMatchObject({ http: 404, refusal: "invitation/not-found" });
    expect(foreign).toEqual(absent);
  });

  test("are asked for so many invitations at most", async () => {
    const tooMany = Array.from({ length: limits.statistics.invitations + 1 }, () => "AbsentInvitation0000");
    const input = { invitationIds: tooMany, period: null, hasDetails: false };
    expect((await host.product.callHost("statistics", input, host.owner)).refusal).toBe("input/invalid");
    const none = { invitationIds: [], period: null, hasDetails: false };
    expect((await host.product.callHost("statistics", none, host.owner)).refusal).toBe("input/invalid");
  });
});

describe("countDay", () => {
  const day = async (invitationId: string, date: string) =>
    (await dayDocument(invitationId, date).get()).data();

  test("counts guests of that day on the clock of the place, however often and in whatever order it runs", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    await Promise.all([
      // 00.30 on the 11th in Jakarta is the 10th elsewhere.
      putGuest(invitationId, { openedAt: "2026-11-10T17:30:00Z" }),
      putGuest(invitationId, { openedAt: "2026-11-09T03:00:00Z", lastAt: "2026-11-11T03:00:00Z" }),
      putGuest(invitationId, {
        openedAt: "2026-11-11T04:00:00Z",
        answer: { attendance: "yes", people: 2, at: "2026-11-11T04:05:00Z" },
      }),
      putGuest(invitationId, { openedAt: "2026-11-11T17:30:00Z" }),
      putGuest(invitationId, {}),
    ]);
    const dates = ["2026-11-11", "2026-11-09", "2026-11-11", "2026-11-09", "2026-11-11"];
    await Promise.all(dates.map((date) => countDay(invitationId, zone, date)));
    for (const date of dates) await countDay(invitationId, zone, date);
    expect(await day(invitationId, "2026-11-11")).toEqual({
      date: "2026-11-11",
      visitors: 3,
      opened: 2,
      answers: 1,
      gathered: [],
    });
    // Their visit of that day was not counted while it lasted; that it was their first is still known.
    expect(await day(invitationId, "2026-11-09")).toBeUndefined();
  });

  test("keeps what it counted when a guest comes again later or is gone", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    const plan = { openedAt: "2026-11-10T03:00:00Z" };
    const [first, second] = await Promise.all([putGuest(invitationId, plan), putGuest(invitationId, plan)]);
    await countDay(invitationId, zone, "2026-11-10");
    const again = { firstAt: new Date(plan.openedAt), lastAt: new Date("2026-11-12T03:00:00Z") };
    await guestDocument(invitationId, first).update({ opened: again });
    await guestDocument(invitationId, second).delete();
    await countDay(invitationId, zone, "2026-11-10");
    await countDay(invitationId, zone, "2026-11-12");
    expect(await day(invitationId, "2026-11-10")).toMatchObject({ visitors: 2, opened: 2 });
    expect(await day(invitationId, "2026-11-12")).toMatchObject({ visitors: 1, opened: 0 });
  });

  test("writes nothing for a day on which nobody came", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    await countDay(invitationId, zone, "2026-11-10");
    expect((await db().collection(paths.days(invitationId)).count().get()).data().count).toBe(0);
  });
});

test("a tap on the page counts in the day of its minute", async () => {
  const wedding = await publishWedding(host.product, host.owner);
  const { invitationId, slug } = wedding;
  const { token, guestId } = await inviteGuest(host.product, host.owner, wedding);
  const call = { invitationId, slug, language: "id" as const, token };
  await host.product.asGuest("openLink", { ...call, isTap: false });
  await host.product.asGuest("openLink", { ...call, isTap: true });
  const at = (await stored.guest(invitationId, guestId))?.opened?.firstAt ?? new Date(0);
  await gatherNotifications(invitationId, {
    from: new Date(at.getTime() - 1_000),
    until: new Date(at.getTime() + 1_000),
  });
  const days = await db().collection(paths.days(invitationId)).get();
  const total = days.docs.reduce((sum, document) => sum + Number(document.get("opened")), 0);
  expect(total).toBe(1);
});

describe("a tap without a personal link", () => {
  const tap = (of: Wedding, headers = freshSender()) =>
    host.product.callGuest(
      "openLink",
      { invitationId: of.invitationId, slug: of.slug, language: "id", token: "", isTap: true },
      headers,
    );
  const taps = async ({ invitationId }: Wedding, hasTaps = true) => {
    const date = wallClock(new Date(), "Asia/Jakarta").date;
    const period = { from: shiftedDate(date, -1), until: date };
    const input = { invitationIds: [invitationId], period, hasDetails: false, hasTaps };
    const { invitations } = await host.product.asHost("statistics", input, host.owner);
    return (invitations[0]?.taps ?? []).reduce((sum, { count }) => sum + count, 0);
  };

  test("counts on its day and tells nothing; a mere look at the page counts nothing", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    await host.product.callGuest("openLink", {
      invitationId: wedding.invitationId,
      slug: wedding.slug,
      language: "id",
      token: "",
      isTap: false,
    });
    expect(await taps(wedding)).toBe(0);
    const answers = await Promise.all(Array.from({ length: 30 }, () => tap(wedding)));
    for (const { result } of answers) expect(result).toMatchObject({ name: "", rsvpHtml: "", sections: [] });
    expect(await taps(wedding)).toBe(30);
    expect(await taps(wedding, false)).toBe(0);
  });

  test("is counted so often of one sender, and of no page that is not there", async () => {
    const wedding = await publishWedding(host.product, host.owner);
    const headers = freshSender();
    const { count } = limits.statistics.taps;
    for (let index = 0; index < count + 3; index += 1)
      expect(await tap(wedding, headers)).toMatchObject({ refusal: null });
    expect(await taps(wedding)).toBe(count);
    const other = await publishWedding(host.product, host.owner);
    expect(await tap({ ...wedding, slug: other.slug })).toMatchObject({ refusal: "link/invalid" });
  });
});

test("a guest's first opening says on what, and keeps no words of their browser", async () => {
  const wedding = await publishWedding(host.product, host.owner);
  const { invitationId, slug } = wedding;
  const { token, guestId } = await inviteGuest(host.product, host.owner, wedding);
  const call = { invitationId, slug, language: "id", token, isTap: true };
  const phone = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36";
  await host.product.callGuest("openLink", call, { ...freshSender(), "User-Agent": phone });
  const guest = await stored.guest(invitationId, guestId);
  expect(guest?.device).toBe("phone");
  expect(JSON.stringify(guest)).not.toContain("Chrome");
});
