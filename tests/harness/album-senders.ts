import { afterAll, beforeAll, expect, vi } from "vitest";
import { newAccount, type Account } from "./accounts.ts";
import { newAlbumKey, uploadOf } from "./album.ts";
import { ask } from "./http.ts";
import {
  freshSender,
  inviteGuest,
  publishWedding,
  startProduct,
  type InvitedGuest,
  type Product,
  type Wedding,
} from "./product.ts";
import { albumPhotoDocument } from "../../functions/src/store/album-documents.ts";
import { storePhoto } from "../../functions/src/nouns/album/store-photo.ts";

/** All ways open, and the family looks first. */
export const settings = { isOpen: true, isShown: true, isTableOpen: true, isPremoderated: true };

/** By what somebody adds pictures. */
export interface AlbumSender {
  token: string | null;
  table: string | null;
  secret: string;
  name: string;
}

/** A wedding whose album is open, and what guests and the family do there; of a file's own. */
export function useAlbum() {
  let product: Product;
  let owner: Account;
  let wedding: Wedding;
  let guest: InvitedGuest;
  const at = {
    get product() {
      return product;
    },
    get owner() {
      return owner;
    },
    get wedding() {
      return wedding;
    },
    get guest() {
      return guest;
    },
  };
  async function openAlbum(change: Partial<typeof settings> = {}): Promise<Wedding> {
    const published = await publishWedding(at.product, at.owner);
    const { invitationId } = published;
    await at.product.asHost(
      "changeAlbum",
      { invitationId, settings: { ...settings, ...change }, isTableRenewed: false },
      at.owner,
    );
    return published;
  }

  const byLink = (token = at.guest.token, secret = newAlbumKey()): AlbumSender => ({
    token,
    table: null,
    secret,
    name: "",
  });

  async function byTable(of = at.wedding): Promise<AlbumSender> {
    const { tablePath } = await at.product.asHost(
      "albumFigures",
      { invitationId: of.invitationId },
      at.owner,
    );
    const table = new URL(tablePath, "http://x").searchParams.get("m");
    return { token: null, table, secret: newAlbumKey(), name: "Pak RT" };
  }

  const page = (of = at.wedding) => ({ invitationId: of.invitationId, slug: of.slug });

  function begin(sender: AlbumSender, bytes: Buffer, { of = at.wedding, key = newAlbumKey() } = {}) {
    return at.product.callGuest(
      "beginAlbumPhoto",
      { ...page(of), ...sender, proof: "", key, ...uploadOf(bytes).facts },
      freshSender(),
    );
  }

  /** Sends a picture as phones do, and waits until it is drawn. */
  async function send(sender: AlbumSender, bytes: Buffer, of = at.wedding): Promise<string> {
    const { facts, parts } = uploadOf(bytes);
    const { photoId } = await at.product.asGuest("beginAlbumPhoto", {
      ...page(of),
      ...sender,
      key: newAlbumKey(),
      ...facts,
    });
    const own = { invitationId: of.invitationId, photoId, secret: sender.secret };
    for (const [part, piece] of parts.entries())
      await at.product.asGuest("sendAlbumPart", { ...own, part, bytes: piece });
    const { missing } = await at.product.asGuest("finishAlbumPhoto", own);
    expect(missing).toEqual([]);
    await drawn(photoId, of);
    return photoId;
  }

  /** The suite's own worker, or this one, whoever is first. */
  async function drawn(photoId: string, { invitationId } = at.wedding): Promise<void> {
    await storePhoto({ invitationId, photoId }, new Date());
    await vi.waitUntil(async () => (await photoOf(photoId, invitationId))?.state !== "drawing", {
      timeout: 30_000,
    });
  }

  const photoOf = async (photoId: string, invitationId = at.wedding.invitationId) =>
    (await albumPhotoDocument(invitationId, photoId).get()).data();
  const statusOf = async (path: string) => (await ask(`${at.product.origin}${path}`)).status;
  const refusalOf = async (answer: ReturnType<typeof begin>) => (await answer).refusal;
  const say = (word: "show" | "hide" | "remove", ...photoIds: string[]) =>
    at.product.asHost("moderateAlbum", { invitationId: at.wedding.invitationId, photoIds, word }, at.owner);

  beforeAll(async () => {
    product = await startProduct();
    owner = await newAccount("Rani");
    wedding = await openAlbum();
    guest = await inviteGuest(product, owner, wedding);
  });
  afterAll(() => product.close());
  return { at, openAlbum, byLink, byTable, page, begin, send, drawn, photoOf, statusOf, refusalOf, say };
}
