import { limits } from "@janur/domain/limits";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forge } from "../../../../tests/harness/forge.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { stored } from "../../../../tests/harness/documents.ts";
import { changeSettings, gatedWedding, gatedWords, saidOf } from "../../../../tests/harness/gates.ts";
import { ask, sendForm } from "../../../../tests/harness/http.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  startProduct,
  type InvitedGuest,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import { makePageUnlockToken } from "./page-unlock-token.ts";
import { wrongTriesScope } from "./wrong-tries.ts";

/* Nothing of a closed page before the proof, in every place where an open one shows something. */

const password = "Melati 2026";
let product: Product;
let owner: Account;
let byPassword: Wedding;
let byLink: Wedding;
let guest: InvitedGuest;
let other: InvitedGuest;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  byPassword = await publishWedding(product, owner, gatedWedding());
  await changeSettings(product, owner, byPassword, { access: "password" }, password);
  byLink = await publishWedding(product, owner, gatedWedding());
  await changeSettings(product, owner, byLink, { access: "guests", isIndexed: true });
  guest = await inviteGuest(product, owner, byLink, { ceremonies: ["malam"] });
  other = await inviteGuest(product, owner, byPassword);
});
afterAll(() => product.close());

const get = (path: string) => ask(`${product.origin}${path}`);
const send = (path: string, fields: Record<string, string>, sender = freshSender()) =>
  sendForm(product.origin, path, fields, sender);
const call = (name: string, wedding: Wedding, input: object, sender = freshSender()) => {
  const { invitationId, slug } = wedding;
  return product.callGuest(name, { invitationId, slug, ...input }, sender);
};
const unlock = (wedding: Wedding, typed: string, sender = freshSender()) =>
  call("unlockPage", wedding, { language: "id", password: typed }, sender);
const both = () => [byPassword, byLink];

describe("a closed page", () => {
  test("is one page that caches may share, in both languages, and says nothing of what is in it", async () => {
    for (const { slug } of both()) {
      for (const [path, heading] of [
        [`/event/${slug}`, "Undangan ini tertutup"],
        [`/event/${slug}/en`, "This invitation is closed"],
      ] as const) {
        const { status, headers, text } = await get(path);
        expect(status).toBe(200);
        expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
        expect(text).toContain(heading);
        expect(text).toContain('name="robots" content="noindex"');
        // The slug is the address itself.
        expect(saidOf(text.replaceAll(slug, "")), path).toEqual([]);
      }
    }
    expect((await get(`/event/${byPassword.slug}`)).text).toContain('name="password"');
    expect((await get(`/event/${byLink.slug}`)).text).not.toContain('name="password"');
  });

  test("has neither wall nor calendar: they answer like what is not there", async () => {
    const absent = await get("/event/no-such-slug-at-all");
    for (const { slug } of both()) {
      for (const rest of ["wishes.json", "ucapan", "calendar.ics", "calendar.ics?ceremony=malam"]) {
        const { status, body } = await get(`/event/${slug}/${rest}`);
        expect(status, rest).toBe(404);
        expect(body.equals(absent.body), rest).toBe(true);
      }
    }
  });

  test("closes and opens for who asks past the caches at once", async () => {
    const wedding = await publishWedding(product, owner);
    expect((await get(`/event/${wedding.slug}?v=1`)).text).toContain("Dimas");
    await changeSettings(product, owner, wedding, { access: "guests" });
    expect((await get(`/event/${wedding.slug}?v=2`)).text).not.toContain("Dimas");
    await changeSettings(product, owner, wedding, { isIndexed: true });
    const { text } = await get(`/event/${wedding.slug}?v=3`);
    expect(text).toContain("Dimas");
    expect(text).not.toContain("noindex");
  });

  test("shows a postponed event's notice to nobody outside", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId, slug } = wedding;
    const notice = { id: "Eyang sedang dirawat.", en: "" };
    await product.asHost("announceChange", { invitationId, change: "postpone", notice }, owner);
    await changeSettings(product, owner, wedding, { access: "guests" });
    expect((await get(`/event/${slug}?v=1`)).text).not.toContain(notice.id);
    const { token } = await inviteGuest(product, owner, wedding);
    const view = await call("openLink", wedding, { language: "id", token, isTap: false });
    expect(view.text).toContain(notice.id);
  });
});

