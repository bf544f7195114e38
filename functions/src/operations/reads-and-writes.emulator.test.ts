import { shiftedDate } from "@janur/domain/time/calendar-day";
import { limits } from "@janur/domain/limits";
import { packingMarginMs } from "@janur/domain/guest/packed-guests";
import { paths } from "@janur/domain/paths";
import { wallClock } from "@janur/domain/time/zone";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "../platform/google/firestore.ts";
import { forge } from "../../../tests/harness/forge.ts";
import { newAccount, type Account } from "../../../tests/harness/accounts.ts";
import { startCountedProduct } from "../../../tests/harness/counted-product.ts";
import type { CountingProxy } from "../../../tests/harness/counting-proxy.ts";
import { changeSettings, gatedWedding } from "../../../tests/harness/gates.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  type Product,
  type Wedding,
} from "../../../tests/harness/product.ts";
import { answerFor, countSeats } from "../../../tests/harness/seats.ts";
import { gatherNotifications } from "../notify/notification/gather-notifications.ts";
import type { NewsKind } from "../notify/notification/request-notifications.ts";
import { countDay } from "../store/count-day.ts";
import { noteSwitches } from "../store/service/switches.ts";

/*
 * What guests cost: every document that passes on the wire between the
 * functions and the database is counted.
 */

let proxy: CountingProxy;
let product: Product;
let stop: () => Promise<void>;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  ({ proxy, product, stop } = await startCountedProduct());
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
});
// Asked by an instance twice a minute, whatever goes on: it would stand among the counts of whoever comes then.
beforeEach(() => {
  noteSwitches([]);
});
afterAll(() => stop());

const answer = { ceremonies: { resepsi: "yes" as const }, adults: 1, children: 0, companions: [], note: "" };
const common = () => ({ invitationId: wedding.invitationId, slug: wedding.slug, language: "id" as const });

const submit = (token: string | null, basedOn = 0, key = newKey()) =>
  product.asGuest("submitRsvp", {
    ...common(),
    token,
    name: "Udin",
    basedOn,
    key,
    answer,
  });

describe("an answer (R1)", () => {
  test("by personal link: one write, two reads", async () => {
    const { token } = await inviteGuest(product, owner, wedding);
    expect(await proxy.counted(() => submit(token))).toEqual({ reads: 2, writes: 1, others: [] });
    expect(await proxy.counted(() => submit(token, 1))).toEqual({ reads: 2, writes: 1, others: [] });
  });

  test("said again: no write", async () => {
    const { token } = await inviteGuest(product, owner, wedding);
    const key = newKey();
    await submit(token, 0, key);
    expect(await proxy.counted(() => submit(token, 0, key))).toEqual({ reads: 2, writes: 0, others: [] });
  });

  test("without a link: the guest and the sender's window, of which an instance knows what it wrote; the list is counted once in a while", async () => {
    expect(await proxy.counted(() => submit(null))).toEqual({
      reads: 1,
      writes: 2,
      others: ["RunAggregationQuery"],
    });
    const headers = freshSender();
    const again = () =>
      product.callGuest(
        "submitRsvp",
        { ...common(), token: null, name: "Udin", basedOn: 0, key: newKey(), answer },
        headers,
      );
    await again();
    expect(await proxy.counted(again)).toEqual({ reads: 1, writes: 2, others: [] });
  });

  test("where seats are counted: nothing more, the allocator comes once for all of them", async () => {
    const mine = await publishWedding(product, owner);
    await countSeats(mine, { capacity: 100 });
    const { token } = await inviteGuest(product, owner, mine);
    const work = () => answerFor(product, mine, token, { people: 2 });
    expect(await proxy.counted(work)).toEqual({ reads: 2, writes: 1, others: [] });
  });

  test("by a group's link: its entry too, and with a cap one count after a place was taken", async () => {
    const free = await inviteGuest(product, owner, wedding, { kind: "group" });
    expect(await proxy.counted(() => submit(free.token))).toEqual({ reads: 2, writes: 2, others: [] });
    const capped = await inviteGuest(product, owner, wedding, { kind: "group", answerCap: 5 });
    expect(await proxy.counted(() => submit(capped.token))).toEqual({
      reads: 2,
      writes: 2,
      others: ["RunAggregationQuery"],
    });
  });
});

