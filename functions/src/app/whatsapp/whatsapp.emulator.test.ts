import { createHmac, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { whatsAppNewsPath } from "@janur/domain/app";
import { documentIdFromBytes } from "@janur/domain/id";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "../../firestore.ts";
import { contactDocument } from "../../guest/guest-document.ts";
import { newAccount, type Account } from "../../harness/accounts.ts";
import { joinTeam } from "../../harness/documents.ts";
import {
  inviteGuest,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../harness/product.ts";
import { portOf } from "../../harness/serve.ts";
import { attemptsDocument } from "../../service/count-attempt.ts";
import { appDocument } from "../app-documents.ts";
import { sendDelivery } from "../send-delivery.ts";
import { messageDocument } from "./message-document.ts";
import { newMessage, queueMessage } from "./queue-message.ts";

/* A server of this file's own speaks Meta's contract, as far as it is used. The queue of the suite is not asked. */

interface Call {
  method: string;
  url: URL;
  authorization: string | undefined;
  body: unknown;
}
interface Reply {
  status: number;
  body: unknown;
}

const access = {
  phoneNumberId: "106540352242922",
  businessAccountId: "102290129340398",
  token: `EAAJB${"x".repeat(60)}`,
  appSecret: "0123456789abcdef0123456789abcdef",
  verifyToken: "whsec_0123456789abcdefghijkl",
};
const template = { name: "undangan_nikah", language: "id" };
const error = (status: number, code: number): Reply => ({
  status,
  body: { error: { message: "(#) not to be shown", type: "OAuthException", code, fbtrace_id: "A" } },
});
const taken = (): Reply => ({
  status: 200,
  body: { messaging_product: "whatsapp", messages: [{ id: `wamid.${randomBytes(12).toString("hex")}` }] },
});
const templates = [
  { ...template, status: "APPROVED", components: [{ type: "BODY", text: "Yth. {{1}}, undangan: {{2}}" }] },
  { name: "menunggu", language: "id", status: "PENDING", components: [{ type: "BODY", text: "x" }] },
  {
    name: "berfoto",
    language: "id",
    status: "APPROVED",
    components: [
      { type: "HEADER", format: "IMAGE" },
      { type: "BODY", text: "x" },
    ],
  },
];

let server: Server;
let calls: Call[];
let sending: () => Reply | "hang up";
let asking: () => Reply | null;
let product: Product;
let owner: Account;
let wedding: Wedding;
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "", "http://meta.test");
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === "" ? null : JSON.parse(text);
      calls.push({ method: request.method ?? "", url, authorization: request.headers.authorization, body });
      const reply = request.method === "POST" ? sending() : (asking() ?? known(url.pathname));
      if (reply === "hang up") request.socket.destroy();
      else
        response
          .writeHead(reply.status, { "Content-Type": "application/json" })
          .end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
  vi.stubEnv("JANUR_WHATSAPP_URL", `http://127.0.0.1:${String(portOf(server))}/v24.0`);
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  product = await startProduct();
});
beforeEach(async () => {
  calls = [];
  sending = taken;
  asking = () => null;
  // What an account connects counts for it.
  owner = await newAccount("Rani");
  wedding = await publishWedding(product, owner);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await product.close();
});

function known(path: string): Reply {
  if (path === `/v24.0/${access.phoneNumberId}`)
    return {
      status: 200,
      body: { id: "1", display_phone_number: "+62 812-0000-1111", verified_name: "Rani & Dimas" },
    };
  if (path === `/v24.0/${access.businessAccountId}/message_templates`)
    return { status: 200, body: { data: templates, paging: {} } };
  return error(400, 100);
}

async function connect(): Promise<string> {
  const app = { kind: "whatsApp" as const, ...access };
  return (await product.asHost("connectApp", { invitationId: wedding.invitationId, app }, owner)).appId;
}

/** A message that waits, to a guest with a number. */
async function queued(appId: string, phone: string | null = "+6281234567890") {
  const { guestId, token } = await inviteGuest(product, owner, wedding);
  await contactDocument(wedding.invitationId, guestId).set({ phone, email: null, address: "" });
  const id = documentIdFromBytes(randomBytes(20));
  const values = [{ kind: "guestName" as const }, { kind: "guestLink" as const }];
  const message = newMessage(
    { id: appId, invitationId: wedding.invitationId },
    { id, guestId, template, values },
    new Date(now()),
  );
  await queueMessage(message);
  return { id, guestId, token, message };
}

