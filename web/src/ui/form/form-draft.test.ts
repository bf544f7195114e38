import { describe, expect, it } from "vitest";
import { draftOf, standingDraft } from "./form-draft.ts";

const fields = ["title", "note", "checklist"];
const shown = { title: "Pesan katering", note: "", checklist: [{ text: "Cicipi", isDone: false }] };

describe("what is typed into a form", () => {
  const draft = draftOf({ ...shown, note: "Minta contoh menu" }, shown, fields);

  it("is kept where it differs from what the form began with", () => {
    expect(draftOf({ ...shown, checklist: [{ text: "Cicipi", isDone: false }] }, shown, fields)).toBeNull();
    expect(standingDraft(draft ?? {}, shown, fields)).toEqual({ note: "Minta contoh menu" });
  });

  it("stands while others change the rest", () => {
    const now = { ...shown, title: "Pesan dapur", checklist: [] };
    expect(standingDraft(draft ?? {}, now, fields)).toEqual({ note: "Minta contoh menu" });
  });

  it("covers nothing that somebody else wrote into the same field", () => {
    const both = draftOf({ ...shown, note: "Minta contoh menu", checklist: [] }, shown, fields);
    expect(standingDraft(both ?? {}, { ...shown, note: "Sudah diminta" }, fields)).toEqual({ checklist: [] });
  });

  it("is read as earlier builds kept it", () => {
    expect(standingDraft({ note: "Minta contoh menu" }, shown, fields)).toEqual({
      note: "Minta contoh menu",
    });
  });
});
