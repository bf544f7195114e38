import { describe, expect, test } from "vitest";
import { limits } from "../limits.ts";
import { hasCoarseWord } from "./word-filter.ts";

describe("finds", () => {
  test.each([
    "Dasar bangsat!",
    "ANJING",
    "goblok-goblok semua",
    "gobloknya kalian",
    "tolollah",
    "you are an asshole",
    "fucking great",
    "Oh shit.",
    "What fuckers",
    "Main slot gacor di sini",
    "JUDI  ONLINE terpercaya",
    "situs togel, pasti maxwin",
    "dasar babi",
  ])("the plain word in %j", (text) => {
    expect(hasCoarseWord(text)).toBe(true);
  });

  test.each([
    "anjiiiing",
    "k0nt0l",
    "b4ngs4t",
    "b@ngs@t",
    "t0l0l",
    "a.n.j.i.n.g",
    "a-n-j-i-n-g",
    "a n j i n g",
    "an.jing",
    "k*nt*l",
    "f*ck",
    "sh!t",
    "assssshole",
    "m.e_m-e'k",
    "ｂａｎｇｓａｔ",
    "bángsat",
    "F U C K",
    "sl0t g4c0r",
  ])("the disguise in %j", (text) => {
    expect(hasCoarseWord(text)).toBe(true);
  });
});

describe("leaves alone", () => {
  /** Names, places and words that contain, resemble or begin like a listed one. */
  test.each([
    // People
    "Dick Hartono",
    "Cokorda Istri Agung",
    "Tololiu Waworuntu",
    "Sundalangi",
    "Lontoh",
    "Assad",
    "Hasan Hassan",
    "Shitta",
    "Matsushita",
    "Hancock",
    "Cockburn",
    "Dickens",
    "Fuk Lan",
    "Tai Lie Ing",
    "Basuki",
    "Asunción",
    "Pukiyem",
    "Bangsawan Putra",
    "Wankermann",
    "Bastari",
    "Nigel",
    "Niggemann",
    "Nggoblokan",
    "Keparatan",
    "Entoto",
    "Bitchener",
    "Sluter",
    // Places
    "Scunthorpe",
    "Penistone",
    "Essex dan Sussex",
    "Jembrana, Bali",
    "Pulau Babi",
    "Pantekosta",
    "GPdI Gereja Pantekosta Efata",
    "Kampung Bangsal",
    "Togelang",
    "Kuta",
    "Jl. Lontar No. 70101",
    "Anjingan",
    "Tolo-Tolo",
    // Words
    "memekarkan",
    "memekik bahagia",
    "Bunga-bunga memekar",
    "kontolan",
    "perekat keluarga",
    "asuransi",
    "asuhan Ibu",
    "bangsa dan negara",
    "pelacakan",
    "mampu",
    "classic, assist, passion",
    "babi guling",
    "cocktail",
    "dijauhkan dari godaan setan",
    "tolong, tolok ukur",
    "slot parkir, daftar online",
    "kamu itu cantik",
    "anak-anak-soleh",
    // Figures and signs
    "BCA 0000 1234 56, a.n. Rani",
    "70101",
    "**** ###",
    "....",
    "S.H., M.Kn., S.H.I.",
    "Drs. H. A. N. Jinggo",
    "a n d i",
    "",
  ])("%j", (text) => {
    expect(hasCoarseWord(text)).toBe(false);
  });
});

test("stays quick on the longest wish, whatever it is made of", () => {
  const started = Date.now();
  for (const piece of ["a", "an", "a.", "a n ", "f.u.", "*", "ss", "-"]) {
    hasCoarseWord(piece.repeat(limits.wish.text));
  }
  // Milliseconds; a pattern that runs away would need minutes.
  expect(Date.now() - started).toBeLessThan(2_000);
});
