import { deliverySchema } from "@janur/domain/integration/delivery";
import { webhookEvents } from "@janur/domain/integration/integration";
import { paths } from "@janur/domain/paths";
import { teamRoles } from "@janur/domain/team/team";
import type { CollectionReference, DocumentReference } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newAccount, type Account } from "../../../../tests/harness/accounts.ts";
import { joinTeam } from "../../../../tests/harness/documents.ts";
import { newDoorId } from "../../../../tests/harness/door.ts";
import { gatedWedding } from "../../../../tests/harness/gates.ts";
import { useHost } from "../../../../tests/harness/host.ts";
import { hostInputs } from "../../../../tests/harness/host-inputs.ts";
import { ask } from "../../../../tests/harness/http.ts";
import {
  freshSender,
  inviteGuest,
  newKey,
  publishWedding,
  type InvitedGuest,
  type Wedding,
} from "../../../../tests/harness/product.ts";
import { answerFor } from "../../../../tests/harness/seats.ts";
import { gatherNotifications } from "../../notify/notification/gather-notifications.ts";
import { composeBody } from "../../notify/webhook/compose-body.ts";
import { converter, db } from "../../platform/google/firestore.ts";
import { invitationDocument } from "../../store/access.ts";
import { integrationDocument } from "../../store/integration/integration-documents.ts";

/** Functions run in this very process: what they log, as the platform gets it. */
const logged = await vi.hoisted(async () => {
  const { keepLog } = await import("../../../../tests/harness/log/kept-log.ts");
  return keepLog();
});

/*
 * T8, T24: an amount, a giver and a note that stand in the book, and everywhere else that something could leave it by:
 * pages, links, operations of every role, news, webhooks, figures, files of guests, logs. They are found in the book alone.
 */

const canaries = [87_654_321, 76_543_219, 65_432_198].map(String);
const words = ["kenari-pemberi", "kenari-titipan", "kenari-isi-amplop"];
const [booked, declared, counted] = [87_654_321, 76_543_219, 65_432_198] as const;

const appId = newDoorId();

const host = useHost();
let feast: Wedding;
let giver: InvitedGuest;
let other: InvitedGuest;
let members: Record<string, Account>;
beforeAll(async () => {
  // Deliveries are composed here; nobody is called.
  vi.stubEnv("CLOUD_TASKS_EMULATOR_HOST", "127.0.0.1:9");
  feast = await publishWedding(host.product, host.owner, gatedWedding());
  [giver, other] = [
    await inviteGuest(host.product, host.owner, feast),
    await inviteGuest(host.product, host.owner, feast),
  ];
  members = Object.fromEntries(
    await Promise.all(
      teamRoles
        .filter((role) => role !== "owner")
        .map(async (role) => {
          const account = await newAccount(role);
          return [role, account] as const;
        }),
    ),
  );
  for (const [role, account] of Object.entries(members))
    await joinTeam(
      feast.invitationId,
      account.uid,
      teamRoles.filter((known) => known !== "owner").find((known) => known === role) ?? "viewer",
    );
  const { invitationId, slug } = feast;
  const connectedAt = new Date(Date.now() - 60_000);
  await integrationDocument(appId).create({
    ...{ id: appId, kind: "webhook", owner: host.owner.uid, invitationId, url: "https://example.com/hook" },
    ...{ events: [...webhookEvents], secretEnding: "0000", previousUntil: null, health: "untested" },
    ...{ checkedAt: null, createdAt: connectedAt, updatedAt: connectedAt },
  });
  await invitationDocument(invitationId).update({ hasWebhooks: true });
  const gift = {
    ...{ kind: "envelope" as const, guest: giver.guestId, name: words[0] ?? "", through: words[1] ?? "" },
    ...{ envelope: "1", amount: booked, note: words[2] ?? "" },
  };
  const from = new Date(Date.now() - 5_000);
  await host.product.asHost(
    "saveGift",
    { invitationId, giftId: newDoorId(), revision: null, gift, isDouble: false },
    host.owner,
  );
  await host.product.asHost("countGift", { invitationId, envelope: "2", amount: counted }, host.owner);
  await host.product.asGuest("declareGift", {
    ...{ invitationId, slug, token: giver.token, proof: "", key: newKey() },
    gift: { name: "Hadi", amount: declared, note: words[2] ?? "" },
  });
  // Whoever gave answers as well: it is them whom figures, files and webhooks tell of.
  await answerFor(host.product, feast, giver.token, { people: 2 });
  await gatherNotifications(invitationId, { from, until: new Date(Date.now() + 5_000) });
}, 60_000);
afterAll(() => {
  vi.unstubAllEnvs();
});

const found = (text: string) => [...canaries, ...words].filter((canary) => text.includes(canary));

/** Operations whose answer is the book's own, for whom the owner lets see it. */
const ofTheBook = new Set(["listGifts", "exportGifts", "giftMemory", "countGift", "listGiftCounts"]);

