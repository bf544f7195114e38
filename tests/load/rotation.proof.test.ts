import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { hostCallables, type HostCallables } from "@janur/domain/contracts/callables";
import { guestSchema } from "@janur/domain/guest/guest";
import { paths } from "@janur/domain/paths";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type * as z from "zod";
import { resealSecrets } from "../../functions/src/lifecycle/reseal/reseal-secrets.ts";
import { converter, db } from "../../functions/src/platform/google/firestore.ts";
import { makeGuestToken } from "../../functions/src/platform/secrets/guest-token.ts";
import { open, sealedSecretSchema } from "../../functions/src/platform/secrets/sealed-secret.ts";
import { defaultProfile, profileDocument } from "../../functions/src/store/account/profile-document.ts";
import { integrationSecretKey } from "../../functions/src/store/integration/integration-secret-key.ts";
import type { Account } from "../harness/accounts.ts";
import { callOperation } from "../harness/call.ts";
import { noteFigure } from "../harness/figures.ts";
import { freshSender, newKey, newSlug, openWedding, starter, tokenOf } from "../harness/product.ts";
import { inviteCrowd, load, type CrowdGuest } from "./crowd.ts";
import { accountOfProject, Deployment, projectSettings, type Rings } from "./rotation.ts";

/*
 * T26: while guests answer, both rings change on every instance, in two steps: first each instance learns the new key
 * and signs with the old one, then each signs with the new one. At no moment is there a link, seal or feed that one
 * instance made and another refuses.
 */

const key = () => randomBytes(32).toString("base64");
const [olderLink, newerLink, olderApp, newerApp] = [key(), key(), key(), key()];
const before: Rings = { LINK_SECRET: olderLink, APP_KEY: olderApp };
const learnt: Rings = { LINK_SECRET: `${olderLink},${newerLink}`, APP_KEY: `${olderApp},${newerApp}` };
const turned: Rings = { LINK_SECRET: `${newerLink},${olderLink}`, APP_KEY: `${newerApp},${olderApp}` };
const crowdSize = 300 * load;

let deployment: Deployment;
let owner: Account;
let wedding: { invitationId: string; slug: string };
let crowd: CrowdGuest[];

async function asHost<N extends keyof HostCallables>(
  name: N,
  input: z.input<HostCallables[N]["input"]>,
): Promise<z.output<HostCallables[N]["output"]>> {
  const answer = await deployment.ask((url) =>
    callOperation(`${url}/api/host/${name}`, input, { idToken: owner.idToken }),
  );
  if (answer.refusal !== null) throw new Error(`${name} was refused: ${answer.text}`);
  return hostCallables[name].output.parse(answer.result) as z.output<HostCallables[N]["output"]>;
}

beforeAll(async () => {
  for (const [name, value] of Object.entries({ ...projectSettings, ...before })) vi.stubEnv(name, value);
  deployment = await Deployment.of(2, before);
  owner = await accountOfProject();
  await profileDocument(owner.uid).set(defaultProfile({ ...owner, displayName: "Rani" }, new Date()));
  const { invitationId, slug } = await asHost("createInvitation", { starter, slug: newSlug() });
  const saved = await asHost("saveDraft", { invitationId, basedOn: 1, content: openWedding() });
  await asHost("publishInvitation", { invitationId, revision: saved.draftRevision });
  wedding = { invitationId, slug };
  crowd = await inviteCrowd(invitationId, crowdSize);
}, 120_000);
afterAll(async () => {
  await deployment.close();
  vi.unstubAllEnvs();
});

const answerOf = ({ token }: CrowdGuest) => ({
  ...{ ...wedding, language: "id", token, name: "", basedOn: 0, key: newKey() },
  answer: { ceremonies: { resepsi: "yes" }, adults: 1, children: 0, companions: [], note: "" },
});

/** One guest: opens the link, answers. @returns what was refused or failed */
async function visit(guest: CrowdGuest): Promise<string[]> {
  const calls = [
    ["openLink", { ...wedding, token: guest.token, language: "id", isTap: true }],
    ["submitRsvp", answerOf(guest)],
  ] as const;
  const faults: string[] = [];
  for (const [name, data] of calls) {
    const { refusal, text } = await deployment.ask((url) =>
      callOperation(`${url}/api/guest/${name}`, data, { headers: freshSender() }),
    );
    if (refusal !== null) faults.push(`${name}: ${text}`);
  }
  return faults;
}

/** A link that an instance makes now, opened at once wherever the next request goes. */
async function freshLink(guestId: string): Promise<{ token: string; faults: string[] }> {
  const { links } = await asHost("guestLinks", { invitationId: wedding.invitationId, guestIds: [guestId] });
  const token = tokenOf(links[0]?.path ?? "");
  const data = { ...wedding, token, language: "id", isTap: false };
  const answers = await Promise.all(
    [1, 2].map(() =>
      deployment.ask((url) => callOperation(`${url}/api/guest/openLink`, data, { headers: freshSender() })),
    ),
  );
  return { token, faults: answers.flatMap(({ refusal, text }) => (refusal === null ? [] : [text])) };
}

