import { keepDraft, readFormDraft } from "../../lib/storage/draft-storage.ts";

/** What a visitor may type to see it on every cover: parts of the wizard's own draft, so that the wizard has it too. */
export interface Sample {
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
  return { firstName: text("firstName"), secondName: text("secondName"), date: text("date") };
}

export function keepSample(sample: Sample): void {
  keepDraft(draftName, { ...readFormDraft(draftName), ...sample });
}
