import { describe, expect, test } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  guestIdOf,
  guestInput,
  inviteGuest,
  newKey,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { answerFor, countSeats, recountSeats, roomy } from "../../../../tests/harness/seats.ts";
import { allocateSeats } from "./allocate-seats.ts";
import { seatsTakenDocument } from "../../store/seat/seat-documents.ts";

/* Seats that are counted: jobs of the real queue run beside what a test calls itself. */

const host = useHost();

interface Party {
  guestId: string;
  token: string;
  says: (said: Parameters<typeof answerFor>[3]) => Promise<string>;
}

async function party(wedding: Wedding): Promise<Party> {
  const { guestId, token } = await inviteGuest(host.product, host.owner, wedding, roomy);
  return { guestId, token, says: (said) => answerFor(host.product, wedding, token, said) };
}

/** Parties of these sizes that have said yes one after another. */
async function parties(wedding: Wedding, ...sizes: number[]): Promise<Party[]> {
  const invited: Party[] = [];
  for (const people of sizes) {
    const one = await party(wedding);
    await one.says({ people });
    invited.push(one);
  }
  return invited;
}

async function wedding(capacity: number | null, mayOvertake = false): Promise<Wedding> {
  const published = await publishWedding(host.product, host.owner);
  await countSeats(published, { capacity, mayOvertake });
  return published;
}

/** `granted 2` and the like, in the order of the parties. */
const places = ({ invitationId }: Wedding, list: readonly Party[]) =>
  Promise.all(
    list.map(async ({ guestId }) => {
      const seat = (await stored.guest(invitationId, guestId))?.seat;
      return seat == null ? "none" : `${seat.state} ${String(seat.held)}`;
    }),
  );

async function settled(of: Wedding, list: readonly Party[]): Promise<string[]> {
  await allocateSeats(of.invitationId);
  return places(of, list);
}

describe("an answer where seats are counted", () => {
  test("waits to be looked at, and gets its seats from the queue within seconds", async () => {
    const of = await wedding(3);
    const list = await parties(of, 2, 2, 1);
    await expect
      .poll(() => places(of, list), { timeout: 25_000, interval: 200 })
      .toEqual(["granted 2", "waiting 0", "waiting 0"]);
  });

  test("is counted once however often and at once the allocator runs", async () => {
    const of = await wedding(10);
    const list = await parties(of, 4, 4, 4);
    await Promise.all(Array.from({ length: 10 }, () => allocateSeats(of.invitationId)));
    expect(await places(of, list)).toEqual(["granted 4", "granted 4", "waiting 0"]);
    expect(await recountSeats(of.invitationId)).toMatchObject({ held: 8, taken: 8, waiting: 4, pending: 0 });
  });

  test("is told beforehand that all seats are taken, by their link and on everybody's page", async () => {
    const of = await wedding(2);
    const late = await party(of);
    const { invitationId, slug } = of;
    const open = ({ token }: Pick<Party, "token">) =>
      host.product.asGuest("openLink", { invitationId, slug, language: "id", token, isTap: false });
    const page = async () => (await fetch(`${host.product.origin}/event/${of.slug}?v=${newKey()}`)).text();
    const told = "Semua kursi sudah terisi";
    expect((await open(late)).rsvpHtml).not.toContain(told);
    expect(await page()).not.toContain(told);
    const list = await parties(of, 2);
    expect(await settled(of, list)).toEqual(["granted 2"]);
    expect((await open(late)).rsvpHtml).toContain(told);
    expect(await page()).toContain(told);
    // Whoever has a seat is not told that there is none.
    for (const first of list) expect((await open(first)).rsvpHtml).not.toContain(told);
  });

  test("keeps no seat for a maybe", async () => {
    const of = await wedding(2);
    const [maybe] = await Promise.all([party(of)]);
    await maybe.says({ attendance: "maybe", people: 2 });
    const list = [maybe, ...(await parties(of, 2))];
    expect(await settled(of, list)).toEqual(["none", "granted 2"]);
    await maybe.says({ attendance: "yes", people: 2, basedOn: 1 });
    expect(await settled(of, list)).toEqual(["waiting 0", "granted 2"]);
  });

  test("without a link takes no seat from those who were invited", async () => {
    const of = await wedding(2);
    const token = await answerFor(host.product, of, null, { people: 2, name: "Udin" });
    const late = await party(of);
    await late.says({ people: 2 });
    const inbox = { ...late, guestId: guestIdOf(of, token) };
    expect(await settled(of, [inbox, late])).toEqual(["unmatched 0", "granted 2"]);
    expect(await recountSeats(of.invitationId)).toMatchObject({ held: 2, taken: 2, waiting: 0 });
  });

  test("without a link asks once the family has put them on the list, in the turn of their answer", async () => {
    const of = await wedding(3);
    const token = await answerFor(host.product, of, null, { people: 2, name: "Udin" });
    const [first, ...later] = await parties(of, 2, 2);
    if (first === undefined) throw new Error("nobody came");
    const inbox = { ...first, guestId: guestIdOf(of, token) };
    expect(await settled(of, [inbox, first, ...later])).toEqual(["unmatched 0", "granted 2", "waiting 0"]);
    const { invitationId } = of;
    const contact = { phone: null, email: null };
    const guest = { ...guestInput, name: "Udin" };
    await host.product.asHost(
      "saveGuest",
      { invitationId, guestId: inbox.guestId, guest, contact },
      host.owner,
    );
    expect(await settled(of, [inbox])).toEqual(["waiting 0"]);
    await first.says({ attendance: "no", people: 0, basedOn: 1 });
    expect(await settled(of, [inbox, first, ...later])).toEqual(["granted 2", "none", "waiting 0"]);
  });

  test("without a link from before seats were counted is not counted in, and free again without a count", async () => {
    const of = await wedding(null);
    const token = await answerFor(host.product, of, null, { people: 2, name: "Udin" });
    const [known] = await parties(of, 2);
    if (known === undefined) throw new Error("nobody came");
    const inbox = { ...known, guestId: guestIdOf(of, token) };
    await countSeats(of, { capacity: 2 });
    expect(await settled(of, [inbox, known])).toEqual(["unmatched 0", "granted 2"]);
    await countSeats(of, { capacity: null });
    expect(await settled(of, [inbox])).toEqual(["none"]);
  });
});

