import { describe, expect, test } from "vitest";
import { weddingContent as common } from "../../fixtures/fixtures.ts";
import { both, changed, ids, notes, sectionOf, withCeremony } from "../../fixtures/merge-content-fixtures.ts";
import { contentSchema, titleOf, type Content } from "../content.ts";
import { mergeContent } from "../merge/merge-content.ts";
import { contentOfSide, sectionsInOrder } from "./content-of-side.ts";
import {
  isOwn,
  isWithinSide,
  sidePartsOf,
  withCommonOrder,
  withInherited,
  withSideEdited,
} from "./edit-side.ts";

/** A family's version after a change to it. */
const edited = (content: Content, side: "groom" | "bride", change: (shown: Content) => Content) =>
  withSideEdited(content, side, change(contentOfSide(content, side)));
const opening = (greeting: string) => (content: Content) =>
  changed("opening", { greeting: { ...sectionOf(content, "opening").greeting, id: greeting } }, content);
const turned = (content: Content) =>
  changed("hosts", { persons: sectionOf(content, "hosts").persons.toReversed() }, content);
const greetingOf = (content: Content, side: "groom" | "bride" | null) =>
  sectionOf(contentOfSide(content, side), "opening").greeting.id;

describe("a family's version", () => {
  test("is the common one until the family writes something", () => {
    expect(contentOfSide(common, "groom")).toEqual(common);
    expect(edited(common, "groom", (shown) => shown)).toEqual(common);
  });

  test("has its own words, which the others never get", () => {
    const content = edited(common, "groom", opening("Sugeng rawuh"));
    expect([null, "groom", "bride"].map((side) => greetingOf(content, side as "groom"))).toEqual([
      greetingOf(common, null),
      "Sugeng rawuh",
      greetingOf(common, null),
    ]);
    expect(JSON.stringify(contentOfSide(content, "bride"))).not.toContain("Sugeng rawuh");
    expect(contentSchema.parse(content)).toEqual(content);
  });

  test("keeps the very sections that a key does not touch, those in an order of its own too", () => {
    const content = edited(common, "groom", turned);
    const shown = contentOfSide(content, "groom");
    const typed = contentOfSide(edited(content, "groom", opening("Sugeng rawuh")), "groom");
    const changedOnes = typed.sections.filter((section, index) => section !== shown.sections[index]);
    expect(changedOnes.map(({ type }) => type)).toEqual(["opening"]);
    expect(titleOf(contentOfSide(edited(content, "groom", turned), "groom"))).toBe("Rani & Dimas");
  });

  test("gets what is changed for all where it has nothing of its own", () => {
    const content = edited(common, "groom", opening("Sugeng rawuh"));
    const later = changed("closing", { signature: both("Keluarga besar") }, content);
    expect(sectionOf(contentOfSide(later, "groom"), "closing").signature.id).toBe("Keluarga besar");
    expect(greetingOf(changed("opening", { greeting: both("Salam") }, content), "groom")).toBe(
      "Sugeng rawuh",
    );
  });

  test("is common again by one step, and by writing the same", () => {
    const content = edited(common, "groom", opening("Sugeng rawuh"));
    expect(isOwn(content, "groom", "opening")).toBe(true);
    expect(withInherited(content, "groom", "opening")).toEqual(common);
    expect(edited(content, "groom", opening(greetingOf(common, null)))).toEqual(common);
  });

  test("names the hosts in its own order, and who they are is one truth", () => {
    const content = edited(common, "groom", turned);
    expect(titleOf(contentOfSide(content, "groom"))).toBe("Dimas & Rani");
    expect(titleOf(contentOfSide(content, null))).toBe("Rani & Dimas");
    const renamed = edited(content, "groom", (shown) => {
      const [first, ...others] = sectionOf(shown, "hosts").persons;
      if (first === undefined) return shown;
      return changed("hosts", { persons: [{ ...first, father: "Bapak Slamet" }, ...others] }, shown);
    });
    expect(
      sectionOf(renamed, "hosts")
        .persons.map(({ id, father }) => [id, father])
        .at(-1),
    ).toEqual(["dimas", "Bapak Slamet"]);
    expect(sidePartsOf(renamed, "groom").hosts).toEqual(["dimas", "rani"]);
  });

  test("changes time and place for all, because there is one feast", () => {
    const content = edited(common, "bride", (shown) =>
      withCeremony("akad", { venue: "Masjid Agung" }, shown),
    );
    expect(content.sides).toBeUndefined();
    expect(sectionOf(content, "ceremonies").ceremonies.find(({ id }) => id === "akad")?.venue).toBe(
      "Masjid Agung",
    );
  });

  test("shows ceremonies in its own order and a new one behind them", () => {
    const content = edited(common, "groom", (shown) => {
      const { ceremonies } = sectionOf(shown, "ceremonies");
      return changed("ceremonies", { ceremonies: ceremonies.toReversed() }, shown);
    });
    const orderOf = (of: Content, side: "groom" | null) =>
      sectionOf(contentOfSide(of, side), "ceremonies").ceremonies.map(({ id }) => id);
    expect(orderOf(content, "groom")).toEqual(orderOf(common, null).toReversed());
    expect(orderOf(content, null)).toEqual(orderOf(common, null));
    const { ceremonies } = sectionOf(content, "ceremonies");
    const grown = changed(
      "ceremonies",
      { ceremonies: [...ceremonies, { ...(ceremonies[0] ?? never()), id: "unduh-mantu" }] },
      content,
    );
    expect(orderOf(grown, "groom").at(-1)).toBe("unduh-mantu");
  });

  test("has its sections in its own order, and a new one behind the one that it follows for all", () => {
    const orderOf = (of: Content, side: "groom" | "bride" | null) => ids(contentOfSide(of, side));
    const closingFirst = (shown: Content) => {
      const [cover, ...others] = shown.sections;
      if (cover === undefined) return shown;
      return {
        ...shown,
        sections: [
          cover,
          ...others.filter(({ type }) => type === "closing"),
          ...others.filter(({ type }) => type !== "closing"),
        ],
      };
    };
    const content = edited(common, "groom", closingFirst);
    expect(content.sections).toBe(common.sections);
    expect(orderOf(content, "groom").slice(0, 2)).toEqual(["cover", "closing"]);
    expect(orderOf(content, "bride")).toEqual(ids(common));
    expect(contentSchema.parse(content)).toEqual(content);
    // Words in it, also of a section that moved, change no order.
    const worded = edited(content, "groom", (shown) =>
      changed("closing", { signature: both("Keluarga Dimas") }, shown),
    );
    expect(orderOf(worded, "groom")).toEqual(orderOf(content, "groom"));
    expect(ids(worded)).toEqual(ids(common));
    // What everybody gets later stands for this family where it stands for all.
    const opening = common.sections.findIndex(({ type }) => type === "opening");
    const grown = {
      ...worded,
      sections: worded.sections.toSpliced(opening + 1, 0, notes("notes", "Catatan")),
    };
    const grooms = orderOf(grown, "groom");
    expect(grooms[grooms.indexOf("opening") + 1]).toBe("notes");
    // What the family alone adds stands for all, hidden, behind what it follows.
    const own = edited(worded, "groom", (shown) => ({
      ...shown,
      sections: shown.sections.toSpliced(2, 0, notes("notes", "Ngunduh mantu")),
    }));
    expect(orderOf(own, "groom").slice(0, 3)).toEqual(["cover", "closing", "notes"]);
    expect(own.sections.filter(({ id }) => id !== "notes")).toEqual(common.sections);
    // One step back, and by moving it back.
    expect(withCommonOrder(content, "groom")).toEqual(common);
    expect(
      edited(content, "groom", (shown) => ({
        ...shown,
        sections: sectionsInOrder(shown.sections, ids(common)),
      })),
    ).toEqual(common);
  });

  test("written before sections had an order of their own is read, and loses nothing", () => {
    const content = edited(common, "groom", opening("Sugeng rawuh"));
    const stored = {
      ...content,
      sides: (content.sides ?? []).map(({ order: _unknown, ...before }) => before),
    };
    expect(contentSchema.parse(stored)).toEqual(content);
  });

  test("has sections that the others do not see, and hides what they see", () => {
    const content = edited(common, "groom", (shown) => ({
      ...shown,
      sections: [...shown.sections.filter(({ type }) => type !== "closing"), notes("notes", "Ngunduh mantu")],
    }));
    const seen = (side: "groom" | null) =>
      contentOfSide(content, side)
        .sections.filter(({ isHidden }) => !isHidden)
        .map(({ id }) => id);
    expect(seen(null)).toEqual(
      ids(common).filter((id) => !common.sections.find((one) => one.id === id)?.isHidden),
    );
    expect(seen("groom")).toContain("notes");
    expect(seen("groom")).not.toContain("closing");
  });

  test("wears its own theme and colours", () => {
    const content = edited(common, "bride", (shown) => ({
      ...shown,
      theme: "sunyi",
      adjustments: { sunyi: { accent: "#112233" } },
    }));
    expect(contentOfSide(content, "bride")).toMatchObject({
      theme: "sunyi",
      adjustments: { sunyi: { accent: "#112233" } },
    });
    expect(contentOfSide(content, null)).toEqual(common);
    const back = edited(content, "bride", (shown) => {
      const { adjustments: _gone, ...rest } = shown;
      return { ...rest, theme: common.theme };
    });
    expect(back).toEqual(common);
  });

  test("keeps what it wrote in a section that is gone, for when it comes back", () => {
    const content = edited(common, "groom", (shown) =>
      changed("closing", { signature: both("Keluarga Dimas") }, shown),
    );
    const without = { ...content, sections: content.sections.filter(({ id }) => id !== "closing") };
    const other = edited(without, "groom", opening("Sugeng rawuh"));
    const again = { ...other, sections: content.sections };
    expect(sectionOf(contentOfSide(again, "groom"), "closing").signature.id).toBe("Keluarga Dimas");
  });
});

