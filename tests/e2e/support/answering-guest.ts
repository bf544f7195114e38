import { findSection } from "@janur/domain/content/content";
import type { RsvpSection } from "@janur/domain/content/sections/rsvp";
import { weddingContent } from "@janur/domain/fixtures/fixtures";
import { expect, type Page } from "@playwright/test";

/** The question for an answer, without a deadline. */
export function rsvpWith(change: Partial<RsvpSection>): RsvpSection {
  const section = findSection(weddingContent, "rsvp");
  if (section === undefined) throw new Error("the wedding asks for no answer");
  return { ...section, deadlineAt: null, ...change };
}

export async function sayYes(page: Page): Promise<void> {
  for (const radio of await page.getByRole("radio", { name: "Hadir", exact: true }).all())
    await radio.check();
}

/** Opens a personal link and waits for the form that is made for this guest. */
export async function openForm(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator("#rsvp").scrollIntoViewIfNeeded();
  await expect(page.locator("#own-data")).toBeVisible();
}
