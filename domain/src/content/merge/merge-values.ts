import { mergeLists } from "./merge-lists.ts";
import { isFormatted } from "../sections/rich-text.ts";
import { isRecord, isSameValue, type UnknownRecord } from "../../text/same-value.ts";

/** Whose version stands where both sides wrote something else. */
export type Side = "mine" | "theirs";

/**
 * Fields that only make sense together: a start in another zone, a map to
 * another place, a number under another holder's name would each be wrong
 * although neither side wrote anything wrong. They come from one side as a whole.
 */
const units: readonly (readonly string[])[] = [
  ["startAt", "endAt", "isUntilFinished", "zone"],
  ["venue", "address", "city", "mapUrl"],
  ["senderName", "senderRelation", "senderPhoneEnding"],
  ["provider", "providerName", "holder", "number"],
  ["name", "role", "phone", "hasWhatsApp"],
  ["kind", "label", "options", "isRequired", "tags"],
  ["media", "width", "height"],
];

interface Versions {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * Merges two later versions of one value: records by field, lists of things
 * with an id by that id, everything else as a whole. A text is never mixed.
 * @returns the value, with `preferred` in every place where both sides differ, and whether there was one
 */
export function mergeValues(versions: Versions, preferred: Side): { value: unknown; isClash: boolean } {
  const { base, mine, theirs } = versions;
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return { value: mine, isClash: false };
  if (isSameValue(base, mine)) return { value: theirs, isClash: false };
  const isText = [base, mine, theirs].some(isFormatted);
  if (!isText && isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    return mergeRecords({ base, mine, theirs }, preferred);
  }
  if (isKeyedList(base) && isKeyedList(mine) && isKeyedList(theirs)) {
    let isClash = false;
    const value = mergeLists<KeyedRecord>({ base, mine, theirs }, (entry) => {
      const { base: was, mine: one, theirs: other } = entry;
      if (was !== undefined && one !== undefined && other !== undefined) {
        const merged = mergeRecords({ base: was, mine: one, theirs: other }, preferred);
        isClash ||= merged.isClash;
        return { ...merged.value, id: one.id };
      }
      isClash = true;
      return entry[preferred];
    });
    return { value, isClash };
  }
  return { value: versions[preferred], isClash: true };
}

type KeyedRecord = UnknownRecord & { id: string };

function mergeRecords(
  { base, mine, theirs }: { base: UnknownRecord; mine: UnknownRecord; theirs: UnknownRecord },
  preferred: Side,
): { value: UnknownRecord; isClash: boolean } {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  let isClash = false;
  const value: UnknownRecord = {};
  for (const key of keys) {
    const unit = unitOf(key, keys);
    const isWhole = unit.length > 1;
    const merged = isWhole
      ? pick({ base: fields(base, unit), mine: fields(mine, unit), theirs: fields(theirs, unit) }, preferred)
      : mergeValues({ base: base[key], mine: mine[key], theirs: theirs[key] }, preferred);
    isClash ||= merged.isClash;
    value[key] = isWhole && isRecord(merged.value) ? merged.value[key] : merged.value;
  }
  return { value, isClash };
}

/** One whole side: the one that changed, or the preferred one where both did. */
function pick({ base, mine, theirs }: Versions, preferred: Side): { value: unknown; isClash: boolean } {
  if (isSameValue(base, theirs) || isSameValue(mine, theirs)) return { value: mine, isClash: false };
  if (isSameValue(base, mine)) return { value: theirs, isClash: false };
  return { value: preferred === "mine" ? mine : theirs, isClash: true };
}

function unitOf(key: string, keys: readonly string[]): readonly string[] {
  return units.find((names) => names.includes(key))?.filter((name) => keys.includes(name)) ?? [key];
}

function fields(record: UnknownRecord, names: readonly string[]): UnknownRecord {
  return Object.fromEntries(names.map((name) => [name, record[name]]));
}

function isKeyedList(value: unknown): value is KeyedRecord[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item["id"] === "string");
}
