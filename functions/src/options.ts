import { defineSecret } from "firebase-functions/params";
import { setGlobalOptions, type GlobalOptions } from "firebase-functions/v2/options";
import { isDemoProject } from "./runtime.ts";

/** Jakarta: next to the guests. */
export const REGION = "asia-southeast2";

/** Key of guests' links. Emulators have a fixed one, so that no call leaves the machine. */
const linkSecretParam = defineSecret("LINK_SECRET");
const demoLinkSecret = "demo-only-link-secret";

export function linkSecret(): string {
  return isDemoProject() ? demoLinkSecret : linkSecretParam.value();
}

const secrets = isDemoProject() ? [] : [linkSecretParam];

/** `smtps://user:password@host:465` of the mail server. The local suite has one of its own. */
const smtpUrlParam = defineSecret("SMTP_URL");

/** @throws Error where a local suite does not say where its mail server is */
export function smtpUrl(): string {
  if (!isDemoProject()) return smtpUrlParam.value();
  const url = process.env["JANUR_SMTP_URL"];
  if (url === undefined) throw new Error("JANUR_SMTP_URL is not set");
  return url;
}

const mailSecrets = isDemoProject() ? [] : [smtpUrlParam];

/** Key under which secrets of connections lie sealed in the database. */
const appKeyParam = defineSecret("APP_KEY");
const demoAppKey = "demo-only-app-key";

export function appKey(): string {
  return isDemoProject() ? demoAppKey : appKeyParam.value();
}

/** Signs what mail servers tell of mails that came back. */
const bounceSecretParam = defineSecret("BOUNCE_SECRET");
const demoBounceSecret = "demo-only-bounce-secret";

export function bounceSecret(): string {
  return isDemoProject() ? demoBounceSecret : bounceSecretParam.value();
}

const bounceSecrets = isDemoProject() ? [] : [bounceSecretParam];

const appSecrets = isDemoProject() ? [] : [appKeyParam];
/** Mails go through hosts' own servers, too. */
const handOverSecrets = [...mailSecrets, ...appSecrets];

/** Messages to guests carry their personal links. */
const deliverySecrets = [...secrets, ...appSecrets];

/** Every function names its own ceiling: a runaway costs money before it costs sleep. */
export const serviceOptions = {
  eventPage: { maxInstances: 60, concurrency: 80, memory: "256MiB", timeoutSeconds: 30, secrets },
  guest: { maxInstances: 40, concurrency: 80, memory: "256MiB", timeoutSeconds: 30, secrets },
  host: {
    maxInstances: 20,
    concurrency: 40,
    memory: "512MiB",
    timeoutSeconds: 60,
    secrets: [...secrets, ...appSecrets],
  },
  staff: { maxInstances: 3, concurrency: 20, memory: "256MiB", timeoutSeconds: 60 },
  apps: {
    maxInstances: 10,
    concurrency: 40,
    memory: "256MiB",
    timeoutSeconds: 60,
    secrets: [...secrets, ...appSecrets, ...bounceSecrets],
  },
  media: { maxInstances: 20, concurrency: 80, memory: "256MiB", timeoutSeconds: 60, secrets },
  schedule: { maxInstances: 1, memory: "512MiB", timeoutSeconds: 300 },
  allocator: { maxInstances: 5, concurrency: 20, memory: "256MiB", timeoutSeconds: 120 },
  news: { maxInstances: 5, concurrency: 20, memory: "256MiB", timeoutSeconds: 120 },
  mailer: {
    maxInstances: 3,
    concurrency: 10,
    memory: "256MiB",
    timeoutSeconds: 120,
    secrets: handOverSecrets,
  },
  mailSchedule: { maxInstances: 1, memory: "512MiB", timeoutSeconds: 300, secrets: handOverSecrets },
  job: { maxInstances: 5, concurrency: 4, memory: "512MiB", timeoutSeconds: 540 },
  jobSchedule: { maxInstances: 1, memory: "512MiB", timeoutSeconds: 540 },
  deliverer: {
    maxInstances: 5,
    concurrency: 20,
    memory: "256MiB",
    timeoutSeconds: 60,
    secrets: deliverySecrets,
  },
  deliverySchedule: { maxInstances: 1, memory: "512MiB", timeoutSeconds: 300, secrets: deliverySecrets },
  /** One picture at a time in each: a large one fills half of the memory. */
  mediaJob: { maxInstances: 10, concurrency: 1, memory: "1GiB", timeoutSeconds: 120 },
  trigger: { maxInstances: 10, memory: "256MiB", timeoutSeconds: 60 },
} as const satisfies Record<string, GlobalOptions>;

/** Jobs in flight. The local suite gives each a process of its own, so that many would stifle it. */
export const allocatorDispatches = isDemoProject() ? 2 : 50;
export const mailDispatches = isDemoProject() ? 2 : 10;
export const jobDispatches = isDemoProject() ? 1 : 10;
export const deliveryDispatches = isDemoProject() ? 1 : 50;
/** News wait for nobody: locally they leave the processor to seats and mails. */
export const newsDispatches = isDemoProject() ? 1 : 50;

setGlobalOptions({ region: REGION, maxInstances: 10 });
