import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import * as z from "zod";

/*
 * Instances of a project that is no demo, so that they take keys from their settings as deployed ones do, and somebody
 * who asks whichever of them stands next, as a load balancer does.
 */

export const projectId = `janur-rotation-${randomBytes(4).toString("hex")}`;

/** What each of a deployment's instances is given. */
export const projectSettings = {
  GCLOUD_PROJECT: projectId,
  GOOGLE_CLOUD_PROJECT: projectId,
  FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
  HOSTING_EDGES: "any",
  SITE_URL: "https://janur.example",
  MAIL_FROM: "surat@janur.example",
  FILES_BUCKET: `${projectId}-files`,
  ENFORCE_APP_CHECK: "false",
  SERVICE_ACCOUNTS: "default",
};

/** Rings of keys, as Secret Manager holds them. */
export interface Rings {
  LINK_SECRET: string;
  APP_KEY: string;
}

interface Instance {
  url: string;
  process: ChildProcess;
}

const messageSchema = z.object({ url: z.string() });

async function start(rings: Rings): Promise<Instance> {
  const environment = { ...process.env, ...projectSettings, ...rings };
  const child = fork(join(import.meta.dirname, "instance.ts"), {
    env: environment,
    execArgv: [],
    silent: true,
  });
  let said = "";
  child.stderr?.on("data", (text: Buffer) => (said = (said + text.toString()).slice(-2_000)));
  child.stdout?.resume();
  const ended = once(child, "exit").then(() => {
    throw new Error(`an instance ended while it started: ${said}`);
  });
  const [message] = (await Promise.race([once(child, "message"), ended])) as unknown[];
  ended.catch(() => undefined);
  return { url: messageSchema.parse(message).url, process: child };
}

async function stop(instance: Instance): Promise<void> {
  const ended = once(instance.process, "exit");
  instance.process.send("end");
  await ended;
}

/** Instances of one service side by side. */
export class Deployment {
  private instances: Instance[] = [];
  private turn = 0;
  private readonly underway = new Map<string, number>();

  static async of(count: number, rings: Rings): Promise<Deployment> {
    const deployment = new Deployment();
    for (let made = 0; made < count; made += 1) deployment.instances.push(await start(rings));
    return deployment;
  }

  /** Where the next request goes. */
  async ask<T>(work: (url: string) => Promise<T>): Promise<T> {
    const { url } = this.instances[this.turn++ % this.instances.length] ?? { url: "" };
    this.underway.set(url, (this.underway.get(url) ?? 0) + 1);
    try {
      return await work(url);
    } finally {
      this.underway.set(url, (this.underway.get(url) ?? 1) - 1);
    }
  }

  /** Puts another instance in the place of each, one after the other, while they are asked on. */
  async roll(rings: Rings, between: () => Promise<void>): Promise<void> {
    for (let place = 0; place < this.instances.length; place += 1) {
      const next = await start(rings);
      const [gone] = this.instances.splice(place, 1, next);
      await between();
      if (gone === undefined) continue;
      while ((this.underway.get(gone.url) ?? 0) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
      await stop(gone);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.instances.map(stop));
    this.instances = [];
  }
}

const accountSchema = z.object({ localId: z.string() });

/**
 * A signed-in account of that project. The emulator's own sign-in knows the suite's project alone; its tokens are
 * unsigned everywhere.
 */
export async function accountOfProject(): Promise<{ uid: string; email: string; idToken: string }> {
  const email = `${randomBytes(10).toString("hex")}@janur.test`;
  const answer = await fetch(
    `http://${process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? ""}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`,
    {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: "Bearer owner" },
      body: JSON.stringify({ email, password: "janur123", displayName: "Rani" }),
    },
  );
  const { localId: uid } = accountSchema.parse(await answer.json());
  // A second later than the account, so that it is not one of before it.
  const iat = Math.floor(Date.now() / 1000) + 1;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    ...{ aud: projectId, iss: `https://securetoken.google.com/${projectId}`, sub: uid, user_id: uid, email },
    ...{ iat, exp: iat + 3_600, auth_time: iat, email_verified: true },
    firebase: { identities: { email: [email] }, sign_in_provider: "password" },
  };
  return { uid, email, idToken: `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.` };
}