describe("a personal view (R3)", () => {
  const open = (token: string, isTap: boolean) => product.asGuest("openLink", { ...common(), token, isTap });

  test("reads the page and the guest; the first tap alone writes", async () => {
    const { token } = await inviteGuest(product, owner, wedding);
    expect(await proxy.counted(() => open(token, false))).toEqual({ reads: 2, writes: 0, others: [] });
    expect(await proxy.counted(() => open(token, true))).toEqual({ reads: 2, writes: 1, others: [] });
    expect(await proxy.counted(() => open(token, true))).toEqual({ reads: 2, writes: 0, others: [] });
  });

  test("without a personal link: a tap reads the page and adds to one of many counts", async () => {
    const tap = () => product.asGuest("openLink", { ...common(), token: "", isTap: true });
    expect(await proxy.counted(tap)).toEqual({ reads: 1, writes: 1, others: [] });
  });

  test("of a page with a private part: that part too, once for all guests of a warm instance", async () => {
    const gated = await publishWedding(product, owner, gatedWedding());
    const tokens = [
      (await inviteGuest(product, owner, gated)).token,
      (await inviteGuest(product, owner, gated)).token,
    ];
    const { invitationId, slug } = gated;
    const tap = (token = "") =>
      product.asGuest("openLink", { invitationId, slug, language: "id", token, isTap: true });
    expect(await proxy.counted(() => tap(tokens[0]))).toEqual({ reads: 3, writes: 1, others: [] });
    expect(await proxy.counted(() => tap(tokens[1]))).toEqual({ reads: 2, writes: 1, others: [] });
    await changeSettings(product, owner, gated, { access: "guests" });
    expect(await proxy.counted(() => tap(tokens[1]))).toEqual({ reads: 2, writes: 0, others: [] });
    await product.asHost("publishInvitation", { invitationId, revision: gated.revision }, owner);
    expect(await proxy.counted(() => tap(tokens[1]))).toEqual({ reads: 2, writes: 0, others: [] });
  });

  test("with a forged link costs nothing at all (T9)", async () => {
    const { token } = await inviteGuest(product, owner, wedding);
    for (const forged of [
      "nonsense",
      forge(token),
      `${token.slice(0, -1)}${token.endsWith("A") ? "Q" : "A"}`,
    ]) {
      const input = { ...common(), token: forged, isTap: true };
      const work = () => product.callGuest("openLink", input, freshSender());
      expect(await proxy.counted(work)).toEqual({ reads: 0, writes: 0, others: [] });
    }
  });
});

describe("a view of the page (P9)", () => {
  const view = (path: string) => () => fetch(`${product.origin}${path}`).then((response) => response.text());

  test("reads one document, and none while the instance is warm", async () => {
    const mine = await publishWedding(product, owner);
    expect(await proxy.counted(view(`/event/${mine.slug}`))).toEqual({ reads: 1, writes: 0, others: [] });
    expect(await proxy.counted(view(`/event/${mine.slug}`))).toEqual({ reads: 0, writes: 0, others: [] });
  });

  test("reads one document for a crowd that comes at once to a cold instance", async () => {
    const mine = await publishWedding(product, owner);
    const crowd = () => Promise.all(Array.from({ length: 50 }, view(`/event/${mine.slug}`)));
    expect(await proxy.counted(crowd)).toEqual({ reads: 1, writes: 0, others: [] });
  });

  test("of an address that no slug can have reads nothing", async () => {
    expect(await proxy.counted(view("/event/NOT-A-SLUG"))).toEqual({ reads: 0, writes: 0, others: [] });
  });
});

describe("the head of an invitation is read once, beside the entry of the account,", () => {
  test("by the wrapper, which hands it to the handler", async () => {
    const { invitationId } = wedding;
    const ask = () => product.asHost("countSeen", { invitationId }, owner);
    expect(await proxy.counted(ask)).toEqual({ reads: 2, writes: 0, others: ["RunAggregationQuery"] });
  });

  test("by a handler that checks inside, and by nobody before it", async () => {
    const { invitationId } = wedding;
    const input = { invitationId, owner: "own", basedOn: 99, views: [] };
    const ask = async () => {
      expect((await product.callHost("saveGuestViews", input, owner)).refusal).toBe("guest/views-changed");
    };
    // Beside them the views, which somebody else is said to have changed.
    expect(await proxy.counted(ask)).toMatchObject({ reads: 3, writes: 0 });
  });
});

