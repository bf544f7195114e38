import { paths } from "@janur/domain/paths";
import { expect, test } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { doorDevice, doorEvent, makeDoorPass } from "../../../../tests/harness/door.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { inviteGuest, publishWedding } from "../../../../tests/harness/product.ts";
import { db } from "../../platform/google/firestore.ts";

const host = useHost();
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** A feast to which twelve guests came, two on each invitation, none of whom had said so. */
async function pastFeast() {
  const feast = await publishWedding(host.product, host.owner);
  const device = doorDevice(host.product, (await makeDoorPass(host.product, host.owner, feast)).by);
  const guests = await Promise.all(
    Array.from({ length: 12 }, () =>
      inviteGuest(host.product, host.owner, feast, { seats: 3, group: "Kantor" }),
    ),
  );
  await device.sync(guests.map(({ guestId }) => doorEvent({ guest: guestId, people: 2 })));
  return { ...feast, device, guests };
}
const setStart = (invitationId: string, startAt: Date) =>
  db().doc(paths.invitation(invitationId)).update({ startAt });
const ask = async (invitationIds: string[], account = host.owner) =>
  (await host.product.asHost("showUp", { invitationIds }, account)).feasts;

test("tells of a feast a day after it how guests kept their word, and counts it once", async () => {
  const { invitationId, device, guests } = await pastFeast();
  await setStart(invitationId, hoursAgo(23));
  expect(await ask([invitationId])).toEqual([null]);
  await setStart(invitationId, hoursAgo(25));
  const none = { expected: 0, arrived: 0 };
  const rates = { yes: none, maybe: none, no: none, silent: { expected: 36, arrived: 24 } };
  const told = [{ all: rates, groups: [{ name: "Kantor", rates }] }];
  expect(await ask([invitationId])).toEqual(told);
  await device.sync([doorEvent({ guest: guests[0]?.guestId ?? "", people: 1 })]);
  expect(await ask([invitationId])).toEqual(told);
});

test("knows nothing of a feast whose door nobody kept, and tells strangers of none", async () => {
  const empty = await publishWedding(host.product, host.owner);
  await setStart(empty.invitationId, hoursAgo(48));
  const { invitationId } = await pastFeast();
  await setStart(invitationId, hoursAgo(48));
  expect((await ask([empty.invitationId, invitationId])).map((feast) => feast === null)).toEqual([
    true,
    false,
  ]);
  const [viewer, stranger] = [await newAccount("Joko"), await newAccount("Orang lain")];
  await joinTeam(invitationId, viewer.uid, "viewer");
  expect(await ask([invitationId], viewer)).toHaveLength(1);
  const refused = await host.product.callHost(
    "showUp",
    { invitationIds: [invitationId, empty.invitationId] },
    stranger,
  );
  expect(refused).toMatchObject({ http: 404, refusal: "invitation/not-found" });
});
