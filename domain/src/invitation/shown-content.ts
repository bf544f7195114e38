import { ceremoniesFor } from "../guest/audience.ts";
import { isWaiting } from "../content/completeness.ts";
import type { Content } from "../content/content.ts";
import { contentOfSide } from "../content/side/content-of-side.ts";
import type { Guest } from "../guest/guest.ts";
import type { Section } from "../content/section.ts";
import type { GuestSide } from "../side/guest-side.ts";

/** Whether some of it is not for everybody with the address. */
export function hasGates(content: Content): boolean {
  return content.sections.some(
    (section) =>
      !section.isHidden &&
      ((section.type === "gifts" && section.audience === "invited") ||
        (section.type === "ceremonies" && section.ceremonies.some(({ audience }) => audience === "invited"))),
  );
}

/**
 * What guests may see of a draft at all: hidden sections and ceremonies of which nothing is known stay behind. Of
 * hidden hosts the names remain, because cover and title are made of them. Of the families' versions it is one.
 * @param side whose version; null for the common one
 */
export function shownContent(content: Content, side: GuestSide | null = null): Content {
  const own = contentOfSide(content, side);
  return { ...own, sections: own.sections.flatMap(shownSection) };
}

/**
 * The part for everybody with the address. What is gated leaves neither name
 * nor day nor place; its section stays as an empty place, so that a guest's own
 * can be put there.
 */
export function publicContent(content: Content): Content {
  return contentFor(content, null);
}

/** What a page that is closed to the public says of its invitation: how it looks and which languages it has. */
export function closedContent({ sections: _sections, sides: _sides, ...looks }: Content): Content {
  return { ...looks, sections: [] };
}

/**
 * What one guest sees: their own ceremonies, and gifts that are only for the
 * invited. Null stands for somebody without a personal link.
 */
export function contentFor(content: Content, guest: Pick<Guest, "ceremonies"> | null): Content {
  const shown = shownContent(content);
  const own = new Set(ceremoniesFor(shown, guest).map(({ id }) => id));
  return { ...shown, sections: shown.sections.map((section) => cutSection(section, own, guest !== null)) };
}

function cutSection(section: Section, own: ReadonlySet<string>, isGuest: boolean): Section {
  if (section.type === "ceremonies") {
    const ceremonies = section.ceremonies.filter(({ id }) => own.has(id));
    return ceremonies.length === 0
      ? { ...section, heading: nothing, ceremonies }
      : { ...section, ceremonies };
  }
  if (section.type === "gifts" && section.audience === "invited" && !isGuest) {
    return { ...section, heading: nothing, text: nothing, accounts: [], qris: null, address: "" };
  }
  return section;
}

const nothing = { id: "", en: "" };

function shownSection(section: Section): Section[] {
  if (!section.isHidden) {
    return section.type === "ceremonies"
      ? [{ ...section, ceremonies: section.ceremonies.filter((ceremony) => !isWaiting(ceremony)) }]
      : [section];
  }
  if (section.type !== "hosts") return [];
  const persons = section.persons.map((person) => ({
    ...person,
    birthOrder: nothing,
    father: "",
    mother: "",
    photo: null,
  }));
  return [{ ...section, persons }];
}
