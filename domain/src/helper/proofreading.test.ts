import { describe, expect, test } from "vitest";
import { fixtureNow, weddingContent } from "../fixtures/fixtures.ts";
import type { Pass } from "./pass.ts";
import { approvedFacts, areFamiliesAgreed, proofreadingStands, type Approval } from "./proofreading.ts";
import { proofreadSections, proofreadTextAt, typedValue, withText } from "./proofreading-text.ts";
import { publicContent } from "../invitation/shown-content.ts";

const keys = proofreadSections(weddingContent, "id").flatMap(({ groups }) =>
  groups.flat().map(({ key }) => key),
);

describe("proofreadSections", () => {
  test("reads names, titles and times, in the language that is asked for where it is written", () => {
    expect(keys).toContain("hosts.persons.rani.fullName");
    expect(keys).toContain("opening.text.id");
    expect(keys.some((key) => key.endsWith(".startAt"))).toBe(true);
    const english = proofreadSections(weddingContent, "en").flatMap(({ groups }) => groups.flat());
    expect(english.map(({ key }) => key)).toContain("opening.text.en");
  });

  test("finds each text by its key again, and nothing else", () => {
    for (const key of keys) expect(proofreadTextAt(weddingContent, key)?.key).toBe(key);
    for (const wrong of [
      "theme",
      "hosts.persons.rani.id",
      "cover.type",
      "__proto__.x",
      "gifts.accounts.a.number",
    ])
      expect(proofreadTextAt(weddingContent, wrong)).toBeUndefined();
  });

  test("has nothing of what the reader's own content leaves out", () => {
    const hidden = {
      ...weddingContent,
      sections: weddingContent.sections.map((one) => ({ ...one, isHidden: true })),
    };
    expect(proofreadSections(publicContent(hidden), "id").flatMap(({ type }) => type)).not.toContain(
      "ceremonies",
    );
  });
});

describe("withText", () => {
  test("changes that text and no other", () => {
    const changed = withText(weddingContent, "hosts.persons.rani.nickname", "Ranie");
    expect(changed === null ? null : proofreadTextAt(changed, "hosts.persons.rani.nickname")?.value).toBe(
      "Ranie",
    );
    expect(changed === null ? null : withText(changed, "hosts.persons.rani.nickname", "Rani")).toEqual(
      weddingContent,
    );
  });

  test("is refused where it does not fit, and where no text is", () => {
    expect(withText(weddingContent, "hosts.persons.rani.nickname", "x".repeat(500))).toBeNull();
    expect(withText(weddingContent, "hosts.persons.udin.nickname", "Udin")).toBeNull();
  });

  test("takes a time by the clock of its place", () => {
    const time = proofreadSections(weddingContent, "id")
      .flatMap(({ groups }) => groups.flat())
      .find(({ kind }) => kind === "time");
    if (time === undefined) throw new Error("no time");
    expect(typedValue(time, "2026-12-12T13:00")).toBe("2026-12-12T06:00:00.000Z");
    expect(typedValue(time, "besok siang")).toBeNull();
  });
});

describe("proofreadingStands", () => {
  const pass = (id: string, family: Pass["family"]): Pass => ({
    id,
    invitationId: "FixtureWedding000001",
    name: id,
    scopes: ["proofread"],
    seesGated: false,
    family,
    branch: null,
    doorCeremony: null,
    branchCount: { taken: 0, waiting: 0 },
    screen: null,
    hasPin: false,
    createdAt: fixtureNow,
    expireAt: new Date(fixtureNow.getTime() + 86_400_000),
    revokedAt: null,
    uses: [],
  });
  const approval = (
    passId: string,
    family: Pass["family"],
    facts = approvedFacts(weddingContent),
  ): Approval => ({
    passId,
    name: passId,
    family,
    facts,
    revision: 1,
    approvedAt: fixtureNow,
  });

  test("tells who approved, whose approval lapsed, and who was asked and has not", () => {
    const passes = [pass("paman", null), pass("ratna", "bride"), pass("sri", "groom")];
    const stands = proofreadingStands(
      passes,
      [approval("sri", "groom"), approval("ratna", "bride", "[]")],
      weddingContent,
      fixtureNow,
    );
    expect(stands.map(({ passId, state }) => [passId, state])).toEqual([
      ["sri", "approved"],
      ["ratna", "lapsed"],
      ["paman", "waiting"],
    ]);
    expect(areFamiliesAgreed(stands)).toBe(false);
  });

  test("asks nobody whose link is over, and is agreed when both families are", () => {
    const over = { ...pass("paman", null), expireAt: fixtureNow };
    const stands = proofreadingStands(
      [over],
      [approval("a", "groom"), approval("b", "bride")],
      weddingContent,
      fixtureNow,
    );
    expect(stands).toHaveLength(2);
    expect(areFamiliesAgreed(stands)).toBe(true);
  });

  test("words that are neither name nor time nor place change no approval", () => {
    const changed = withText(weddingContent, "opening.text.id", "Kami mengundang.");
    const moved = withText(weddingContent, "hosts.persons.rani.nickname", "Ranie");
    if (changed === null || moved === null) throw new Error("refused");
    expect(approvedFacts(changed)).toBe(approvedFacts(weddingContent));
    expect(approvedFacts(moved)).not.toBe(approvedFacts(weddingContent));
  });
});
