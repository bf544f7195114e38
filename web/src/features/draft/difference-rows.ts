import { languages, localize, type Language } from "@janur/domain/text/language";
import type { ContentDifference } from "@janur/domain/content/merge/content-difference";
import { richSourceOf } from "@janur/domain/content/sections/rich-source";
import { isLocalizedText, type RichText } from "@janur/domain/content/sections/rich-text";
import { isRecord, isSameValue, type UnknownRecord } from "@janur/domain/text/same-value";
import { currentLanguage } from "../../lib/i18n/i18n.ts";
import { fieldOf } from "./field-names.ts";

/** One field in which two versions of a part differ; undefined where a version lacks the whole item. */
export interface DifferenceRow {
  /** What the field belongs to inside its section: "Akad nikah"; empty for the section itself. */
  item: string;
  /** Name of the field in the content's schema, or what its form calls it (`fieldOf`). */
  field: string;
  /** Of a text that is written per language. */
  language: Language | null;
  /** Zone of the clocks beside this field, where the part has one. */
  zone: string | null;
  mine: unknown;
  theirs: unknown;
}

/** Fields that say nothing to a person: names of things, and sizes and colours that come with their picture. */
const silent = ["id", "type", "width", "height", "color", "format", "kbps"];

/**
 * The fields in which two versions differ, in the order of the schema.
 * @param language in which items are named
 */
export function differenceRows(mine: unknown, theirs: unknown, language: Language): DifferenceRow[] {
  return rows({ item: "", field: "", zone: null, language }, mine, theirs);
}

/** The rows of one part of a content: a section or what was changed about themes has several, another part is one. */
export function rowsOfPart(part: ContentDifference["part"], mine: unknown, theirs: unknown): DifferenceRow[] {
  if (part === "section" || part === "adjustments") return differenceRows(mine, theirs, currentLanguage());
  return [{ item: "", field: part, language: null, zone: null, mine, theirs }];
}

interface Place {
  item: string;
  field: string;
  zone: string | null;
  language: Language;
}

function rows(place: Place, mine: unknown, theirs: unknown): DifferenceRow[] {
  if (isSameValue(mine, theirs) || silent.includes(place.field)) return [];
  const { item, field, zone } = place;
  const [one, other] = [mine, theirs].map(localized);
  if (one !== undefined || other !== undefined) {
    return languages.flatMap((language): DifferenceRow[] => {
      const texts = { mine: one?.[language], theirs: other?.[language] };
      return isSameValue(texts.mine ?? "", texts.theirs ?? "")
        ? []
        : [{ item, field, zone, language, mine: typed(texts.mine), theirs: typed(texts.theirs) }];
    });
  }
  if (isItems(mine) || isItems(theirs)) {
    return itemRows(place, isItems(mine) ? mine : [], isItems(theirs) ? theirs : []);
  }
  // How a photo is cut comes and goes with it.
  if (field === "crop" && (mine == null || theirs == null)) return [];
  if (isRecord(mine) || isRecord(theirs)) return recordRows(place, mine, theirs);
  // What is not there and what is not filled in are the same to a person.
  if ([mine, theirs].every((side) => side == null || side === "")) return [];
  return [{ item, field, zone, language: null, mine, theirs }];
}

function recordRows(place: Place, mine: unknown, theirs: unknown): DifferenceRow[] {
  const [one, other] = [mine, theirs].map((side) => (isRecord(side) ? side : {}));
  const zone = [one, other].map((side) => side?.["zone"]).find((value) => typeof value === "string");
  const type = one?.["type"] ?? other?.["type"];
  return [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])].flatMap((field) =>
    rows({ ...place, field: fieldOf(field, type), zone: zone ?? place.zone }, one?.[field], other?.[field]),
  );
}

function itemRows(place: Place, mine: readonly Item[], theirs: readonly Item[]): DifferenceRow[] {
  const ids = [...new Set([...mine, ...theirs].map(({ id }) => id))];
  const common = (items: readonly Item[], others: readonly Item[]) =>
    items.filter(({ id }) => others.some((other) => other.id === id));
  const order = { mine: common(mine, theirs), theirs: common(theirs, mine) };
  const isReordered = order.mine.some(({ id }, index) => id !== order.theirs[index]?.id);
  const names = (items: readonly Item[]) =>
    items.map((item) => itemName(item, place.language) || String(items.indexOf(item) + 1)).join(", ");
  return [
    ...(isReordered
      ? [
          {
            item: place.item,
            field: "order",
            zone: place.zone,
            language: null,
            mine: names(order.mine),
            theirs: names(order.theirs),
          },
        ]
      : []),
    ...ids.flatMap((id, index) => {
      const [one, other] = [mine, theirs].map((items) => items.find((item) => item.id === id));
      const name =
        itemName(one ?? other ?? {}, place.language) ||
        itemName(other ?? {}, place.language) ||
        String(index + 1);
      return rows(
        { ...place, item: [place.item, name].filter((part) => part !== "").join(" · ") },
        one,
        other,
      );
    }),
  ];
}

/** What a person would call an item of a list. */
function itemName(item: UnknownRecord, language: Language): string {
  for (const field of ["name", "title", "nickname", "fullName", "label", "holder", "alt"]) {
    const value = item[field];
    const name = isLocalizedText(value) ? localize(value, language) : value;
    if (typeof name === "string" && name.trim() !== "") return name;
  }
  return "";
}

type Item = UnknownRecord & { id: string };

function isItems(value: unknown): value is Item[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isRecord(item) && typeof item["id"] === "string")
  );
}

function localized(value: unknown): Record<Language, RichText> | undefined {
  return isLocalizedText(value) ? value : undefined;
}

/** With its marks, so that a word that only became bold is seen, and what is copied can be typed again. */
function typed(text: RichText | undefined): string | undefined {
  return text === undefined ? undefined : richSourceOf(text);
}
