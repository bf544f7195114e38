import { findSection, withSection } from "@janur/domain/content";
import { hostCallables } from "@janur/domain/callables";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newAccount, type Account } from "../../functions/src/harness/accounts.ts";
import { joinTeam } from "../../functions/src/harness/documents.ts";
import { ask } from "../../functions/src/harness/http.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  newSlug,
  openWedding,
  publishWedding,
  startProduct,
  type InvitedGuest,
  type Product,
  type Wedding,
} from "../../functions/src/harness/product.ts";

/* T8: a canary in every private field, then every public surface, without a link, with one's own, with another's. */

const hers = {
  name: "kenari-nama",
  honorific: "kenari-gelar",
  suffix: "kenari-akhiran",
  companion: "kenari-teman",
  note: "kenari-pesan",
};
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
};

let product: Product;
let owner: Account;
let wedding: Wedding;
let oldSlug: string;
let guest: InvitedGuest;
let other: InvitedGuest;
let elsewhere: InvitedGuest;
const answer = {
  ceremonies: { resepsi: "yes" as const },
  adults: 2,
  children: 0,
  companions: [hers.companion],
  note: hers.note,
};

beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  const closing = findSection(openWedding(), "closing");
  if (closing === undefined) throw new Error("the wedding has no closing");
  const text = (word: string) => ({ id: word, en: word });
  const content = openWedding({ ...closing, isHidden: true, text: text(familys.hidden) });
  wedding = await publishWedding(product, owner, content);
  oldSlug = wedding.slug;
  const { invitationId, revision } = wedding;
  const slug = newSlug();
  await product.asHost("changeSlug", { invitationId, slug }, owner);
  wedding = { ...wedding, slug };
  const draft = withSection(content, { ...closing, isHidden: false, text: text(familys.draft) });
  await product.asHost("saveDraft", { invitationId, basedOn: revision, content: draft }, owner);

  const { name, honorific, suffix } = hers;
  const { origin, group, note, email, phone } = familys;
  const input = { name, honorific, suffix, origin, group, note, seats: 4 };
  guest = await inviteGuest(product, owner, wedding, input);
  const contact = { phone, email };
  await product.asHost("saveGuest", { invitationId, guestId: guest.guestId, guest: input, contact }, owner);
  other = await inviteGuest(product, owner, wedding);
  elsewhere = await inviteGuest(product, owner, await publishWedding(product, owner));
  const member = await newAccount(familys.member);
  await joinTeam(invitationId, member.uid, "editor");

  const common = { invitationId, slug, language: "id" as const };
  await product.asGuest("submitRsvp", {
    ...common,
    token: guest.token,
    name: "",
    basedOn: 0,
    key: newKey(),
    answer,
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
const foreign = () => [...never(), ...Object.values(hers), guest.guestId, guest.token];

/** Every public address of this invitation. */
function pages(): string[] {
  const { slug } = wedding;
  const at = (rest: string) => `/event/${slug}${rest}`;
  const plain = ["", "/id", "/en", "/calendar.ics", "/wishes.json", "/ucapan", "/rsvp", "/unknown"].map(at);
  const asked = [
    "?v=1",
    "?to=Udin",
    "?mudah",
    "/en?mudah=1",
    "/ucapan?language=en",
    "/wishes.json?after=x",
    "/calendar.ics?ceremony=akad",
    "/calendar.ics?language=en",
    `?g=${guest.token}`,
  ].map(at);
  return [
    ...plain,
    ...asked,
    `/event/${oldSlug}`,
    `/event/${oldSlug}/en`,
    "/event/no-such-page-at-all",
    "/event/",
  ];
}

async function everyCall(token: string | null): Promise<string> {
  const { invitationId, slug } = wedding;
  const common = { invitationId, slug, token };
  const language = "id";
  const wish = { name: "Udin", text: "Selamat." };
  const own = { ...answer, companions: [], note: "" };
  const rsvp = { ...common, language, name: "Udin", key: newKey(), answer: own };
  const answers = [];
  for (const [name, data] of [
    ["openLink", { ...common, language, isTap: true }],
    ["openLink", { ...common, slug: oldSlug, language, isTap: false }],
    ["submitRsvp", { ...rsvp, basedOn: 7 }],
    ["submitRsvp", { ...rsvp, basedOn: 0, answer: { ...own, adults: 20 } }],
    ["submitRsvp", { ...rsvp, basedOn: 0, name: "" }],
    ["postWish", { ...common, key: newKey(), wish }],
    ["postWish", { ...common, key: newKey(), wish: { ...wish, text: "" } }],
  ] as const) {
    answers.push((await product.callGuest(name, data, freshSender())).text);
  }
  const form = new URLSearchParams({
    language,
    ...(token === null ? {} : { token }),
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
  for (const path of ["rsvp", "ucapan"]) {
    const url = `${product.origin}/event/${wedding.slug}/${path}`;
    answers.push((await ask(url, { method: "POST", headers, body: form.toString() })).text);
  }
  return answers.join("\n");
}

describe("nobody's link", () => {
  test("the public addresses show what is public and no canary, in body and headers", async () => {
    for (const path of pages()) {
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

describe("her own link", () => {
  test("shows her name and answer, and nothing that the family keeps to itself", async () => {
    const text = await everyCall(guest.token);
    expect(found(text, never())).toEqual([]);
    expect(found(text, Object.values(hers)).sort()).toEqual(Object.values(hers).sort());
  });
});

describe("another's link", () => {
  test("of the same invitation shows nothing of her", async () => {
    expect(found(await everyCall(other.token), foreign())).toEqual([]);
  });

  test("of another invitation shows nothing at all", async () => {
    expect(found(await everyCall(elsewhere.token), foreign())).toEqual([]);
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
