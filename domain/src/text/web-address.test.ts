import { describe, expect, it } from "vitest";
import { hasWebAddress } from "./web-address.ts";

describe("web address in what somebody wrote", () => {
  it.each([
    "Selamat! Cek https://gacor.example/daftar",
    "HTTP://x.y",
    "buka www.promo-kilat.id ya",
    "slot88.com",
    "Main di slot88.vip, pasti menang",
    "bit.ly/3xY",
    "s.id/undian",
    "gacor [dot] com",
    "gacor (titik) xyz",
    "https：//ｇａｃｏｒ．ｃｏｍ",
    "pinjol.co.id",
  ])("is found in %s", (text) => {
    expect(hasWebAddress(text)).toBe(true);
  });

  it.each([
    "Selamat menempuh hidup baru, Rani & Dimas!",
    "Semoga sakinah.Amin",
    "dr. Anindya Maharani, Sp.A. dan H. Bambang, S.T., M.Sc.",
    "S.Kom., M.Si., Ph.D.",
    "Barakallah...semoga langgeng",
    "Jam 10.00 kami datang, no. 14",
    "Selamat ya.. me and my wife",
    "Dari keluarga Jl.Dago No.14",
    "Semoga bahagia. Id mubarak",
    "A.n. keluarga besar",
    "",
  ])("is not found in %s", (text) => {
    expect(hasWebAddress(text)).toBe(false);
  });
});
