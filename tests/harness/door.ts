import { randomBytes } from "node:crypto";
import type { DoorCursor } from "@janur/domain/contracts/door-callables";
import type { DoorDevice } from "@janur/domain/door/door-device";
import type { DoorEvent, LoggedEvent } from "@janur/domain/door/door-event";
import { documentIdFromBytes } from "@janur/domain/id";
import type { Account } from "./accounts.ts";
import { makePass, type WantedPass } from "./passes.ts";
import type { Product, Wedding } from "./product.ts";

export const newDoorId = () => documentIdFromBytes(randomBytes(20));

const pin = "246810";

/** A link to the door whose PIN was given: what each call of its devices carries. */
export async function makeDoorPass(
  product: Product,
  owner: Account,
  wedding: Wedding,
  wanted: WantedPass = {},
): Promise<{ passId: string; by: { token: string; proof: string } }> {
  const { passId, token } = await makePass(product, owner, wedding, {
    ...{ name: "Meja depan", scopes: ["door"], pin },
    ...wanted,
  });
  const { proof } = await product.asGuest("openPass", { token, language: "id", pin, proof: "" });
  return { passId, by: { token, proof } };
}

/** Something that happened at a door: two people of a guest came, unless something else is said. */
export function doorEvent(change: Partial<DoorEvent>): DoorEvent {
  return {
    ...{ nonce: newDoorId(), ceremony: "resepsi", kind: "arrive", guest: null, walkIn: null },
    ...{ people: 2, text: "", target: null, knew: [], deviceId: "DeviceOfThisTest0001" },
    ...{ deviceAt: Date.now(), by: "Rina", ...change },
  };
}

/** What a phone says of itself that has all it needs. */
export function readyDevice(change: Partial<DoorDevice> = {}): DoorDevice {
  return {
    ...{ id: newDoorId(), by: "Rina", isPageStored: true, isKept: true, camera: "works", battery: 0.8 },
    ...{ list: { guests: 240, at: Date.now() }, testedAt: Date.now(), pending: 0, ...change },
  };
}

/** A phone at the door, which keeps what it was told. */
export function doorDevice(product: Product, by: { token: string; proof: string }) {
  const log = new Map<string, LoggedEvent>();
  let since: DoorCursor = { at: 0, nonce: "" };
  return {
    log,
    /** Hands these in and hears of all that is new. */
    sync: async (events: DoorEvent[] = [], sentAt = Date.now(), device: DoorDevice | null = null) => {
      let calls = 0;
      for (let hasMore = true; hasMore; calls += 1) {
        const given = await product.asGuest("doorSync", {
          ...by,
          ...{ sentAt, since, events: calls === 0 ? events : [], device: calls === 0 ? device : null },
        });
        for (const event of given.events) log.set(event.nonce, event);
        ({ since, hasMore } = given);
      }
      return calls;
    },
    /** Waits until there is something that it has not heard of. @returns how long that took, in ms, and what came */
    wait: async (ms: number) => {
      const from = performance.now();
      const has = [...log.values()].filter(({ changedAt }) => (changedAt ?? -1) >= since.at).length;
      const given = await product.asGuest("doorSync", {
        ...{ ...by, sentAt: Date.now(), since, events: [], device: null, wait: { ms, has } },
      });
      const news = given.events.filter(({ nonce }) => !log.has(nonce));
      for (const event of given.events) log.set(event.nonce, event);
      ({ since } = given);
      return { tookMs: performance.now() - from, news, serverAt: given.serverAt };
    },
  };
}
