import type { ThemeId } from "@janur/domain/content/theme";
import { balang } from "./balang/balang.ts";
import { buaian } from "./buaian/buaian.ts";
import { forum } from "./forum/forum.ts";
import { gandum } from "./gandum/gandum.ts";
import { gonjong } from "./gonjong/gonjong.ts";
import { horas } from "./horas/horas.ts";
import { janur } from "./janur/janur.ts";
import { jepun } from "./jepun/jepun.ts";
import { kapel } from "./kapel/kapel.ts";
import { kayon } from "./kayon/kayon.ts";
import { khatam } from "./khatam/khatam.ts";
import { kota } from "./kota/kota.ts";
import { laut } from "./laut/laut.ts";
import { layang } from "./layang/layang.ts";
import { mega } from "./mega/mega.ts";
import { merak } from "./merak/merak.ts";
import { pesta } from "./pesta/pesta.ts";
import { prada } from "./prada/prada.ts";
import { raudhah } from "./raudhah/raudhah.ts";
import { rebung } from "./rebung/rebung.ts";
import { resmi } from "./resmi/resmi.ts";
import { ronce } from "./ronce/ronce.ts";
import { sabbe } from "./sabbe/sabbe.ts";
import { sido } from "./sido/sido.ts";
import { sunyi } from "./sunyi/sunyi.ts";
import { taman } from "./taman/taman.ts";
import { teduh } from "./teduh/teduh.ts";
import { teratai } from "./teratai/teratai.ts";
import { toga } from "./toga/toga.ts";
import { truntum } from "./truntum/truntum.ts";
import { xi } from "./xi/xi.ts";
import type { Theme } from "./base/theme.ts";

/** Every theme by its id; the names themselves stand in the domain. */
export const themes: Record<ThemeId, Theme> = {
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
