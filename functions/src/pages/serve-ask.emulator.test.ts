import { guestChatId } from "@janur/domain/chat/chat";
import { paths } from "@janur/domain/paths";
import { usualSettings } from "@janur/domain/invitation/settings";
import { expect, test } from "vitest";
import { db } from "../platform/google/firestore.ts";
import { ask } from "../../../tests/harness/http.ts";
import { useHost } from "../../../tests/harness/host.ts";
import { freshSender, publishWedding, type Wedding } from "../../../tests/harness/product.ts";
import { replyToThread } from "../nouns/chat/reply-to-thread.ts";

/* Asking the family without script: `/event/{slug}/tanya`. */

const host = useHost();

const at = ({ slug }: Wedding) => `${host.product.origin}/event/${slug}/tanya`;
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";

function send(wedding: Wedding, fields: Record<string, string>, sender = freshSender()) {
  return ask(at(wedding), {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "same-origin",
      ...sender,
    },
    body: new URLSearchParams({ language: "id", ...fields }).toString(),
  });
}

async function threadsOf({ invitationId }: Wedding): Promise<string[]> {
  const found = await db().collection(paths.chats()).where("invitationId", "==", invitationId).get();
  return found.docs.map(({ id }) => id);
}

test("a guest asks, reads the family's answer and asks again, in one thread", async () => {
  const wedding = await publishWedding(host.product, host.owner);
  const form = await ask(at(wedding));
  expect(form.status).toBe(200);
  expect(form.headers["cache-control"]).toBe("no-store");
  const first = { id: hidden(form.text, "id"), thread: "", name: "Bu Sri", text: "Parkir di mana? <b>" };
  const sent = await send(wedding, first);
  expect(sent.status).toBe(200);
  expect(sent.headers["cache-control"]).toBe("no-store");
  expect(sent.text).toContain("Parkir di mana? &lt;b&gt;");
  // Sent twice it is one question.
  await send(wedding, first);
  const thread = hidden(sent.text, "thread");
  const threadId = thread.split(".")[0] ?? "";
  expect(await threadsOf(wedding)).toEqual([guestChatId(wedding.invitationId, threadId)]);
  const message = {
    id: "JawabanKeluarga00001",
    by: "helper",
    uid: null,
    name: "Rina",
    text: "Di belakang.",
  } as const;
  await replyToThread({ invitationId: wedding.invitationId, threadId, message }, new Date());
  const looked = await send(wedding, { thread, name: hidden(sent.text, "name"), look: "1" });
  expect(looked.text).toContain("Di belakang.");
  expect(looked.text).not.toContain("Nama Anda");
  const next = { id: hidden(looked.text, "id"), thread, name: hidden(looked.text, "name") };
  const again = await send(wedding, { ...next, text: "Terima kasih." });
  expect(again.text.match(/<li>/g)).toHaveLength(3);
  expect(await threadsOf(wedding)).toHaveLength(1);
});

test("what is refused comes back with all that was typed, and leaves nothing", async () => {
  const wedding = await publishWedding(host.product, host.owner);
  const id = hidden((await ask(at(wedding))).text, "id");
  const nameless = await send(wedding, { id, thread: "", name: " ", text: "Ada mushola?" });
  expect(nameless.status).toBe(400);
  expect(nameless.text).toContain(">Ada mushola?</textarea>");
  const long = await send(wedding, { id, thread: "", name: "Bu Sri", text: "x".repeat(2_001) });
  expect(long.status).toBe(400);
  expect(long.text).toContain('value="Bu Sri"');
  const forged = `${"a".repeat(20)}.${"b".repeat(22)}`;
  expect((await send(wedding, { id, thread: forged, name: "", text: "Halo" })).status).toBe(400);
  expect((await send(wedding, { thread: forged, look: "1" })).status).toBe(400);
  const foreign = await ask(at(wedding), {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "cross-site" },
    body: new URLSearchParams({ id, thread: "", name: "Bu Sri", text: "Halo" }).toString(),
  });
  expect(foreign.status).toBe(403);
  expect(await threadsOf(wedding)).toEqual([]);
});

test("a page that is not for everybody has no form, as one that is not there", async () => {
  const wedding = await publishWedding(host.product, host.owner);
  expect((await ask(at(wedding))).status).toBe(200);
  const { invitationId } = wedding;
  const settings = { ...usualSettings, access: "guests" as const };
  await host.product.asHost("changeSettings", { invitationId, settings, password: null }, host.owner);
  expect((await ask(`${at(wedding)}?fresh`)).status).toBe(404);
  expect((await send(wedding, { id: "x", thread: "", name: "Bu Sri", text: "Halo" })).status).toBe(404);
  expect((await ask(`${host.product.origin}/event/tidak-ada-sama-sekali/tanya`)).status).toBe(404);
});
