import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { guestSchema } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { converter, db } from "../../functions/src/platform/google/firestore.ts";
import { newAccount, type Account } from "../harness/accounts.ts";
import { callOperation } from "../harness/call.ts";
import { stored } from "../harness/documents.ts";
import { noteFigure } from "../harness/figures.ts";
import {
  freshSender,
  newKey,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../harness/product.ts";
import { allGuests, countSeats, recountSeats } from "../harness/seats.ts";
import { keptKey } from "../../functions/src/nouns/rsvp/repeated-answer.ts";
import { seatsTakenDocument } from "../../functions/src/store/seat/seat-documents.ts";
import { parseOffset } from "../../tools/emulators/ports.ts";
import { suiteAddress } from "../../tools/emulators/suite.ts";
import { serveFunctions, type FunctionsServer } from "../../tools/serve-functions/serve-functions.ts";
import { atOnce, inviteCrowd, load, patience } from "./crowd.ts";

/* T1 and T2, against the built bundle in one process, as one production instance runs it. */

let product: Product;
let server: FunctionsServer;
let owner: Account;
beforeAll(async () => {
  server = await serveFunctions(suiteAddress(parseOffset(process.env["JANUR_PORT_OFFSET"])));
  product = await startProduct();
  owner = await newAccount("Rani");
});
afterAll(async () => {
  await Promise.all([server.close(), product.close()]);
});

/**
 * All are sent at once; so many are let through to the instances of the guests' service, 80 to each of 10
 * (functions/src/options.ts, functions/.env), and the others wait in front of them, as they do at Google.
 */
const letThrough = 800;

interface Attempt {
  token: string;
  key: string;
  adults: number;
  isComing: boolean;
}

function bodyOf({ invitationId, slug }: Wedding, { token, key, adults, isComing }: Attempt, basedOn = 0) {
  const answer = {
    ceremonies: { resepsi: isComing ? "yes" : "no" },
    adults,
    children: 0,
    companions: [],
    note: "",
  };
  return { invitationId, slug, language: "id", token, name: "", basedOn, key, answer };
}

const send = (wedding: Wedding, attempt: Attempt, basedOn = 0) =>
  callOperation(`${server.url}/api/guest/submitRsvp`, bodyOf(wedding, attempt, basedOn), {
    headers: freshSender(),
  });

describe("T1: answers of many at once", () => {
  test(
    `${String(500 * load)} guests answer, ${String(100 * load)} of them twice: none is lost, none counts twice`,
    async () => {
      const wedding = await publishWedding(product, owner);
      const { invitationId } = wedding;
      const crowd = await inviteCrowd(invitationId, 500 * load);
      const attempts = crowd.map(({ token }, index): Attempt => ({
        token,
        key: newKey(),
        adults: 1 + (index % 4),
        isComing: index % 5 !== 0,
      }));
      const from = performance.now();
      const answers = await atOnce([...attempts, ...attempts.slice(0, 100 * load)], letThrough, (attempt) =>
        send(wedding, attempt),
      );
      const seconds = (performance.now() - from) / 1000;
      expect(answers.filter(({ http }) => http >= 500)).toEqual([]);
      expect(answers.filter(({ refusal }) => refusal !== null)).toEqual([]);

      const snapshot = await db()
        .collection(paths.guests(invitationId))
        .withConverter(converter(guestSchema))
        .get();
      const guests = new Map(snapshot.docs.map((document) => [document.id, document.data()]));
      expect(guests.size).toBe(crowd.length);
      crowd.forEach(({ guestId }, index) => {
        const attempt = attempts[index];
        expect(guests.get(guestId)?.answer).toMatchObject({
          revision: 1,
          key: keptKey(attempt?.key ?? ""),
          people: attempt?.isComing === true ? attempt.adults : 0,
        });
        expect(guests.get(guestId)?.rates.rsvp?.count).toBe(1);
      });
      const recount = (attendance: "yes" | "no") => {
        const counted = [...guests.values()].filter(({ answer }) => answer?.attendance === attendance);
        const people = counted.reduce((sum, { answer }) => sum + (answer?.people ?? 0), 0);
        return { invitations: counted.length, people };
      };
      expect(await product.asHost("figures", { invitationId }, owner)).toMatchObject({
        invited: { invitations: crowd.length, people: crowd.length * 4 },
        coming: recount("yes"),
        notComing: recount("no"),
        silent: { invitations: 0, people: 0 },
      });
      noteFigure(
        "answers sent, guests whose answer is kept",
        `${String(answers.length)}, ${String(guests.size)}`,
      );
      noteFigure("all of them taken within", `${seconds.toFixed(1)} s`);
    },
    120_000 * patience,
  );
});

describe("T1: answers of many at once where seats are counted", () => {
  const places = 100;

  /** Waits for the real queue and its jobs, as guests do. */
  const settled = (invitationId: string) =>
    expect
      .poll(async () => (await recountSeats(invitationId)).pending, {
        timeout: 50_000 * patience,
        interval: 500,
      })
      .toBe(0);

  test(
    `${String(500 * load)} parties want 100 places: exactly 100 people come; 30 cancel: exactly 30 move up`,
    async () => {
      const wedding = await publishWedding(product, owner);
      const { invitationId } = wedding;
      await countSeats(wedding, { capacity: places });
      const crowd = await inviteCrowd(invitationId, 500 * load);
      // Parties of one, so that "exactly" leaves no remainder to a party that does not fit.
      const answers = await atOnce(crowd, letThrough, ({ token }) =>
        send(wedding, { token, key: newKey(), adults: 1, isComing: true }),
      );
      expect(answers.filter(({ refusal }) => refusal !== null)).toEqual([]);
      await settled(invitationId);
      const full = await recountSeats(invitationId);
      expect(full).toMatchObject({ held: places, granted: places, taken: places, pending: 0 });
      expect(full.waiting).toBe(crowd.length - places);

      const before = await allGuests(invitationId);
      const inside = before.filter(({ seat }) => seat?.state === "granted");
      const leaving = inside.slice(0, 30);
      const tokens = new Map(crowd.map(({ guestId, token }) => [guestId, token]));
      const cancelled = await Promise.all(
        leaving.map(({ id }) => {
          const attempt = { token: tokens.get(id) ?? "", key: newKey(), adults: 0, isComing: false };
          return send(wedding, attempt, 1);
        }),
      );
      expect(cancelled.filter(({ refusal }) => refusal !== null)).toEqual([]);
      await settled(invitationId);
      const after = await allGuests(invitationId);
      const wasInside = new Set(inside.map(({ id }) => id));
      const movedUp = after.filter(({ id, seat }) => seat?.state === "granted" && !wasInside.has(id));
      expect(movedUp).toHaveLength(30);
      // Nobody moved up past somebody who had asked before.
      const asked = (guest: (typeof after)[number]) => guest.seat?.requestedAt.getTime() ?? 0;
      const stillWaiting = after.filter(({ seat }) => seat?.state === "waiting").map(asked);
      expect(Math.max(...movedUp.map(asked))).toBeLessThanOrEqual(Math.min(...stillWaiting));
      expect(await recountSeats(invitationId)).toMatchObject({
        held: places,
        granted: places,
        taken: places,
      });
      expect(await product.asHost("figures", { invitationId }, owner)).toMatchObject({
        coming: { people: crowd.length - 30 },
        waiting: { people: crowd.length - 30 - places },
        notComing: { invitations: 30 },
      });
      noteFigure(
        "parties that wanted 100 places, moved up after 30 cancelled",
        `${String(crowd.length)}, ${String(movedUp.length)}`,
      );
    },
    150_000 * patience,
  );

  test(
    "R2: while 300 answer within 10 s the shared document is written at most once a second",
    async () => {
      const wedding = await publishWedding(product, owner);
      const { invitationId } = wedding;
      await countSeats(wedding, { capacity: 1_000 * load });
      const crowd = await inviteCrowd(invitationId, 300 * load);
      const from = Date.now();
      await Promise.all(
        crowd.map(async ({ token }, index) => {
          await pause((index * 10_000) / crowd.length);
          const answer = await send(wedding, { token, key: newKey(), adults: 2, isComing: true });
          expect(answer.refusal).toBeNull();
        }),
      );
      await settled(invitationId);
      const seconds = (Date.now() - from) / 1000;
      const taken = (await seatsTakenDocument(invitationId).get()).data();
      expect(taken?.granted).toBe(crowd.length * 2);
      expect((taken?.revision ?? Infinity) / seconds).toBeLessThanOrEqual(1);
      noteFigure(
        `writes a second of the shared document while ${String(crowd.length)} answer`,
        ((taken?.revision ?? Infinity) / seconds).toFixed(2),
      );
    },
    150_000 * patience,
  );
});

describe("T2: one attempt, one effect", () => {
  test("after the answer to it was lost on its way, the same attempt gets the same answer", async () => {
    const wedding = await publishWedding(product, owner);
    const [guest] = await inviteCrowd(wedding.invitationId, 1);
    if (guest === undefined) throw new Error("there is no guest");
    const attempt = { token: guest.token, key: newKey(), adults: 2, isComing: true };
    await new Promise<void>((resolve) => {
      const outgoing = request(`${server.url}/api/guest/submitRsvp`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...freshSender() },
      });
      // The line breaks as soon as the answer begins to arrive.
      outgoing.on("response", () => outgoing.destroy());
      outgoing.on("error", () => undefined);
      outgoing.on("close", resolve);
      outgoing.end(JSON.stringify({ data: bodyOf(wedding, attempt) }));
    });
    const first = await stored.guest(wedding.invitationId, guest.guestId);
    expect(first?.answer?.revision).toBe(1);
    const again = await Promise.all(Array.from({ length: 20 }, () => send(wedding, attempt)));
    expect(new Set(again.map(({ http, text }) => `${String(http)} ${text}`)).size).toBe(1);
    expect(again[0]?.refusal).toBeNull();
    expect(await stored.guest(wedding.invitationId, guest.guestId)).toEqual(first);
  });

  test("two devices over one revision: one is kept, the other is shown what stands", async () => {
    const wedding = await publishWedding(product, owner);
    const [guest] = await inviteCrowd(wedding.invitationId, 1);
    if (guest === undefined) throw new Error("there is no guest");
    const { token } = guest;
    const answers = await Promise.all(
      [1, 2, 3, 4].map((adults) => send(wedding, { token, key: newKey(), adults, isComing: true })),
    );
    const kept = (await stored.guest(wedding.invitationId, guest.guestId))?.answer;
    expect(kept?.revision).toBe(1);
    const late = answers.filter(({ refusal }) => refusal === "rsvp/conflict");
    expect(late).toHaveLength(3);
    for (const { params } of late)
      expect(params).toMatchObject({ answer: { adults: kept?.adults, revision: 1 } });
  });
});
