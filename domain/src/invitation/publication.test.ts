import { describe, expect, test } from "vitest";
import { contentGaps, isWaiting } from "../content/completeness.ts";
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
import { isClosed, ownVersion, pageVersions } from "./publication.ts";
import { closedContent, contentFor, hasGates, publicContent, shownContent } from "./shown-content.ts";
import { usualSettings } from "./settings.ts";
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

describe("what has gates", () => {
  const isGated = (...sections: Content["sections"]) => hasGates({ ...weddingContent, sections });
  const ceremonies = findSection(gated("malam"), "ceremonies");
  if (ceremonies === undefined) throw new Error("the wedding has no ceremonies");

  test("are gifts for the invited, and a ceremony for them among others", () => {
    expect(isGated(gifts)).toBe(true);
    expect(isGated(ceremonies)).toBe(true);
    expect(hasGates(gated("akad"))).toBe(true);
  });

  test("is nothing that is hidden, and nothing that is for everyone", () => {
    expect(hasGates(weddingContent)).toBe(false);
    expect(isGated()).toBe(false);
    expect(isGated({ ...gifts, audience: "everyone" })).toBe(false);
    expect(isGated({ ...gifts, isHidden: true }, { ...ceremonies, isHidden: true })).toBe(false);
  });
});

test("gifts for everyone stand on the public part as they are", () => {
  const open: Content = { ...weddingContent, sections: [{ ...gifts, audience: "everyone" }] };
  expect(publicContent(open)).toEqual(open);
});

test("what is left of gated gifts says nothing at all", () => {
  const shown = findSection(publicContent(gated("malam")), "gifts");
  expect(shown).toMatchObject({ heading: { id: "", en: "" }, text: { id: "", en: "" } });
});

test("ceremonies of which nothing is known stay behind", () => {
  const section = findSection(weddingContent, "ceremonies");
  const [first] = section?.ceremonies ?? [];
  if (section === undefined || first === undefined) throw new Error("the wedding has no ceremony");
  const waiting = { ...first, id: "tunggu", startAt: null, endAt: null, venue: "", address: "", mapUrl: "" };
  const content = withSection(weddingContent, { ...section, ceremonies: [first, waiting] });
  expect(isWaiting(waiting)).toBe(true);
  expect(ids(shownContent(content))).toEqual([first.id]);
});

test("of hidden hosts the names remain, and nothing else of them; of other hidden sections nothing", () => {
  const hosts = findSection(weddingContent, "hosts");
  if (hosts === undefined) throw new Error("the wedding has no hosts");
  const shown = shownContent(withSection(weddingContent, { ...hosts, isHidden: true }));
  expect(titleOf(shown)).toBe(titleOf(weddingContent));
  const persons = findSection(shown, "hosts")?.persons ?? [];
  const namesOf = (some: typeof persons) => some.map(({ nickname, fullName }) => [nickname, fullName]);
  expect(namesOf(persons)).toEqual(namesOf(hosts.persons));
  for (const person of persons)
    expect(person).toMatchObject({
      ...{ birthOrder: { id: "", en: "" }, father: "", mother: "", photo: null },
    });
  const ceremonies = findSection(weddingContent, "ceremonies");
  if (ceremonies === undefined) throw new Error("the wedding has no ceremonies");
  const content: Content = { ...weddingContent, sections: [{ ...ceremonies, isHidden: true }] };
  expect(shownContent(content).sections).toEqual([]);
});

test("a page is closed unless it is public", () => {
  expect(isClosed({ settings: { ...usualSettings, access: "public" } })).toBe(false);
  expect(isClosed({ settings: { ...usualSettings, access: "password" } })).toBe(true);
});

describe("versions of two families", () => {
  const side = (id: "groom" | "bride", publishedRevision: number | null) => ({
    ...{ id, slug: `rani-dimas-${id}`, oldSlugs: [], publishedRevision },
  });
  const slug = "rani-dimas";

  test("are told where guests may see one", () => {
    expect(pageVersions({ slug, sides: [] })).toEqual({});
    expect(pageVersions({ slug, sides: [side("groom", null)] })).toEqual({});
    expect(pageVersions({ slug, sides: [side("groom", 3), side("bride", null)] })).toEqual({
      ...{ common: slug, groom: "rani-dimas-groom" },
    });
  });

  test("lead each guest to their own, else to the common one, and nobody away from where they may be", () => {
    const versions = { common: slug, groom: "rani-dimas-groom" };
    expect(ownVersion({ slug, versions }, "groom")).toBe("rani-dimas-groom");
    expect(ownVersion({ slug: "rani-dimas-groom", versions }, "groom")).toBeNull();
    expect(ownVersion({ slug: "rani-dimas-groom", versions }, "bride")).toBe(slug);
    expect(ownVersion({ slug, versions }, "bride")).toBeNull();
    expect(ownVersion({ slug: "rani-dimas-groom", versions }, null)).toBeNull();
    expect(ownVersion({ slug, versions: {} }, "groom")).toBeNull();
  });
});
