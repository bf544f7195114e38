import { unpackDoorRows } from "@janur/domain/door/door-row";
import { replyTo } from "@janur/domain/rsvp/attendance";
import { expect, test } from "vitest";
import { doorDevice, doorEvent, makeDoorPass } from "../../../../tests/harness/door.ts";
import { useFeast } from "../../../../tests/harness/feast.ts";
import { inviteGuest, newKey } from "../../../../tests/harness/product.ts";

const { host, feast } = useFeast();

test("two families receive at one door: one list, one picture, whichever version somebody answered on", async () => {
  const wedding = await feast();
  const { invitationId, slug, groom, bride } = wedding;
  const families = [
    ["groom", groom],
    ["bride", bride],
    [null, slug],
  ] as const;
  const guests = await Promise.all(
    families.map(([side]) => inviteGuest(host.product, host.owner, wedding, { side })),
  );
  for (const [index, [, address]] of families.entries()) {
    const said = { adults: 2, children: 0, companions: [], note: "" };
    await host.product.asGuest("submitRsvp", {
      ...{ invitationId, slug: address, language: "id", token: guests[index]?.token ?? "", proof: "" },
      ...{ name: "", basedOn: 0, key: newKey(), answer: { ...said, ceremonies: { resepsi: "yes" } } },
    });
  }
  const { by } = await makeDoorPass(host.product, host.owner, wedding);
  const { rows } = await host.product.asGuest("doorPack", { ...by, known: "" });
  const list = new Map((rows ?? []).flatMap(unpackDoorRows).map((row) => [row.id, row]));
  expect([...list.keys()].sort()).toEqual(guests.map(({ guestId }) => guestId).sort());
  for (const { guestId } of guests)
    expect(list.get(guestId)).toMatchObject({ people: 2, replies: [replyTo("resepsi", "yes")] });

  const [left, right] = [doorDevice(host.product, by), doorDevice(host.product, by)];
  const [ofGroom, ofBride] = guests;
  await left.sync([doorEvent({ guest: ofGroom?.guestId ?? "" })]);
  await right.sync([doorEvent({ guest: ofBride?.guestId ?? "" })]);
  await left.sync();
  expect([...left.log.values()].map(({ guest }) => guest).sort()).toEqual(
    [ofGroom?.guestId, ofBride?.guestId].sort(),
  );
  const { ceremonies } = await host.product.asHost("doorPicture", { invitationId, known: "" }, host.owner);
  const reception = ceremonies?.find(({ ceremony }) => ceremony.id === "resepsi")?.picture;
  expect(reception?.arrived).toEqual({ invitations: 2, people: 4 });
  const one = { invitations: 1, people: 2 };
  const none = { invitations: 0, people: 0 };
  expect(reception?.sides).toHaveLength(3);
  for (const [side, arrived] of [
    ["groom", one],
    ["bride", one],
    [null, none],
  ] as const)
    expect(reception?.sides).toContainEqual({ side, arrived, expected: one });
});
