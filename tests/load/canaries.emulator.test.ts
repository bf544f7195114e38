import { findSection, withSection } from "@janur/domain/content/content";
import { hostCallables } from "@janur/domain/contracts/callables";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forge } from "../harness/forge.ts";
import { newAccount, type Account } from "../harness/accounts.ts";
import { joinTeam } from "../harness/documents.ts";
import { changeSettings, gatedDay, gatedWedding, gatedWords } from "../harness/gates.ts";
import { ask } from "../harness/http.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  newSlug,
  publishWedding,
  startProduct,
  type InvitedGuest,
  type Product,
  type Wedding,
} from "../harness/product.ts";
import { makePageUnlockToken } from "../../functions/src/nouns/page-access/page-unlock-token.ts";

/*
 * T8: a canary in every private field, then every public surface of an open
 * page with gated parts and of a closed one: without a link, with one's own,
 * with another's, with another page's proof.
 */

const theirs = {
  name: "kenari-nama",
  honorific: "kenari-gelar",
  suffix: "kenari-akhiran",
  companion: "kenari-teman",
  note: "kenari-pesan",
  question: "kenari-pertanyaan-keluarga",
  member: "kenari-anggota",
  representative: "kenari-wakil",
  reply: "kenari-pilihan-menu",
};
/** What a page says that is closed to the public, and nobody outside may know. */
const inside = ["Dimas", "Bandung", "Resepsi", "Yusuf", "12 Desember"];
const familys = {
  origin: "kenari-asal",
  group: "kenari-kelompok",
  note: "kenari-catatan",
  email: "kenari-surel@janur.test",
  phone: "+6281200009999",
  hidden: "kenari-bagian-tersembunyi",
  draft: "kenari-naskah-baru",
  wishName: "kenari-pengirim",
  wish: "kenari-ucapan-tersembunyi",
  inbox: "kenari-kotak-masuk",
  member: "kenari-panitia",
  tag: "kenari-tanda",
  password: "kenari-sandi",
};

let product: Product;
let owner: Account;
let wedding: Wedding;
let oldSlug: string;
let guest: InvitedGuest;
let other: InvitedGuest;
let elsewhere: InvitedGuest;
/** Its page opens by a password, which nobody here has. */
let locked: Wedding;
let lockedGuest: InvitedGuest;
const answer = {
  ceremonies: { resepsi: "yes" as const },
  adults: 2,
  children: 0,
  companions: [theirs.companion],
  note: theirs.note,
};

beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  const plain = gatedWedding();
  const [closing, rsvp] = [findSection(plain, "closing"), findSection(plain, "rsvp")];
  if (closing === undefined || rsvp === undefined) throw new Error("the wedding lacks a section");
  const text = (word: string) => ({ id: word, en: word });
  const question = {
    id: "menu",
    kind: "text" as const,
    label: text(theirs.question),
    options: [],
    isRequired: false,
    tags: [familys.tag],
  };
  const content = [
    { ...closing, isHidden: true, text: text(familys.hidden) },
    { ...rsvp, questions: [question] },
  ].reduce(withSection, plain);
  wedding = await publishWedding(product, owner, content);
  oldSlug = wedding.slug;
  const { invitationId, revision } = wedding;
  const slug = newSlug();
  await product.asHost("changeSlug", { invitationId, slug }, owner);
  wedding = { ...wedding, slug };
  const draft = withSection(content, { ...closing, isHidden: false, text: text(familys.draft) });
  await product.asHost("saveDraft", { invitationId, basedOn: revision, content: draft }, owner);

  const { name, honorific, suffix } = theirs;
  const { origin, group, note, email, phone } = familys;
  const input = {
    ...{ name, honorific, suffix, origin, group, note, seats: 4 },
    kind: "household" as const,
    members: [theirs.member],
    tags: [familys.tag],
    ceremonies: ["resepsi", "malam"],
  };
  guest = await inviteGuest(product, owner, wedding, input);
  const contact = { phone, email };
  await product.asHost("saveGuest", { invitationId, guestId: guest.guestId, guest: input, contact }, owner);
  other = await inviteGuest(product, owner, wedding);
  elsewhere = await inviteGuest(product, owner, await publishWedding(product, owner));
  locked = await publishWedding(product, owner, content);
  await changeSettings(product, owner, locked, { access: "password" }, familys.password);
  lockedGuest = await inviteGuest(product, owner, locked, input);
  const member = await newAccount(familys.member);
  await joinTeam(invitationId, member.uid, "editor");

  const common = { invitationId, slug, language: "id" as const };
  await product.asGuest("submitRsvp", {
    ...common,
    token: guest.token,
    name: "",
    basedOn: 0,
    key: newKey(),
    answer: { ...answer, representedBy: theirs.representative, questions: { menu: [theirs.reply] } },
  });
  await product.asGuest("submitRsvp", {
    ...common,
    token: null,
    name: familys.inbox,
    basedOn: 0,
    key: newKey(),
    answer: { ...answer, companions: [familys.inbox], note: familys.inbox },
  });
  const wish = { name: familys.wishName, text: familys.wish };
  const posted = await product.asGuest("postWish", { invitationId, slug, token: null, key: newKey(), wish });
  await product.asHost("moderateWish", { invitationId, wishId: posted.wish.id, action: "hide" }, owner);
});
afterAll(() => product.close());

