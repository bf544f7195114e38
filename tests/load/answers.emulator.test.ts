import { request } from "node:http";
import { guestSchema } from "@janur/domain/guest";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { converter, db } from "../../functions/src/firestore.ts";
import { newAccount, type Account } from "../../functions/src/harness/accounts.ts";
import { callOperation } from "../../functions/src/harness/call.ts";
import { stored } from "../../functions/src/harness/documents.ts";
import {
  freshSender,
  newKey,
  publishWedding,
  startProduct,
  type Product,
  type Wedding,
} from "../../functions/src/harness/product.ts";
import { parseOffset } from "../../tools/emulators/ports.ts";
import { suiteAddress } from "../../tools/emulators/suite.ts";
import { serveFunctions, type FunctionsServer } from "../../tools/serve-functions/serve-functions.ts";
import { inviteCrowd, load } from "./crowd.ts";

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

interface Attempt {
  token: string;
  key: string;
  adults: number;
  isComing: boolean;
}

function bodyOf({ invitationId, slug }: Wedding, { token, key, adults, isComing }: Attempt) {
  const answer = {
    ceremonies: { resepsi: isComing ? "yes" : "no" },
    adults,
    children: 0,
    companions: [],
    note: "",
  };
  return { invitationId, slug, language: "id", token, name: "", basedOn: 0, key, answer };
}

const send = (wedding: Wedding, attempt: Attempt) =>
  callOperation(`${server.url}/api/guest/submitRsvp`, bodyOf(wedding, attempt), { headers: freshSender() });

describe("T1: answers of many at once", () => {
  test("500 guests answer, 100 of them twice: none is lost, none counts twice", async () => {
    const wedding = await publishWedding(product, owner);
    const { invitationId } = wedding;
    const crowd = await inviteCrowd(invitationId, 500 * load);
    const attempts = crowd.map(({ token }, index): Attempt => ({
      token,
      key: newKey(),
      adults: 1 + (index % 4),
      isComing: index % 5 !== 0,
    }));
    const answers = await Promise.all(
      [...attempts, ...attempts.slice(0, 100 * load)].map((attempt) => send(wedding, attempt)),
    );
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
        key: attempt?.key,
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
  }, 120_000);
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
