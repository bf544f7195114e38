import { expect, type Page } from "@playwright/test";
import type { Hand } from "./hand.ts";
import { dayFromToday } from "./host.ts";

/** Answers the questions of the wizard that stands open, up to the whole page in the first theme. */
export async function answerByHand(page: Page, hand: Hand): Promise<void> {
  await hand.look();
  await hand.tap(page.getByText("Pernikahan", { exact: true }));
  await hand.look();
  await hand.type(page.getByLabel("Mempelai wanita"), "Ratri");
  await hand.type(page.getByLabel("Mempelai pria"), "Bayu");
  await hand.type(page.getByLabel("Tanggal", { exact: true }), dayFromToday(60));
  await hand.type(page.getByLabel("Jam", { exact: true }), "11:00");
  await hand.type(page.getByLabel("Tempat"), "Pendopo Agung");
  await hand.type(page.getByLabel("Kota"), "Yogyakarta");
  await hand.tap(page.getByRole("button", { name: "Lanjut" }));
  await hand.look();
  await hand.tap(page.getByText("Assalamu’alaikum Wr. Wb."));
  await hand.tap(page.getByText("Jawa", { exact: true }));
  await hand.tap(page.getByRole("button", { name: "Lihat tema" }));
  await hand.look();
  await hand.tap(page.getByRole("button", { name: "Lihat tema Kayon" }));
  await hand.look();
  const tried = page.frameLocator('iframe[title="Undangan seperti dilihat tamu"]');
  await expect(tried.getByRole("heading", { level: 1, name: "Ratri & Bayu" })).toBeVisible();
}
