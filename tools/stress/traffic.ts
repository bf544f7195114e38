import { randomBytes } from "node:crypto";
import * as z from "zod";
import { demoHost, inviteMany } from "../bench/many-guests.ts";
import { ask, placeAt } from "../drill/place.ts";
import type { SuiteAddress } from "../emulators/suite.ts";
import { signIn } from "../smoke/session.ts";
import { ceremoniesOf } from "../smoke/steps.ts";
import { localTarget } from "../smoke/target.ts";
import { tokenIn } from "../smoke/token-in.ts";

const guests = 1_000;
const senders = 5_000;
/** Beyond so many at once nothing more is asked: then the server is behind, and what it holds is what waits. */
const mostAtOnce = 200;

interface Guest {
  token: string;
  revision: number;
}

interface Wedding {
  origin: string;
  invitationId: string;
  slug: string;
  ceremonies: string[];
  guests: Guest[];
  asHost: (name: string, data: object) => Promise<unknown>;
}

export interface Traffic {
  stop: () => Promise<{ sent: number; failed: number; byKind: string; faults: string[] }>;
}

const newKey = () => randomBytes(16).toString("base64url");
const oneOf = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error("there is none");
  return found;
};

async function post(wedding: Wedding, name: string, data: object): Promise<Response> {
  return fetch(`${wedding.origin}/api/guest/${name}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Fastly-Client-IP": `sender-${String(Math.floor(Math.random() * senders))}`,
    },
    body: JSON.stringify({ data }),
  });
}

const pageOf = ({ invitationId, slug }: Wedding) => ({ invitationId, slug });

async function submit(wedding: Wedding): Promise<Response> {
  const guest = oneOf(wedding.guests);
  const coming = Math.random() < 0.8;
  const answer = await post(wedding, "submitRsvp", {
    ...{
      ...pageOf(wedding),
      language: "id",
      token: guest.token,
      name: "",
      basedOn: guest.revision,
      key: newKey(),
    },
    answer: {
      ceremonies: Object.fromEntries(wedding.ceremonies.map((id) => [id, coming ? "yes" : "no"])),
      ...{ adults: coming ? 1 : 0, children: 0, companions: [], note: "" },
    },
  });
  if (answer.ok) guest.revision += 1;
  return answer;
}

/** What people do, and in how many of a hundred requests. */
const kinds: readonly [string, number, (wedding: Wedding) => Promise<Response>][] = [
  ["page", 40, ({ origin, slug }) => fetch(`${origin}/event/${slug}`)],
  [
    "link opened",
    20,
    (wedding) =>
      post(wedding, "openLink", {
        ...pageOf(wedding),
        token: oneOf(wedding.guests).token,
        language: "id",
        isTap: Math.random() < 0.3,
      }),
  ],
  ["answer", 12, submit],
  [
    "wall read",
    10,
    (wedding) => post(wedding, "readWishes", { ...pageOf(wedding), token: null, proof: "", after: "" }),
  ],
  [
    "wish",
    4,
    (wedding) =>
      post(wedding, "postWish", {
        ...pageOf(wedding),
        token: oneOf(wedding.guests).token,
        proof: "",
        key: newKey(),
        wish: { name: "Udin", text: "Selamat menempuh hidup baru." },
      }),
  ],
  [
    "head count of the host",
    5,
    async ({ asHost, invitationId }) => {
      await asHost("figures", { invitationId });
      return new Response();
    },
  ],
  [
    "picture that is not there",
    3,
    ({ origin }) => fetch(`${origin}/media/${randomBytes(16).toString("hex")}-480`),
  ],
  [
    "made-up link",
    3,
    (wedding) =>
      post(wedding, "openLink", {
        ...pageOf(wedding),
        token: newKey().padEnd(28, "A").slice(0, 28),
        language: "id",
        isTap: true,
      }),
  ],
  ["broken body", 3, (wedding) => post(wedding, "submitRsvp", { answer: [[["x".repeat(2_000)]]] })],
];
const inAll = kinds.reduce((sum, [, share]) => sum + share, 0);

function anyKind(): (typeof kinds)[number] {
  let left = Math.random() * inAll;
  for (const kind of kinds) {
    left -= kind[1];
    if (left < 0) return kind;
  }
  return oneOf(kinds);
}

/** A published wedding with a thousand guests and their links. */
async function prepare(suite: SuiteAddress, origin: string): Promise<Wedding> {
  const place = placeAt(suite.offset);
  const asHost = await demoHost(origin, place.auth);
  const slug = `lama-${randomBytes(6).toString("hex")}`;
  const invitationId = await inviteMany(asHost, guests, slug);
  await asHost("publishInvitation", { invitationId, revision: 1 });
  const list = `${place.firestore}/v1/projects/${suite.projectId}/databases/(default)/documents/invitations/${invitationId}/guests`;
  const { documents } = z
    .object({ documents: z.array(z.object({ name: z.string() })) })
    .parse(await (await ask(`${list}?pageSize=${String(guests)}&mask.fieldPaths=id`)).json());
  const ids = documents.map(({ name }) => name.split("/").at(-1) ?? "");
  const tokens: string[] = [];
  for (let from = 0; from < ids.length; from += 100) {
    const { links } = z
      .object({ links: z.array(z.object({ path: z.string() })) })
      .parse(await asHost("guestLinks", { invitationId, guestIds: ids.slice(from, from + 100) }));
    tokens.push(...links.map(({ path }) => tokenIn(path)));
  }
  const session = await signIn(localTarget(suite.environment));
  const ceremonies = await ceremoniesOf(session, invitationId);
  await session.end();
  return {
    origin,
    invitationId,
    slug,
    ceremonies,
    asHost,
    guests: tokens.map((token) => ({ token, revision: 0 })),
  };
}

/** Asks so often a second, until it is stopped. */
export async function startTraffic(suite: SuiteAddress, origin: string, perSecond: number): Promise<Traffic> {
  const wedding = await prepare(suite, origin);
  const counts = new Map<string, { sent: number; taken: number }>();
  const faults: string[] = [];
  const underway = new Set<Promise<void>>();
  let failed = 0;
  let heldBack = 0;
  const fail = (fault: string) => {
    failed += 1;
    if (faults.length < 10) faults.push(fault);
  };
  const once = async (): Promise<void> => {
    const [name, , run] = anyKind();
    const count = counts.get(name) ?? { sent: 0, taken: 0 };
    counts.set(name, count);
    count.sent += 1;
    try {
      const answer = await run(wedding);
      await answer.arrayBuffer();
      if (answer.status >= 500) fail(`${name} was answered ${String(answer.status)}`);
      else if (answer.ok) count.taken += 1;
    } catch (error) {
      fail(`${name}: ${String(error)}`);
    }
  };
  const timer = setInterval(() => {
    if (underway.size >= mostAtOnce) {
      heldBack += 1;
      return;
    }
    const asked = once().finally(() => underway.delete(asked));
    underway.add(asked);
  }, 1_000 / perSecond);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underway);
      const sent = [...counts.values()].reduce((sum, count) => sum + count.sent, 0);
      if (heldBack > sent / 100)
        faults.push(`${String(heldBack)} requests were held back: the server was behind`);
      // Traffic that is refused would prove nothing.
      for (const name of ["page", "link opened", "answer", "wall read", "head count of the host"]) {
        const count = counts.get(name);
        if (count === undefined || count.taken < count.sent * 0.95)
          faults.push(
            `of ${String(count?.sent ?? 0)} × ${name} only ${String(count?.taken ?? 0)} were taken`,
          );
      }
      const byKind = kinds.map(([name]) => `${name} ${String(counts.get(name)?.sent ?? 0)}`).join(", ");
      return { sent, failed, byKind, faults };
    },
  };
}