describe("the figures of 20 invitations (D1)", () => {
  test("that nothing has happened to since somebody looked cost three reads each and one for the account, and are right after every change", async () => {
    const host = await newAccount("Ratri");
    const mine: Wedding[] = [];
    for (let index = 0; index < limits.statistics.invitations; index += 1)
      mine.push(await publishWedding(product, host));
    const [first] = mine;
    if (first === undefined) throw new Error("there is no invitation");
    // In the evening of UTC the feast's own zone has its next day already.
    const day = wallClock(new Date(), "Asia/Jakarta").date;
    const input = {
      invitationIds: mine.map(({ invitationId }) => invitationId),
      period: { from: shiftedDate(day, -29), until: day },
      hasDetails: true,
    };
    const ask = () => product.asHost("statistics", input, host);
    const cost = async () => {
      const { reads, writes, others } = await proxy.counted(ask);
      return { reads: reads + others.length, writes };
    };
    const { guestId, token } = await inviteGuest(product, host, first);
    // What changed within the margin of the clocks is looked at again.
    const settle = () =>
      db()
        .doc(paths.guest(first.invitationId, guestId))
        .update({ updatedAt: new Date(Date.now() - 2 * packingMarginMs) });
    await settle();
    const before = await ask();
    expect(await cost()).toEqual({ reads: 61, writes: 0 });
    expect(await ask()).toEqual(before);

    await product.asGuest("submitRsvp", {
      ...{ invitationId: first.invitationId, slug: first.slug, language: "id" as const },
      ...{ token, name: "", basedOn: 0, key: newKey(), answer },
    });
    const answered = (await ask()).invitations[0];
    expect(answered).toMatchObject({ answered: { invitations: 1 }, coming: { people: 1 } });
    await settle();
    expect((await cost()).writes).toBe(0);

    await countDay(first.invitationId, "Asia/Jakarta", wallClock(new Date(), "Asia/Jakarta").date);
    expect((await ask()).invitations[0]?.days).toMatchObject([{ answers: 1 }]);

    await product.asHost("deleteGuests", { invitationId: first.invitationId, guestIds: [guestId] }, host);
    expect((await ask()).invitations[0]).toMatchObject({
      invited: { invitations: 0 },
      coming: { people: 0 },
    });
    expect(await cost()).toEqual({ reads: 61, writes: 0 });
  });
});

describe("gathering what happened in a minute", () => {
  const minute = { from: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 3_600_000) };
  /** A question that the index answers is a read; what passes on the wire does not say how many there are of those. */
  const cost = async (of: Wedding, ...kinds: NewsKind[]) => {
    // What all of them have in common: the SDK does not export their class.
    const common: unknown = Object.getPrototypeOf(db().collection(paths.jobs()).count());
    if (typeof common !== "object" || common === null) throw new Error("counts are no objects");
    const ask: unknown = Reflect.get(common, "get");
    if (typeof ask !== "function") throw new Error("counts are asked otherwise now");
    let counts = 0;
    Reflect.set(common, "get", function (this: unknown) {
      counts += 1;
      return Reflect.apply(ask, this, []) as unknown;
    });
    try {
      const work = () => gatherNotifications(of.invitationId, minute, kinds.length === 0 ? undefined : kinds);
      const { reads } = await proxy.counted(work);
      return { documents: reads, counts };
    } finally {
      Reflect.set(common, "get", ask);
    }
  };

  test("asks only for what happened: openings for the day, answers for the day and three counts", async () => {
    const mine = await publishWedding(product, owner);
    const { token } = await inviteGuest(product, owner, mine);
    const { invitationId, slug } = mine;
    const input = {
      invitationId,
      slug,
      language: "id",
      token,
      name: "Udin",
      basedOn: 0,
      key: newKey(),
      answer,
    };
    await product.asGuest("submitRsvp", { ...input, language: "id" });
    const { counts: days } = await cost(mine, "openings");
    // A stretch of two hours touches one day or two.
    expect([3, 6]).toContain(days);
    expect((await cost(mine, "answers")).counts).toBe(3 + days);
    expect((await cost(mine, "gifts")).counts).toBe(1);
    // Everything, as the night asks for it.
    expect((await cost(mine)).counts).toBe(10 + days);
    expect((await cost(mine, "openings")).documents).toBeLessThanOrEqual(4);
  });
});
