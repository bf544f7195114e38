import { describe, expect, test } from "vitest";
import { contentGaps } from "../content/completeness.ts";
import {
  ceremoniesOf,
  findSection,
  mainCeremony,
  contentSchema,
  titleOf,
  withSection,
  type Content,
} from "../content/content.ts";
import { weddingContent } from "../fixtures/fixtures.ts";
import { closedContent, contentFor, publicContent, shownContent } from "./publication.ts";
import type { SectionOf } from "../content/section.ts";

const canary = "kenari";
const both = (text: string) => ({ id: text, en: text });
const gifts: SectionOf<"gifts"> = {
  id: "gifts",
  type: "gifts",
  isHidden: false,
  heading: both(`${canary}-judul`),
  text: both(`${canary}-kata`),
  accounts: [
    { id: "a", provider: "BCA", providerName: "", holder: `${canary}-pemilik`, number: "0000 1234 5678" },
  ],
  qris: { media: "0".repeat(32), width: 90, height: 90, merchant: `${canary}-penerima` },
  address: `${canary}-kiriman`,
  audience: "invited",
};

/** The wedding with gated gifts and with these ceremonies gated, every word of theirs a canary. */
function gated(...ids: string[]): Content {
  const section = findSection(weddingContent, "ceremonies");
  if (section === undefined) throw new Error("the wedding has no ceremonies");
  const ceremonies = section.ceremonies.map((ceremony) =>
    ids.includes(ceremony.id)
      ? {
          ...ceremony,
          audience: "invited" as const,
          startAt: "2026-12-01T01:23:00.000Z",
          endAt: null,
          name: both(`${canary}-nama`),
          venue: `${canary}-gedung`,
          address: `${canary}-alamat`,
          city: `${canary}-kota`,
          mapUrl: `https://maps.example/${canary}`,
          dressCode: both(`${canary}-busana`),
        }
      : ceremony,
  );
  const heading = ids.length === section.ceremonies.length ? both(`${canary}-acara`) : section.heading;
  const changed = withSection(weddingContent, { ...section, heading, ceremonies });
  return contentSchema.parse({ ...changed, sections: [...changed.sections, gifts] });
}

const ids = (content: Content) => ceremoniesOf(content).map(({ id }) => id);

describe("the public part", () => {
  test("has no word of gated ceremonies and gifts, and cover and calendar follow it", () => {
    const content = gated("akad", "malam");
    expect(mainCeremony(content)?.id).toBe("akad");
    const shown = publicContent(content);
    expect(JSON.stringify(shown)).not.toContain(canary);
    expect(JSON.stringify(shown)).not.toContain("2026-12-01");
    expect(JSON.stringify(shown)).not.toContain("1234");
    expect(ids(shown)).toEqual(["resepsi"]);
    expect(mainCeremony(shown)?.id).toBe("resepsi");
    expect(titleOf(shown)).toBe(titleOf(content));
    expect(contentSchema.parse(shown)).toEqual(shown);
  });

  test("keeps an empty place where a whole section is gated", () => {
    const shown = publicContent(gated("akad", "resepsi", "malam"));
    expect(JSON.stringify(shown)).not.toContain(canary);
    expect(findSection(shown, "ceremonies")).toMatchObject({ id: "ceremonies", ceremonies: [] });
    expect(findSection(shown, "gifts")).toMatchObject({ id: "gifts", accounts: [], qris: null, address: "" });
    expect(mainCeremony(shown)).toBeUndefined();
    expect(contentSchema.parse(shown)).toEqual(shown);
  });

  test("of an invitation without gates is all that guests may see", () => {
    expect(publicContent(weddingContent)).toEqual(shownContent(weddingContent));
  });
});

describe("a guest's part", () => {
  const content = gated("malam");

  test("has their own ceremonies and nothing else that is gated", () => {
    expect(ids(contentFor(content, { ceremonies: ["malam"] }))).toEqual(["malam"]);
    expect(ids(contentFor(content, { ceremonies: ["akad", "malam"] }))).toEqual(["akad", "malam"]);
    expect(ids(contentFor(content, { ceremonies: ["resepsi"] }))).toEqual(["resepsi"]);
    expect(ids(contentFor(content, { ceremonies: null }))).toEqual(["akad", "resepsi"]);
  });

  test("has the gifts that are only for the invited", () => {
    expect(findSection(contentFor(content, { ceremonies: null }), "gifts")).toEqual(gifts);
  });

  test("leaves hidden sections behind", () => {
    const hidden = withSection(content, { ...gifts, isHidden: true });
    expect(findSection(contentFor(hidden, { ceremonies: null }), "gifts")).toBeUndefined();
  });
});

test("a closed page says which theme and which languages", () => {
  const closed = closedContent(gated("malam"));
  const { version, eventType, theme, languages } = weddingContent;
  expect(closed).toEqual({ version, eventType, theme, languages, sections: [] });
  expect(contentSchema.parse(closed)).toEqual(closed);
});

test("an invitation without a ceremony is not complete, however it came to be empty", () => {
  expect(contentGaps(publicContent(gated("akad", "resepsi", "malam")))).toContain("ceremony");
  expect(contentGaps(gated("akad", "resepsi", "malam"))).toEqual([]);
});
