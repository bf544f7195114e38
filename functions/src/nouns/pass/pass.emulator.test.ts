import { hostCallables } from "@janur/domain/contracts/callables";
import { findSection, withSection } from "@janur/domain/content/content";
import { limits } from "@janur/domain/limits";
import { parsePassToken, type Pass } from "@janur/domain/helper/pass";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { startCountingProxy } from "../../../../tests/harness/counting-proxy.ts";
import { changeSettings, gatedWedding, gatedWords } from "../../../../tests/harness/gates.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  fieldOf,
  inDays,
  makePass as makePassOf,
  type WantedPass,
} from "../../../../tests/harness/passes.ts";
import {
  draftWedding,
  freshSender,
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { purge } from "../../../../tests/harness/purge.ts";
import { createPass } from "./create-pass.ts";
import { openPass } from "./open-pass.ts";
import { passDocument, passSecretDocument } from "../../store/pass-documents.ts";
import { readProgramme } from "./read-programme.ts";

let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  product = await startProduct();
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner, gatedWedding());
});
afterAll(() => product.close());

const makePass = ({ at = wedding, ...wanted }: WantedPass & { at?: Wedding } = {}) =>
  makePassOf(product, owner, at, wanted);
const open = (token: string, pin = "", proof = "", language = "id") =>
  product.callGuest("openPass", { token, language, pin, proof }, freshSender());
const programme = (token: string, proof = "", language = "id") =>
  product.callGuest("readProgramme", { token, language, proof }, freshSender());
const change = (passId: string, changed: Partial<Pass> & { pin?: string }, at = wedding, by = owner) =>
  product.callHost(
    "changePass",
    {
      ...{ invitationId: at.invitationId, passId, name: "Bude Sri", scopes: ["programme"] },
      ...{ seesGated: false, pin: null, expireAt: inDays(30).toISOString(), ...changed },
    },
    by,
  );
const revoke = (passId: string, at = wedding) =>
  product.callHost("revokePass", { invitationId: at.invitationId, passId }, owner);
const stored = async (passId: string) => (await passDocument(passId).get()).data();

describe("a new pass", () => {
  test("answers its secret once; what the family reads has no hash, and the hashes are of 128 bits and of scrypt", async () => {
    const { passId, token } = await makePass({ pin: "246810" });
    const { secret = "" } = parsePassToken(token) ?? {};
    const [pass, kept] = await Promise.all([stored(passId), passSecretDocument(passId).get()]);
    expect(pass).toMatchObject({ name: "Bude Sri", hasPin: true, revokedAt: null, uses: [] });
    const { hash, pin } = kept.data() ?? {};
    for (const word of [hash ?? "?", pin?.hash ?? "?", pin?.salt ?? "?", secret, "246810"])
      expect(JSON.stringify(pass)).not.toContain(word);
    expect(JSON.stringify(kept.data())).not.toContain(secret);
    expect(JSON.stringify(kept.data())).not.toContain("246810");
  });

  test("greets its helper by name and lists their tasks, in both languages", async () => {
    const { token } = await makePass();
    const { result } = await open(token);
    for (const words of ["Halo, Bude Sri", "Rani &amp; Dimas", 'href="#programme"', "Jadwal acara"])
      expect(fieldOf(result, "html")).toContain(words);
    expect(fieldOf((await open(token, "", "", "en")).result, "html")).toContain("Hello Bude Sri");
  });

  test.each([-1, 0, 401])("ends neither in the past nor too far away: in %d days", async (days) => {
    const input = {
      invitationId: wedding.invitationId,
      name: "Sri",
      scopes: ["programme"],
      seesGated: false,
    };
    const expireAt = inDays(days).toISOString();
    const refused = await product.callHost("createPass", { ...input, pin: null, expireAt }, owner);
    expect(refused).toMatchObject({ refusal: "input/invalid", params: { fields: ["expireAt"] } });
  });

  test("is refused beyond the limit, in the trash, and forgets those that are long over", async () => {
    const mine = await draftWedding(product, owner);
    const { invitationId } = mine;
    const first = await makePass({ at: mine });
    const pass = await stored(first.passId);
    if (pass === undefined) throw new Error("the pass is gone");
    const batch = db().batch();
    for (let index = 1; index < limits.pass.perInvitation; index += 1) {
      const id = `${first.passId.slice(0, 17)}${String(100 + index)}`;
      batch.create(passDocument(id), { ...pass, id });
    }
    await batch.commit();
    const refused = await product.callHost(
      "createPass",
      {
        ...{ invitationId, name: "Sri", scopes: ["programme"], seesGated: false, pin: null },
        expireAt: inDays(1).toISOString(),
      },
      owner,
    );
    expect(refused.refusal).toBe("pass/limit-reached");
    await revoke(first.passId, mine);
    await makePass({ at: mine });
    // A month later the revoked one is forgotten with its secret.
    const later = inDays(31);
    await revoke(`${first.passId.slice(0, 17)}101`, mine);
    const input = {
      invitationId,
      name: "Sri",
      scopes: ["programme" as const],
      seesGated: false,
      pin: null,
      family: null,
      branch: null,
      doorCeremony: null,
      screen: null,
    };
    const caller = {
      ...owner,
      displayName: null,
      isEmailVerified: false,
      photoURL: null,
      signedInAt: inDays(0),
      capability: hostCallables.createPass.capability,
    };
    await createPass({ ...input, expireAt: inDays(60).toISOString() }, caller, later);
    expect(await stored(first.passId)).toBeUndefined();
    expect((await passSecretDocument(first.passId).get()).exists).toBe(false);
    await product.asHost("trashInvitation", { invitationId }, owner);
    const trashed = await product.callHost(
      "createPass",
      { ...input, expireAt: inDays(1).toISOString() },
      owner,
    );
    expect(trashed.refusal).toBe("invitation/wrong-status");
  });
});

