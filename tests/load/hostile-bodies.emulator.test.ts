import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { hostCallables } from "@janur/domain/contracts/callables";
import { chatSchema, teamChatId } from "@janur/domain/chat/chat";
import { guestCallables, type GuestCallables } from "@janur/domain/contracts/guest-callables";
import { guestSchema } from "@janur/domain/guest/guest";
import { documentIdFromBytes } from "@janur/domain/id";
import { formatPassToken } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import { formatTeamInviteToken } from "@janur/domain/team/team-invite";
import { tapShardSchema } from "@janur/domain/statistics/statistics";
import { wishSchema } from "@janur/domain/wish/wish";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { converter, db } from "../../functions/src/platform/google/firestore.ts";
import { newAccount, type Account } from "../harness/accounts.ts";
import { startCountingProxy, type CountingProxy } from "../harness/counting-proxy.ts";
import { stored } from "../harness/documents.ts";
import { noteFigure } from "../harness/figures.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../harness/product.ts";
import { makePageUnlockToken } from "../../functions/src/nouns/page-access/page-unlock-token.ts";
import { parseOffset } from "../../tools/emulators/ports.ts";
import { suiteAddress } from "../../tools/emulators/suite.ts";
import { serveFunctions, type FunctionsServer } from "../../tools/serve-functions/serve-functions.ts";
import { atOnce, load, patience } from "./crowd.ts";
import { hostileForms, hostileInputs } from "./hostile-bodies.ts";

/* T6, at the size of every run: generated bodies for each operation and each plain form of guests. */

const bodies = 80 * load;
/** The same bodies in every run of one size, so that a failure comes back. */
const seed = 20261212 + Math.ceil(load);

let product: Product;
let proxy: CountingProxy;
let server: FunctionsServer;
let wedding: Wedding;
let bystander: Wedding;
let token: string;
let owner: Account;
let before: string;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
  bystander = await publishWedding(product, owner);
  ({ token } = await inviteGuest(product, owner, wedding));
  await inviteGuest(product, owner, bystander);
  before = await wholeOf(bystander);
  const suite = suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"]));
  proxy = await startCountingProxy(suite.environment["FIRESTORE_EMULATOR_HOST"] ?? "");
  const environment = { ...suite.environment, FIRESTORE_EMULATOR_HOST: proxy.host };
  server = await serveFunctions({ ...suite, environment });
});
afterAll(async () => {
  await Promise.all([server.close(), product.close()]);
  proxy.close();
});

/** All that lies in an invitation, as text. */
async function wholeOf({ invitationId, slug }: Wedding): Promise<string> {
  const head = db().doc(paths.invitation(invitationId));
  const documents = (
    await Promise.all((await head.listCollections()).map((collection) => collection.get()))
  ).flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()]));
  return JSON.stringify([documents, (await head.get()).data(), await stored.publication(slug)]);
}

let sent = 0;

