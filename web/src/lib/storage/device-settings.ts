import { useSyncExternalStore } from "react";
import { writeStored } from "./preferences.ts";

/*
 * What this device remembers of the account's settings, so that the first
 * frame after a reload obeys them before the account is known. It lives in
 * localStorage and, from first-paint.js on, as `data-` attributes of the root
 * element, which style drawers read. An absent one is the default.
 */
export type DeviceSetting = "accent" | "textSize" | "density" | "hiddenMenu" | "hiddenHome";

const root = document.documentElement.dataset;
const listeners = new Set<() => void>();

/** @param values null for the default; lists are words with spaces between */
export function applyDeviceSettings(values: Partial<Record<DeviceSetting, string | null>>): void {
  for (const [name, value] of Object.entries(values)) {
    writeStored("localStorage", `janur.${name}`, value);
    if (value === null) Reflect.deleteProperty(root, name);
    else root[name] = value;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useDeviceSetting(name: DeviceSetting): string | undefined {
  return useSyncExternalStore(subscribe, () => root[name]);
}

/** Whether the person has hidden an entry of the menu or a part of the home page. */
export function useIsHidden(setting: "hiddenMenu" | "hiddenHome"): (name: string) => boolean {
  const hidden = useDeviceSetting(setting)?.split(" ") ?? [];
  return (name) => hidden.includes(name);
}