const connectWebhook = () =>
  asHost("connectIntegration", {
    invitationId: wedding.invitationId,
    integration: {
      kind: "webhook",
      // An address that is allowed, needs no name looked up and is never called.
      ...{ url: "https://8.8.8.8/hook", events: ["guest.added"] },
      secret: randomBytes(24).toString("base64url"),
    },
  });

const sealedIn = async (appId: string) => {
  const data = (
    await db()
      .doc(paths.secret(integrationSecretKey(appId)))
      .get()
  ).data();
  return sealedSecretSchema.parse(data?.["current"]);
};
const opens = async (appId: string, appKey: string) => {
  try {
    open(await sealedIn(appId), integrationSecretKey(appId), [appKey]);
    return true;
  } catch {
    return false;
  }
};

test(
  "while guests answer, keys turn on every instance: what was given out lives on, what is new has the new key",
  async () => {
    const { invitationId } = wedding;
    const feed = await asHost("connectCalendarFeed", {});
    const { appId: early } = await connectWebhook();
    const faults: string[] = [];
    const fresh: string[] = [];
    let answered = 0;
    const over = new AbortController();

    const queue = [...crowd];
    const guests = async () => {
      for (let guest = queue.shift(); guest !== undefined; guest = queue.shift()) {
        faults.push(...(await visit(guest)));
        answered += 1;
        // So that some are left for each step, however fast the machine is.
        if (queue.length < crowdSize / 6) await pause(over.signal.aborted ? 0 : 100);
      }
    };
    const host = async () => {
      for (let turn = 0; !over.signal.aborted; turn += 1) {
        const made = await freshLink(crowd[turn % crowd.length]?.guestId ?? "");
        fresh.push(made.token);
        faults.push(...made.faults);
        const read = await deployment.ask((url) => fetch(`${url}${feed.path}`));
        if (read.status !== 200 || !(await read.text()).includes(invitationId))
          faults.push(`the feed answered ${String(read.status)}`);
      }
    };
    const crowdAtWork = Promise.all(Array.from({ length: 8 }, guests));
    const hostAtWork = host();
    const whileAsked = async () => pause(1_000);

    await whileAsked();
    const answeredBefore = answered;
    await deployment.roll(learnt, whileAsked);
    const madeBefore = fresh.length;
    await deployment.roll(turned, whileAsked);
    const { appId: late } = await connectWebhook();
    const resealed = await resealSecrets([newerApp, olderApp]);
    await whileAsked();
    over.abort();
    await Promise.all([crowdAtWork, hostAtWork]);

    expect(faults).toEqual([]);
    expect(answeredBefore).toBeGreaterThan(0);
    expect(answered).toBe(crowdSize);
    const snapshot = await db()
      .collection(paths.guests(invitationId))
      .withConverter(converter(guestSchema))
      .get();
    expect(snapshot.docs.map((guest) => guest.data().answer?.revision)).toEqual(crowd.map(() => 1));

    // Which key made them: the same guest's link under each.
    const madeUnder = (ring: string) => {
      vi.stubEnv("LINK_SECRET", ring);
      return new Set(crowd.map(({ guestId }) => makeGuestToken(invitationId, guestId, 1)));
    };
    const [old, young] = [madeUnder(olderLink), madeUnder(newerLink)];
    expect(fresh.slice(0, madeBefore).every((token) => old.has(token))).toBe(true);
    expect(young.has(fresh.at(-1) ?? "")).toBe(true);
    expect(fresh.every((token) => old.has(token) || young.has(token))).toBe(true);

    expect(resealed).toBeGreaterThan(0);
    for (const appId of [early, late]) {
      expect(await opens(appId, newerApp)).toBe(true);
      expect(await opens(appId, olderApp)).toBe(false);
    }
    noteFigure("answers, each kept once, none refused", crowdSize);
    noteFigure("links made meanwhile and opened at once at both instances", fresh.length);
    noteFigure("of these under the new key", fresh.filter((token) => young.has(token)).length);
  },
  300_000 * load,
);

test("turned in one step, a link that the new instance made is refused by one that does not know its key", async () => {
  vi.stubEnv("LINK_SECRET", turned.LINK_SECRET);
  const token = makeGuestToken(wedding.invitationId, crowd[0]?.guestId ?? "", 1);
  const late = await Deployment.of(1, before);
  try {
    const data = { ...wedding, token, language: "id", isTap: false };
    const answer = await late.ask((url) =>
      callOperation(`${url}/api/guest/openLink`, data, { headers: freshSender() }),
    );
    expect(answer.refusal).toBe("link/invalid");
  } finally {
    await late.close();
  }
}, 60_000);
