import type { ThemeId } from "@janur/domain/content/theme";
import type { ThemeArt } from "../ornament/drawing.ts";
import { art as balang } from "./balang/art.ts";
import { art as buaian } from "./buaian/art.ts";
import { art as forum } from "./forum/art.ts";
import { art as gandum } from "./gandum/art.ts";
import { art as gonjong } from "./gonjong/art.ts";
import { art as horas } from "./horas/art.ts";
import { art as janur } from "./janur/art.ts";
import { art as jepun } from "./jepun/art.ts";
import { art as kapel } from "./kapel/art.ts";
import { art as kayon } from "./kayon/art.ts";
import { art as khatam } from "./khatam/art.ts";
import { art as kota } from "./kota/art.ts";
import { art as laut } from "./laut/art.ts";
import { art as layang } from "./layang/art.ts";
import { art as mega } from "./mega/art.ts";
import { art as merak } from "./merak/art.ts";
import { art as pesta } from "./pesta/art.ts";
import { art as prada } from "./prada/art.ts";
import { art as raudhah } from "./raudhah/art.ts";
import { art as rebung } from "./rebung/art.ts";
import { art as resmi } from "./resmi/art.ts";
import { art as ronce } from "./ronce/art.ts";
import { art as sabbe } from "./sabbe/art.ts";
import { art as sido } from "./sido/art.ts";
import { art as sunyi } from "./sunyi/art.ts";
import { art as taman } from "./taman/art.ts";
import { art as teduh } from "./teduh/art.ts";
import { art as teratai } from "./teratai/art.ts";
import { art as toga } from "./toga/art.ts";
import { art as truntum } from "./truntum/art.ts";
import { art as xi } from "./xi/art.ts";

/** What is drawn for every theme, for the build alone: pages get the looks that it makes of them. */
export const arts: Record<ThemeId, ThemeArt> = {
  balang,
  buaian,
  forum,
  gandum,
  gonjong,
  horas,
  janur,
  jepun,
  kapel,
  kayon,
  khatam,
  kota,
  laut,
  layang,
  mega,
  merak,
  pesta,
  prada,
  raudhah,
  rebung,
  resmi,
  ronce,
  sabbe,
  sido,
  sunyi,
  taman,
  teduh,
  teratai,
  toga,
  truntum,
  xi,
};
