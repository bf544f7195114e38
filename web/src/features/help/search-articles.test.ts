import { describe, expect, it } from "vitest";
import english from "../../locales/en/help.ts";
import indonesian from "../../locales/id/help.ts";
import { articleSearch } from "./search-articles.ts";

const cari = articleSearch(indonesian.articles);
const find = articleSearch(english.articles);

describe("the help centre's search", () => {
  it.each([
    ["daftar tunggu", "seats-and-waitlist"],
    ["lupa kata sandi", "signing-in"],
    ["moderasi", "wishes"],
    ["rekening", "gifts"],
    ["wib", "names-and-places"],
  ])("puts the article about %s first", (question, id) => {
    expect(cari(question)[0]?.id).toBe(id);
  });

  it.each([
    ["dafatr tungu", "seats-and-waitlist"],
    ["lpua kata sandi", "signing-in"],
    ["menerbitkn", "publish"],
    ["tautan pribdi", "guests-and-links"],
  ])("forgives the typing of %s", (question, id) => {
    expect(cari(question).map((article) => article.id)).toContain(id);
  });

  it("finds by an unfinished word", () => {
    expect(cari("sampa").map(({ id }) => id)).toContain("archive-and-trash");
  });

  it("takes what has some of the words where nothing has all", () => {
    expect(find("waitlist xylophone")[0]?.id).toBe("seats-and-waitlist");
  });

  it("finds nothing for nothing, and for what no article says", () => {
    expect(find("   ")).toEqual([]);
    expect(find("xylophone")).toEqual([]);
  });

  it("speaks English to the English", () => {
    expect(find("waitlist")[0]?.id).toBe("seats-and-waitlist");
    expect(find("forgoten pasword")[0]?.id).toBe("signing-in");
  });
});
