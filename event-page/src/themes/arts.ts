// Written by npm run themes, out of the folders of themes.
import type { ThemeId } from "@janur/domain/content/theme";
import type { ThemeArt } from "../ornament/drawing.ts";
import { art as balang } from "./balang/balang.ts";
import { art as buaian } from "./buaian/buaian.ts";
import { art as forum } from "./forum/forum.ts";
import { art as gonjong } from "./gonjong/gonjong.ts";
import { art as horas } from "./horas/horas.ts";
import { art as janur } from "./janur/janur.ts";
import { art as jepun } from "./jepun/jepun.ts";
import { art as kapel } from "./kapel/kapel.ts";
import { art as kayon } from "./kayon/kayon.ts";
import { art as khatam } from "./khatam/khatam.ts";
import { art as kota } from "./kota/kota.ts";
import { art as laut } from "./laut/laut.ts";
import { art as layang } from "./layang/layang.ts";
import { art as mega } from "./mega/mega.ts";
import { art as merak } from "./merak/merak.ts";
import { art as pesta } from "./pesta/pesta.ts";
import { art as raudhah } from "./raudhah/raudhah.ts";
import { art as rebung } from "./rebung/rebung.ts";
import { art as resmi } from "./resmi/resmi.ts";
import { art as ronce } from "./ronce/ronce.ts";
import { art as sabbe } from "./sabbe/sabbe.ts";
import { art as sido } from "./sido/sido.ts";
import { art as sunyi } from "./sunyi/sunyi.ts";
import { art as taman } from "./taman/taman.ts";
import { art as teduh } from "./teduh/teduh.ts";
import { art as teratai } from "./teratai/teratai.ts";
import { art as toga } from "./toga/toga.ts";
import { art as xi } from "./xi/xi.ts";

/** What is drawn for every theme, for the build alone: pages get the looks that it makes of them. */
export const arts: Record<ThemeId, () => ThemeArt> = {
  balang,
  buaian,
  forum,
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
  xi,
};
