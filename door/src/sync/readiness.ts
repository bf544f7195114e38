import type { DoorDevice } from "@janur/domain/door/door-device";
import { browser } from "../browser.ts";
import { desk, pendingEvents } from "../desk/desk.ts";

async function batteryLevel(): Promise<number | null> {
  try {
    return (await browser.getBattery?.())?.level ?? null;
  } catch {
    return null;
  }
}

/** Whether the page starts without a signal: its worker has stored all files before it becomes active. */
export async function isPageStored(): Promise<boolean> {
  const registration = await browser.serviceWorker?.getRegistration().catch(() => undefined);
  return registration?.active?.state === "activated";
}

export async function isStorageKept(): Promise<boolean> {
  return (await browser.storage?.persisted().catch(() => false)) ?? false;
}

/** What this device says of itself. */
export async function deviceNow(): Promise<DoorDevice | null> {
  const state = desk.get();
  const { session, pack, list } = state;
  if (session === null) return null;
  const [page, kept, battery] = await Promise.all([isPageStored(), isStorageKept(), batteryLevel()]);
  return {
    id: session.deviceId,
    by: state.by,
    isPageStored: page,
    isKept: kept,
    list: pack === null ? null : { guests: list.rows.length, at: pack.at },
    camera: session.camera,
    testedAt: session.testedAt,
    battery,
    pending: pendingEvents(state).length,
  };
}
