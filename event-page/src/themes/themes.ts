// Written by npm run themes, out of the folders of themes.
import type { ThemeId } from "@janur/domain/content/theme";
import { theme as balang } from "./balang/balang.ts";
import { theme as buaian } from "./buaian/buaian.ts";
import { theme as forum } from "./forum/forum.ts";
import { theme as gonjong } from "./gonjong/gonjong.ts";
import { theme as horas } from "./horas/horas.ts";
import { theme as janur } from "./janur/janur.ts";
import { theme as jepun } from "./jepun/jepun.ts";
import { theme as kapel } from "./kapel/kapel.ts";
import { theme as kayon } from "./kayon/kayon.ts";
import { theme as khatam } from "./khatam/khatam.ts";
import { theme as kota } from "./kota/kota.ts";
import { theme as laut } from "./laut/laut.ts";
import { theme as layang } from "./layang/layang.ts";
import { theme as mega } from "./mega/mega.ts";
import { theme as merak } from "./merak/merak.ts";
import { theme as pesta } from "./pesta/pesta.ts";
import { theme as raudhah } from "./raudhah/raudhah.ts";
import { theme as rebung } from "./rebung/rebung.ts";
import { theme as resmi } from "./resmi/resmi.ts";
import { theme as ronce } from "./ronce/ronce.ts";
import { theme as sabbe } from "./sabbe/sabbe.ts";
import { theme as sido } from "./sido/sido.ts";
import { theme as sunyi } from "./sunyi/sunyi.ts";
import { theme as taman } from "./taman/taman.ts";
import { theme as teduh } from "./teduh/teduh.ts";
import { theme as teratai } from "./teratai/teratai.ts";
import { theme as toga } from "./toga/toga.ts";
import { theme as xi } from "./xi/xi.ts";
import type { Theme } from "./base/theme.ts";

/** Every theme by its id; the names themselves stand in the domain. */
export const themes: Record<ThemeId, Theme> = {
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
