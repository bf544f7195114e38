import { hostsKindOf, withParents, type EventType } from "../event-type.ts";
import type { LocalizedText } from "../../text/language.ts";

const nobody: LocalizedText = { id: "", en: "" };
const daughter: LocalizedText = { id: "Putri dari", en: "Daughter of" };
const son: LocalizedText = { id: "Putra dari", en: "Son of" };
const either: LocalizedText = { id: "Putra/putri dari", en: "Child of" };

/**
 * The line above the names of somebody's parents, at events that name them.
 * @param index place among those whose event it is, from 0
 * @param isGroomFirst of a couple; undefined where nobody said who is who
 */
export function parentsLine(
  eventType: EventType,
  index: number,
  isGroomFirst: boolean | undefined,
): LocalizedText {
  if (!withParents.includes(eventType)) return nobody;
  if (eventType === "khitanan") return son;
  if (hostsKindOf(eventType) !== "couple" || isGroomFirst === undefined) return either;
  return isGroomFirst === (index === 0) ? son : daughter;
}
