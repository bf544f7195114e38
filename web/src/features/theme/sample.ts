import { eventTypeSchema, hostsKindOf, type EventType } from "@janur/domain/content/event-type";
import { keepDraft, readFormDraft } from "../../lib/storage/draft-storage.ts";

/** What a visitor may type to see it on every cover: parts of the wizard's own draft, so that the wizard has it too. */
export interface Sample {
  /** Null: each theme's own. */
  eventType: EventType | null;
  firstName: string;
  secondName: string;
  /** `2026-12-12`; empty for none. */
  date: string;
}

const draftName = "new-invitation";

export function readSample(): Sample {
  const draft = readFormDraft(draftName);
  const text = (field: keyof Sample) => {
    const value = draft?.[field];
    return typeof value === "string" ? value : "";
  };
  return {
    eventType: eventTypeSchema.safeParse(draft?.["eventType"]).data ?? null,
    firstName: text("firstName"),
    secondName: text("secondName"),
    date: text("date"),
  };
}

export function keepSample(sample: Sample): void {
  keepDraft(draftName, { ...readFormDraft(draftName), ...sample });
}

/** What stands where nobody has typed anything yet. */
export interface SampleWords {
  firstName: string;
  secondName: string;
  venue: string;
  city: string;
  /** What an organisation invites to, and who is remembered. */
  titles: Partial<Record<EventType, string>>;
}

/** Who or what a cover of that day names until somebody has typed it. */
export function sampleNames(eventType: EventType, { firstName, secondName, titles }: SampleWords): string[] {
  if (hostsKindOf(eventType) === "couple") return [firstName, secondName];
  return [titles[eventType] ?? (eventType === "khitanan" ? secondName : firstName)];
}