describe("the programme", () => {
  test("shows what is public, and gated ceremonies only where the family ticked so", async () => {
    const [plain, trusted] = await Promise.all([makePass(), makePass({ seesGated: true })]);
    const shown = fieldOf((await programme(plain.token)).result, "html");
    for (const words of ["Akad nikah", "Resepsi", "08.00–09.30 WIB", "Buka peta"])
      expect(shown).toContain(words);
    for (const word of Object.values(gatedWords)) expect(shown).not.toContain(word);
    const { ceremony, venue, address, city, map, dress, ...gifts } = gatedWords;
    const whole = fieldOf((await programme(trusted.token)).result, "html");
    for (const word of [ceremony, venue, address, city, map, dress]) expect(whole).toContain(word);
    for (const word of Object.values(gifts)) expect(whole).not.toContain(word);
  });

  test("has rundown and contact persons, speaks the asked language, and says that the day has moved", async () => {
    const content = gatedWedding();
    const both = (text: string) => ({ id: text, en: text });
    const sections = [
      ...content.sections,
      {
        ...{ id: "run", type: "rundown" as const, isHidden: false, heading: both("Urutan") },
        items: [{ id: "a", time: "09:30", title: { id: "Arak-arakan", en: "Procession" } }],
      },
      {
        ...{ id: "call", type: "contact-persons" as const, isHidden: false, heading: both("Hubungi") },
        persons: [
          { id: "b", name: "Om Yanto", role: both("Panitia"), phone: "+6281200001111", hasWhatsApp: true },
        ],
      },
    ];
    const mine = await publishWedding(product, owner, { ...content, sections });
    const { token } = await makePass({ at: mine });
    const english = fieldOf((await programme(token, "", "en")).result, "html");
    for (const words of ["Marriage vows", "09.30 WIB", "Procession", "Om Yanto", "tel:+6281200001111"])
      expect(english).toContain(words);
    const notice = { id: "Menunggu kabar dari keluarga.", en: "" };
    await product.asHost(
      "announceChange",
      { invitationId: mine.invitationId, change: "postpone", notice },
      owner,
    );
    const moved = fieldOf((await programme(token)).result, "html");
    expect(moved).toContain("Acara ditunda");
    expect(moved).toContain("Menunggu kabar dari keluarga.");
  });

  test("of a draft says that nothing is published; of a closed page it is the family's own word", async () => {
    const draft = await draftWedding(product, owner);
    const early = await makePass({ at: draft });
    const nothing = fieldOf((await programme(early.token)).result, "html");
    expect(nothing).toContain("belum diterbitkan");
    expect(nothing).not.toContain("Resepsi");
    const closed = await publishWedding(product, owner, gatedWedding());
    await changeSettings(product, owner, closed, { access: "guests" });
    const { token } = await makePass({ at: closed });
    const shown = fieldOf((await programme(token)).result, "html");
    expect(shown).toContain("Resepsi");
    expect(shown).not.toContain(gatedWords.venue);
  });

  test("holds nothing of guests, wishes, drafts or hidden sections", async () => {
    const content = gatedWedding();
    const closing = findSection(content, "closing");
    if (closing === undefined) throw new Error("the wedding has no closing");
    const hidden = withSection(content, {
      ...closing,
      isHidden: true,
      signature: { id: "kenari-tutup", en: "" },
    });
    const mine = await publishWedding(product, owner, hidden);
    const { invitationId, revision } = mine;
    const ceremonies = findSection(hidden, "ceremonies");
    if (ceremonies === undefined) throw new Error("the wedding has no ceremonies");
    const draft = withSection(hidden, { ...ceremonies, heading: { id: "kenari-naskah", en: "" } });
    await product.asHost("saveDraft", { invitationId, basedOn: revision, content: draft }, owner);
    await inviteGuest(product, owner, mine, { name: "kenari-tamu", note: "kenari-catatan" });
    const { token } = await makePass({ at: mine, seesGated: true });
    const page = await ask(`${product.origin}/bantu`);
    const texts = [page.text, (await open(token)).text, (await programme(token)).text];
    for (const word of ["kenari-tutup", "kenari-naskah", "kenari-tamu", "kenari-catatan", owner.email])
      expect(texts.join("\n")).not.toContain(word);
  });

  test("is noted as used: when and what, once in a while, and nothing else", async () => {
    const { passId, token } = await makePass();
    await open(token);
    expect((await stored(passId))?.uses).toEqual([]);
    await Promise.all([programme(token), programme(token), programme(token)]);
    const [use, ...more] = (await stored(passId))?.uses ?? [];
    expect(more).toEqual([]);
    expect(Object.keys(use ?? {}).sort()).toEqual(["at", "scope"]);
    const later = new Date(Date.now() + limits.pass.useEveryMs);
    await readProgramme({ token, language: "id", proof: "" }, { sender: "x", device: "phone" }, later);
    expect((await stored(passId))?.uses).toHaveLength(2);
  });
});