const found = (text: string, canaries: readonly string[]) =>
  canaries.filter((canary) => text.toLowerCase().includes(canary.toLowerCase()));
const never = () => [...Object.values(familys), owner.uid, owner.email];
const gated = () => [...Object.values(gatedWords), gatedDay, "20261203"];
const foreign = () => [
  ...never(),
  ...gated(),
  ...Object.values(theirs),
  guest.guestId,
  guest.token,
  lockedGuest.guestId,
];

/** Every public address of an invitation. */
function pages({ slug }: Wedding): string[] {
  const at = (rest: string) => `/event/${slug}${rest}`;
  const plain = [
    "",
    "/id",
    "/en",
    "/calendar.ics",
    "/wishes.json",
    "/ucapan",
    "/rsvp",
    "/lapor",
    "/masuk",
  ].map(at);
  const asked = [
    "?v=1",
    "?to=Udin",
    "?mudah",
    "/en?mudah=1",
    "/ucapan?language=en",
    "/wishes.json?after=x",
    "/calendar.ics?ceremony=akad",
    "/calendar.ics?ceremony=malam",
    "/lapor?language=en",
    "/unknown",
    "/calendar.ics?language=en",
    `?g=${guest.token}`,
  ].map(at);
  return [
    ...plain,
    ...asked,
    `/event/${oldSlug}`,
    `/event/${oldSlug}/en`,
    `/event/${oldSlug}/calendar.ics`,
    "/cek",
    "/cek?kode=0000-0000",
    "/bantu",
    "/bantu/en",
    "/layar",
    "/event/no-such-page-at-all",
    "/event/",
  ];
}

/** What all operations of guests and plain forms answer to these keys. */
async function everyCall(token: string | null, at = wedding, proof = ""): Promise<string> {
  const { invitationId, slug } = at;
  const page = { invitationId, slug };
  const common = { ...page, token };
  const proven = { ...common, proof };
  const language = "id";
  const wish = { name: "Udin", text: "Selamat." };
  const own = { ...answer, companions: [], note: "" };
  const rsvp = { ...proven, language, name: "Udin", key: newKey(), answer: own };
  const report = { reason: "other", text: "", contact: "" };
  // A guest's key opens nothing of a helper's.
  const helper = { token: token ?? "", language, proof };
  const answers = [];
  for (const [name, data] of [
    ["openLink", { ...common, language, isTap: true }],
    ["openLink", { ...common, slug: oldSlug, language, isTap: false }],
    ["submitRsvp", { ...rsvp, basedOn: 7 }],
    ["submitRsvp", { ...rsvp, basedOn: 0, answer: { ...own, adults: 20 } }],
    ["submitRsvp", { ...rsvp, basedOn: 0, name: "" }],
    ["postWish", { ...proven, key: newKey(), wish }],
    ["postWish", { ...proven, key: newKey(), wish: { ...wish, text: "" } }],
    ["readWishes", { ...proven, after: null }],
    ["myData", common],
    ["unlockPage", { ...page, language, password: "tebakan" }],
    ["unlockPage", { ...page, language, password: "", proof }],
    ["reportInvitation", { ...page, report }],
    ["openPass", { ...helper, pin: "" }],
    ["readProgramme", helper],
    ["helperThreads", helper],
    ["helperThread", { ...helper, threadId: guest.guestId, known: 0 }],
  ] as const) {
    answers.push((await product.callGuest(name, data, freshSender())).text);
  }
  const form = new URLSearchParams({
    language,
    ...(token === null ? {} : { token }),
    proof,
    password: "tebakan",
    name: "Udin",
    basedOn: "7",
    "attend.resepsi": "yes",
    adults: "1",
    children: "0",
    note: "",
  });
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    Origin: product.origin,
    "Sec-Fetch-Site": "same-origin",
    ...freshSender(),
  };
  for (const path of ["rsvp", "ucapan", "masuk", "lapor"]) {
    const url = `${product.origin}/event/${slug}/${path}`;
    answers.push((await ask(url, { method: "POST", headers, body: form.toString() })).text);
  }
  return answers.join("\n");
}

