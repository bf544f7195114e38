import type { DoorDevice } from "@janur/domain/door/door-device";
import { browser } from "../browser.ts";
import { desk, pendingEvents } from "../desk/desk.ts";
import { within } from "./within.ts";

/** Whether the page starts without a signal: its worker has stored all files before it becomes active. */
export async function isPageStored(): Promise<boolean> {
  const registration = await within(browser.serviceWorker?.getRegistration(), undefined);
  return registration?.active?.state === "activated";
}

/** What this device says of itself. */
export async function deviceNow(): Promise<DoorDevice | null> {
  const state = desk.get();
  const { session, pack, list } = state;
  if (session === null) return null;
  const [page, kept, battery] = await Promise.all([
    isPageStored(),
    within(browser.storage?.persisted(), false),
    within(browser.getBattery?.(), null),
  ]);
  return {
    id: session.deviceId,
    by: state.by,
    isPageStored: page,
    isKept: kept,
    list: pack === null ? null : { guests: list.rows.length, at: pack.at },
    camera: session.camera,
    testedAt: session.testedAt,
    battery: battery?.level ?? null,
    pending: pendingEvents(state).length,
  };
}
