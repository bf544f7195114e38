// Written by npm run themes, out of the folders of themes.
import type { Picture } from "./kit/picture.ts";
import { pictures as balang } from "./themes/balang/balang.ts";
import { pictures as buaian } from "./themes/buaian/buaian.ts";
import { pictures as forum } from "./themes/forum/forum.ts";
import { pictures as gonjong } from "./themes/gonjong/gonjong.ts";
import { pictures as horas } from "./themes/horas/horas.ts";
import { pictures as janur } from "./themes/janur/janur.ts";
import { pictures as jepun } from "./themes/jepun/jepun.ts";
import { pictures as kapel } from "./themes/kapel/kapel.ts";
import { pictures as kayon } from "./themes/kayon/kayon.ts";
import { pictures as khatam } from "./themes/khatam/khatam.ts";
import { pictures as kota } from "./themes/kota/kota.ts";
import { pictures as laut } from "./themes/laut/laut.ts";
import { pictures as layang } from "./themes/layang/layang.ts";
import { pictures as mega } from "./themes/mega/mega.ts";
import { pictures as merak } from "./themes/merak/merak.ts";
import { pictures as pesta } from "./themes/pesta/pesta.ts";
import { pictures as raudhah } from "./themes/raudhah/raudhah.ts";
import { pictures as rebung } from "./themes/rebung/rebung.ts";
import { pictures as resmi } from "./themes/resmi/resmi.ts";
import { pictures as ronce } from "./themes/ronce/ronce.ts";
import { pictures as sabbe } from "./themes/sabbe/sabbe.ts";
import { pictures as sido } from "./themes/sido/sido.ts";
import { pictures as sunyi } from "./themes/sunyi/sunyi.ts";
import { pictures as taman } from "./themes/taman/taman.ts";
import { pictures as teduh } from "./themes/teduh/teduh.ts";
import { pictures as teratai } from "./themes/teratai/teratai.ts";
import { pictures as toga } from "./themes/toga/toga.ts";
import { pictures as xi } from "./themes/xi/xi.ts";

/** What each theme with art bakes, by the name of the picture. */
export const studio: Record<string, Record<string, () => Promise<Picture>>> = {
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