describe("two editors of families' versions", () => {
  test("both keep what they wrote, whichever family and whichever section", () => {
    const mine = edited(common, "groom", opening("Sugeng rawuh"));
    const theirs = edited(edited(common, "bride", opening("Wilujeng sumping")), "groom", (shown) =>
      changed("closing", { signature: both("Keluarga Dimas") }, shown),
    );
    const { content, conflicts } = mergeContent({ base: common, mine, theirs });
    expect(conflicts).toEqual([]);
    expect([greetingOf(content, "groom"), greetingOf(content, "bride")]).toEqual([
      "Sugeng rawuh",
      "Wilujeng sumping",
    ]);
    expect(sectionOf(contentOfSide(content, "groom"), "closing").signature.id).toBe("Keluarga Dimas");
  });

  test("are asked about the same words of one family, and both stay reachable", () => {
    const mine = edited(common, "groom", opening("Sugeng rawuh"));
    const theirs = edited(common, "groom", opening("Kulo nuwun"));
    const { conflicts } = mergeContent({ base: common, mine, theirs });
    expect(conflicts).toMatchObject([{ part: "section", family: "groom", key: "groom section opening" }]);
    for (const [choice, greeting] of [
      ["mine", "Sugeng rawuh"],
      ["theirs", "Kulo nuwun"],
    ] as const) {
      const settled = mergeContent({ base: common, mine, theirs }, { "groom section opening": choice });
      expect(settled.conflicts).toEqual([]);
      expect(greetingOf(settled.content, "groom")).toBe(greeting);
    }
  });

  test("who move sections and who write words keep both; of two orders mine stands", () => {
    const moved = (content: Content, from: number, to: number) =>
      edited(content, "groom", (shown) => {
        const [one] = shown.sections.slice(from, from + 1);
        return one === undefined
          ? shown
          : { ...shown, sections: shown.sections.toSpliced(from, 1).toSpliced(to, 0, one) };
      });
    const mine = moved(common, 1, 2);
    const theirs = edited(common, "groom", opening("Sugeng rawuh"));
    const { content, conflicts } = mergeContent({ base: common, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(greetingOf(content, "groom")).toBe("Sugeng rawuh");
    const orderOf = (of: Content) => ids(contentOfSide(of, "groom"));
    expect(orderOf(content)).toEqual(orderOf(mine));
    const both = mergeContent({ base: common, mine, theirs: moved(common, 3, 1) });
    expect([both.conflicts, orderOf(both.content)]).toEqual([[], orderOf(mine)]);
    expect(isWithinSide(common, mine, "groom")).toBe(true);
  });

  test("one giving the common text back and one writing on are asked", () => {
    const base = edited(common, "groom", opening("Sugeng rawuh"));
    const theirs = edited(base, "groom", opening("Sugeng rawuh sedaya"));
    const { conflicts } = mergeContent({ base, mine: withInherited(base, "groom", "opening"), theirs });
    expect(conflicts).toMatchObject([{ family: "groom", mine: sectionOf(common, "opening") }]);
  });
});

function never(): never {
  throw new Error("no ceremony");
}
