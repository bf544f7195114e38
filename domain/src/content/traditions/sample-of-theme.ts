import type { EventType } from "../event-type.ts";
import type { ThemeId } from "../theme.ts";
import type { PackId } from "./pack-id.ts";

/** A day, and whose words and ceremonies it has. */
export interface SampleOfTheme {
  eventType: EventType;
  pack: PackId;
}

const wedding = (pack: PackId): SampleOfTheme => ({ eventType: "wedding", pack });

/** What a theme is shown with before anybody has said what they celebrate: a day that its art was drawn for. */
export const samplesOfThemes: Readonly<Record<ThemeId, SampleOfTheme>> = {
  balang: wedding("islam-betawi"),
  buaian: { eventType: "aqiqah", pack: "islam" },
  forum: { eventType: "seminar", pack: "office" },
  gandum: wedding("katolik"),
  gonjong: wedding("islam-minang"),
  horas: wedding("protestan-batak"),
  janur: wedding("neutral"),
  jepun: wedding("hindu-bali"),
  kapel: wedding("protestan"),
  kayon: wedding("islam-jawa"),
  khatam: wedding("islam"),
  kota: wedding("neutral"),
  laut: wedding("neutral"),
  layang: { eventType: "khitanan", pack: "islam" },
  mega: wedding("islam-jawa"),
  merak: wedding("islam-sunda"),
  pesta: { eventType: "birthday", pack: "neutral" },
  prada: wedding("hindu-bali"),
  raudhah: wedding("islam"),
  rebung: wedding("islam-melayu"),
  resmi: { eventType: "meeting", pack: "office" },
  ronce: wedding("islam-sunda"),
  sabbe: wedding("islam-bugis"),
  sido: wedding("neutral-jawa"),
  sunyi: wedding("neutral"),
  taman: wedding("neutral"),
  teduh: { eventType: "memorial", pack: "neutral" },
  teratai: wedding("buddha"),
  toga: { eventType: "graduation", pack: "neutral" },
  truntum: wedding("islam-jawa"),
  xi: wedding("neutral-tionghoa"),
};