describe("seats that are given back", () => {
  test("by a no go to the next in line at once", async () => {
    const of = await wedding(3);
    const list = await parties(of, 3, 2, 1, 1);
    expect(await settled(of, list)).toEqual(["granted 3", "waiting 0", "waiting 0", "waiting 0"]);
    await list[0]?.says({ attendance: "no", people: 0, basedOn: 1 });
    expect(await settled(of, list)).toEqual(["none", "granted 2", "granted 1", "waiting 0"]);
    expect(await recountSeats(of.invitationId)).toMatchObject({ held: 3, taken: 3 });
  });

  test("by fewer heads too", async () => {
    const of = await wedding(4);
    const list = await parties(of, 4, 2);
    await settled(of, list);
    await list[0]?.says({ people: 2, basedOn: 1 });
    expect(await settled(of, list)).toEqual(["granted 2", "granted 2"]);
  });

  test("by a guest who is removed", async () => {
    const of = await wedding(2);
    const list = await parties(of, 2, 2);
    await settled(of, list);
    const [gone, next] = list;
    if (gone === undefined || next === undefined) throw new Error("parties are missing");
    const { invitationId } = of;
    await host.product.asHost("deleteGuests", { invitationId, guestIds: [gone.guestId] }, host.owner);
    expect(await places(of, [next])).toEqual(["granted 2"]);
  });

  test("by somebody who waited in front let those behind their move up", async () => {
    const of = await wedding(3);
    const list = await parties(of, 2, 4, 1);
    expect(await settled(of, list)).toEqual(["granted 2", "waiting 0", "waiting 0"]);
    await list[1]?.says({ attendance: "no", people: 0, basedOn: 1 });
    expect(await settled(of, list)).toEqual(["granted 2", "none", "granted 1"]);
  });
});

describe("a party", () => {
  test("that waits reads its place in the line", async () => {
    const of = await wedding(3);
    const list = await parties(of, 2, 2, 2);
    expect(await settled(of, list)).toEqual(["granted 2", "waiting 0", "waiting 0"]);
    const { invitationId, slug } = of;
    const read = async ({ token }: Party) => {
      const call = { invitationId, slug, language: "id" as const, token, isTap: false };
      const { rsvpHtml } = await host.product.asGuest("openLink", call);
      return /urutan ke-\d+/.exec(rsvpHtml)?.[0] ?? "";
    };
    expect(await Promise.all(list.map(read))).toEqual(["", "urutan ke-1", "urutan ke-2"]);
  });

  test("is never split, and a smaller one passes it only where the host allows it", async () => {
    const of = await wedding(3);
    const list = await parties(of, 2, 3, 1);
    expect(await settled(of, list)).toEqual(["granted 2", "waiting 0", "waiting 0"]);
    await countSeats(of, { mayOvertake: true });
    expect(await settled(of, list)).toEqual(["granted 2", "waiting 0", "granted 1"]);
  });

  test("that grows keeps what it holds while all that is new waits at the end", async () => {
    const of = await wedding(4);
    const list = await parties(of, 2, 2, 1);
    await settled(of, list);
    await list[0]?.says({ people: 3, basedOn: 1 });
    expect(await settled(of, list)).toEqual(["waiting 2", "granted 2", "waiting 0"]);
    await countSeats(of, { capacity: 5 });
    // The one who asked before the growing party's change is first.
    expect(await settled(of, list)).toEqual(["waiting 2", "granted 2", "granted 1"]);
    await countSeats(of, { capacity: 6 });
    expect(await settled(of, list)).toEqual(["granted 3", "granted 2", "granted 1"]);
  });
});