/* Messages wait in a distant future, so that nobody else who looks after due deliveries finds them. */
const distance = 10 * 365 * 86_400_000;
const now = () => Date.now() + distance;
const later = (ms: number) => () => new Date(now() + ms);
const stored = async (id: string) => (await messageDocument(id).get()).data();
const send = (id: string, ms = 0) => sendDelivery(id, later(ms));

interface News {
  id: string;
  wamid: string;
  status: string;
  code?: number;
  at?: number;
  number?: string;
}
function newsBody({
  id,
  wamid,
  status,
  code,
  at = 1_795_000_000,
  number = access.phoneNumberId,
}: News): string {
  const errors = code === undefined ? {} : { errors: [{ code, title: "not to be shown" }] };
  const one = {
    id: wamid,
    status,
    timestamp: String(at),
    recipient_id: "62812",
    biz_opaque_callback_data: id,
    ...errors,
  };
  const value = {
    messaging_product: "whatsapp",
    metadata: { phone_number_id: number },
    statuses: [{ strange: true }, one],
  };
  return JSON.stringify({
    object: "whatsapp_business_account",
    entry: [{ id: "1", changes: [{ field: "messages", value }] }],
  });
}
const sign = (body: string, secret = access.appSecret) =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
async function tell(appId: string, body: string, signature: string | null = sign(body)): Promise<number> {
  const response = await fetch(product.origin + whatsAppNewsPath(appId), {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(signature === null ? {} : { "X-Hub-Signature-256": signature }),
    },
    body,
  });
  return response.status;
}

describe("a WhatsApp connection", () => {
  test("is made once Meta knows number and account; nothing secret lies open or comes back", async () => {
    const appId = await connect();
    const app = (await appDocument(appId).get()).data();
    expect(app).toMatchObject({
      kind: "whatsApp",
      displayNumber: "+62 812-0000-1111",
      verifiedName: "Rani & Dimas",
      verifiedAt: null,
      health: "good",
    });
    const proof = createHmac("sha256", access.appSecret).update(access.token).digest("hex");
    for (const { url, authorization } of calls) {
      expect(authorization).toBe(`Bearer ${access.token}`);
      expect(url.searchParams.get("appsecret_proof")).toBe(proof);
    }
    const secrets = await db()
      .doc(paths.secret(`app-${appId}`))
      .get();
    for (const secret of [access.token, access.appSecret, access.verifyToken])
      expect(JSON.stringify([app, secrets.data()])).not.toContain(secret);
    expect(await product.asHost("testApp", { appId }, owner)).toEqual({ kind: "whatsApp", problem: null });
    expect(await connect()).toBe(appId);
  });

  test.each([
    [401, 190, "app/meta-refused"],
    [400, 100, "app/meta-refused"],
    [500, 131000, "app/meta-unreachable"],
    [429, 4, "app/meta-unreachable"],
  ] as const)("is not made where Meta answers %d with code %d", async (status, code, refusal) => {
    asking = () => error(status, code);
    const app = { kind: "whatsApp", ...access };
    const answer = await product.callHost("connectApp", { invitationId: wedding.invitationId, app }, owner);
    expect(answer.refusal).toBe(refusal);
    expect(answer.text).not.toContain("not to be shown");
    expect(
      await db().collection(paths.apps()).where("invitationId", "==", wedding.invitationId).get(),
    ).toHaveProperty("empty", true);
  });

  test("lists approved templates that need texts alone", async () => {
    const appId = await connect();
    const { templates: found } = await product.asHost("listMessageTemplates", { appId }, owner);
    expect(found).toEqual([{ ...template, body: "Yth. {{1}}, undangan: {{2}}", values: 2 }]);
    const stranger = await newAccount("Orang lain");
    expect((await product.callHost("listMessageTemplates", { appId }, stranger)).refusal).toBe(
      "app/not-found",
    );
    const usher = await newAccount("Penerima");
    await joinTeam(wedding.invitationId, usher.uid, "usher");
    const test = { appId, to: "+6281234567890", template, values: 0 };
    expect((await product.callHost("sendTestMessage", test, usher)).refusal).toBe("team/not-allowed");
  });

  test("sends a test at once and keeps no number", async () => {
    const appId = await connect();
    const input = { appId, to: "+6281299990000", template, values: 2 };
    expect(await product.asHost("sendTestMessage", input, owner)).toEqual({
      state: "accepted",
      problem: null,
    });
    expect(calls.at(-1)?.body).toMatchObject({
      messaging_product: "whatsapp",
      to: "6281299990000",
      type: "template",
      template: {
        name: template.name,
        language: { code: "id" },
        components: [
          {
            type: "body",
            parameters: [
              { type: "text", text: "(1)" },
              { type: "text", text: "(2)" },
            ],
          },
        ],
      },
    });
    const all = await db().collection(paths.deliveries()).where("appId", "==", appId).get();
    expect(JSON.stringify(all.docs.map((document) => document.data()))).not.toContain("99990000");
    sending = () => error(400, 132001);
    expect(await product.asHost("sendTestMessage", input, owner)).toEqual({
      state: "failed",
      problem: "template-missing",
    });
    // A test is over with its first attempt, whatever it was.
    sending = () => error(500, 131000);
    expect(await product.asHost("sendTestMessage", input, owner)).toMatchObject({ state: "failed" });
  });
});

