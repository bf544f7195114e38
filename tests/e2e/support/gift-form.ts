import type { Content } from "@janur/domain/content/content";
import type { Page } from "@playwright/test";
import { draftInvitation } from "./host-api.ts";
import { signedInHost } from "./signed-in-host.ts";

export const giftField = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Signs a host in and opens the form of the gift book, of which nothing reaches the server until the route is freed. */
export async function cutOffGiftForm(page: Page, baseURL: string | undefined) {
  const host = await signedInHost(page, baseURL);
  const { invitationId } = await draftInvitation(host);
  await page.goto(`/invitations/${invitationId}/gifts`);
  await page.route("**/api/host/saveGift", (route) => route.abort());
  return { host, invitationId };
}

/** Writes an entry down by its three fields, as the keyboard does. */
export async function writeGift(page: Page, number: string, name: string, amount: string): Promise<void> {
  await giftField(page, "No. amplop").fill(number);
  await giftField(page, "Dari").fill(name);
  await giftField(page, "Nominal").fill(amount);
  await giftField(page, "Nominal").press("Enter");
}

/** The starter's wedding with an account for all to see. */
export function withAccount(content: Content): Content {
  const account = {
    id: "a",
    provider: "BCA" as const,
    providerName: "",
    holder: "Rani Contoh",
    number: "0000 1234 56",
  };
  const both = (text: string) => ({ id: text, en: text });
  const gifts = {
    ...{ id: "gifts", type: "gifts" as const, isHidden: false, heading: both("Tanda kasih"), text: both("") },
    ...{ accounts: [account], qris: null, address: "", audience: "everyone" as const },
  };
  return { ...content, sections: [...content.sections.filter(({ type }) => type !== "gifts"), gifts] };
}
