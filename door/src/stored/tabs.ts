import type { LoggedEvent } from "@janur/domain/door/door-event";
import { ownToken } from "./own.ts";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("janur-door");

/** Of whose link it is said: tabs of two doors may be open, and one must not take the other's guests. */
interface OfLink {
  /** Absent from tabs of an earlier release. */
  of?: string;
}

type Message = OfLink &
  ({ kind: "events"; events: readonly LoggedEvent[] } | { kind: "wiped"; refusal: string });

/** Tells the same device's other tabs what was written down. */
export function tellTabs(events: readonly LoggedEvent[]): void {
  if (events.length > 0) channel?.postMessage({ of: ownToken(), kind: "events", events } satisfies Message);
}

/** @param refusal why nothing is left */
export function tellTabsOfWipe(refusal: string): void {
  channel?.postMessage({ of: ownToken(), kind: "wiped", refusal } satisfies Message);
}

export function hearTabs(on: {
  events: (events: readonly LoggedEvent[]) => void;
  wiped: (refusal: string) => void;
}): void {
  channel?.addEventListener("message", (message: MessageEvent<Message>) => {
    if ((message.data.of ?? ownToken()) !== ownToken()) return;
    if (message.data.kind === "events") on.events(message.data.events);
    else on.wiped(message.data.refusal);
  });
}
