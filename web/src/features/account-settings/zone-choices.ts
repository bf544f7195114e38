import { indonesianZones, zoneLabel } from "@janur/domain/time/zone";
import { textFit } from "../../lib/text/forgiving-words.ts";

/** Where many Indonesians live abroad, from the nearest on. */
const usual = [
  "Asia/Singapore",
  "Asia/Kuala_Lumpur",
  "Asia/Hong_Kong",
  "Asia/Taipei",
  "Asia/Seoul",
  "Asia/Tokyo",
  "Asia/Riyadh",
  "Asia/Dubai",
  "Australia/Perth",
  "Australia/Sydney",
  "Europe/Istanbul",
  "Europe/Amsterdam",
  "Europe/London",
  "America/New_York",
  "America/Los_Angeles",
];

export interface ZoneChoice {
  /** IANA zone. */
  value: string;
  label: string;
}

/** Found by a search alone where `isFar`. */
interface ZoneGroup {
  name: "indonesia" | "usual" | "others";
  isFar: boolean;
  zones: ZoneChoice[];
}

/** `Jakarta (WIB)`, `Singapore (GMT+8)`; elsewhere with the part of the world. */
function labelOf(zone: string, isFar: boolean, now: Date): string {
  const city = zone.split("/").at(-1) ?? zone;
  const name = (isFar ? zone : city).replaceAll("_", " ").replaceAll("/", ", ");
  return `${name} (${zoneLabel(zone, now)})`;
}

/**
 * Zones to choose from: Indonesia's own, those that are used often, and all that the browser knows.
 * @param chosen stands among the usual ones, so that a list shows what was chosen
 */
export function zoneGroups(chosen: string, now: Date): ZoneGroup[] {
  const own = Object.keys(indonesianZones);
  const near = [...new Set([...usual, chosen])].filter((zone) => !own.includes(zone));
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  const far = known.filter((zone) => !own.includes(zone) && !near.includes(zone));
  const choices = (zones: readonly string[], isFar: boolean) =>
    zones.map((value) => ({ value, label: labelOf(value, isFar, now) }));
  return [
    { name: "indonesia", isFar: false, zones: choices(own, false) },
    { name: "usual", isFar: false, zones: choices(near, false) },
    { name: "others", isFar: true, zones: choices(far, true) },
  ];
}

/** Whether what is typed means this zone, mistyped or not. */
export function isZoneMeant(typed: string, { value, label }: ZoneChoice): boolean {
  return textFit(typed, label, value) > 0;
}
