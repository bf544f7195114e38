import { describe, expect, it } from "vitest";
import { threeCeremonies, weddingContent, weddingPublication } from "../../fixtures/fixtures.ts";
import { ceremonyEnd, pageState } from "./page-state.ts";

const after = (iso: string) => new Date(iso);

describe("state of the page", () => {
  const publication = weddingPublication({ content: weddingContent({ ceremonies: threeCeremonies }) });

  it("is a memory once the last ceremony has ended, not before", () => {
    expect(pageState(publication, after("2026-12-19T13:59:59Z"))).toBe("open");
    expect(pageState(publication, after("2026-12-19T14:00:00Z"))).toBe("memory");
    expect(pageState(publication, null)).toBe("open");
  });

  it("stays open while one ceremony has no day", () => {
    const [first] = threeCeremonies;
    if (first === undefined) throw new Error("no ceremony");
    const undated = { ...first, id: "nanti", startAt: null, endAt: null };
    const content = weddingContent({ ceremonies: [first, undated] });
    expect(pageState({ content }, after("2030-01-01T00:00:00Z"))).toBe("open");
  });

  it.each(["postponed", "cancelled"] as const)("stays %s whatever the day", (status) => {
    expect(pageState({ ...publication, status }, after("2030-01-01T00:00:00Z"))).toBe(status);
  });

  it("takes a ceremony without an end for three hours long", () => {
    expect(ceremonyEnd({ startAt: "2026-12-12T04:00:00.000Z", endAt: null })?.toISOString()).toBe(
      "2026-12-12T07:00:00.000Z",
    );
    expect(ceremonyEnd({ startAt: null, endAt: null })).toBeNull();
  });
});
