import type { GuestCallables } from "@janur/domain/contracts/guest-callables";
import { screenPassCallables } from "@janur/domain/contracts/screen-callables";
import { usualScreen } from "@janur/domain/screen/screen-settings";
import { passScopes } from "@janur/domain/helper/pass";
import { doorPassCallables } from "@janur/domain/contracts/door-callables";
import { helperListPassCallables } from "@janur/domain/contracts/helper-list-callables";
import { helperCallables } from "@janur/domain/contracts/pass-callables";
import { proofreaderCallables } from "@janur/domain/contracts/proofreading-callables";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { replyToThread } from "../nouns/chat/reply-to-thread.ts";
import { forge } from "../../../tests/harness/forge.ts";
import { newAlbumKey, newPhoto } from "../../../tests/harness/album.ts";
import { albumPhotoDocument } from "../store/album-documents.ts";
import { weddingWithAccounts } from "../../../tests/harness/gates.ts";
import { newAccount } from "../../../tests/harness/accounts.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  startProduct,
  type InvitedGuest,
  type Product,
  type Wedding,
} from "../../../tests/harness/product.ts";
import { makePass } from "../../../tests/harness/passes.ts";
import { makeUnlockToken } from "../platform/secrets/unlock-token.ts";
import { makePageUnlockToken } from "../nouns/page-access/page-unlock-token.ts";

/* What every operation of guests owes: no account, no guessing, and nothing that was typed in an answer to a mistake. */

let product: Product;
let wedding: Wedding;
let invited: InvitedGuest;
let forgotten: InvitedGuest;
/** Links into the team: one to look at, one to say no to. */
let teamLink: string;
let unwantedTeamLink: string;
let helperLink: string;
let screenLink: string;
let given: InvitedGuest;
/** Pictures that this phone announced: one to send, one to take back. */
let arriving: string;
let unwantedPhoto: string;
beforeAll(async () => {
  product = await startProduct();
  const owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner, weddingWithAccounts());
  invited = await inviteGuest(product, owner, wedding);
  forgotten = await inviteGuest(product, owner, wedding);
  const { invitationId } = wedding;
  const invite = { invitationId, role: "viewer", name: "Ibu Ratna", email: null } as const;
  ({ token: teamLink } = await product.asHost("inviteTeamMember", invite, owner));
  ({ token: unwantedTeamLink } = await product.asHost("inviteTeamMember", invite, owner));
  const expireAt = new Date(Date.now() + 86_400_000).toISOString();
  const pass = {
    invitationId,
    name: "Bude Sri",
    scopes: passScopes.filter((scope) => scope !== "screen"),
    seesGated: false,
    branch: { quota: 200, group: "" },
    pin: "246810",
  };
  await product.asGuest("askHost", question());
  const answered = { id: familysMessage, by: "helper", uid: null, name: "Rina", text: "Di depan." } as const;
  await replyToThread({ invitationId, threadId: invited.guestId, message: answered }, new Date());
  ({ token: helperLink } = await product.asHost("createPass", { ...pass, expireAt }, owner));
  ({ token: screenLink } = await makePass(product, owner, wedding, {
    ...{ name: "Layar depan", scopes: ["screen"], screen: usualScreen },
  }));
  await product.asHost(
    "changeAlbum",
    {
      invitationId,
      settings: { isOpen: true, isShown: true, isTableOpen: false, isPremoderated: true },
      isTableRenewed: false,
    },
    owner,
  );
  const begin = async (key: string) =>
    (await product.asGuest("beginAlbumPhoto", { ...common(), ...announced, key })).photoId;
  arriving = await begin(phone);
  unwantedPhoto = await begin(newAlbumKey());
  await albumPhotoDocument(invitationId, shownPhoto).set(newPhoto(shownPhoto, { state: "shown" }));
  const sender = { kind: "pass" as const, id: helperLink.split(".")[0] ?? "" };
  given = await inviteGuest(product, owner, wedding, { sender });
});
afterAll(() => product.close());

