import type { ThemeId } from "@janur/domain/theme";
import type { ThemeArt } from "../ornament/drawing.ts";
import { art as gonjong } from "./gonjong/art.ts";
import { art as janur } from "./janur/art.ts";
import { art as kota } from "./kota/art.ts";
import { art as layang } from "./layang/art.ts";
import { art as resmi } from "./resmi/art.ts";
import { art as sunyi } from "./sunyi/art.ts";
import { art as taman } from "./taman/art.ts";

/** What is drawn for every theme, for the build alone: pages get the looks that it makes of them. */
export const arts: Record<ThemeId, ThemeArt> = {
  gonjong,
  janur,
  kota,
  layang,
  resmi,
  sunyi,
  taman,
};