describe("a message", () => {
  test("goes once to a guest, with her name and link as of now, however often it is asked for", async () => {
    const appId = await connect();
    const { id, token, message } = await queued(appId);
    await queueMessage(message);
    await Promise.all([send(id), send(id)]);
    await send(id);
    const posts = calls.filter(({ method }) => method === "POST");
    expect(posts).toHaveLength(1);
    const text = JSON.stringify(posts[0]?.body);
    expect(text).toContain("Bapak Hadi Wiranto & Keluarga");
    expect(text).toContain(encodeURIComponent(token).replaceAll("%2E", "."));
    expect(posts[0]?.body).toMatchObject({ to: "6281234567890", biz_opaque_callback_data: id });
    const kept = await stored(id);
    expect(kept).toMatchObject({ state: "accepted", attempts: 1, dueAt: null });
    expect(JSON.stringify(kept)).not.toMatch(/81234567890|Hadi/);
  });

  test("waits for its next attempt where Meta is busy, and is over at once where it is refused", async () => {
    const appId = await connect();
    sending = () => error(429, 130429);
    const firstPause = limits.app.delivery.pausesMs[0];
    const { id } = await queued(appId);
    const before = now();
    await send(id);
    const waiting = await stored(id);
    expect(waiting).toMatchObject({ state: "queued", problem: "limited", problemCode: 130429, attempts: 1 });
    expect(waiting?.dueAt?.getTime()).toBeGreaterThan(before + firstPause - 1);
    sending = taken;
    await send(id, 2 * firstPause);
    expect(await stored(id)).toMatchObject({ state: "accepted", problem: null, attempts: 2 });

    sending = () => error(400, 131026);
    const refused = await queued(appId);
    await send(refused.id);
    expect(await stored(refused.id)).toMatchObject({
      state: "failed",
      problem: "not-on-whatsapp",
      problemCode: 131026,
      dueAt: null,
    });
    const numberless = await queued(appId, null);
    await send(numberless.id);
    expect(await stored(numberless.id)).toMatchObject({ state: "failed", problem: "no-number" });
  });

  test("is never sent twice where nobody knows whether it went", async () => {
    const appId = await connect();
    sending = () => "hang up";
    const { id } = await queued(appId);
    await send(id);
    expect(await stored(id)).toMatchObject({ state: "failed", problem: "unsure" });
    // A worker that ended while it sent.
    const killed = await queued(appId);
    await messageDocument(killed.id).update({ state: "leased", attempts: 1, dueAt: new Date(now()) });
    const before = calls.length;
    await send(killed.id);
    expect(calls).toHaveLength(before);
    expect(await stored(killed.id)).toMatchObject({ state: "failed", problem: "unsure" });
    // News of it are better than the guess.
    expect(await tell(appId, newsBody({ id: killed.id, wamid: "wamid.a", status: "sent" }))).toBe(200);
    expect(await stored(killed.id)).toMatchObject({ state: "sent", problem: null, messageId: "wamid.a" });
  });

  test("keeps the pace, and what waits for it counts as no attempt", async () => {
    const appId = await connect();
    const { id } = await queued(appId);
    const startedAt = new Date(now());
    const full = { startedAt, count: limits.app.whatsApp.pace.count, expireAt: startedAt };
    await attemptsDocument(["whatsapp", appId]).set(full);
    await send(id);
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
    const waiting = await stored(id);
    expect(waiting).toMatchObject({ state: "queued", attempts: 0 });
    expect(waiting?.dueAt?.getTime()).toBeGreaterThan(startedAt.getTime() + limits.app.whatsApp.paceMs - 1);
    await send(id, limits.app.whatsApp.pace.windowMs + limits.app.whatsApp.paceMs);
    expect(await stored(id)).toMatchObject({ state: "accepted", attempts: 1 });
  });
});

