import { expect, test } from "vitest";
import { doorDevice, doorEvent, makeDoorPass, newDoorId } from "../../../../tests/harness/door.ts";
import { giftBook } from "../../../../tests/harness/gifts.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { guestIdOf, inviteGuest, publishWedding } from "../../../../tests/harness/product.ts";
import { invitationDocument } from "../../store/access.ts";

const host = useHost();
const { save, trySave } = giftBook(host);

test("numbers that the door gave come with who brought the envelope, none that was taken back", async () => {
  const wedding = await publishWedding(host.product, host.owner);
  const { invitationId } = wedding;
  const { token } = await inviteGuest(host.product, host.owner, wedding);
  const guest = guestIdOf(wedding, token);
  const { by } = await makeDoorPass(host.product, host.owner, wedding);
  const number = (text: string, change: object) =>
    doorEvent({ kind: "envelope", people: 0, text, ...change });
  const mistaken = number("7", { guest });
  const walkIn = { id: newDoorId(), name: "Pak RT", of: "" };
  await doorDevice(host.product, by).sync([
    number("117", { guest }),
    mistaken,
    number("118", { walkIn }),
    doorEvent({ kind: "undo", people: 0, guest, target: mistaken.nonce }),
  ]);
  const { envelopes } = await host.product.asHost("doorEnvelopes", { invitationId }, host.owner);
  expect(envelopes).toHaveLength(2);
  expect(envelopes.map(({ envelope, guest: of }) => [envelope, of])).toEqual(
    expect.arrayContaining([
      ["117", guest],
      ["118", null],
    ]),
  );
  expect(envelopes.find(({ envelope }) => envelope === "118")?.name).toBe("Pak RT");
  // Under that number the book has it, in the guest's own name.
  expect(await save(wedding, { envelope: "117", guest })).toMatchObject({ envelope: "117", guest });
});

test("an office keeps no book, and what was written before stays", async () => {
  const wedding = await publishWedding(host.product, host.owner);
  await save(wedding, { envelope: "1" });
  await invitationDocument(wedding.invitationId).update({ eventType: "seminar" });
  expect((await trySave(wedding, { envelope: "2" })).refusal).toBe("gift/none-here");
  const { invitationId } = wedding;
  const counted = { invitationId, envelope: "1", amount: 500_000 };
  expect((await host.product.callHost("countGift", counted, host.owner)).refusal).toBe("gift/none-here");
  await invitationDocument(invitationId).update({ eventType: "wedding" });
  const { rows } = await host.product.asHost("listGifts", { invitationId, since: null }, host.owner);
  expect(rows).toContain("Pak Hadi");
});
