import { ceremoniesOf, type Content } from "./content.ts";
import type { Ceremony } from "./sections/ceremonies.ts";

type Fact = "day" | "place";

/** The first other ceremony that has a day or a place of its own; undefined where none has. */
export function ceremonyWith(content: Content, fact: Fact, id: string): Ceremony | undefined {
  return ceremoniesOf(content).find((ceremony) => ceremony.id !== id && hasFact(ceremony, fact));
}

function hasFact({ startAt, venue, address }: Ceremony, fact: Fact): boolean {
  return fact === "day" ? startAt !== null : venue !== "" || address !== "";
}

/** At the place of another ceremony, with its map. */
export function atPlaceOf(ceremony: Ceremony, other: Ceremony): Ceremony {
  const { venue, address, city, mapUrl } = other;
  return { ...ceremony, venue, address, city, mapUrl };
}

export function isAtPlaceOf(ceremony: Ceremony, other: Ceremony): boolean {
  return ceremony.venue === other.venue && ceremony.address === other.address && ceremony.city === other.city;
}

/** On the day of another ceremony; it begins when the other one ends, as far as anybody knows. */
export function onDayOf(ceremony: Ceremony, other: Ceremony): Ceremony {
  return { ...ceremony, startAt: other.endAt ?? other.startAt, endAt: null, zone: other.zone };
}

/** A content in which one ceremony is another one. */
export function withCeremony(
  content: Content,
  id: string,
  change: (ceremony: Ceremony) => Ceremony,
): Content {
  return {
    ...content,
    sections: content.sections.map((section) =>
      section.type === "ceremonies" && section.ceremonies.some((ceremony) => ceremony.id === id)
        ? {
            ...section,
            ceremonies: section.ceremonies.map((ceremony) =>
              ceremony.id === id ? change(ceremony) : ceremony,
            ),
          }
        : section,
    ),
  };
}
