import { limits } from "@janur/domain/limits";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { describe, expect, test } from "vitest";
import { stored } from "../../../../tests/harness/documents.ts";
import { useDrafts } from "../../../../tests/harness/drafts.ts";
import { fieldOf, makePass, type WantedPass } from "../../../../tests/harness/passes.ts";
import { freshSender, openWedding } from "../../../../tests/harness/product.ts";
import { approvalDocument, correctionDocument } from "../../store/proofreading-documents.ts";

const drafts = useDrafts();

const nickname = "hosts.persons.rani.nickname";
let count = 0;
/** An id that the helper's phone would have made. */
function newId(): string {
  count += 1;
  return `Usulan${String(count).padStart(14, "0")}`;
}

async function reader(wanted: WantedPass = {}) {
  const { passId, token } = await makePass(drafts.product, drafts.owner, drafts.wedding, {
    scopes: ["proofread"],
    ...wanted,
  });
  const call = (name: string, data: object = {}) =>
    drafts.product.callGuest(name, { token, language: "id", proof: "", ...data }, freshSender());
  const suggest = (change: object = {}) =>
    call("suggestCorrection", {
      id: newId(),
      key: nickname,
      before: "Rani",
      after: "Ranie",
      note: "",
      ...change,
    });
  return { passId, call, suggest };
}

const decide = (correctionId: string, decision: "accept" | "decline", basedOn: number) =>
  drafts.product.callHost("decideCorrection", { ...idOf(), correctionId, decision, basedOn }, drafts.owner);
const idOf = () => ({ invitationId: drafts.wedding.invitationId });

describe("readProofreading", () => {
  test("shows the draft's names and times, and no accounts", async () => {
    const { call } = await reader();
    const html = fieldOf((await call("readProofreading")).result, "html");
    expect(html).toContain("Rani");
    expect(html).toMatch(/\d\d\.\d\d WIB/);
    expect(html).not.toContain("rekening");
  });

  test("needs the task", async () => {
    const { call } = await reader({ scopes: ["programme"] });
    for (const name of ["readProofreading", "suggestCorrection", "approveProofreading"]) {
      const data = { id: newId(), key: nickname, before: "Rani", after: "Ranie", note: "" };
      const more =
        name === "suggestCorrection" ? data : name === "approveProofreading" ? { revision: 1 } : {};
      expect((await call(name, more)).refusal, name).toBe("pass/not-allowed");
    }
  });

  test("has gated ceremonies only where the family ticked so", async () => {
    const section = weddingContent.sections.find(({ type }) => type === "ceremonies");
    if (section?.type !== "ceremonies") throw new Error("no ceremonies");
    const [first, ...others] = section.ceremonies;
    if (first === undefined) throw new Error("no ceremony");
    const gated = { ...first, venue: "Rumah Rahasia", audience: "invited" as const };
    const content = openWedding({ ...section, ceremonies: [gated, ...others] });
    await drafts.product.asHost(
      "saveDraft",
      { ...idOf(), basedOn: drafts.wedding.revision, content },
      drafts.owner,
    );
    const [plain, trusted] = await Promise.all([reader(), reader({ seesGated: true })]);
    expect(fieldOf((await plain.call("readProofreading")).result, "html")).not.toContain("Rumah Rahasia");
    expect(fieldOf((await trusted.call("readProofreading")).result, "html")).toContain("Rumah Rahasia");
    const probe = {
      key: `${section.id}.ceremonies.${first.id}.venue`,
      before: "Rumah Rahasia",
      after: "Lain",
    };
    expect((await plain.suggest(probe)).refusal).toBe("correction/stale");
    expect((await trusted.suggest(probe)).refusal).toBeNull();
  });
});

