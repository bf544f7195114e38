import type { LoggedEvent } from "@janur/domain/door/door-event";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("janur-door");

type Message = { kind: "events"; events: readonly LoggedEvent[] } | { kind: "wiped" };

/** Tells the same device's other tabs what was written down. */
export function tellTabs(events: readonly LoggedEvent[]): void {
  channel?.postMessage({ kind: "events", events } satisfies Message);
}

export function tellTabsOfWipe(): void {
  channel?.postMessage({ kind: "wiped" } satisfies Message);
}

export function hearTabs(on: { events: (events: readonly LoggedEvent[]) => void; wiped: () => void }): void {
  channel?.addEventListener("message", (message: MessageEvent<Message>) => {
    if (message.data.kind === "events") on.events(message.data.events);
    else on.wiped();
  });
}
