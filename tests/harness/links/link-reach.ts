import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { newAlbumKey } from "../album.ts";
import { freshSender, newKey, type Product, type Wedding } from "../product.ts";

const newId = () => documentIdFromBytes(randomBytes(20));

/** An input for each operation that takes a personal link, beside page and token; what forgets stands last. */
export const linkUses: Readonly<Record<string, () => object>> = {
  openLink: () => ({ language: "id", isTap: false }),
  readThread: () => ({ thread: null, known: 0 }),
  myData: () => ({}),
  readWishes: () => ({ after: null }),
  askHost: () => ({ thread: null, name: "", id: newId(), text: "Parkir di mana?" }),
  reportReply: () => ({ thread: null, messageId: newId(), report: { reason: "offensive", text: "" } }),
  declareGift: () => ({ key: newKey(), gift: { name: "Hadi", amount: null, note: "" } }),
  readAlbum: () => ({ after: null }),
  ownAlbumPhotos: () => ({ secret: newAlbumKey() }),
  beginAlbumPhoto: () => ({
    ...{ table: null, name: "", secret: newAlbumKey(), key: newAlbumKey() },
    ...{ bytes: 10, hash: "0".repeat(64) },
  }),
  postWish: () => ({ key: newKey(), wish: { name: "Hadi", text: "Selamat" } }),
  submitRsvp: () => ({
    language: "id",
    name: "",
    basedOn: 0,
    key: newKey(),
    answer: { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" },
  }),
  purgeThread: () => ({ thread: null }),
  forgetMe: () => ({}),
};

/** Of a token, by the contracts. */
const longest = 80;

/** Answers to a link that opens nothing; any other refusal is about what was asked, by somebody who was let in. */
const shut = ["link/invalid", "page/locked"];

/** All texts of an answer, those of files read too. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value, Buffer.from(value, "base64").toString("utf8")];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whatever in an answer could be a token of ours, each once. */
export function tokensIn(answer: unknown): string[] {
  const found = textsIn(answer).flatMap((text) => text.match(/[\w.-]{22,}/g) ?? []);
  return [...new Set(found)].filter(({ length }) => length <= longest);
}

/** Addresses of our own that stand in an answer. */
export function pathsIn(answer: unknown): string[] {
  return textsIn(answer).filter((text) => /^\/api\/[\w./-]+$/.test(text));
}

/** What somebody who holds `token` can do with it on a closed page, by really doing it, in the order of `linkUses`. */
export async function usesOf(
  product: Product,
  { invitationId, slug }: Wedding,
  token: string,
): Promise<string[]> {
  const done: string[] = [];
  for (const [name, input] of Object.entries(linkUses)) {
    const call = { invitationId, slug, token, ...input() };
    const { refusal } = await product.callGuest(name, call, freshSender());
    if (refusal === null || !shut.includes(refusal)) done.push(name);
  }
  return done;
}
