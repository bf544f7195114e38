// Written by npm run themes, out of the folders of themes.
import type { ThemeId } from "../theme.ts";
import type { SampleOfTheme } from "./sample-of-theme.ts";

export const samplesOfThemes: Readonly<Record<ThemeId, SampleOfTheme>> = {
  balang: { eventType: "wedding", pack: "islam-betawi" },
  buaian: { eventType: "aqiqah", pack: "islam" },
  forum: { eventType: "seminar", pack: "office" },
  gonjong: { eventType: "wedding", pack: "islam-minang" },
  horas: { eventType: "wedding", pack: "protestan-batak" },
  janur: { eventType: "wedding", pack: "neutral" },
  jepun: { eventType: "wedding", pack: "hindu-bali" },
  kapel: { eventType: "wedding", pack: "protestan" },
  kayon: { eventType: "wedding", pack: "islam-jawa" },
  khatam: { eventType: "wedding", pack: "islam" },
  kota: { eventType: "wedding", pack: "neutral" },
  laut: { eventType: "wedding", pack: "neutral" },
  layang: { eventType: "khitanan", pack: "islam" },
  mega: { eventType: "wedding", pack: "islam-jawa" },
  merak: { eventType: "wedding", pack: "islam-sunda" },
  pesta: { eventType: "birthday", pack: "neutral" },
  raudhah: { eventType: "wedding", pack: "islam" },
  rebung: { eventType: "wedding", pack: "islam-melayu" },
  resmi: { eventType: "meeting", pack: "office" },
  ronce: { eventType: "wedding", pack: "islam-sunda" },
  sabbe: { eventType: "wedding", pack: "islam-bugis" },
  sido: { eventType: "wedding", pack: "neutral-jawa" },
  sunyi: { eventType: "wedding", pack: "neutral" },
  taman: { eventType: "wedding", pack: "neutral" },
  teduh: { eventType: "memorial", pack: "neutral" },
  teratai: { eventType: "wedding", pack: "buddha" },
  toga: { eventType: "graduation", pack: "neutral" },
  xi: { eventType: "wedding", pack: "neutral-tionghoa" },
};
