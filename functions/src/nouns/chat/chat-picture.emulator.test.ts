import { randomBytes } from "node:crypto";
import { guestChatId, supportChatId, teamChatId } from "@janur/domain/chat/chat";
import { chatLimits } from "@janur/domain/limits/chat-limits";
import { documentIdFromBytes } from "@janur/domain/id";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { forge } from "../../../../tests/harness/forge.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import {
  hostileFiles,
  pictureBomb,
  samplePicture,
} from "../../../../tests/harness/samples/sample-pictures.ts";
import { filesUnder } from "../../platform/google/bucket.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import { chatDocument, chatMessages } from "../../store/chat-documents.ts";
import { eraseChats } from "../../lifecycle/erasure/erase-chats.ts";
import { picturesOf } from "./picture-files.ts";
import { isPictureKey, makePictureKey } from "./picture-key.ts";
import { purgeChats } from "../../lifecycle/removal/purge-chats.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
/** A photo that says where it was taken. */
let photo: Buffer;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
  const place = { IFD3: { GPSLatitude: "6/1 12/1 0/1", GPSLatitudeRef: "S" } };
  photo = await samplePicture(600, 400).withExif(place).jpeg().toBuffer();
});
afterAll(() => product.close());
vi.setConfig({ testTimeout: 60_000 });

const newId = () => documentIdFromBytes(randomBytes(20));
const sent = (chatId: string, change: { id?: string; picture?: Buffer } = {}) => ({
  chatId,
  id: change.id ?? newId(),
  picture: (change.picture ?? photo).toString("base64"),
});
const get = (path: string) => ask(`${product.origin}${path}`);
const messagesIn = async (chatId: string) => (await chatMessages(chatId).get()).size;

async function guestThread() {
  const { guestId, token } = await inviteGuest(product, owner, wedding);
  const { invitationId, slug } = wedding;
  const call = { invitationId, slug, token, thread: null };
  await product.asGuest("askHost", { ...call, name: "", id: newId(), text: "Parkir di mana?" });
  return { chatId: guestChatId(invitationId, guestId), call };
}

