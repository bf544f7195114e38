import { limits } from "@janur/domain/limits";
import { describe, expect, test } from "vitest";
import { metaError, takenByMeta } from "../../../../tests/harness/whatsapp/meta-server.ts";
import { statusBody } from "../../../../tests/harness/whatsapp/whatsapp-status.ts";
import {
  distantNow,
  sendMessageNow,
  storedMessage,
  useWhatsApp,
} from "../../../../tests/harness/whatsapp/whatsapp.ts";
import { attemptsDocument } from "../../platform/limits/count-attempt.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { messageDocument } from "../../store/message-document.ts";

const whatsApp = useWhatsApp();

describe("a message", () => {
  test("goes once to a guest, with their name and link as of now, however often it is asked for", async () => {
    const appId = await whatsApp.connect();
    const { id, token } = await whatsApp.queued(appId);
    await Promise.all([sendMessageNow(id), sendMessageNow(id)]);
    await sendMessageNow(id);
    const posts = whatsApp.calls().filter(({ method }) => method === "POST");
    expect(posts).toHaveLength(1);
    const text = JSON.stringify(posts[0]?.body);
    expect(text).toContain("Bapak Hadi Wiranto & Keluarga");
    expect(text).toContain(encodeURIComponent(token).replaceAll("%2E", "."));
    expect(posts[0]?.body).toMatchObject({ to: "6281234567890", biz_opaque_callback_data: id });
    const kept = await storedMessage(id);
    expect(kept).toMatchObject({ state: "accepted", attempts: 1, dueAt: null });
    expect(JSON.stringify(kept)).not.toMatch(/81234567890|Hadi/);
  });

  test("waits for its next attempt where Meta is busy, and is over at once where it is refused", async () => {
    const appId = await whatsApp.connect();
    whatsApp.says.sending = () => metaError(429, 130429);
    const firstPause = limits.integration.delivery.pausesMs[0];
    const { id } = await whatsApp.queued(appId);
    const before = distantNow();
    await sendMessageNow(id);
    const waiting = await storedMessage(id);
    expect(waiting).toMatchObject({ state: "queued", problem: "limited", problemCode: 130429, attempts: 1 });
    expect(waiting?.dueAt?.getTime()).toBeGreaterThan(before + firstPause - 1);
    whatsApp.says.sending = takenByMeta;
    await sendMessageNow(id, 2 * firstPause);
    expect(await storedMessage(id)).toMatchObject({ state: "accepted", problem: null, attempts: 2 });

    whatsApp.says.sending = () => metaError(400, 131026);
    const refused = await whatsApp.queued(appId);
    await sendMessageNow(refused.id);
    expect(await storedMessage(refused.id)).toMatchObject({
      state: "failed",
      problem: "not-on-whatsapp",
      problemCode: 131026,
      dueAt: null,
    });
    const numberless = await whatsApp.queued(appId, null);
    await sendMessageNow(numberless.id);
    expect(await storedMessage(numberless.id)).toMatchObject({ state: "failed", problem: "no-number" });
  });

  test("is over unasked where Meta has refused the whole number since it was queued, at once or by news", async () => {
    const appId = await whatsApp.connect();
    const asked = () => whatsApp.calls().filter(({ method }) => method === "POST").length;
    const [first, second, other] = [
      await whatsApp.queued(appId),
      await whatsApp.queued(appId),
      await whatsApp.queued(appId),
    ];
    // Of one guest Meta says nothing about the others.
    whatsApp.says.sending = () => metaError(400, 131026);
    await sendMessageNow(other.id);
    whatsApp.says.sending = () => metaError(401, 190);
    await sendMessageNow(first.id);
    expect(asked()).toBe(2);
    await sendMessageNow(second.id);
    expect(asked()).toBe(2);
    expect(await storedMessage(second.id)).toMatchObject({ state: "failed", problem: "token-refused" });

    whatsApp.says.sending = takenByMeta;
    const paid = await whatsApp.queued(appId);
    await sendMessageNow(paid.id);
    expect(await storedMessage(paid.id)).toMatchObject({ state: "accepted" });
    await integrationDocument(appId).update({ refusal: null });
    const wamid = (await storedMessage(paid.id))?.messageId ?? "";
    expect(
      await whatsApp.tell(appId, statusBody({ id: paid.id, wamid, status: "failed", code: 131042 })),
    ).toBe(200);
    expect((await integrationDocument(appId).get()).data()).toMatchObject({
      refusal: { problem: "payment" },
      health: "failing",
    });
  });

  test("is never sent twice where nobody knows whether it went", async () => {
    const appId = await whatsApp.connect();
    whatsApp.says.sending = () => "hang up";
    const { id } = await whatsApp.queued(appId);
    await sendMessageNow(id);
    expect(await storedMessage(id)).toMatchObject({ state: "failed", problem: "unsure" });
    // A worker that ended while it sent.
    const killed = await whatsApp.queued(appId);
    await messageDocument(killed.id).update({ state: "leased", attempts: 1, dueAt: new Date(distantNow()) });
    const before = whatsApp.calls().length;
    await sendMessageNow(killed.id);
    expect(whatsApp.calls()).toHaveLength(before);
    expect(await storedMessage(killed.id)).toMatchObject({ state: "failed", problem: "unsure" });
    // News of it are better than the guess.
    expect(await whatsApp.tell(appId, statusBody({ id: killed.id, wamid: "wamid.a", status: "sent" }))).toBe(
      200,
    );
    expect(await storedMessage(killed.id)).toMatchObject({
      state: "sent",
      problem: null,
      messageId: "wamid.a",
    });
  });

  test("keeps the pace, and what waits for it counts as no attempt", async () => {
    const appId = await whatsApp.connect();
    const { id } = await whatsApp.queued(appId);
    const startedAt = new Date(distantNow());
    const full = { startedAt, count: limits.integration.whatsApp.pace.count, expireAt: startedAt };
    await attemptsDocument(["whatsapp", appId]).set(full);
    await sendMessageNow(id);
    expect(whatsApp.calls().filter(({ method }) => method === "POST")).toEqual([]);
    const waiting = await storedMessage(id);
    expect(waiting).toMatchObject({ state: "queued", attempts: 0 });
    expect(waiting?.dueAt?.getTime()).toBeGreaterThan(
      startedAt.getTime() + limits.integration.whatsApp.paceMs - 1,
    );
    await sendMessageNow(id, limits.integration.whatsApp.pace.windowMs + limits.integration.whatsApp.paceMs);
    expect(await storedMessage(id)).toMatchObject({ state: "accepted", attempts: 1 });
  });
});