describe("by the password", () => {
  test("the page opens, and by its proof again, without what is only for the invited", async () => {
    const { invitationId, slug } = byPassword;
    const language = "id" as const;
    const opened = await product.asGuest("unlockPage", { invitationId, slug, language, password });
    expect(opened.html).toContain("Dimas");
    expect(opened.html).toContain("Resepsi");
    for (const word of Object.values(gatedWords)) expect(opened.html).not.toContain(word);
    expect(opened.html).not.toContain("<script");
    expect(opened.displayFont).toMatch(/^d09G/);
    const { proof } = opened;
    const again = await product.asGuest("unlockPage", { invitationId, slug, language, password: "", proof });
    // Calendar files inside say in which second they were made.
    const steady = (html: string) => html.replace(/DTSTAMP%3A\w+/g, "");
    expect({ ...again, html: steady(again.html) }).toEqual({ ...opened, html: steady(opened.html) });
  });

  test("goes by word of mouth: capital letters open nothing and close nothing", async () => {
    for (const heard of ["melati 2026", "MELATI 2026", " mELATI 2026 "])
      expect((await unlock(byPassword, heard)).refusal, heard).toBeNull();
    expect((await unlock(byPassword, "melati2026")).refusal).toBe("page/wrong-password");
  });

  test("a wrong one, an absent page, an open page and another's password answer alike", async () => {
    const open = await publishWedding(product, owner);
    const wrong = await unlock(byPassword, "mawar 2026");
    expect(wrong).toMatchObject({ http: 403, refusal: "page/wrong-password" });
    for (const answer of [
      await unlock({ ...byPassword, slug: "no-such-slug-at-all" }, password),
      await unlock({ ...byPassword, invitationId: "AbsentInvitation0000" }, password),
      await unlock(open, password),
      await unlock(byLink, password),
      await unlock(byPassword, ""),
      await unlock({ ...byLink, slug: byPassword.slug }, password),
      await call("unlockPage", byPassword, {
        language: "id",
        password: "",
        proof: "1.AAAAAAAAAAAAAAAAAAAAAA",
      }),
      await call("unlockPage", byPassword, {
        language: "id",
        password: "",
        proof: makePageUnlockToken(byPassword.invitationId, 2),
      }),
    ]) {
      expect(answer).toEqual(wrong);
    }
  });

  test("after a few wrong tries nobody tries on from there, and right ones count as none", async () => {
    const sender = freshSender();
    for (let tried = 0; tried < 3; tried += 1)
      expect((await unlock(byPassword, password, sender)).refusal).toBeNull();
    const tries = Array.from({ length: limits.access.rate.count + 5 }, () =>
      unlock(byPassword, "tebakan", sender),
    );
    const refusals = (await Promise.all(tries)).map(({ refusal }) => refusal);
    expect(refusals.filter((refusal) => refusal === "page/wrong-password")).toHaveLength(
      limits.access.rate.count,
    );
    expect((await unlock(byPassword, password, sender)).refusal).toBe("limit/too-many-requests");
    expect((await unlock(byPassword, password)).refusal).toBeNull();
    const form = await send(`/event/${byPassword.slug}/masuk`, { language: "id", password }, sender);
    expect(form.status).toBe(429);
    expect(saidOf(form.text.replaceAll(byPassword.slug, ""))).toEqual([]);
  });

  test("many wrong tries from anywhere make it slow, and lock nobody out", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId } = wedding;
    await changeSettings(product, owner, wedding, { access: "password" }, "kenanga");
    const parts = Array.from({ length: limits.access.wrong.parts }, (_, part) =>
      attemptsDocument(wrongTriesScope(invitationId, part)),
    );
    const counted = async () => {
      const windows = await Promise.all(parts.map((part) => part.get()));
      return windows.reduce((sum, window) => sum + (window.data()?.count ?? 0), 0);
    };
    await unlock(wedding, "tebakan");
    await unlock(wedding, "tebakan");
    await unlock(wedding, "kenanga");
    expect(await counted()).toBe(2);
    const startedAt = new Date();
    const full = { startedAt, count: limits.access.wrong.count, expireAt: startedAt };
    await Promise.all(parts.map((part) => part.set(full)));
    const sender = freshSender();
    const { besieged } = limits.access;
    const tries = Array.from({ length: besieged.count + 2 }, () => unlock(wedding, "tebakan", sender));
    const refusals = (await Promise.all(tries)).map(({ refusal }) => refusal);
    expect(refusals.filter((refusal) => refusal === "page/wrong-password")).toHaveLength(besieged.count);
    expect((await unlock(wedding, "kenanga", sender)).refusal).toBe("limit/too-many-requests");
    expect(await counted()).toBe(limits.access.wrong.count * parts.length);
    const begun = performance.now();
    expect((await unlock(wedding, "kenanga")).refusal).toBeNull();
    expect(performance.now() - begun).toBeGreaterThan(besieged.pauseMs);
    const { token } = await inviteGuest(product, owner, wedding);
    const opened = await call("openLink", wedding, { language: "id", token, isTap: false }, sender);
    expect(opened.refusal).toBeNull();
    const proof = makePageUnlockToken(invitationId, 1);
    const again = await call("unlockPage", wedding, { language: "id", password: "", proof });
    expect(again.refusal).toBeNull();
    expect((await unlock(byPassword, password)).refusal).toBeNull();
  });

  test("one sender begins to try at so many pages, there or not, and at no more", async () => {
    const sender = freshSender();
    for (let index = 0; index < limits.access.pages.count; index += 1) {
      const invitationId = `Absent${String(index).padStart(14, "0")}`;
      const { refusal } = await unlock({ ...byPassword, invitationId }, "tebakan", sender);
      expect(refusal).toBe("page/wrong-password");
    }
    expect((await unlock(byPassword, password, sender)).refusal).toBe("limit/too-many-requests");
    expect((await unlock(byPassword, password)).refusal).toBeNull();
  }, 60_000);

  test("a new password makes earlier proofs worthless", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId, slug } = wedding;
    await changeSettings(product, owner, wedding, { access: "password" }, "kenanga");
    const common = { invitationId, slug, language: "id" as const };
    const { proof } = await product.asGuest("unlockPage", { ...common, password: "kenanga" });
    const read = () => call("readWishes", wedding, { token: null, proof, after: null });
    expect((await read()).refusal).toBeNull();
    await changeSettings(product, owner, wedding, { access: "password" }, "cempaka");
    expect((await read()).refusal).toBe("page/locked");
    expect((await unlock(wedding, "kenanga")).refusal).toBe("page/wrong-password");
    expect((await unlock(wedding, "cempaka")).refusal).toBeNull();
    await changeSettings(product, owner, wedding, { access: "guests" });
    expect((await unlock(wedding, "cempaka")).refusal).toBe("page/wrong-password");
  });
});