describe("a picture in a guest's thread", () => {
  test("reaches the guest drawn anew, and nobody without a key to the thread", async () => {
    const { chatId, call } = await guestThread();
    const input = sent(chatId);
    await product.asHost("sendChatPicture", input, owner);
    const { latest } = await product.asGuest("readThread", { ...call, known: 0 });
    const shown = latest?.at(-1);
    expect(shown).toMatchObject({
      id: input.id,
      by: "host",
      name: "Rani",
      text: "",
      picture: { width: 600, height: 400 },
    });
    const { small = "", large = "" } = shown?.picture ?? {};
    const [thumbnail, whole] = await Promise.all([get(small), get(large)]);
    for (const { status, headers, body } of [thumbnail, whole]) {
      expect({ status, type: headers["content-type"], kept: headers["cache-control"] }).toEqual({
        status: 200,
        type: "image/webp",
        kept: "private, max-age=3600",
      });
      const { exif, xmp, iptc, orientation } = await sharp(body).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
    }
    expect((await sharp(thumbnail.body).metadata()).width).toBe(chatLimits.picture.thumbnail);

    const address = large.split("?")[0] ?? "";
    const now = new Date();
    const over = new Date(now.getTime() - chatLimits.picture.linkMs - 1);
    const wrongKeys = [
      "",
      "?key=",
      `?key=${makePictureKey(teamChatId(wedding.invitationId), now)}`,
      `?key=${makePictureKey(chatId, over)}`,
      `?key=${forge(makePictureKey(chatId, now))}`,
      `?key=${makePictureKey(chatId, now)}&key=x`,
    ];
    for (const wrong of wrongKeys)
      expect({ wrong, status: (await get(address + wrong)).status }).toEqual({ wrong, status: 404 });
    expect((await get(`/media/${picturesOf(chatId)}${input.id}-large.webp`)).status).toBe(404);
  });

  test("is one message however often it is sent (T2)", async () => {
    const { chatId } = await guestThread();
    const input = sent(chatId);
    await Promise.all(Array.from({ length: 5 }, () => product.asHost("sendChatPicture", input, owner)));
    expect(await messagesIn(chatId)).toBe(2);
    expect((await chatDocument(chatId).get()).data()).toMatchObject({
      messages: 2,
      last: { id: input.id, text: "" },
    });
    expect(await filesUnder(picturesOf(chatId))).toHaveLength(2);
  });

  test("is not taken where the family has blocked the guest, and leaves nothing", async () => {
    const { chatId } = await guestThread();
    await chatDocument(chatId).update({ isBlocked: true });
    const answer = await product.callHost("sendChatPicture", sent(chatId), owner);
    expect(answer).toMatchObject({ refusal: "chat/closed" });
    expect(await filesUnder(picturesOf(chatId))).toEqual([]);
  });

  test("is not taken when it is none", async () => {
    const { chatId } = await guestThread();
    const bomb = await pictureBomb(20_000);
    for (const [what, picture] of [...Object.entries(hostileFiles), ["a bomb", bomb] as const]) {
      const answer = await product.callHost("sendChatPicture", sent(chatId, { picture }), owner);
      expect({ what, ...answer }).toMatchObject({
        refusal: "input/invalid",
        params: { fields: ["picture"] },
      });
    }
    expect(await messagesIn(chatId)).toBe(1);
    expect(await filesUnder(picturesOf(chatId))).toEqual([]);
  });

  test("goes with the guest, and with the invitation", async () => {
    const { chatId } = await guestThread();
    await product.asHost("sendChatPicture", sent(chatId), owner);
    const [, , guestId = ""] = chatId.split("-");
    await product.asHost("deleteGuests", { invitationId: wedding.invitationId, guestIds: [guestId] }, owner);
    expect(await filesUnder(picturesOf(chatId))).toEqual([]);

    const other = await publishWedding(product, owner);
    const team = teamChatId(other.invitationId);
    await product.asHost("sendChatPicture", sent(team), owner);
    expect(await filesUnder(picturesOf(team))).toHaveLength(2);
    await purgeChats(other.invitationId);
    expect(await filesUnder(picturesOf(team))).toEqual([]);
  });
});

describe("who may", () => {
  test("send and open: those of the chat alone", async () => {
    const [viewer, stranger] = await Promise.all([newAccount("Bayu"), newAccount("Orang lain")]);
    await joinTeam(wedding.invitationId, viewer.uid, "viewer");
    const { chatId } = await guestThread();
    const team = teamChatId(wedding.invitationId);
    await product.asHost("sendChatPicture", sent(team), viewer);
    const refusals: [string, Account, string][] = [
      [chatId, viewer, "team/not-allowed"],
      [chatId, stranger, "invitation/not-found"],
      [team, stranger, "invitation/not-found"],
      [supportChatId(owner.uid), stranger, "chat/not-found"],
    ];
    for (const [chat, account, refusal] of refusals) {
      expect(await product.callHost("sendChatPicture", sent(chat), account)).toMatchObject({ refusal });
      expect(await product.callHost("openChatPictures", { chatId: chat }, account)).toMatchObject({
        refusal,
      });
    }
    const { key } = await product.asHost("openChatPictures", { chatId: team }, viewer);
    expect(isPictureKey(team, key, new Date())).toBe(true);
    expect(isPictureKey(chatId, key, new Date())).toBe(false);
  });

  test("send so many a day", async () => {
    const account = await newAccount("Wati");
    const support = supportChatId(account.uid);
    const { count } = chatLimits.picture.rate;
    const scope = ["chat-picture", account.uid] as const;
    await product.asHost("sendChatPicture", sent(support), account);
    const known = (await attemptsDocument(scope).get()).data();
    if (known === undefined) throw new Error("nothing was counted");
    await attemptsDocument(scope).set({ ...known, count });
    expect(await product.callHost("sendChatPicture", sent(support), account)).toMatchObject({
      refusal: "limit/too-many-requests",
    });
    expect(await messagesIn(support)).toBe(1);
    await eraseChats({ uid: account.uid, email: account.email, choices: [] });
    expect(await filesUnder(picturesOf(support))).toEqual([]);
  });
});
