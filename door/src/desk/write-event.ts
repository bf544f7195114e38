import type { LoggedEvent, WalkIn } from "@janur/domain/door/door-event";
import { limits } from "@janur/domain/limits";
import { mergeLogs } from "@janur/domain/door/door-log";
import { writeEvents } from "../stored/events.ts";
import { tellTabs } from "../stored/tabs.ts";
import { attendeeOf } from "./attendees.ts";
import { currentCeremony, currentLog, desk, learnEvents } from "./desk.ts";
import { newId } from "./new-id.ts";

/** What whoever stands at the door says happened. */
export interface Happening {
  kind: LoggedEvent["kind"];
  guest?: string | null;
  walkIn?: WalkIn | null;
  people?: number;
  text?: string;
  target?: string | null;
}

/** Writes down what happened: on the disk first, then on the screen, then to the others. @returns its nonce */
export async function writeEvent(happening: Happening): Promise<string> {
  const event = eventOf(happening);
  const { practice } = desk.get();
  if (practice !== null) {
    desk.set({ practice: mergeLogs(practice.values(), [event]) });
    return event.nonce;
  }
  try {
    await writeEvents([event]);
    tellTabs([event]);
  } catch {
    // The disk is full, or the browser keeps nothing: it counts and is handed in as long as the page is open.
    desk.set({ unwritten: [...desk.get().unwritten, event] });
  }
  learnEvents([event]);
  return event.nonce;
}

function eventOf({
  kind,
  guest = null,
  walkIn = null,
  people = 0,
  text = "",
  target = null,
}: Happening): LoggedEvent {
  const state = desk.get();
  const ceremony = currentCeremony(state)?.id ?? "";
  const subject = guest ?? `+${walkIn?.id ?? ""}`;
  const earlier = kind === "arrive" ? (attendeeOf(currentLog(state), ceremony, subject)?.arrivals ?? []) : [];
  return {
    ...{ nonce: newId(), ceremony, kind, guest, walkIn, people, text, target },
    knew: earlier.map(({ nonce }) => nonce).slice(-limits.door.knew),
    deviceId: state.session?.deviceId ?? "",
    deviceAt: Date.now(),
    by: state.by,
    skew: state.session?.skew ?? 0,
    ...{ receivedAt: null, changedAt: null },
  };
}
