import type { Page } from "@playwright/test";

/** Has a browser speak this language from its first page on, as somebody who chose it before. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem("janur.language", chosen);
  }, language);
}
