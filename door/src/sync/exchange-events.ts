import type { DoorDevice } from "@janur/domain/door/door-device";
import type { LoggedEvent } from "@janur/domain/door/door-event";
import { limits } from "@janur/domain/limits";
import { exchange } from "../call/operations.ts";
import { desk, eventToSend, learnEvents, newsAmong, pendingEvents } from "../desk/desk.ts";
import { keepSession } from "../desk/keep-session.ts";
import { heed } from "../desk/open-desk.ts";
import { writeEvents } from "../stored/events.ts";
import { tellTabs } from "../stored/tabs.ts";
import { deviceNow } from "./readiness.ts";

/** Calls in one go: a device that was away for an evening does not hold up its screen. */
const mostCalls = 40;

let told = { text: "", at: 0 };

/** How the device is, when something of it changed or the last word is old. */
async function deviceToTell(): Promise<DoorDevice | null> {
  const device = await deviceNow();
  const text = JSON.stringify(device);
  const isOld = Date.now() - told.at > limits.door.deviceBeatMs;
  if (text === told.text && !isOld) return null;
  // What changes all the time alone is no news.
  if (!isOld && withoutWaves(text) === withoutWaves(told.text)) return null;
  told = { text, at: Date.now() };
  return device;
}

function withoutWaves(text: string): string {
  return text.replace(/"(battery|pending|at)":[^,}]*/g, "");
}

/** How long the server lets the next call wait for news, by its last answer. */
let offeredMs = 0;

export function mayWait(): boolean {
  return offeredMs > 0;
}

/** Is told what is new elsewhere as it happens, or after a while that nothing did. @returns why not, or null */
export async function waitForNews(): Promise<string | null> {
  const { session } = desk.get();
  if (session === null || offeredMs === 0) return null;
  const { since } = session;
  const has = [...desk.get().log.values()].filter(({ changedAt }) => (changedAt ?? -1) >= since.at).length;
  if (has > limits.door.given) return null;
  const refusal = await exchangeOnce([], { ms: offeredMs, has });
  // An earlier release, to which somebody went back meanwhile, does not understand the question.
  if (refusal !== null) offeredMs = 0;
  return refusal === "more" || refusal === "input/invalid" ? null : refusal;
}

/** Hands in what is new here and takes what is new elsewhere. @returns why not, or null */
export async function exchangeEvents(): Promise<string | null> {
  for (let call = 0; call < mostCalls; call += 1) {
    const { session } = desk.get();
    if (session === null) return null;
    const given = pendingEvents(desk.get()).slice(0, limits.door.handedIn);
    const refusal = await exchangeOnce(given);
    if (refusal === "input/invalid" && given.length > 0) {
      await handInOneByOne(given);
      continue;
    }
    if (refusal !== null && refusal !== "more") return refusal;
    if (refusal === null && pendingEvents(desk.get()).length === 0) return null;
  }
  return null;
}

async function exchangeOnce(
  given: readonly LoggedEvent[],
  wait?: { ms: number; has: number },
): Promise<string | null> {
  const { session } = desk.get();
  if (session === null) return null;
  const answer = await exchange(session, {
    sentAt: Date.now(),
    events: given.map(eventToSend),
    since: session.since,
    device: await deviceToTell(),
    ...(wait === undefined ? {} : { wait }),
  });
  if (!answer.isGiven) {
    told = { text: "", at: 0 };
    await heed(answer.refusal);
    return answer.refusal;
  }
  // While this was on its way another tab may have let go of all; nothing of it comes back.
  if (desk.get().session?.token !== session.token) return "pass/over";
  const { serverAt, events, since, hasMore, waitMs } = answer.result;
  offeredMs = waitMs;
  const news = newsAmong(desk.get(), events);
  learnEvents(news);
  await writeEvents(news).catch(() => undefined);
  tellTabs(news);
  await keepSession({ since, skew: serverAt - Date.now(), exchangedAt: serverAt });
  return hasMore ? "more" : null;
}

/** Finds the one that the server will never take; it stays on the device and is said. */
async function handInOneByOne(given: readonly LoggedEvent[]): Promise<void> {
  for (const event of given)
    if ((await exchangeOnce([event])) === "input/invalid")
      desk.set({ refused: new Set([...desk.get().refused, event.nonce]) });
}
