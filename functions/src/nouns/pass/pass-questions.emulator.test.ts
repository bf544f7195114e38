import { randomBytes } from "node:crypto";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { fieldOf, inDays, makePass } from "../../../../tests/harness/passes.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import {
  freshSender,
  guestInput,
  inviteGuest,
  publishWedding,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";

const host = useHost();

const answerer = (at: Wedding) => makePass(host.product, host.owner, at, { scopes: ["answerGuests"] });
const helperInput = (token: string) => ({ token, language: "id", proof: "" });
const threads = (token: string) => host.product.callGuest("helperThreads", helperInput(token), freshSender());
const thread = (token: string, threadId: string, known = 0) =>
  host.product.callGuest("helperThread", { ...helperInput(token), threadId, known }, freshSender());
const newMessageId = () => documentIdFromBytes(randomBytes(20));
const answer = (token: string, threadId: string, text: string, id = newMessageId()) =>
  host.product.callGuest("answerThread", { ...helperInput(token), threadId, id, text }, freshSender());

/** A question of an invited guest, whose thread has their id. */
async function askByLink(at: Wedding, text = "Parkir di mana?") {
  const { invitationId, slug } = at;
  const { guestId, token } = await inviteGuest(host.product, host.owner, at);
  const asked = { invitationId, slug, token, thread: null, name: "" };
  await host.product.asGuest("askHost", { ...asked, id: newMessageId(), text });
  return { threadId: guestId, token };
}

describe("guests' questions", () => {
  test("are listed, those that wait first, and answered in the helper's name; the guest reads it", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { token } = await answerer(mine);
    expect(fieldOf((await threads(token)).result, "html")).toContain("Belum ada pertanyaan");
    const [first, second] = [
      await askByLink(mine, "Parkir di mana?"),
      await askByLink(mine, "Boleh bawa anak?"),
    ];
    const asked = fieldOf((await thread(token, first.threadId)).result, "html");
    for (const words of ["Bapak Hadi Wiranto", "Parkir di mana?"]) expect(asked).toContain(words);
    const answered = await answer(token, first.threadId, "Di halaman depan.");
    expect(fieldOf(answered.result, "html")).toContain("Bude Sri");
    expect(answered.result).toMatchObject({ messages: 2, isOpen: true });
    const list = fieldOf((await threads(token)).result, "html");
    expect(list).toContain("Dijawab Bude Sri");
    expect(list.indexOf(second.threadId)).toBeLessThan(list.indexOf(first.threadId));
    const { invitationId, slug } = mine;
    const own = { invitationId, slug, token: first.token, thread: null, known: 0 };
    const { latest } = await host.product.asGuest("readThread", own);
    expect(latest?.at(-1)).toMatchObject({ by: "helper", name: "Bude Sri", text: "Di halaman depan." });
  });

  test("the same answer sent again is one; with nothing new nothing comes", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { token } = await answerer(mine);
    const { threadId } = await askByLink(mine);
    const id = newMessageId();
    await Promise.all([1, 2, 3].map(() => answer(token, threadId, "Di depan.", id)));
    expect((await thread(token, threadId)).result).toMatchObject({ messages: 2 });
    expect((await thread(token, threadId, 2)).result).toEqual({ html: null, messages: 2, isOpen: true });
  });

  test("what guests write stands there as text, and no phone, e-mail or link of theirs", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { token } = await answerer(mine);
    const { threadId, token: guestToken } = await askByLink(mine, "<img src=x onerror=alert(1)>");
    const contact = { phone: "+6281200009999", email: "kenari@janur.test" };
    const { invitationId } = mine;
    await host.product.asHost(
      "saveGuest",
      { invitationId, guestId: threadId, guest: guestInput, contact },
      host.owner,
    );
    const texts = [(await threads(token)).text, (await thread(token, threadId)).text].join("\n");
    expect(texts).toContain("&lt;img src=x");
    for (const word of ["<img", contact.phone, contact.email, guestToken]) expect(texts).not.toContain(word);
  });

  test("of another invitation, or of nobody, are not there", async () => {
    const [mine, theirs] = [
      await publishWedding(host.product, host.owner),
      await publishWedding(host.product, host.owner),
    ];
    const { token } = await answerer(mine);
    const { threadId } = await askByLink(theirs, "kenari-pertanyaan");
    expect((await threads(token)).text).not.toContain("kenari-pertanyaan");
    for (const id of [threadId, "AbsentThread00000000"]) {
      expect(await thread(token, id)).toMatchObject({ http: 404, refusal: "chat/not-found" });
      expect((await answer(token, id, "Di depan.")).refusal).toBe("chat/not-found");
    }
  });

  test("are answered so often by one link and not once more", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { passId, token } = await answerer(mine);
    const { threadId } = await askByLink(mine);
    const { count } = limits.pass.answers;
    const startedAt = new Date();
    const expireAt = new Date(startedAt.getTime() + limits.pass.answers.windowMs);
    await attemptsDocument(["pass-answer", passId]).set({ startedAt, count: count - 1, expireAt });
    expect((await answer(token, threadId, "Di depan.")).refusal).toBeNull();
    expect((await answer(token, threadId, "Di depan.")).refusal).toBe("limit/too-many-requests");
    expect((await thread(token, threadId)).result).toMatchObject({ messages: 2 });
  });

  test("a task that is not theirs is refused, whatever their link", async () => {
    const mine = await publishWedding(host.product, host.owner);
    const { invitationId } = mine;
    const [reader, helper] = await Promise.all([makePass(host.product, host.owner, mine), answerer(mine)]);
    const programme = ({ token }: { token: string }) =>
      host.product.callGuest("readProgramme", helperInput(token), freshSender());
    expect(await programme(helper)).toMatchObject({ http: 403, refusal: "pass/not-allowed" });
    expect((await threads(reader.token)).refusal).toBe("pass/not-allowed");
    const { threadId } = await askByLink(mine);
    expect((await thread(reader.token, threadId)).refusal).toBe("pass/not-allowed");
    expect((await answer(reader.token, threadId, "Di depan.")).refusal).toBe("pass/not-allowed");
    // What the family takes away is gone at once.
    expect((await threads(helper.token)).refusal).toBeNull();
    await host.product.asHost(
      "changePass",
      {
        ...{ invitationId, passId: helper.passId, name: "Bude Sri", scopes: ["programme"] },
        ...{ seesGated: false, pin: null, expireAt: inDays(30).toISOString() },
      },
      host.owner,
    );
    expect((await threads(helper.token)).refusal).toBe("pass/not-allowed");
    expect((await programme(helper)).refusal).toBeNull();
  });
});
