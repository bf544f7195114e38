import { arrivedPeople } from "@janur/domain/door/arrived-people";
import type { DoorEvent, LoggedEvent } from "@janur/domain/door/door-event";
import { mergeLogs } from "@janur/domain/door/door-log";
import { doorState, stateKey } from "@janur/domain/door/door-state";
import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAccount, type Account } from "../harness/accounts.ts";
import { noteFigure } from "../harness/figures.ts";
import { doorDevice, doorEvent, makeDoorPass, newDoorId } from "../harness/door.ts";
import { publishWedding, startProduct, type Product, type Wedding } from "../harness/product.ts";
import { inviteCrowd } from "./crowd.ts";

/* T10: five devices let in the same guests; three of them hear of nobody until later. */

const guests = 100;
/** All seats of an invitation: let in twice they are more than there is room for. */
const party = 4;

let product: Product;
let owner: Account;
let wedding: Wedding;
let ids: string[];
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
  ids = (await inviteCrowd(wedding.invitationId, guests)).map(({ guestId }) => guestId);
});
afterAll(() => product.close());

/** A phone that lets in whoever it does not know to be in already. */
async function newPhone(name: string, from: number) {
  const { by } = await makeDoorPass(product, owner, wedding, { name });
  const device = doorDevice(product, by);
  const deviceId = newDoorId();
  const own: LoggedEvent[] = [];
  return {
    own,
    device,
    state: () => doorState(mergeLogs(device.log.values(), own)),
    letIn: (guest: string): DoorEvent[] => {
      const known = doorState(mergeLogs(device.log.values(), own)).get(stateKey("resepsi", guest));
      if (known !== undefined && known.arrivals.length > 0) return [];
      const event = doorEvent({ guest, people: party, deviceId, by: name });
      own.push({ ...event, skew: 0, receivedAt: null, changedAt: null });
      return [event];
    },
    /** The guests, as they come to this door. */
    queue: [...ids.slice(from), ...ids.slice(0, from)],
  };
}

test("each guest is in once, and whatever two doors dispute is seen", { timeout: 180_000 }, async () => {
  const [rina, joko, ...offline] = await Promise.all(
    ["Rina", "Joko", "Sri", "Wati", "Budi"].map((name, index) => newPhone(name, index * 17)),
  );
  if (rina === undefined || joko === undefined) throw new Error("no phones");
  for (let at = 0; at < guests; at += 20)
    for (const phone of [rina, joko]) {
      await phone.device.sync();
      await phone.device.sync(phone.queue.slice(at, at + 20).flatMap(phone.letIn));
    }
  for (const phone of offline) phone.queue.forEach(phone.letIn);
  expect(offline.map(({ own }) => own.length)).toEqual([guests, guests, guests]);

  // Their logs in pieces that overlap, three times each, the last phone first.
  for (let time = 0; time < 3; time += 1)
    await Promise.all(
      offline.toReversed().map(async ({ own, device }, index) => {
        const events = own.map(({ skew: _, receivedAt: _at, changedAt: _changed, ...event }) => event);
        const shifted = [...events.slice(index * 31 + time), ...events.slice(0, index * 31 + time)];
        for (const piece of [shifted.slice(0, 60), shifted.slice(40), shifted.slice(20, 80)])
          await device.sync(piece);
      }),
    );
  const phones = [rina, joko, ...offline];
  for (const phone of phones) await phone.device.sync();

  const { ceremonies } = await product.asHost(
    "doorPicture",
    { invitationId: wedding.invitationId, known: "" },
    owner,
  );
  const picture = ceremonies?.find(({ ceremony }) => ceremony.id === "resepsi")?.picture;
  expect(picture?.arrived).toEqual({ invitations: guests, people: guests * party });
  expect(picture).toMatchObject({ over: 0, disputed: guests });
  expect(picture?.disputes).toHaveLength(limits.door.shownDisputes);
  // Two that were in touch let each in once between them; the three others each once more.
  for (const { arrivals, disputed } of picture?.disputes ?? []) {
    expect(arrivals).toHaveLength(4);
    expect(disputed).toBe(3 * party);
    expect(arrivals.map(({ by }) => by)).toEqual(expect.arrayContaining(["Sri", "Wati", "Budi"]));
  }
  const whole = phones.map(({ state }) =>
    ids.map((id) => arrivedPeople(state().get(stateKey("resepsi", id))?.arrivals ?? [], party)),
  );
  for (const seen of whole) expect(seen).toEqual(whole[0]);
  expect(whole[0]?.every(({ people }) => people === party)).toBe(true);
  noteFigure(
    "devices, guests, disputes listed",
    `${String(phones.length)}, ${String(guests)}, ${String(picture?.disputed)}`,
  );
});
