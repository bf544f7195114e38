import type { LoggedEvent } from "@janur/domain/door/door-event";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("janur-door");

type Message = { kind: "events"; events: readonly LoggedEvent[] } | { kind: "wiped"; refusal: string };

/** Tells the same device's other tabs what was written down. */
export function tellTabs(events: readonly LoggedEvent[]): void {
  if (events.length > 0) channel?.postMessage({ kind: "events", events } satisfies Message);
}

/** @param refusal why nothing is left */
export function tellTabsOfWipe(refusal: string): void {
  channel?.postMessage({ kind: "wiped", refusal } satisfies Message);
}

export function hearTabs(on: {
  events: (events: readonly LoggedEvent[]) => void;
  wiped: (refusal: string) => void;
}): void {
  channel?.addEventListener("message", (message: MessageEvent<Message>) => {
    if (message.data.kind === "events") on.events(message.data.events);
    else on.wiped(message.data.refusal);
  });
}