describe("a link that opens nothing", () => {
  test("malformed, wrong and absent ones answer alike; a malformed one is not even read", async () => {
    const { passId, token } = await makePass();
    const secret = "A".repeat(22);
    const wrong = [`${passId}.${secret}`, `AbsentPass0000000000.${secret}`, "x", "", `${token}x`];
    for (const call of [(text: string) => open(text), (text: string) => programme(text)]) {
      const answers = await Promise.all(wrong.map(call));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ http: 404, refusal: "pass/invalid" });
    }
    const proxy = await startCountingProxy(process.env["FIRESTORE_EMULATOR_HOST"] ?? "");
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", proxy.host);
    try {
      const counts = await proxy.counted(() => Promise.all(["x", "", `${token}x`].map((text) => open(text))));
      expect(counts).toEqual({ reads: 0, writes: 0, others: [] });
    } finally {
      vi.unstubAllEnvs();
      proxy.close();
    }
  });

  test("a revoked one says so at once, to who holds it alone, and stays revoked", async () => {
    const { passId, token } = await makePass();
    expect((await programme(token)).refusal).toBeNull();
    expect((await revoke(passId)).refusal).toBeNull();
    const at = (await stored(passId))?.revokedAt;
    expect((await revoke(passId)).refusal).toBeNull();
    expect((await stored(passId))?.revokedAt).toEqual(at);
    for (const answer of [await open(token), await programme(token)])
      expect(answer).toMatchObject({ http: 403, refusal: "pass/revoked" });
    expect((await open(`${passId}.${"A".repeat(22)}`)).refusal).toBe("pass/invalid");
    expect((await change(passId, {})).refusal).toBe("pass/revoked");
  });

  test("one whose time is over says so, and is good again when the family prolongs it", async () => {
    const { passId, token } = await makePass();
    await passDocument(passId).update({ expireAt: inDays(-1) });
    for (const answer of [await open(token), await programme(token)])
      expect(answer).toMatchObject({ http: 403, refusal: "pass/over" });
    expect((await change(passId, {})).refusal).toBeNull();
    expect((await programme(token)).refusal).toBeNull();
  });

  test("while the invitation lies in the trash it is revoked; purged, nothing of it is left", async () => {
    const mine = await publishWedding(product, owner);
    const { passId, token } = await makePass({ at: mine });
    await product.asHost("trashInvitation", { invitationId: mine.invitationId }, owner);
    expect((await open(token)).refusal).toBe("pass/revoked");
    await purge(mine.invitationId);
    expect((await open(token)).refusal).toBe("pass/invalid");
    for (const path of [paths.pass(passId), paths.secret(`pass-${passId}`)])
      expect((await db().doc(path).get()).exists).toBe(false);
  });

  test("another invitation's family can neither change nor revoke it", async () => {
    const { passId, token } = await makePass();
    const stranger = await newAccount("Orang lain");
    const theirs = await publishWedding(product, stranger);
    const { invitationId } = theirs;
    expect((await change(passId, {}, theirs, stranger)).refusal).toBe("pass/not-found");
    const revoked = await product.callHost("revokePass", { invitationId, passId }, stranger);
    expect(revoked.refusal).toBe("pass/not-found");
    expect((await open(token)).refusal).toBeNull();
  });
});