describe("suggestCorrection", () => {
  test("is kept once, replaced by a later one, and shown to who made it alone", async () => {
    const [sri, ratna] = await Promise.all([reader(), reader()]);
    const id = newId();
    await sri.suggest({ id });
    const [again, twice] = await Promise.all([sri.suggest({ id }), sri.suggest({ id })]);
    expect([again.refusal, twice.refusal]).toEqual([null, null]);
    expect(fieldOf(again.result, "html")).toContain("Ranie");
    expect(fieldOf((await ratna.call("readProofreading")).result, "html")).not.toContain("Ranie");
    const later = newId();
    await sri.suggest({ id: later, after: "Rania" });
    expect((await correctionDocument(drafts.wedding.invitationId, id).get()).exists).toBe(false);
    expect((await correctionDocument(drafts.wedding.invitationId, later).get()).data()).toMatchObject({
      name: "Bude Sri",
      after: "Rania",
      state: "open",
    });
  });

  test("is refused for a text that is not there, that changed, or that would not fit", async () => {
    const { suggest } = await reader();
    expect((await suggest({ before: "Rina" })).refusal).toBe("correction/stale");
    expect((await suggest({ key: "hosts.persons.udin.nickname" })).refusal).toBe("correction/stale");
    expect((await suggest({ key: "theme", before: "janur" })).refusal).toBe("correction/stale");
    expect((await suggest({ after: "x".repeat(500) })).refusal).toBe("input/invalid");
    expect((await suggest({ after: "Rani" })).refusal).toBe("input/invalid");
  });

  test("counts per pass", async () => {
    const { suggest } = await reader();
    // One after the other: of many at once some are refused by each other, and count for nothing.
    for (let tried = 0; tried < limits.proof.rate.count; tried += 1) {
      expect((await suggest({ before: "Rina" })).refusal).not.toBe("limit/too-many-requests");
    }
    expect((await suggest({ before: "Rina" })).refusal).toBe("limit/too-many-requests");
  });
});

describe("decideCorrection", () => {
  test("accepting writes the draft as a new revision, once", async () => {
    const { call, suggest } = await reader();
    const id = newId();
    await suggest({ id });
    const first = await decide(id, "accept", drafts.wedding.revision);
    expect(first.result).toMatchObject({ draftRevision: drafts.wedding.revision + 1 });
    expect((await decide(id, "accept", drafts.wedding.revision)).result).toEqual(first.result);
    expect(JSON.stringify((await stored.draft(drafts.wedding.invitationId))?.content)).toContain("Ranie");
    expect(fieldOf((await call("readProofreading")).result, "html")).toContain("sudah dipakai");
  });

  test("a draft that moved on is a conflict, a text that changed makes it stale", async () => {
    const { suggest } = await reader();
    const id = newId();
    await suggest({ id });
    const changed = JSON.stringify(openWedding()).replaceAll('"nickname":"Rani"', '"nickname":"Rina"');
    const content: unknown = JSON.parse(changed);
    await drafts.product.callHost(
      "saveDraft",
      { ...idOf(), basedOn: drafts.wedding.revision, content },
      drafts.owner,
    );
    expect((await decide(id, "accept", drafts.wedding.revision)).refusal).toBe("draft/conflict");
    expect((await decide(id, "accept", drafts.wedding.revision + 1)).refusal).toBe("correction/stale");
    expect((await decide(id, "decline", 1)).refusal).toBeNull();
    expect((await correctionDocument(drafts.wedding.invitationId, id).get()).data()?.state).toBe("declined");
    expect((await decide("AbsentCorrection0000", "decline", 1)).refusal).toBe("correction/not-found");
  });
});

describe("approveProofreading", () => {
  test("speaks for the family that the host chose, and ends with a suggestion", async () => {
    const { passId, call, suggest } = await reader({ family: "bride" });
    const approved = await call("approveProofreading", { revision: drafts.wedding.revision });
    expect(fieldOf(approved.result, "html")).toContain("pihak wanita");
    const kept = approvalDocument(drafts.wedding.invitationId, passId);
    expect((await kept.get()).data()).toMatchObject({ family: "bride", revision: drafts.wedding.revision });
    await suggest();
    expect((await kept.get()).exists).toBe(false);
  });

  test("is not given to what they have not seen, and lapses with a name", async () => {
    const { call } = await reader();
    expect((await call("approveProofreading", { revision: drafts.wedding.revision - 1 })).refusal).toBe(
      "correction/stale",
    );
    await call("approveProofreading", { revision: drafts.wedding.revision });
    const changed = JSON.stringify(openWedding()).replaceAll('"nickname":"Rani"', '"nickname":"Rina"');
    const content: unknown = JSON.parse(changed);
    await drafts.product.callHost(
      "saveDraft",
      { ...idOf(), basedOn: drafts.wedding.revision, content },
      drafts.owner,
    );
    expect(fieldOf((await call("readProofreading")).result, "html")).toContain("diperiksa sekali lagi");
  });
});