const answer = { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" };
const page = () => ({ invitationId: wedding.invitationId, slug: wedding.slug });
const common = () => ({ ...page(), token: invited.token });

/** The first PIN of the pass has been given. */
const proof = () => makeUnlockToken("pass", helperLink.split(".")[0] ?? "", 1);
const byPass = () => ({ token: helperLink, language: "id", proof: proof() });
const byDoor = () => ({ token: helperLink, proof: proof() });
const familysMessage = "JawabanKeluarga00001";
const question = () => ({
  ...common(),
  thread: null,
  name: "",
  id: "PertanyaanTamu000001",
  text: "Parkir di mana?",
});

const phone = "0123456789abcdef".repeat(2);
const shownPhoto = "ShownPhoto0000000000";
const announced = { table: null, name: "", secret: phone, bytes: 10, hash: "0".repeat(64) };
const photo = (photoId: string) => ({ invitationId: wedding.invitationId, photoId, secret: phone });

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
  openLink: () => ({ ...common(), language: "id", isTap: true }),
  submitRsvp: () => ({ ...common(), language: "id", name: "", basedOn: 0, key: newKey(), answer }),
  declareGift: () => ({ ...common(), key: newKey(), gift: { name: "Udin", amount: 500_000, note: "" } }),
  postWish: () => ({ ...common(), key: newKey(), wish: { name: "Udin", text: "Selamat." } }),
  unlockPage: () => ({
    ...page(),
    language: "id",
    password: "",
    proof: makePageUnlockToken(wedding.invitationId, 1),
  }),
  readWishes: () => ({ ...common(), after: null }),
  myData: common,
  forgetMe: () => ({ ...page(), token: forgotten.token }),
  reportInvitation: () => ({ ...page(), report: { reason: "other", text: "", contact: "" } }),
  beginAlbumPhoto: () => ({ ...common(), ...announced, key: phone }),
  sendAlbumPart: () => ({
    ...photo(arriving),
    part: 0,
    bytes: Buffer.alloc(announced.bytes).toString("base64"),
  }),
  finishAlbumPhoto: () => photo(arriving),
  ownAlbumPhotos: () => ({ ...common(), secret: phone }),
  removeOwnPhoto: () => ({ ...photo(unwantedPhoto), token: null }),
  readAlbum: () => ({ ...common(), after: null }),
  reportAlbumPhoto: () => ({
    ...page(),
    photoId: shownPhoto,
    report: { reason: "other", text: "", contact: "" },
  }),
  askHost: question,
  readThread: () => ({ ...common(), thread: null, known: 0 }),
  purgeThread: () => ({ ...page(), token: null, thread: null }),
  reportReply: () => ({
    ...common(),
    thread: null,
    messageId: familysMessage,
    report: { reason: "offensive", text: "" },
  }),
  readTeamInvite: () => ({ token: teamLink }),
  declineTeamInvite: () => ({ token: unwantedTeamLink }),
  openPass: () => ({ ...byPass(), pin: "" }),
  doorPack: () => ({ ...byDoor(), known: "" }),
  doorSync: () => ({ ...byDoor(), sentAt: Date.now(), events: [], since: { at: 0, nonce: "" } }),
  openScreen: () => ({ token: screenLink, known: "" }),
  screenNews: () => ({ token: screenLink, since: { at: 0, nonce: "" }, seen: [] }),
  readProgramme: byPass,
  helperThreads: byPass,
  helperThread: () => ({ ...byPass(), threadId: invited.guestId, known: 0 }),
  answerThread: () => ({
    ...byPass(),
    threadId: invited.guestId,
    id: "JawabanPenolong00001",
    text: "Di depan.",
  }),
  helperQueue: () => ({ ...byPass(), guestId: null }),
  helperMark: () => ({
    ...byPass(),
    guestId: given.guestId,
    markId: "PenandaPenolong00001",
    mark: "sent",
  }),
  readProofreading: byPass,
  suggestCorrection: () => ({
    ...byPass(),
    id: "UsulanPerbaikan00001",
    key: "hosts.persons.rani.nickname",
    before: "Rani",
    after: "Ranie",
    note: "",
  }),
  approveProofreading: () => ({ ...byPass(), revision: wedding.revision }),
  readHelperList: byPass,
  proposeGuest: () => ({
    ...byPass(),
    id: "UsulanTamuPenolong01",
    person: { name: "Hadi", honorific: "Bapak", suffix: "", origin: "", seats: 2 },
    phone: "0812 3456 7890",
  }),
  proposeLines: () => ({ ...byPass(), id: "UsulanTamuPenolong02", text: "Ibu Tuti 081234567891" }),
  withdrawProposal: () => ({ ...byPass(), id: "UsulanTamuPenolong03" }),
};

/** What stands for a wrong link, a wrong page and an absent invitation alike. */
const refusals: Partial<Record<string, string>> = { unlockPage: "page/wrong-password" };

const names = Object.entries(operations);
const isAboutTeam = (name: string) => name === "readTeamInvite" || name === "declineTeamInvite";
const isByPhone = (name: string) =>
  name === "sendAlbumPart" || name === "finishAlbumPhoto" || name === "removeOwnPhoto";
