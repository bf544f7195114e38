import { randomBytes } from "node:crypto";
import { findSection, withSection, type Content } from "@janur/domain/content/content";
import type { DoorDevice } from "@janur/domain/door/door-device";
import type { DoorEvent } from "@janur/domain/door/door-event";
import { documentIdFromBytes } from "@janur/domain/id";
import * as z from "zod";
import { doorPin, makeDoorPass } from "./door-pass.ts";
import { fetchInTime } from "../fetch-in-time.ts";
import type { HostApi, ShownInvitation } from "../host-api.ts";

export const newDoorId = () => documentIdFromBytes(randomBytes(20));

/** The feast of the starter, so many hours from now. */
export function startingIn(hours: number): (content: Content) => Content {
  return (content) => {
    const section = findSection(content, "ceremonies");
    if (section === undefined) throw new Error("the starter has no ceremonies");
    const startAt = new Date(Date.now() + hours * 3_600_000).toISOString();
    const ceremonies = section.ceremonies.map((ceremony) => ({ ...ceremony, startAt, endAt: null }));
    return withSection(content, { ...section, ceremonies });
  };
}

const opened = z.object({ result: z.object({ proof: z.string() }) });

async function asGuest(baseURL: string | undefined, operation: string, data: object): Promise<unknown> {
  const answer = await fetchInTime(`${baseURL ?? ""}/api/guest/${operation}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });
  if (!answer.ok) throw new Error(`${operation} answered ${await answer.text()}`);
  return answer.json();
}

/** A phone at the door with a link of its own, whose PIN was given. */
export async function doorPhone(
  baseURL: string | undefined,
  host: HostApi,
  { invitationId }: ShownInvitation,
  by: string,
  pass: { seesGated?: boolean } = {},
) {
  const { token } = await makeDoorPass(host, invitationId, by, pass);
  const { result } = opened.parse(
    await asGuest(baseURL, "openPass", { token, language: "id", pin: doorPin, proof: "" }),
  );
  const deviceId = newDoorId();
  const sync = async (events: DoorEvent[], device: DoorDevice | null) => {
    await asGuest(baseURL, "doorSync", {
      ...{ token, proof: result.proof, sentAt: Date.now(), since: { at: 0, nonce: "" } },
      ...{ events, device },
    });
  };
  return {
    /** Hands in that these came, which it saw by itself. @returns the events */
    letIn: async (...arrivals: Partial<DoorEvent>[]): Promise<DoorEvent[]> => {
      const events = arrivals.map((change): DoorEvent => ({
        ...{ nonce: newDoorId(), ceremony: "ceremony-1", kind: "arrive", guest: null, walkIn: null },
        ...{ people: 2, text: "", target: null, knew: [], deviceId, deviceAt: Date.now(), by, ...change },
      }));
      await sync(events, null);
      return events;
    },
    /** Says of itself how it is: ready, unless something else is said. */
    tell: (change: Partial<DoorDevice> = {}) =>
      sync([], {
        ...{ id: deviceId, by, isPageStored: true, isKept: true, camera: "works", battery: 0.86 },
        ...{ list: { guests: 240, at: Date.now() }, testedAt: Date.now(), pending: 0, ...change },
      }),
  };
}
