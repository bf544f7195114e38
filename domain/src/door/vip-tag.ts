import type { DoorRow } from "./door-row.ts";

/** Tags by which families mark whom somebody receives at the door themselves: "VIP", "VVIP pejabat", "tamu kehormatan". */
const vipTag = /(^|[^\p{L}])v+ip([^\p{L}]|$)|kehormatan|honou?r/iu;

export function isVipTag(tag: string): boolean {
  return vipTag.test(tag);
}

export function isVip({ tags }: Pick<DoorRow, "tags">): boolean {
  return tags.some(isVipTag);
}