describe("a PIN", () => {
  test("is asked of who has the link; a right one gives a proof that opens this pass alone", async () => {
    const [mine, other] = await Promise.all([makePass({ pin: "246810" }), makePass({ pin: "246810" })]);
    expect(await open(mine.token)).toMatchObject({ http: 403, refusal: "pass/pin-required" });
    expect((await programme(mine.token)).refusal).toBe("pass/pin-required");
    expect((await open(mine.token, "111111")).refusal).toBe("pass/wrong-pin");
    const proof = fieldOf((await open(mine.token, "246810")).result, "proof");
    expect((await open(mine.token, "", proof)).refusal).toBeNull();
    expect((await programme(mine.token, proof)).refusal).toBeNull();
    expect((await programme(other.token, proof)).refusal).toBe("pass/pin-required");
    expect((await programme(mine.token, `1.${"A".repeat(22)}`)).refusal).toBe("pass/pin-required");
  });

  test("that was changed makes proofs worthless; a removed one asks for none", async () => {
    const { passId, token } = await makePass({ pin: "246810" });
    const proof = fieldOf((await open(token, "246810")).result, "proof");
    expect((await change(passId, { name: "Bude Sri K." })).refusal).toBeNull();
    expect((await programme(token, proof)).refusal).toBeNull();
    expect((await change(passId, { pin: "135790" })).refusal).toBeNull();
    expect((await programme(token, proof)).refusal).toBe("pass/pin-required");
    expect((await open(token, "246810")).refusal).toBe("pass/wrong-pin");
    expect((await open(token, "135790")).refusal).toBeNull();
    expect((await change(passId, { pin: "" })).refusal).toBeNull();
    expect((await stored(passId))?.hasPin).toBe(false);
    expect((await programme(token)).refusal).toBeNull();
  });

  test("is tried so often from anywhere and not once more, however many try at once; proofs go on", async () => {
    const { passId, token } = await makePass({ pin: "246810" });
    const proof = fieldOf((await open(token, "246810")).result, "proof");
    const { count } = limits.pass.pinTries;
    const tries = await Promise.all(
      Array.from({ length: count + 5 }, (_, index) => open(token, String(100_000 + index))),
    );
    const refusals = tries.map(({ refusal }) => refusal);
    expect(refusals.filter((code) => code === "pass/wrong-pin")).toHaveLength(count);
    expect(refusals.filter((code) => code === "limit/too-many-requests")).toHaveLength(5);
    expect((await open(token, "246810")).refusal).toBe("limit/too-many-requests");
    expect((await programme(token, proof)).refusal).toBeNull();
    // The next window, and a PIN that was changed, begin anew.
    const later = new Date(Date.now() + limits.pass.pinTries.windowMs);
    const input = { token, language: "id" as const, pin: "246810", proof: "" };
    await expect(openPass(input, { sender: "x", device: "phone" }, later)).resolves.toMatchObject({ proof });
    await change(passId, { pin: "135790" });
    expect((await open(token, "135790")).refusal).toBeNull();
  }, 30_000);
});

describe("the page /bantu", () => {
  test.each([
    ["/bantu", "Tugas Anda", "/bantu/en"],
    ["/bantu/en", "Your tasks", "/bantu"],
  ])("%s is kept by nobody, tells nobody, and runs its own script alone", async (path, title, other) => {
    const { status, headers, text } = await ask(`${product.origin}${path}`);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["content-security-policy"]).toMatch(
      /default-src 'none'; script-src 'strict-dynamic' 'sha256-/,
    );
    expect(headers["content-security-policy"]).not.toContain("unsafe");
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(`href="${other}"`);
  });

  test.each(["/bantu/fr", "/bantu/en/more", "/bantu/id"])("%s is not there", async (path) => {
    expect((await ask(`${product.origin}${path}`)).status).toBe(404);
  });

  test("takes no form", async () => {
    const answer = await ask(`${product.origin}/bantu`, { method: "POST", body: "x" });
    expect(answer.status).toBe(404);
  });
});