const isForHelpers = (name: string) =>
  [
    helperCallables,
    proofreaderCallables,
    helperListPassCallables,
    doorPassCallables,
    screenPassCallables,
  ].some((callables) => name in callables);

describe.each(names)("%s", (name, input) => {
  const call = (data: unknown) => product.callGuest(name, data, freshSender());

  test("asks for no account", async () => {
    expect((await call(input())).refusal).toBeNull();
  });

  test("names the wrong fields and repeats nothing", async () => {
    const typed = "nomor-rahasia-081234567890";
    const extra = await call({ ...input(), [typed]: typed });
    expect(extra).toMatchObject({ http: 400, refusal: "input/invalid" });
    expect(extra.text).not.toContain(typed);
    for (const field of Object.keys(input())) {
      const wrong = await call({ ...input(), [field]: { typed } });
      expect(wrong.refusal, field).toBe("input/invalid");
      expect(JSON.stringify(wrong.params["fields"]), field).toContain(`"${field}`);
      expect(wrong.text).not.toContain(typed);
    }
  });
});

describe.each(names.filter(([name]) => isAboutTeam(name)))("%s, by a link into a team", (name) => {
  test("answers a wrong secret, an absent link and an absent invitation alike", async () => {
    const [invitationId = "", inviteId = "", secret = ""] = teamLink.split(".");
    const wrong = await Promise.all(
      [
        `${invitationId}.${inviteId}.${secret.startsWith("A") ? "B" : "A"}${secret.slice(1)}`,
        `${invitationId}.AbsentInvite00000000.${secret}`,
        `AbsentInvitation0000.${inviteId}.${secret}`,
      ].map((token) => product.callGuest(name, { token }, freshSender())),
    );
    for (const refused of wrong) {
      expect(refused).toEqual(wrong[0]);
      expect(refused).toMatchObject({ http: 404, refusal: "team/invite-invalid" });
    }
  });
});

describe.each(names.filter(([name]) => isForHelpers(name)))("%s, by a helper's link", (name, input) => {
  test("answers a wrong secret, an absent link and none at all alike", async () => {
    const [passId = "", secret = ""] = helperLink.split(".");
    const wrong = await Promise.all(
      [`${passId}.${"A".repeat(22)}`, `AbsentPass0000000000.${secret}`, "no link", invited.token].map(
        (token) => product.callGuest(name, { ...input(), token }, freshSender()),
      ),
    );
    for (const refused of wrong) {
      expect(refused).toEqual(wrong[0]);
      expect(refused).toMatchObject({ http: 404, refusal: "pass/invalid" });
    }
  });
});

describe.each(names.filter(([name]) => isByPhone(name)))("%s, by the phone that sent it", (name, input) => {
  test("answers another phone, an absent picture and an absent invitation alike", async () => {
    const wrong = await Promise.all(
      [
        { secret: newAlbumKey() },
        { photoId: "AbsentPhoto000000000" },
        { invitationId: "AbsentInvitation0000" },
      ].map((change) => product.callGuest(name, { ...input(), ...change }, freshSender())),
    );
    for (const refused of wrong) {
      expect(refused).toEqual(wrong[0]);
      expect(refused).toMatchObject({ http: 404, refusal: "album/not-found" });
    }
  });
});

const isOfService = (name: string) => name === "serviceState" || name === "reportFault";
const aboutPages = names.filter(
  ([name]) => !isAboutTeam(name) && !isForHelpers(name) && !isByPhone(name) && !isOfService(name),
);
describe.each(aboutPages)("%s, about one page", (name, input) => {
  const call = (data: unknown) => product.callGuest(name, data, freshSender());

  test("answers a wrong link, a wrong page and an absent invitation alike", async () => {
    const token = forge(invited.token);
    const wrong = await Promise.all([
      ...("token" in input() ? [call({ ...input(), token })] : []),
      call({ ...input(), slug: "no-such-slug-at-all" }),
      call({ ...input(), invitationId: "AbsentInvitation0000" }),
    ]);
    for (const refused of wrong) {
      expect(refused).toEqual(wrong[0]);
      expect(refused).toMatchObject({ http: 403, refusal: refusals[name] ?? "link/invalid" });
    }
  });

  test.each(["../../users/someone", "a".repeat(61), "Rani", ""])("takes %j for no slug", async (slug) => {
    expect(await call({ ...input(), slug })).toMatchObject({
      refusal: "input/invalid",
      params: { fields: ["slug"] },
    });
  });
});
