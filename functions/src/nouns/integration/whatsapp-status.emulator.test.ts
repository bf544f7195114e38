import { whatsAppStatusPath } from "@janur/domain/integration/integration";
import { describe, expect, test } from "vitest";
import { access, statusBody, signed } from "../../../../tests/harness/whatsapp/whatsapp-status.ts";
import { sendMessageNow, storedMessage, useWhatsApp } from "../../../../tests/harness/whatsapp/whatsapp.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";
import { messageDocument } from "../../store/message-document.ts";

const whatsApp = useWhatsApp();

describe("news from Meta", () => {
  async function accepted() {
    const appId = await whatsApp.connect();
    const { id } = await whatsApp.queued(appId);
    await sendMessageNow(id);
    return { appId, id, wamid: (await storedMessage(id))?.messageId ?? "" };
  }

  test("prove by the host's word that the address is ours", async () => {
    const appId = await whatsApp.connect();
    const ask = (change: Record<string, string>, id = appId) => {
      const query = {
        "hub.mode": "subscribe",
        "hub.verify_token": access.verifyToken,
        "hub.challenge": "1158201444",
        ...change,
      };
      return fetch(
        `${whatsApp.product.origin}${whatsAppStatusPath(id)}?${new URLSearchParams(query).toString()}`,
      );
    };
    for (const wrong of [
      ask({ "hub.verify_token": `${access.verifyToken}x` }),
      ask({ "hub.mode": "unsubscribe" }),
      ask({ "hub.challenge": "<script>" }),
      ask({}, "AbsentConnection0000"),
    ])
      expect((await wrong).status).toBe(403);
    expect((await integrationDocument(appId).get()).get("verifiedAt")).toBeNull();
    const right = await ask({});
    expect(right.status).toBe(200);
    expect(right.headers.get("content-type")).toContain("text/plain");
    expect(await right.text()).toBe("1158201444");
    expect((await integrationDocument(appId).get()).get("verifiedAt")).not.toBeNull();
  });

  test("move a message on in any order and any number of times, and never back", async () => {
    const { appId, id, wamid } = await accepted();
    const body = (status: string) => statusBody({ id, wamid, status });
    for (const status of ["delivered", "sent", "delivered", "read", "failed", "read"])
      expect(await whatsApp.tell(appId, body(status))).toBe(200);
    const message = await storedMessage(id);
    expect(message).toMatchObject({ state: "read", problem: null });
    expect(message?.history.map(({ state }) => state)).toEqual(["delivered", "read"]);
    const written = (await messageDocument(id).get()).updateTime?.toMillis();
    await Promise.all([whatsApp.tell(appId, body("read")), whatsApp.tell(appId, body("read"))]);
    expect((await messageDocument(id).get()).updateTime?.toMillis()).toBe(written);
  });

  test("say why a message did not arrive", async () => {
    const { appId, id, wamid } = await accepted();
    await whatsApp.tell(appId, statusBody({ id, wamid, status: "failed", code: 131026 }));
    expect(await storedMessage(id)).toMatchObject({
      state: "failed",
      problem: "not-on-whatsapp",
      problemCode: 131026,
    });
  });

  test("count only when they are signed, and only for messages of their own connection", async () => {
    const { appId, id, wamid } = await accepted();
    const body = statusBody({ id, wamid, status: "read" });
    for (const signature of [
      null,
      "",
      "sha256=",
      signed(body, "f".repeat(32)),
      signed(`${body} `),
      signed(body).toUpperCase(),
    ])
      expect(await whatsApp.tell(appId, body, signature)).toBe(403);
    expect(await whatsApp.tell("AbsentConnection0000", body)).toBe(403);
    for (const other of [
      statusBody({ id, wamid, status: "read", number: "999999999999" }),
      statusBody({ id, wamid: "wamid.other", status: "read" }),
      statusBody({ id: "AbsentMessage0000000", wamid, status: "read" }),
      "[]",
    ])
      expect(await whatsApp.tell(appId, other)).toBe(200);
    expect(await storedMessage(id)).toMatchObject({ state: "accepted" });
    await whatsApp.product.asHost("disconnectIntegration", { appId }, whatsApp.owner);
    expect(await whatsApp.tell(appId, body)).toBe(403);
    expect(await storedMessage(id)).toBeUndefined();
  });
});