// Before the others, who may change what it is asked of.
test("the owner finds it in the book's own operations alone", async () => {
  const seen = new Set<string>();
  for (const name of [
    "listGifts",
    "listGiftCounts",
    "giftMemory",
    "exportGuests",
    "exportDoor",
    "statistics",
    "figures",
    "headCounts",
    "doorPicture",
    "doorReport",
    "exportFigures",
    "guestLinks",
    "prepareSending",
    "listSendingTemplates",
  ] as const) {
    const input = hostInputs[name](feast.invitationId);
    // Of the very guest who gave.
    const about = "guestIds" in input ? { ...input, guestIds: [giver.guestId] } : input;
    const { text, refusal } = await host.product.callHost(name, about, host.owner);
    expect(refusal, name).toBeNull();
    if (found(text).length > 0) seen.add(name);
    const bytes = /"bytes":"([^"]+)"/.exec(text)?.[1];
    if (bytes !== undefined) expect(found(Buffer.from(bytes, "base64").toString()), name).toEqual([]);
  }
  expect([...seen].every((name) => ofTheBook.has(name))).toBe(true);
  expect([...seen].sort()).toEqual(["giftMemory", "listGiftCounts", "listGifts"]);
});

test("no role but the owner's is answered with anything of the book by any operation", async () => {
  for (const account of Object.values(members))
    for (const [name, input] of Object.entries(hostInputs)) {
      if (name === "deleteMyAccount" || name === "signOutEverywhere") continue;
      const { text } = await host.product.callHost(name, input(feast.invitationId), account);
      expect(found(text), name).toEqual([]);
    }
}, 240_000);

test("no page and no guest hears of it, not whoever said it either", async () => {
  const { invitationId, slug } = feast;
  for (const path of ["", "/en", "/kirim", "/ucapan", "/wishes.json", "/calendar.ics", "/tanya", "/lapor"]) {
    const { body } = await ask(`${host.product.origin}/event/${slug}${path}`, { method: "GET", headers: {} });
    expect(found(body.toString()), path).toEqual([]);
  }
  for (const { token } of [giver, other])
    for (const [name, input] of [
      ["openLink", { language: "id", isTap: false }],
      ["readWishes", { after: null, proof: "" }],
      ["myData", {}],
      ["readThread", { thread: null, known: 0, proof: "" }],
    ] as const) {
      const { text } = await host.product.callGuest(
        name,
        { invitationId, slug, token, ...input },
        freshSender(),
      );
      expect(found(text), name).toEqual([]);
    }
});

test("in the database it lies in the book and nowhere else", async () => {
  const lies = new Set<string>();
  const collections: CollectionReference[] = [
    ...(await db().doc(paths.invitation(feast.invitationId)).listCollections()),
    db().collection(paths.notifications(host.owner.uid)),
    ...["deliveries", "mail", "audit", "jobs", "publications", "accounts", "chats"].map((name) =>
      db().collection(name),
    ),
  ];
  const look = async (collection: CollectionReference): Promise<void> => {
    const { docs } = await collection.get();
    for (const snapshot of docs) {
      if (found(JSON.stringify(snapshot.data())).length > 0) lies.add(collection.id);
      await lookUnder(snapshot.ref);
    }
  };
  const lookUnder = async (reference: DocumentReference): Promise<void> => {
    for (const collection of await reference.listCollections()) await look(collection);
  };
  for (const collection of collections) await look(collection);
  expect([...lies].sort()).toEqual(["giftCounts", "gifts"]);
  const news = await db().collection(paths.notifications(host.owner.uid)).get();
  const facts = news.docs.map((snapshot): unknown => snapshot.get("facts"));
  expect(facts).toContainEqual({ kind: "gifts", count: 1 });
}, 60_000);

test("a webhook that hears of everything is told of the giver's answer and of nothing that they gave", async () => {
  const deliveries = db().collection(paths.deliveries()).withConverter(converter(deliverySchema));
  const { docs } = await deliveries.where("appId", "==", appId).get();
  const bodies = await Promise.all(docs.map((delivery) => composeBody(delivery.data())));
  // The suite gathers what happened, too: the same event by the same id.
  const told = new Map(bodies.flatMap(({ events }) => events.map((event) => [event.id, event])));
  expect([...told.values()].filter(({ type }) => type === "answer.recorded")).toMatchObject([
    { data: { guestId: giver.guestId, people: 2 } },
  ]);
  expect(found(JSON.stringify(bodies))).toEqual([]);
});

test("nobody whom the owner did not name is told that something was sent", async () => {
  for (const account of Object.values(members)) {
    const news = await db().collection(paths.notifications(account.uid)).get();
    expect(news.docs.filter((snapshot) => snapshot.get("facts.kind") === "gifts")).toEqual([]);
  }
});

test("no log has it", () => {
  // The lines are those of the operations above; one that held a canary would be seen.
  expect(logged.filter((line) => line.includes('"message":"refused"')).length).toBeGreaterThan(10);
  expect(logged.flatMap(found)).toEqual([]);
  logger.warn("a line that should not be", { note: words[2] });
  expect(logged.flatMap(found)).toEqual([words[2]]);
});