describe("news from Meta", () => {
  async function accepted() {
    const appId = await connect();
    const { id } = await queued(appId);
    await send(id);
    return { appId, id, wamid: (await stored(id))?.messageId ?? "" };
  }

  test("prove by the host's word that the address is ours", async () => {
    const appId = await connect();
    const ask = (change: Record<string, string>, id = appId) => {
      const query = {
        "hub.mode": "subscribe",
        "hub.verify_token": access.verifyToken,
        "hub.challenge": "1158201444",
        ...change,
      };
      return fetch(`${product.origin}${whatsAppNewsPath(id)}?${new URLSearchParams(query).toString()}`);
    };
    for (const wrong of [
      ask({ "hub.verify_token": `${access.verifyToken}x` }),
      ask({ "hub.mode": "unsubscribe" }),
      ask({ "hub.challenge": "<script>" }),
      ask({}, "AbsentConnection0000"),
    ])
      expect((await wrong).status).toBe(403);
    expect((await appDocument(appId).get()).get("verifiedAt")).toBeNull();
    const right = await ask({});
    expect(right.status).toBe(200);
    expect(right.headers.get("content-type")).toContain("text/plain");
    expect(await right.text()).toBe("1158201444");
    expect((await appDocument(appId).get()).get("verifiedAt")).not.toBeNull();
  });

  test("move a message on in any order and any number of times, and never back", async () => {
    const { appId, id, wamid } = await accepted();
    const body = (status: string) => newsBody({ id, wamid, status });
    for (const status of ["delivered", "sent", "delivered", "read", "failed", "read"])
      expect(await tell(appId, body(status))).toBe(200);
    const message = await stored(id);
    expect(message).toMatchObject({ state: "read", problem: null });
    expect(message?.history.map(({ state }) => state)).toEqual(["delivered", "read"]);
    const written = (await messageDocument(id).get()).updateTime?.toMillis();
    await Promise.all([tell(appId, body("read")), tell(appId, body("read"))]);
    expect((await messageDocument(id).get()).updateTime?.toMillis()).toBe(written);
  });

  test("say why a message did not arrive", async () => {
    const { appId, id, wamid } = await accepted();
    await tell(appId, newsBody({ id, wamid, status: "failed", code: 131026 }));
    expect(await stored(id)).toMatchObject({
      state: "failed",
      problem: "not-on-whatsapp",
      problemCode: 131026,
    });
  });

  test("count only when they are signed, and only for messages of their own connection", async () => {
    const { appId, id, wamid } = await accepted();
    const body = newsBody({ id, wamid, status: "read" });
    for (const signature of [
      null,
      "",
      "sha256=",
      sign(body, "f".repeat(32)),
      sign(`${body} `),
      sign(body).toUpperCase(),
    ])
      expect(await tell(appId, body, signature)).toBe(403);
    expect(await tell("AbsentConnection0000", body)).toBe(403);
    for (const other of [
      newsBody({ id, wamid, status: "read", number: "999999999999" }),
      newsBody({ id, wamid: "wamid.other", status: "read" }),
      newsBody({ id: "AbsentMessage0000000", wamid, status: "read" }),
      "[]",
    ])
      expect(await tell(appId, other)).toBe(200);
    expect(await stored(id)).toMatchObject({ state: "accepted" });
    await product.asHost("disconnectApp", { appId }, owner);
    expect(await tell(appId, body)).toBe(403);
    expect(await stored(id)).toBeUndefined();
  });
});