describe("nobody's link", () => {
  test("the public addresses show what is public and no canary, in body and headers", async () => {
    for (const path of pages(wedding)) {
      const { status, headers, text } = await ask(`${product.origin}${path}`);
      expect(status, path).toBeLessThan(500);
      expect(found(`${JSON.stringify(headers)}\n${text}`, foreign()), path).toEqual([]);
    }
    expect((await ask(`${product.origin}/event/${wedding.slug}`)).text).toContain("Rani");
  });

  test("neither do the operations of guests", async () => {
    expect(found(await everyCall(null), foreign())).toEqual([]);
  });
});

describe("their own link", () => {
  test("shows their name and answer, and nothing that the family keeps to itself", async () => {
    const text = await everyCall(guest.token);
    expect(found(text, never())).toEqual([]);
    expect(found(text, Object.values(theirs)).sort()).toEqual(Object.values(theirs).sort());
    expect(found(text, Object.values(gatedWords)).sort()).toEqual(Object.values(gatedWords).sort());
  });
});

describe("another's link", () => {
  test("of the same invitation shows nothing of them, but the gifts that all invited may see", async () => {
    const { giftHeading, holder, account, parcels } = gatedWords;
    const gifts: readonly string[] = [giftHeading, holder, account, parcels];
    const text = await everyCall(other.token);
    expect(
      found(
        text,
        foreign().filter((canary) => !gifts.includes(canary)),
      ),
    ).toEqual([]);
    expect(found(text, gifts)).toEqual(gifts);
  });

  test("of another invitation shows nothing at all", async () => {
    expect(found(await everyCall(elsewhere.token), foreign())).toEqual([]);
  });
});

describe("a closed page", () => {
  // The slug is the address itself.
  const outside = (text: string) => found(text.replaceAll(locked.slug, ""), [...foreign(), ...inside]);

  test("shows nothing of itself at its public addresses", async () => {
    for (const path of pages(locked)) {
      const { status, headers, text } = await ask(`${product.origin}${path}`);
      expect(status, path).toBeLessThan(500);
      expect(outside(`${JSON.stringify(headers)}\n${text}`), path).toEqual([]);
    }
  });

  test.each<[string, () => [string | null, string]]>([
    ["no key", () => [null, ""]],
    ["another page's link", () => [guest.token, ""]],
    ["another page's proof", () => [null, makePageUnlockToken(wedding.invitationId, 1)]],
    ["a proof of a password that it never had", () => [null, makePageUnlockToken(locked.invitationId, 2)]],
    ["a link of theirs with another mac", () => [forge(lockedGuest.token), ""]],
  ])("answers to %s with nothing of itself", async (_name, key) => {
    const [token, proof] = key();
    expect(outside(await everyCall(token, locked, proof))).toEqual([]);
  });

  test("shows its public part to who has the proof, and gated parts to no one but their guests", async () => {
    const text = await everyCall(null, locked, makePageUnlockToken(locked.invitationId, 1));
    expect(found(text, ["Dimas"])).toEqual(["Dimas"]);
    expect(found(text, foreign())).toEqual([]);
    const own = await everyCall(lockedGuest.token, locked);
    expect(found(own, Object.values(gatedWords)).sort()).toEqual(Object.values(gatedWords).sort());
    expect(found(own, never())).toEqual([]);
  });
});

test("operations of hosts tell nothing to somebody signed out or from elsewhere", async () => {
  const stranger = await newAccount("Orang lain");
  const { invitationId, slug } = wedding;
  const refs = { invitationId, guestId: guest.guestId, guestIds: [guest.guestId], slug };
  for (const [name, { input }] of Object.entries(hostCallables)) {
    const known = Object.fromEntries(Object.entries(refs).filter(([key]) => key in input.shape));
    for (const caller of [null, stranger]) {
      const { text } = await product.callHost(name, known, caller);
      expect(found(text, foreign()), name).toEqual([]);
    }
  }
});