describe("by a personal link", () => {
  test("the guest gets the page with their own ceremonies, and what is only for the invited", async () => {
    const { invitationId, slug } = byLink;
    const { token } = guest;
    const view = await product.asGuest("openLink", {
      invitationId,
      slug,
      language: "id",
      token,
      isTap: true,
    });
    expect(view.page?.html).toContain("Dimas");
    for (const word of [gatedWords.ceremony, gatedWords.address, gatedWords.holder])
      expect(view.page?.html, word).toContain(word);
    expect(view.page?.html).not.toContain("Akad nikah");
    expect(view.page?.html).not.toContain("<script");
    expect(view.page?.displayFont).toMatch(/^d09G/);
    expect(view.rsvpHtml).toContain("attend.malam");
    expect(view.rsvpHtml).not.toContain("attend.resepsi");
    expect(view.sections).toEqual([]);
  });

  test("a page by password opens, too, in the language asked for", async () => {
    const { invitationId, slug } = byPassword;
    const { token } = other;
    const view = await product.asGuest("openLink", {
      invitationId,
      slug,
      language: "en",
      token,
      isTap: false,
    });
    expect(view.page?.html).toContain("Reception");
    expect(view.page?.html).not.toContain(gatedWords.ceremony);
  });

  test("one that was taken back or is another page's opens nothing", async () => {
    const gone = await inviteGuest(product, owner, byLink);
    const guestIds = [gone.guestId];
    await product.asHost("deleteGuests", { invitationId: byLink.invitationId, guestIds }, owner);
    for (const token of [gone.token, other.token, forge(guest.token)]) {
      for (const answer of [
        await call("openLink", byLink, { language: "id", token, isTap: false }),
        await call("readWishes", byLink, { token, after: null }),
      ]) {
        expect(answer).toMatchObject({ http: 403, refusal: "link/invalid" });
        expect(saidOf(answer.text)).toEqual([]);
      }
    }
  });
});

describe("answers and wishes of a closed page", () => {
  const answer = { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" };
  const rsvp = (extra: object) => ({
    token: null,
    language: "id",
    name: "Udin",
    basedOn: 0,
    key: newKey(),
    answer,
    ...extra,
  });
  const wish = (extra: object) => ({
    token: null,
    key: newKey(),
    wish: { name: "Udin", text: "Selamat." },
    ...extra,
  });

  test("are taken with a proof and refused without", async () => {
    const { invitationId } = byPassword;
    const proof = makePageUnlockToken(invitationId, 1);
    for (const forged of ["", `1.${"A".repeat(22)}`, makePageUnlockToken(byLink.invitationId, 1)]) {
      for (const [name, input] of [
        ["submitRsvp", rsvp({ proof: forged })],
        ["postWish", wish({ proof: forged })],
        ["readWishes", { token: null, proof: forged, after: null }],
      ] as const) {
        const refused = await call(name, byPassword, input);
        expect(refused, name).toMatchObject({ http: 403, refusal: "page/locked" });
        expect(saidOf(refused.text)).toEqual([]);
      }
    }
    expect(await stored.guestIds(invitationId)).toHaveLength(1);
    expect(await stored.wishCount(invitationId)).toBe(0);
    expect((await call("submitRsvp", byPassword, rsvp({ proof }))).refusal).toBeNull();
    expect((await call("postWish", byPassword, wish({ proof }))).refusal).toBeNull();
    const wall = await call("readWishes", byPassword, { token: null, proof, after: null });
    expect(wall.text).toContain("Selamat.");
    // A proof of the password is none where only guests may enter.
    const elsewhere = makePageUnlockToken(byLink.invitationId, 0);
    expect((await call("postWish", byLink, wish({ proof: elsewhere }))).refusal).toBe("page/locked");
  });

  test("are taken by a personal link", async () => {
    const own = { ...answer, ceremonies: { malam: "yes" } };
    const { token } = guest;
    expect((await call("submitRsvp", byLink, rsvp({ token, answer: own }))).refusal).toBeNull();
    expect((await call("postWish", byLink, wish({ token }))).refusal).toBeNull();
    expect((await call("readWishes", byLink, { token, after: null })).text).toContain("Selamat.");
  });
});
