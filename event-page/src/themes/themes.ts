import type { ThemeId } from "@janur/domain/theme";
import { gonjong } from "./gonjong/gonjong.ts";
import { janur } from "./janur/janur.ts";
import { kota } from "./kota/kota.ts";
import { layang } from "./layang/layang.ts";
import { resmi } from "./resmi/resmi.ts";
import { sunyi } from "./sunyi/sunyi.ts";
import { taman } from "./taman/taman.ts";
import type { Theme } from "./theme.ts";

/** Every theme by its id; the names themselves stand in the domain. */
export const themes: Record<ThemeId, Theme> = {
  gonjong,
  janur,
  kota,
  layang,
  resmi,
  sunyi,
  taman,
};