/** Sends bytes as they are, and waits for whatever comes back. */
function send(
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    sent += 1;
    // A connection each: one that is kept may be closed at the very moment that it is used again.
    const options = { method: "POST", headers, agent: false };
    const outgoing = request(`${server.url}${path}`, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
      incoming.on("error", reject);
      incoming.on("end", () => {
        resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

const answer = {
  ceremonies: { resepsi: "yes" },
  adults: 1,
  children: 0,
  companions: ["Wati"],
  note: "",
  representedBy: "",
  questions: { menu: ["ayam"] },
};
const newChatMessageId = () => documentIdFromBytes(randomBytes(20));
const page = () => ({ invitationId: wedding.invitationId, slug: wedding.slug });
const known = () => ({ ...page(), token });
const unknown = () => ({ ...page(), token: null, proof: "" });

/** Of the right form, and nobody's. */
const teamLink = () => ({
  token: formatTeamInviteToken({
    invitationId: wedding.invitationId,
    inviteId: "a".repeat(20),
    secret: "b".repeat(22),
  }),
});

const helperLink = () => ({
  token: formatPassToken({ passId: "a".repeat(20), secret: "b".repeat(22) }),
  language: "id",
  proof: "",
});

const doorLink = () => {
  const { token, proof } = helperLink();
  return { token, proof };
};

const ownPhoto = () => ({
  invitationId: wedding.invitationId,
  photoId: "f".repeat(20),
  secret: "0".repeat(32),
});

/** An input of good shape per operation. */
const operations: Record<keyof GuestCallables, () => Record<string, unknown>> = {
  serviceState: () => ({}),
  reportFault: () => ({
    app: "web",
    kind: "error",
    name: "TypeError",
    places: ["assets/x.js:1:1"],
    room: "",
  }),
  openLink: () => ({ ...known(), language: "id", isTap: true }),
  submitRsvp: () => ({ ...unknown(), language: "id", name: "Udin", basedOn: 0, key: newKey(), answer }),
  declareGift: () => ({ ...unknown(), key: newKey(), gift: { name: "Udin", amount: 500_000, note: "" } }),
  postWish: () => ({ ...unknown(), key: newKey(), wish: { name: "Udin", text: "Selamat." } }),
  unlockPage: () => ({
    ...page(),
    language: "id",
    password: "x",
    proof: makePageUnlockToken(wedding.invitationId, 1),
  }),
  readWishes: () => ({ ...unknown(), after: "17.abc" }),
  myData: known,
  forgetMe: known,
  reportInvitation: () => ({ ...page(), report: { reason: "other", text: "x", contact: "" } }),
  beginAlbumPhoto: () => ({
    ...unknown(),
    table: "x",
    name: "Udin",
    secret: "0".repeat(32),
    key: "0".repeat(32),
    bytes: 10,
    hash: "0".repeat(64),
  }),
  sendAlbumPart: () => ({ ...ownPhoto(), part: 0, bytes: "AAAA" }),
  finishAlbumPhoto: ownPhoto,
  ownAlbumPhotos: () => ({ ...unknown(), secret: "0".repeat(32) }),
  removeOwnPhoto: () => ({ ...ownPhoto(), token: null }),
  readAlbum: () => ({ ...unknown(), after: "17.abc" }),
  reportAlbumPhoto: () => ({
    ...unknown(),
    photoId: "f".repeat(20),
    report: { reason: "other", text: "x", contact: "" },
  }),
  askHost: () => ({
    ...unknown(),
    thread: null,
    name: "Udin",
    id: newChatMessageId(),
    text: "Parkir di mana?",
  }),
  readThread: () => ({ ...known(), thread: null, known: 0 }),
  purgeThread: () => ({ ...known(), thread: null }),
  reportReply: () => ({
    ...known(),
    thread: null,
    messageId: "d".repeat(20),
    report: { reason: "other", text: "x" },
  }),
  readTeamInvite: teamLink,
  declineTeamInvite: teamLink,
  openPass: () => ({ ...helperLink(), pin: "1234" }),
  doorPack: () => ({ ...doorLink(), known: "" }),
  doorSync: () => ({ ...doorLink(), sentAt: 0, events: [], since: { at: 0, nonce: "" } }),
  openScreen: () => ({ token: helperLink().token, known: "" }),
  screenNews: () => ({ token: helperLink().token, since: { at: 0, nonce: "" }, seen: [] }),
  readProgramme: helperLink,
  helperThreads: helperLink,
  helperThread: () => ({ ...helperLink(), threadId: "c".repeat(20), known: 0 }),
  answerThread: () => ({
    ...helperLink(),
    threadId: "c".repeat(20),
    id: newChatMessageId(),
    text: "Di depan.",
  }),
  helperQueue: () => ({ ...helperLink(), guestId: null }),
  helperMark: () => ({
    ...helperLink(),
    guestId: "d".repeat(20),
    markId: "e".repeat(20),
    mark: "sent",
  }),
  readProofreading: helperLink,
  suggestCorrection: () => ({
    ...helperLink(),
    id: newChatMessageId(),
    key: "hosts.persons.rani.nickname",
    before: "Rani",
    after: "Ranie",
    note: "",
  }),
  approveProofreading: () => ({ ...helperLink(), revision: 1 }),
  readHelperList: helperLink,
  proposeGuest: () => ({
    ...helperLink(),
    id: newChatMessageId(),
    person: { name: "Hadi", honorific: "Bapak", suffix: "", origin: "", seats: 2 },
    phone: "0812 3456 7890",
  }),
  proposeLines: () => ({ ...helperLink(), id: newChatMessageId(), text: "Ibu Tuti 081234567891" }),
  withdrawProposal: () => ({ ...helperLink(), id: newChatMessageId() }),
};

const names = Object.keys(operations).filter((name): name is keyof GuestCallables => name in guestCallables);

/** Those of hosts that take what a stranger may have made: pictures, and words about a stranger's. */
const hostOperations = {
  sendChatPicture: () => ({
    chatId: teamChatId(wedding.invitationId),
    id: newChatMessageId(),
    picture: "AAAA",
  }),
  openChatPictures: () => ({ chatId: teamChatId(wedding.invitationId) }),
  reportMessage: () => ({
    chatId: teamChatId(wedding.invitationId),
    messageId: "d".repeat(20),
    report: { reason: "other", text: "x" },
  }),
};

interface Attacked {
  path: string;
  input: () => Record<string, unknown>;
  isRefused: (json: string) => boolean;
  headers: () => Record<string, string>;
}

const guestAttacks = names.map((name): [string, Attacked] => [
  name,
  {
    path: `/api/guest/${name}`,
    input: operations[name],
    // Wherever it goes afterwards.
    isRefused: (json) => !guestCallables[name].input.safeParse(JSON.parse(json)).success,
    headers: freshSender,
  },
]);
const hostAttacks = (["sendChatPicture", "openChatPictures", "reportMessage"] as const).map(
  (name): [string, Attacked] => [
    `${name} of hosts`,
    {
      path: `/api/host/${name}`,
      input: hostOperations[name],
      isRefused: (json) => !hostCallables[name].input.safeParse(JSON.parse(json)).success,
      headers: () => ({ Authorization: `Bearer ${owner.idToken}` }),
    },
  ],
);

describe.each([...guestAttacks, ...hostAttacks])("%s", (_name, { path, input, isRefused, headers }) => {
  test(
    "never fails; what its contract refuses costs no read and leaves nothing",
    async () => {
      const inputs = hostileInputs(input(), bodies, seed);
      const call = (body: string) => send(path, body, { "Content-Type": "application/json", ...headers() });
      const failed = async (list: readonly string[]) =>
        (
          await atOnce(list, 10, async (json) => ({
            json: json.slice(0, 300),
            ...(await call(`{"data":${json}}`)),
          }))
        ).filter(({ status }) => status < 200 || status >= 500);
      const refused = inputs.filter(isRefused);
      expect(refused.length).toBeGreaterThan(bodies / 2);
      const counts = await proxy.countedOfMany(async () => {
        expect(await failed(refused)).toEqual([]);
        const broken = [
          "",
          "{",
          "null",
          "[]",
          '{"data"',
          '"\ud83d',
          "x".repeat(2_000_000),
          `{"data":${"[".repeat(50_000)}`,
          `{"data":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
        ];
        await atOnce(broken, 10, async (body) => {
          expect((await call(body)).status, body.slice(0, 20)).toBeLessThan(500);
        });
      });
      expect(counts).toEqual({ reads: 0, writes: 0, others: [] });
      expect(await failed(inputs.filter((json) => !isRefused(json)))).toEqual([]);
    },
    120_000 * patience,
  );
});

const typed = { language: "id", name: "Udin", proof: "", token: "", basedOn: "0" };
const forms: Record<string, () => [path: string, fields: Record<string, string>]> = {
  rsvp: () => [
    `/event/${wedding.slug}/rsvp`,
    { ...typed, "attend.resepsi": "yes", adults: "1", children: "0", companions: "", member: "", note: "" },
  ],
  ucapan: () => [`/event/${wedding.slug}/ucapan`, { ...typed, text: "Selamat." }],
  lapor: () => [`/event/${wedding.slug}/lapor`, { language: "id", reason: "other", text: "x", contact: "" }],
  masuk: () => [`/event/${wedding.slug}/masuk`, { language: "id", password: "x" }],
  cek: () => ["/cek", { language: "id", code: "4F7K-2MQX" }],
};

test.each(Object.keys(forms))(
  "the form %s never fails, whatever is sent as one",
  async (name) => {
    const [path, fields] = forms[name]?.() ?? ["", {}];
    const answers = await atOnce(hostileForms(fields, bodies, seed), 10, async (body) => {
      const headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        Origin: server.url,
        "Sec-Fetch-Site": "same-origin",
        ...freshSender(),
      };
      return { body: body.slice(0, 300), ...(await send(path, body, headers)) };
    });
    expect(answers).toHaveLength(bodies);
    expect(answers.filter(({ status }) => status < 200 || status >= 500)).toEqual([]);
  },
  120_000 * patience,
);

test("afterwards all that lies there has its shape, nobody else's is touched, and the process is as before", async () => {
  const { invitationId } = wedding;
  const [guests, wishes, chats] = await Promise.all([
    db().collection(paths.guests(invitationId)).withConverter(converter(guestSchema)).get(),
    db().collection(paths.wishes(invitationId)).withConverter(converter(wishSchema)).get(),
    db()
      .collection(paths.chats())
      .withConverter(converter(chatSchema))
      .where("invitationId", "==", invitationId)
      .get(),
  ]);
  // Converters parse: what has another shape throws here.
  for (const { id, data } of [...guests.docs, ...wishes.docs, ...chats.docs].map((one) => ({
    id: one.id,
    data: one.data(),
  })))
    expect(data.id).toBe(id);
  expect(guests.docs.some((guest) => guest.data().answer !== null)).toBe(true);
  const taps = await db()
    .collection(`${paths.invitation(invitationId)}/taps`)
    .get();
  for (const shard of taps.docs) expect(tapShardSchema.safeParse(shard.data()).success).toBe(true);
  const collections = await db().doc(paths.invitation(invitationId)).listCollections();
  const usual = ["contacts", "days", "draft", "guests", "statistics", "taps", "versions", "wishes"];
  expect(collections.map(({ id }) => id).filter((id) => !usual.includes(id))).toEqual([]);
  expect(await wholeOf(bystander)).toBe(before);
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("isAdmin");
  const fine = await send("/api/guest/postWish", JSON.stringify({ data: operations.postWish() }), {
    "Content-Type": "application/json",
    ...freshSender(),
  });
  expect(fine.status).toBe(200);
  noteFigure("bodies for each operation and form", bodies);
  noteFigure(
    "operations, forms",
    `${String(guestAttacks.length + hostAttacks.length)}, ${String(Object.keys(forms).length)}`,
  );
  noteFigure("bodies sent", sent);
});
