import { findSection, withSection, type Content } from "@janur/domain/content/content";
import { usualSettings, type InvitationSettings } from "@janur/domain/invitation/settings";
import type { SectionOf } from "@janur/domain/content/section";
import type { Account } from "./accounts.ts";
import { openWedding, type Product, type Wedding } from "./product.ts";

/** Words that stand in gated parts only. */
export const gatedWords = {
  ceremony: "kenari-acara-inti",
  venue: "kenari-gedung",
  address: "kenari-alamat",
  city: "kenari-kota",
  map: "kenari-peta",
  dress: "kenari-busana",
  giftHeading: "kenari-hadiah",
  holder: "kenari-pemilik",
  account: "9999 0000 1234",
  parcels: "kenari-kiriman",
} as const;

/** Words of the invitation that no closed page may say. */
const inside = [
  "Rani",
  "Dimas",
  "Bandung",
  "Desember",
  "2026-12",
  "Resepsi",
  "Assalamu",
  ...Object.values(gatedWords),
];

/** Which of them a text says. */
export function saidOf(text: string): string[] {
  return inside.filter((word) => text.includes(word));
}

/** The day of the gated ceremony, before all others. */
export const gatedDay = "2026-12-03T02:10:00.000Z";

const both = (text: string) => ({ id: text, en: text });

/** The wedding with its dinner for some guests only, and gifts for those with a link. */
export function gatedWedding(): Content {
  const wedding = openWedding();
  const section = findSection(wedding, "ceremonies");
  if (section === undefined) throw new Error("the wedding has no ceremonies");
  const ceremonies = section.ceremonies.map((ceremony) =>
    ceremony.id === "malam"
      ? {
          ...ceremony,
          audience: "invited" as const,
          name: both(gatedWords.ceremony),
          startAt: gatedDay,
          endAt: null,
          venue: gatedWords.venue,
          address: gatedWords.address,
          city: gatedWords.city,
          mapUrl: `https://maps.example/${gatedWords.map}`,
          dressCode: both(gatedWords.dress),
        }
      : ceremony,
  );
  const gifts: SectionOf<"gifts"> = {
    id: "gifts",
    type: "gifts",
    isHidden: false,
    heading: both(gatedWords.giftHeading),
    text: both(""),
    accounts: [
      {
        id: "a",
        provider: "BCA",
        providerName: "",
        holder: gatedWords.holder,
        number: gatedWords.account,
      },
    ],
    qris: null,
    address: gatedWords.parcels,
    audience: "invited",
  };
  const changed = withSection(wedding, { ...section, ceremonies });
  return { ...changed, sections: [...changed.sections, gifts] };
}

/** Changes settings as the host does. */
export async function changeSettings(
  product: Product,
  owner: Account,
  { invitationId }: Wedding,
  change: Partial<InvitationSettings>,
  password: string | null = null,
): Promise<void> {
  // All of it, as earlier pages of the application send it.
  const settings = { ...usualSettings, ...change };
  await product.asHost("changeSettings", { invitationId, settings, password }, owner);
}

/** The same wedding, whose accounts all may see. */
export function weddingWithAccounts(): Content {
  const content = gatedWedding();
  return {
    ...content,
    sections: content.sections.map((section) =>
      section.type === "gifts" ? { ...section, audience: "everyone" as const } : section,
    ),
  };
}
