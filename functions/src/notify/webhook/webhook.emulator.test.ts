import { createHmac, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import { deliverySchema, type Delivery } from "@janur/domain/integration/delivery";
import { limits } from "@janur/domain/limits";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { converter, db } from "../../platform/google/firestore.ts";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import {
  inviteGuest,
  newKey,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { purge } from "../../../../tests/harness/purge.ts";
import { answerFor } from "../../../../tests/harness/seats.ts";
import { portOf } from "../../../../tests/harness/serve.ts";
import { gatherNotifications } from "../notification/gather-notifications.ts";
import { integrationDocument, deliveryDocument } from "../../store/integration/integration-documents.ts";
import { deliverDue } from "../delivery/deliver-due.ts";
import { runDelivery } from "../delivery/send-delivery.ts";
import { deliver } from "./deliver-webhook.ts";
import { purgeDeliveries } from "../../lifecycle/removal/purge-deliveries.ts";

/* A receiver of this file's own. The queue of the suite is not asked. */

interface Call {
  headers: Record<string, unknown>;
  body: string;
}
const bodySchema = z.object({
  id: z.string(),
  events: z.array(
    z.object({ id: z.string(), type: z.string(), data: z.record(z.string(), z.unknown()).nullable() }),
  ),
});

let server: Server;
let url: string;
let calls: Call[];
/** Status to answer with; `null` keeps the caller waiting until the test lets go. */
let answer: (path: string) => Promise<number> | number;
let product: Product;
let owner: Account;
beforeAll(async () => {
  vi.stubEnv("JANUR_LOOPBACK_APPS", "true");
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      void Promise.resolve(answer(request.url ?? "")).then((status) => {
        response.writeHead(status).end("thank you");
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${String(portOf(server))}/hook`;
  product = await startProduct();
});
beforeEach(async () => {
  calls = [];
  answer = () => 200;
  // What an account connects counts for it.
  owner = await newAccount("Rani");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
  await product.close();
});

const clock = () => new Date();
const later = (ms: number) => () => new Date(Date.now() + ms);
const newSecret = () => `whsec_${randomBytes(24).toString("base64url")}`;
const everything = ["answer.recorded", "wish.posted", "guest.added", "invitation.published"] as const;

async function connect(
  { invitationId }: Wedding,
  change: { events?: (typeof everything)[number][]; secret?: string; url?: string } = {},
): Promise<string> {
  const usual = { kind: "webhook" as const, url, events: [...everything], secret: newSecret() };
  const integration = { ...usual, ...change };
  return (await product.asHost("connectIntegration", { invitationId, integration }, owner)).appId;
}

async function deliveriesOf(appId: string): Promise<Delivery[]> {
  const found = db().collection(paths.deliveries()).withConverter(converter(deliverySchema));
  return (await found.where("appId", "==", appId).get()).docs.map((document) => document.data());
}

/** Everything of the last ten minutes, as the job of a minute tells it. */
const gather = ({ invitationId }: Wedding, until = new Date()) =>
  gatherNotifications(invitationId, { from: new Date(until.getTime() - 600_000), until });

/** One delivery that waits, of one answer. */
async function queued(secret = newSecret()): Promise<{ wedding: Wedding; appId: string; id: string }> {
  const wedding = await publishWedding(product, owner);
  const { token } = await inviteGuest(product, owner, wedding);
  const appId = await connect(wedding, { events: ["answer.recorded"], secret });
  await answerFor(product, wedding, token, { people: 2 });
  await gather(wedding);
  const [delivery, ...more] = await deliveriesOf(appId);
  if (delivery === undefined || more.length > 0) throw new Error("not one delivery");
  return { wedding, appId, id: delivery.id };
}

const stored = async (id: string) => (await deliveryDocument(id).get()).data();
const signed = (secret: string, { headers, body }: Call) =>
  `v1=${createHmac("sha256", secret)
    .update(`${String(headers["janur-timestamp"])}.${body}`)
    .digest("hex")}`;

describe("a webhook", () => {
  test("is told what it asked for, once, however often its minute is gathered", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId, slug, revision } = wedding;
    const early = await inviteGuest(product, owner, wedding, { name: "Terlalu dini" });
    const appId = await connect(wedding);
    const deaf = await connect(wedding, { events: ["invitation.published"] });
    const { guestId, token } = await inviteGuest(product, owner, wedding, { name: "Hadi Wiranto" });
    await answerFor(product, wedding, token, { people: 3 });
    const wish = { name: "Bude Sri", text: "Semoga rukun." };
    await product.asGuest("postWish", { invitationId, slug, token: null, key: newKey(), wish });
    await product.asHost("publishInvitation", { invitationId, revision }, owner);
    const until = new Date();
    await Promise.all([gather(wedding, until), gather(wedding, until)]);
    await gather(wedding, until);
    const [delivery, ...more] = await deliveriesOf(appId);
    expect(more).toEqual([]);
    expect(JSON.stringify(delivery)).not.toMatch(/Hadi|Sri|rukun/);
    await deliver(delivery?.id ?? "", clock);
    const { id, events } = bodySchema.parse(JSON.parse(calls[0]?.body ?? ""));
    expect(id).toBe(delivery?.id);
    expect(calls[0]?.headers["janur-delivery"]).toBe(id);
    expect(events.map(({ type }) => type).sort()).toEqual([...everything].sort());
    const dataOf = (type: string) => events.find((event) => event.type === type)?.data;
    expect(dataOf("guest.added")).toMatchObject({ guestId, name: "Bapak Hadi Wiranto & Keluarga", seats: 4 });
    expect(dataOf("answer.recorded")).toMatchObject({ guestId, attendance: "yes", people: 3, by: "guest" });
    expect(dataOf("wish.posted")).toMatchObject(wish);
    expect(dataOf("invitation.published")).toMatchObject({ revision });
    expect(calls[0]?.body).not.toContain(early.guestId);
    expect(await stored(id)).toMatchObject({ state: "delivered", dueAt: null, attempts: 1 });
    expect((await deliveriesOf(deaf)).map((one) => one.events.map(({ kind }) => kind))).toEqual([
      ["invitation.published"],
    ]);
  });

  test("hears nothing of a guest who had their answer deleted before it was told", async () => {
    const { wedding, id } = await queued();
    const { invitationId } = wedding;
    const guests = await db().collection(paths.guests(invitationId)).listDocuments();
    const guestIds = guests.map((guest) => guest.id);
    await product.asHost("deleteGuests", { invitationId, guestIds }, owner);
    await deliver(id, clock);
    expect(bodySchema.parse(JSON.parse(calls[0]?.body ?? "")).events).toMatchObject([{ data: null }]);
  });

  test("is signed, with its old secret too for a day after it got another", async () => {
    const [first, second] = [newSecret(), newSecret()];
    const { appId, id } = await queued(first);
    await deliver(id, clock);
    expect(calls[0]?.headers["janur-signature"]).toBe(signed(first, calls[0] ?? { headers: {}, body: "" }));
    const { previousUntil } = await product.asHost(
      "rotateIntegrationSecret",
      { appId, secret: second },
      owner,
    );
    expect(Date.parse(previousUntil)).toBeGreaterThan(
      Date.now() + limits.integration.webhook.overlapMs - 60_000,
    );
    await product.asHost("replayDelivery", { deliveryId: id }, owner);
    await deliver(id, clock);
    const both = calls[1] ?? { headers: {}, body: "" };
    expect(both.headers["janur-signature"]).toBe(`${signed(second, both)},${signed(first, both)}`);
    expect(both.headers["janur-delivery"]).toBe(calls[0]?.headers["janur-delivery"]);
    await product.asHost("replayDelivery", { deliveryId: id }, owner);
    await deliver(id, later(limits.integration.webhook.overlapMs + 60_000));
    const alone = calls[2] ?? { headers: {}, body: "" };
    expect(alone.headers["janur-signature"]).toBe(signed(second, alone));
    const lying = await db().getAll(
      db().doc(paths.integration(appId)),
      db().doc(paths.secret(`app-${appId}`)),
    );
    const text = JSON.stringify(lying.map((document) => document.data()));
    for (const secret of [first, second]) expect(text).not.toContain(secret);
    expect(text).toContain(`"secretEnding":"${second.slice(-4)}"`);
  });

  test("is tested at once, and the outcome is told without trying again", async () => {
    const appId = await connect(await publishWedding(product, owner));
    expect(await product.asHost("testIntegration", { appId }, owner)).toEqual({
      kind: "webhook",
      state: "delivered",
      status: 200,
    });
    expect((await integrationDocument(appId).get()).data()).toMatchObject({ health: "good" });
    answer = () => 503;
    expect(await product.asHost("testIntegration", { appId }, owner)).toMatchObject({
      state: "failed",
      status: 503,
    });
    expect((await integrationDocument(appId).get()).data()).toMatchObject({ health: "failing" });
    const bodies = calls.map(({ body }) => bodySchema.parse(JSON.parse(body)));
    expect(bodies.map(({ events }) => events.map(({ type }) => type))).toEqual([["test"], ["test"]]);
  });

  test("ends with its connection: nothing is told, nothing is left", async () => {
    const { wedding, appId, id } = await queued();
    await product.asHost("disconnectIntegration", { appId }, owner);
    await deliver(id, clock);
    await gather(wedding, later(1_000)());
    expect(calls).toEqual([]);
    expect(await deliveriesOf(appId)).toEqual([]);
    expect(
      (
        await db()
          .doc(paths.secret(`app-${appId}`))
          .get()
      ).exists,
    ).toBe(false);
  });

  test("goes with its invitation", async () => {
    const { wedding, appId } = await queued();
    const { invitationId } = wedding;
    await product.asHost("trashInvitation", { invitationId }, owner);
    await purge(invitationId);
    expect((await integrationDocument(appId).get()).exists).toBe(false);
    expect(await deliveriesOf(appId)).toEqual([]);
  });
});

describe("the other side", () => {
  test("that refuses is told again later, and not before", async () => {
    const { id } = await queued();
    answer = () => 500;
    await deliver(id, clock);
    expect(await stored(id)).toMatchObject({ state: "queued", attempts: 1 });
    expect((await stored(id))?.log).toMatchObject([{ status: 500, problem: null, response: "thank you" }]);
    await deliver(id, clock);
    expect(calls).toHaveLength(1);
    answer = () => 204;
    const dueAt = (await stored(id))?.dueAt?.getTime() ?? 0;
    expect(dueAt).toBeGreaterThan(Date.now() + limits.integration.delivery.pausesMs[0] - 10_000);
    await deliveryDocument(id).update({ dueAt: new Date(Date.now() - 60_000) });
    await deliverDue(clock);
    // What other tests have left waiting is due as well.
    expect(calls.filter(({ headers }) => headers["janur-delivery"] === id)).toHaveLength(2);
    expect(await stored(id)).toMatchObject({ state: "delivered", dueAt: null });
  });

  test("that never takes it is left alone after the last attempt, until a host asks again", async () => {
    const { id } = await queued();
    answer = () => 302;
    let now = Date.now();
    for (const pause of [0, ...limits.integration.delivery.pausesMs]) {
      now += pause + 1_000;
      const at = now;
      await deliver(id, () => new Date(at));
    }
    expect(await stored(id)).toMatchObject({ state: "failed", dueAt: null });
    expect(calls).toHaveLength(limits.integration.delivery.pausesMs.length + 1);
    answer = () => 200;
    await product.asHost("replayDelivery", { deliveryId: id }, owner);
    const open = await product.callHost("replayDelivery", { deliveryId: id }, owner);
    expect(open.refusal).toBe("integration/delivery-open");
    await deliver(id, clock);
    expect(await stored(id)).toMatchObject({ state: "delivered", attempts: 1 });
  });

  test("that has moved inside since it was connected is not asked", async () => {
    const { appId, id } = await queued();
    await integrationDocument(appId).update({ url: "https://169.254.169.254/" });
    await deliver(id, clock);
    expect((await stored(id))?.log).toMatchObject([{ status: null, problem: "address-refused" }]);
  });
});

describe("a worker", () => {
  test("sends once though its job comes ten times at once", async () => {
    const { id } = await queued();
    await Promise.all(Array.from({ length: 10 }, () => runDelivery({ deliveryId: id })));
    expect(calls).toHaveLength(1);
    expect((await stored(id))?.state).toBe("delivered");
  });

  test("that ends anywhere leaves each delivery to the next one; none is lost and each says the same id (T5)", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await queued()).id));
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    answer = async () => {
      await held;
      return 200;
    };
    // Half of them end after they took the lease, half while the other side has it.
    const sending = ids.slice(3).map((id) => deliver(id, clock));
    for (const id of ids.slice(0, 3)) {
      const dueAt = new Date(Date.now() + limits.integration.delivery.leaseMs);
      await deliveryDocument(id).update({ state: "leased", attempts: 1, dueAt });
    }
    await vi.waitFor(() => {
      expect(calls).toHaveLength(3);
    }, 20_000);
    // All at once: the other side must not be given up meanwhile.
    await Promise.all(ids.map((id) => deliver(id, clock)));
    expect(calls).toHaveLength(3);
    answer = () => 200;
    await Promise.all(ids.map((id) => deliver(id, later(limits.integration.delivery.leaseMs + 60_000))));
    const told = calls.map(({ body }) => bodySchema.parse(JSON.parse(body)).id);
    expect(told).toEqual(expect.arrayContaining(ids));
    for (const id of ids) expect((await stored(id))?.state).toBe("delivered");
    letGo();
    const late = await Promise.allSettled(sending);
    expect(late.every(({ status }) => status === "rejected")).toBe(true);
    for (const id of ids) expect((await stored(id))?.state).toBe("delivered");
  }, 60_000);
});

describe("connecting", () => {
  test("takes so many for one invitation, however many ask at once", async () => {
    const wedding = await publishWedding(product, owner);
    const asked = Array.from({ length: limits.integration.webhook.perInvitation + 2 }, () =>
      connect(wedding),
    );
    const outcomes = await Promise.allSettled(asked);
    const made = outcomes.filter(({ status }) => status === "fulfilled");
    expect(made).toHaveLength(limits.integration.webhook.perInvitation);
    for (const outcome of outcomes)
      if (outcome.status === "rejected")
        expect(String(outcome.reason)).toContain("integration/limit-reached");
  });

  test.each([
    "https://169.254.169.254/",
    "https://10.0.0.1/hook",
    "http://example.com/",
    "https://[fd00::1]/",
  ])("refuses %s", async (inside) => {
    const { invitationId } = await publishWedding(product, await newAccount("Rani"));
    const integration = { kind: "webhook", url: inside, events: ["answer.recorded"], secret: newSecret() };
    const { refusal } = await product.callHost("connectIntegration", { invitationId, integration }, owner);
    expect(refusal).toBe("invitation/not-found");
    const mine = await publishWedding(product, owner);
    const refused = await product.callHost(
      "connectIntegration",
      { invitationId: mine.invitationId, integration },
      owner,
    );
    expect(refused.refusal).toBe("integration/address-refused");
  });

  test("and all that follows is for owner and editors; to strangers it is not there", async () => {
    const { wedding, appId, id } = await queued();
    await deliver(id, clock);
    const [editor, viewer, stranger] = await Promise.all([
      newAccount("Dimas"),
      newAccount("Rina"),
      newAccount("Orang lain"),
    ]);
    await joinTeam(wedding.invitationId, editor.uid, "editor");
    await joinTeam(wedding.invitationId, viewer.uid, "viewer");
    const operations = [
      ["testIntegration", { appId }],
      ["rotateIntegrationSecret", { appId, secret: newSecret() }],
      ["replayDelivery", { deliveryId: id }],
      ["disconnectIntegration", { appId }],
    ] as const;
    for (const [name, input] of operations) {
      const foreign = await product.callHost(name, input, stranger);
      expect(foreign).toMatchObject({ http: 404, refusal: "integration/not-found" });
      const absent = {
        ...input,
        ...("appId" in input ? { appId: "A".repeat(20) } : { deliveryId: "A".repeat(20) }),
      };
      expect(await product.callHost(name, absent, stranger)).toEqual(foreign);
      expect((await product.callHost(name, input, viewer)).refusal).toBe("team/not-allowed");
      expect((await product.callHost(name, input, editor)).refusal).toBeNull();
    }
  });
});

test("deliveries of long ago are forgotten, and nothing else", async () => {
  const [old, fresh] = await Promise.all([queued(), queued()]);
  await deliveryDocument(old.id).update({ createdAt: new Date(0) });
  await purgeDeliveries(new Date());
  expect(await stored(old.id)).toBeUndefined();
  expect(await stored(fresh.id)).toBeDefined();
});
