import type { Content } from "@janur/domain/content/content";
import { withSideEdited } from "@janur/domain/content/side/edit-side";
import { contentOfSide } from "@janur/domain/content/side/content-of-side";
import { expect, test, vi } from "vitest";
import { newAccount } from "../../../../tests/harness/accounts.ts";
import { joinTeam, stored } from "../../../../tests/harness/documents.ts";
import { useFeast } from "../../../../tests/harness/feast.ts";
import { weddingWithAccounts } from "../../../../tests/harness/gates.ts";
import { ask } from "../../../../tests/harness/http.ts";
import { draftWedding, freshSender } from "../../../../tests/harness/product.ts";
import { siteUrl } from "../../platform/runtime.ts";

const { host, call, page } = useFeast();
// Three pages and their pictures are drawn.
vi.setConfig({ testTimeout: 60_000 });

/** What somebody is told who types a code at `/cek`. */
const check = async (code: string, language = "id") =>
  (
    await ask(`${host.product.origin}/cek`, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Sec-Fetch-Site": "same-origin",
        ...freshSender(),
      },
      body: new URLSearchParams({ language, code }).toString(),
    })
  ).text;

const account = "9000 1111 2222";
const phone = "+6281200001111";
const both = (text: string) => ({ id: text, en: text });

test("a version has its own theme, accounts and link preview, under the same cache for all of its guests", async () => {
  const common = weddingWithAccounts();
  const shown = contentOfSide(common, "groom");
  const content = withSideEdited(common, "groom", {
    ...shown,
    theme: "sunyi",
    sections: shown.sections.map((section) => {
      if (section.type === "hosts") return { ...section, persons: section.persons.toReversed() };
      if (section.type !== "gifts") return section;
      return { ...section, accounts: section.accounts.map((one) => ({ ...one, number: account })) };
    }),
  });
  const { invitationId, slug, revision } = await draftWedding(host.product, host.owner, content);
  const groom = await call.add(invitationId, "groom");
  await call.publish(invitationId, revision);
  const [ofAll, ofGroom] = await Promise.all([page(slug), page(groom)]);
  expect([ofAll.text.includes(account), ofGroom.text.includes(account)]).toEqual([false, true]);
  const [all, own] = await Promise.all([stored.publication(slug), stored.publication(groom)]);
  expect(own?.content.theme).toBe("sunyi");
  expect(all?.content.theme).toBe(common.theme);
  const preview = (text: string) => /<meta property="og:image" content="([^"]+)"/.exec(text)?.[1];
  expect(preview(ofGroom.text)).toBeDefined();
  expect(preview(ofGroom.text)).not.toBe(preview(ofAll.text));
  expect(/<title>([^<]*)/.exec(ofGroom.text)?.[1]).not.toBe(/<title>([^<]*)/.exec(ofAll.text)?.[1]);
  // One document for all who ask, whoever they are.
  for (const { headers } of [ofAll, ofGroom]) {
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=60");
    expect(headers["set-cookie"]).toBeUndefined();
  }
  expect((await page(groom)).text).toBe(ofGroom.text);
});

test("a version names whom its own family may call, and says whose side sends it", async () => {
  const common = weddingWithAccounts();
  const person = { id: "p", name: "Pakde Bowo", role: both("Keluarga"), phone, hasWhatsApp: true };
  const contacts = {
    ...{ id: "contacts", type: "contact-persons" as const, isHidden: false, heading: both("Narahubung") },
    persons: [{ ...person, id: "q", name: "Bude Ratih", phone: "+6281200002222" }],
  };
  const [cover, ...others] = common.sections;
  if (cover?.type !== "cover") throw new Error("the wedding begins with no cover");
  const all = { ...common, sections: [cover, ...others, contacts] };
  const content = withSideEdited(all, "groom", {
    ...all,
    sections: [
      { ...cover, senderName: "Mas Galih", senderRelation: both("kakak Dimas"), senderPhoneEnding: "1111" },
      ...others,
      { ...contacts, persons: [person] },
    ],
  });
  const { invitationId, slug, revision } = await draftWedding(host.product, host.owner, content);
  const [groom, bride] = [await call.add(invitationId, "groom"), await call.add(invitationId, "bride")];
  await call.publish(invitationId, revision);
  const texts = await Promise.all([slug, groom, bride].map(async (one) => (await page(one)).text));
  const said = (words: string) => texts.map((text) => text.includes(words));
  expect(said("Pakde Bowo")).toEqual([false, true, false]);
  expect(said("6281200001111")).toEqual([false, true, false]);
  expect(said("Bude Ratih")).toEqual([true, false, true]);
  expect(said("6281200002222")).toEqual([true, false, true]);
  expect(said("Dikirim oleh Mas Galih (kakak Dimas), nomor berakhiran 1111.")).toEqual([false, true, false]);
  expect(said("Dikirim oleh Rani.")).toEqual([true, false, true]);
  // One code stands on all of them: whoever checks it finds the address and the number that they got.
  const code = (await stored.publication(groom))?.checkCode ?? "";
  const checked = await check(code);
  for (const one of [slug, groom, bride]) expect(checked).toContain(`${siteUrl()}/event/${one}"`);
  // Each address stands beneath its own sender.
  expect(checked).toMatch(
    new RegExp(`>Mas Galih, nomor berakhiran 1111<br/><a href="[^"]*/event/${groom}">`),
  );
  for (const one of [slug, bride])
    expect(checked).toMatch(new RegExp(`>Rani<br/><a href="[^"]*/event/${one}">`));
  expect(checked).toContain("<dt>Pengirim dan alamat halamannya</dt>");
  expect(checked).not.toContain("<dt>Pengirim</dt>");
  expect(checked).toContain("persis sama dengan salah satu alamat ini");
  expect(await check(code, "en")).toContain("must be exactly one of these");
  // A version that is not shown has no address that a message could name.
  await call.remove(invitationId, "groom");
  const left = await check(code);
  expect([slug, groom, bride].map((one) => left.includes(`/event/${one}"`))).toEqual([true, false, true]);
});

test("a version's own sender stays when the page is closed or has another owner, and no other version's does", async () => {
  const common = weddingWithAccounts();
  const named = (content: Content) => ({
    ...content,
    sections: content.sections.map((section) =>
      section.type === "cover" ? { ...section, senderName: "Keluarga Bapak Slamet" } : section,
    ),
  });
  const content = withSideEdited(common, "groom", named(common));
  const { invitationId, slug, revision } = await draftWedding(host.product, host.owner, content);
  const groom = await call.add(invitationId, "groom");
  await call.publish(invitationId, revision);
  const senders = () =>
    Promise.all([slug, groom].map(async (one) => (await stored.publication(one))?.sender));
  const own = { name: "Keluarga Bapak Slamet", isWritten: true };
  expect(await senders()).toEqual([{ name: "Rani" }, own]);
  const settings = (await stored.invitation(invitationId))?.settings;
  const closed = { invitationId, settings: { ...settings, access: "guests" }, password: null };
  expect((await host.product.callHost("changeSettings", closed, host.owner)).refusal).toBeNull();
  const checked = await check((await stored.publication(groom))?.checkCode ?? "");
  expect(checked).toContain("<dd>Rani</dd><dd>Keluarga Bapak Slamet</dd>");
  const heir = await newAccount("Bambang");
  await joinTeam(invitationId, heir.uid, "editor");
  await host.product.asHost("transferOwnership", { invitationId, uid: heir.uid }, host.owner);
  expect(await senders()).toEqual([{ name: "Bambang" }, own]);
});