describe("a host", () => {
  test("who raises the capacity lets the line move up, who lowers it takes nothing away", async () => {
    const of = await wedding(2);
    const list = await parties(of, 2, 2, 2);
    await settled(of, list);
    await countSeats(of, { capacity: 4 });
    expect(await settled(of, list)).toEqual(["granted 2", "granted 2", "waiting 0"]);
    await countSeats(of, { capacity: 1 });
    expect(await settled(of, list)).toEqual(["granted 2", "granted 2", "waiting 0"]);
  });

  test("who stops counting lets everybody in", async () => {
    const of = await wedding(1);
    const list = await parties(of, 1, 2, 2);
    await settled(of, list);
    await countSeats(of, { capacity: null });
    expect(await settled(of, list)).toEqual(["granted 1", "granted 2", "granted 2"]);
  });

  test("who begins to count keeps their word to those who said yes before", async () => {
    const of = await wedding(null);
    const list = await parties(of, 2, 2);
    expect(await places(of, list)).toEqual(["none", "none"]);
    await countSeats(of, { capacity: 3 });
    const late = await parties(of, 1);
    expect(await settled(of, [...list, ...late])).toEqual(["granted 2", "granted 2", "waiting 0"]);
    expect(await recountSeats(of.invitationId)).toMatchObject({ taken: 4, held: 4 });
  });

  test("gives a waiting party its seats although the room is full; the line waits for as many", async () => {
    const of = await wedding(2);
    const list = await parties(of, 2, 1, 3);
    await settled(of, list);
    const grant = (one: Party | undefined) =>
      host.product.callHost(
        "grantSeats",
        { invitationId: of.invitationId, guestId: one?.guestId ?? "" },
        host.owner,
      );
    expect((await grant(list[2])).result).toEqual({ held: 3 });
    expect((await grant(list[2])).result).toEqual({ held: 3 });
    expect(await settled(of, list)).toEqual(["granted 2", "waiting 0", "granted 3"]);
    expect(await recountSeats(of.invitationId)).toMatchObject({ taken: 5, held: 5 });
    await list[0]?.says({ attendance: "no", people: 0, basedOn: 1 });
    expect(await settled(of, list)).toEqual(["none", "waiting 0", "granted 3"]);
    const { invitationId } = await wedding(2);
    const foreign = { invitationId, guestId: list[1]?.guestId };
    expect((await host.product.callHost("grantSeats", foreign, host.owner)).refusal).toBe("guest/not-found");
  });

  test("who records an answer asks for seats like anybody", async () => {
    const of = await wedding(2);
    const list = [...(await parties(of, 2)), await party(of)];
    const answer = {
      ceremonies: { resepsi: "yes" as const },
      adults: 1,
      children: 0,
      companions: [],
      note: "",
    };
    const { invitationId } = of;
    const guestId = list[1]?.guestId ?? "";
    const input = { invitationId, guestId, basedOn: 0, key: "a-key-of-this-test", answer };
    await host.product.asHost("recordAnswer", input, host.owner);
    expect(await settled(of, list)).toEqual(["granted 2", "waiting 0"]);
    const figures = await host.product.asHost("figures", { invitationId }, host.owner);
    expect(figures.waiting).toEqual({ invitations: 1, people: 1 });
  });

  test("who matches an answer from the inbox lets it ask for its seats", async () => {
    const of = await wedding(4);
    const token = await answerFor(host.product, of, null, { people: 3, name: "Hadi" });
    const guest = await party(of);
    const waiting = await parties(of, 1);
    await allocateSeats(of.invitationId);
    const { invitationId } = of;
    const input = { invitationId, inboxId: guestIdOf(of, token), guestId: guest.guestId, replaces: false };
    await host.product.asHost("matchAnswer", input, host.owner);
    expect(await settled(of, [guest, ...waiting])).toEqual(["granted 3", "granted 1"]);
    expect(await recountSeats(invitationId)).toMatchObject({ taken: 4, held: 4 });
  });
});

describe("the figure of taken seats", () => {
  test("is mended from the guests when it is wrong", async () => {
    const of = await wedding(4);
    const list = await parties(of, 3, 1);
    await settled(of, list);
    await seatsTakenDocument(of.invitationId).update({ granted: 77 });
    await allocateSeats(of.invitationId);
    expect(await recountSeats(of.invitationId)).toMatchObject({ held: 4, taken: 4 });
  });

  test("of an invitation that is gone is nobody's", async () => {
    await allocateSeats("AbsentInvitation0000");
    expect((await seatsTakenDocument("AbsentInvitation0000").get()).exists).toBe(false);
  });
});
