import { randomBytes } from "node:crypto";
import type { Guest } from "@janur/domain/guest/guest";
import { newGuest } from "@janur/domain/guest/new-guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { makeAnswer } from "@janur/domain/rsvp/rsvp";
import type { Attendance } from "@janur/domain/rsvp/attendance";
import { describe, expect, test } from "vitest";
import { useHost } from "../../../../tests/harness/host.ts";
import { draftWedding, guestInput, newKey } from "../../../../tests/harness/product.ts";
import { guestDocument } from "../../store/guest-document.ts";

const host = useHost();

const newId = () => documentIdFromBytes(randomBytes(20));

function answered(ceremonies: Record<string, Attendance>, adults: number, change: Partial<Guest>): Guest {
  const now = new Date();
  const input = {
    ceremonies,
    adults,
    children: 0,
    companions: [],
    note: "",
    representedBy: "",
    questions: {},
  };
  return {
    ...newGuest(guestInput, { id: newId(), listing: "listed", now }),
    answer: makeAnswer(input, { revision: 1, key: newKey(), answeredAt: now, by: "guest" }),
    ...change,
  };
}

describe("headCounts", () => {
  test("per ceremony, per group link and of seats, in the order of what was asked", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    const [school, office] = [newId(), newId()];
    const seat = (held: number) => ({ state: "granted" as const, requestedAt: new Date(), held });
    const guests = [
      answered({ akad: "yes", resepsi: "yes" }, 3, { seat: seat(3) }),
      answered({ akad: "no", resepsi: "yes" }, 2, {
        groupId: school,
        seat: { ...seat(1), state: "waiting" },
      }),
      answered({ akad: "maybe", resepsi: "no" }, 4, { groupId: school }),
      answered({ akad: "no", resepsi: "no" }, 5, { seat: { ...seat(0), state: "waiting" } }),
    ];
    await Promise.all(guests.map((guest) => guestDocument(invitationId, guest.id).set(guest)));
    const counts = await host.product.asHost(
      "headCounts",
      { invitationId, ceremonyIds: ["resepsi", "akad", "malam"], groupIds: [office, school] },
      host.owner,
    );
    const none = { invitations: 0, people: 0 };
    expect(counts).toEqual({
      ceremonies: [
        { coming: { invitations: 2, people: 5 }, maybe: none },
        { coming: { invitations: 1, people: 3 }, maybe: { invitations: 1, people: 4 } },
        { coming: none, maybe: none },
      ],
      groups: [none, { invitations: 2, people: 6 }],
      held: { invitations: 2, people: 4 },
    });
  });

  test("of nothing asked and nobody there is nothing", async () => {
    const { invitationId } = await draftWedding(host.product, host.owner);
    expect(
      await host.product.asHost("headCounts", { invitationId, ceremonyIds: [], groupIds: [] }, host.owner),
    ).toEqual({ ceremonies: [], groups: [], held: { invitations: 0, people: 0 } });
  });
});
