import { setGlobalOptions, type GlobalOptions } from "firebase-functions/v2/options";
import { requireGivenKeys } from "./platform/secrets/key-value.ts";
import {
  appKeyParam,
  bounceSecretParam,
  linkSecretParam,
  smtpUrlParam,
  type SecretParam,
} from "./platform/secrets/params.ts";
import { isDemoProject, region } from "./platform/runtime.ts";
import { instanceParams, runsAs } from "./settings/params.ts";

requireGivenKeys(process.env);

/** What a function reads, as far as there is something to read: demo projects have fixed keys, so that no call leaves the machine. */
const given = (...params: SecretParam[]) => (isDemoProject() ? [] : params);

const linkKey = given(linkSecretParam);
/** Messages to guests carry their personal links. */
const linkAndAppKeys = given(linkSecretParam, appKeyParam);
/** Mails go through hosts' own servers, too. */
const mailKeys = given(smtpUrlParam, appKeyParam);
/** What queues left undone is done by sweeps. */
const sweepKeys = given(linkSecretParam, smtpUrlParam, appKeyParam);

/** Every function names its own ceiling: a runaway costs money before it costs sleep. */
export const serviceOptions = {
  eventPage: {
    ...runsAs("pages"),
    ...instanceParams.eventPage,
    concurrency: 80,
    memory: "256MiB",
    timeoutSeconds: 30,
    secrets: linkKey,
  },
  guest: {
    ...runsAs("calls"),
    ...instanceParams.guest,
    concurrency: 80,
    memory: "256MiB",
    timeoutSeconds: 30,
    secrets: linkKey,
  },
  host: {
    ...runsAs("calls"),
    ...instanceParams.host,
    concurrency: 40,
    memory: "512MiB",
    timeoutSeconds: 60,
    secrets: linkAndAppKeys,
  },
  staff: {
    ...runsAs("calls"),
    maxInstances: 3,
    concurrency: 20,
    memory: "256MiB",
    timeoutSeconds: 60,
    secrets: linkKey,
  },
  apps: {
    ...runsAs("calls"),
    maxInstances: 10,
    concurrency: 40,
    memory: "256MiB",
    timeoutSeconds: 60,
    secrets: given(appKeyParam, bounceSecretParam),
  },
  media: {
    ...runsAs("pages"),
    ...instanceParams.media,
    concurrency: 80,
    memory: "256MiB",
    timeoutSeconds: 60,
    secrets: linkKey,
  },
  /** Sweeps side by side, each of which had 512 MiB; what they start with (Node, the SDKs) is there once. */
  everyMinute: {
    ...runsAs("work"),
    maxInstances: 1,
    memory: "1GiB",
    timeoutSeconds: 180,
    secrets: sweepKeys,
  },
  everyNight: {
    ...runsAs("work"),
    maxInstances: 1,
    memory: "512MiB",
    timeoutSeconds: 300,
    secrets: given(appKeyParam),
  },
  allocator: { ...runsAs("work"), maxInstances: 5, concurrency: 20, memory: "256MiB", timeoutSeconds: 120 },
  news: { ...runsAs("work"), maxInstances: 5, concurrency: 20, memory: "256MiB", timeoutSeconds: 120 },
  mailer: {
    ...runsAs("work"),
    maxInstances: 3,
    concurrency: 10,
    memory: "256MiB",
    timeoutSeconds: 120,
    secrets: mailKeys,
  },
  job: { ...runsAs("work"), maxInstances: 5, concurrency: 4, memory: "512MiB", timeoutSeconds: 540 },
  deliverer: {
    ...runsAs("work"),
    maxInstances: 5,
    concurrency: 20,
    memory: "256MiB",
    timeoutSeconds: 60,
    secrets: linkAndAppKeys,
  },
  /** One picture at a time in each: a large one fills half of the memory. */
  mediaJob: { ...runsAs("work"), maxInstances: 10, concurrency: 1, memory: "1GiB", timeoutSeconds: 120 },
  trigger: { ...runsAs("work"), maxInstances: 10, memory: "256MiB", timeoutSeconds: 60 },
} as const satisfies Record<string, GlobalOptions>;

/** Jobs in flight. The local suite gives each a process of its own, so that many would stifle it. */
export const allocatorDispatches = isDemoProject() ? 2 : 50;
export const mailDispatches = isDemoProject() ? 2 : 10;
export const jobDispatches = isDemoProject() ? 1 : 10;
export const deliveryDispatches = isDemoProject() ? 1 : 50;
/** News wait for nobody: locally they leave the processor to seats and mails. */
export const newsDispatches = isDemoProject() ? 1 : 50;

setGlobalOptions({ region, maxInstances: 10 });
