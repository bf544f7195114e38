import { describe, expect, it } from "vitest";
import type { HelpArticleId } from "../../locales/help-article.ts";
import english from "../../locales/en/help.ts";
import indonesian from "../../locales/id/help.ts";
import { articleSearch } from "./search-articles.ts";

const cari = articleSearch(indonesian.articles);
const find = articleSearch(english.articles);

/** What people type, and the article that they look for. */
const questions: Record<"id" | "en", [question: string, first: HelpArticleId][]> = {
  id: [
    ["daftar tunggu", "seats-and-waitlist"],
    ["dafatr tungu", "seats-and-waitlist"],
    ["kuota penuh", "seats-and-waitlist"],
    ["lupa kata sandi", "signing-in"],
    ["lpua kata sandi", "signing-in"],
    ["kata sandi", "signing-in"],
    ["kata sandii", "signing-in"],
    ["pasword", "signing-in"],
    ["tidak bisa masuk", "signing-in"],
    ["login", "signing-in"],
    ["hapus akun", "own-data"],
    ["hapus akn", "own-data"],
    ["bagaimana cara menghapus akun saya", "own-data"],
    ["unduh data saya", "own-data"],
    ["qris", "qris"],
    ["qriss", "qris"],
    ["QRIS tidak terbaca", "qris"],
    ["kode qr pembayaran", "qris"],
    ["rekening", "gifts"],
    ["rekning", "gifts"],
    ["amplop digital", "gifts"],
    ["gopay", "gifts"],
    ["moderasi", "wishes"],
    ["ucapn", "wishes"],
    ["wib", "names-and-places"],
    ["menerbitkn", "publish"],
    ["cara menerbitkan undangan", "publish"],
    ["tautan pribdi", "guests-and-links"],
    ["kirim lewat whatsap", "sending"],
    ["pengingat", "sending"],
    ["foto tidak bisa diunggah", "photos"],
    ["musik", "music"],
    ["lagu", "music"],
    ["tugas", "tasks"],
    ["notifikasi", "news"],
    ["notifkasi terlalu banyak", "news"],
    ["penipuan", "guest-trust"],
    ["kata kunci halaman", "private-page"],
    ["ganti tema", "sections-and-theme"],
    ["dua bahasa", "two-languages"],
    ["ganti alamat halaman", "page-address"],
    ["acara ditunda", "postpone-or-cancel"],
    ["sampah", "archive-and-trash"],
    ["excel", "spreadsheet"],
    ["kalender google", "calendar-feed"],
    ["webhook", "webhooks"],
    ["mode gelap", "own-settings"],
    ["pengaturan bahasa", "own-settings"],
    ["urungkan", "versions"],
    ["undang penyunting", "team"],
  ],
  en: [
    ["waitlist", "seats-and-waitlist"],
    ["waitlst", "seats-and-waitlist"],
    ["forgotten password", "signing-in"],
    ["forgoten pasword", "signing-in"],
    ["cannot sign in", "signing-in"],
    ["delete my account", "own-data"],
    ["delet acount", "own-data"],
    ["close account", "own-data"],
    ["export data", "own-data"],
    ["qris", "qris"],
    ["qr code payment", "qris"],
    ["bank account", "gifts"],
    ["bank transfer", "gifts"],
    ["publish", "publish"],
    ["publsih", "publish"],
    ["how do I publish", "publish"],
    ["personal link", "guests-and-links"],
    ["reminder", "sending"],
    ["wishes moderation", "wishes"],
    ["photo upload", "photos"],
    ["music", "music"],
    ["notifications", "news"],
    ["notificatons", "news"],
    ["dark mode", "own-settings"],
    ["time zone settings", "own-settings"],
    ["password", "signing-in"],
    ["postponed", "postpone-or-cancel"],
    ["trash", "archive-and-trash"],
    ["spreadsheet", "spreadsheet"],
    ["scam", "guest-trust"],
    ["undo", "versions"],
    ["checklist", "tasks"],
    ["calender", "calendar-feed"],
  ],
};

describe("the help centre's search", () => {
  it.each(questions.id)("puts the article about “%s” first", (question, id) => {
    expect(cari.search(question)[0]?.id).toBe(id);
  });

  it.each(questions.en)("puts the English article about “%s” first", (question, id) => {
    expect(find.search(question)[0]?.id).toBe(id);
  });

  it("finds by an unfinished word", () => {
    expect(cari.search("sampa").map(({ id }) => id)).toContain("archive-and-trash");
  });

  it("takes what has some of the words where nothing has all", () => {
    expect(find.search("waitlist xylophone")[0]?.id).toBe("seats-and-waitlist");
  });

  it("finds nothing for nothing, and for what no article says", () => {
    expect(find.search("   ")).toEqual([]);
    expect(find.search("xylophone")).toEqual([]);
    expect(find.exactly("")).toEqual([]);
  });

  it("finds exactly what articles are about, and not what they mention", () => {
    expect(cari.exactly("hadi wiranto")).toEqual([]);
    expect(cari.exactly("hadi")).toEqual([]);
    expect(cari.exactly("qris").map(({ id }) => id)).toContain("qris");
  });
});
