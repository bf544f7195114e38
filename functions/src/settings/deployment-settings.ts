/*
 * What a deployment is told in `functions/.env.<project id>`, over `functions/.env`, which holds what suits most. One
 * table for all who read it: Firebase's program, which asks and hands over (`params.ts`), and `npm run deploy`, which
 * looks at each before anything leaves the machine (`tools/deploy/settings.ts`).
 */

export interface DeploymentSetting {
  readonly about: string;
  /** What all of it must look like. */
  readonly pattern: RegExp;
  /** How it should look, as the end of a sentence that begins with the setting's name. */
  readonly otherwise: string;
}

const instances = (service: string): DeploymentSetting => ({
  about: `The most instances of ${service} at once`,
  pattern: /^(?:[1-9]\d{0,2}|1000)$/,
  otherwise: "must be a whole number from 1 to 1000",
});

const warmInstances = (service: string): DeploymentSetting => ({
  about: `Instances of ${service} that wait although nobody asks; each costs something every hour`,
  pattern: /^(?:\d|10)$/,
  otherwise: "must be a whole number from 0 to 10",
});

export const textSettings = {
  MAIL_FROM: {
    about: "The address that mails come from",
    pattern: /^[^\s@<>",]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
    otherwise: 'must be an address alone, as in "surat@janur.example"',
  },
  SITE_URL: {
    about: "Where the product is reached; links in mails begin so",
    pattern: /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
    otherwise: 'must begin with https:// and end with the domain, as in "https://janur.example"',
  },
  FILES_BUCKET: {
    about: "The bucket for our own files, which no client reaches",
    pattern: /^[a-z0-9][a-z0-9._-]{1,61}[a-z0-9]$/,
    otherwise: 'must be the name of a bucket without gs://, as in "<project id>-files"',
  },
  HOSTING_EDGES: {
    about: 'The networks that Hosting calls functions from, or "any" until they are known',
    pattern: /^(?:any|[0-9a-f.:]+\/\d{1,3}(?:[\s,]+[0-9a-f.:]+\/\d{1,3})*)$/i,
    otherwise: 'must be networks, as in "151.101.0.0/16 2a04:4e40::/32", or "any" until you know them',
  },
  ENFORCE_APP_CHECK: {
    about: "Whether operations of hosts and staff want a token of App Check",
    pattern: /^(?:true|false)$/,
    otherwise: 'must be "true" or "false"',
  },
  SERVICE_ACCOUNTS: {
    about:
      "Whether functions run as accounts of their own, which infra/ makes, or as the project's default one",
    pattern: /^(?:own|default)$/,
    otherwise: 'must be "own" or "default"',
  },
} as const satisfies Record<string, DeploymentSetting>;

/**
 * Accounts that functions run as where SERVICE_ACCOUNTS is "own", by what their code may reach; infra/identities.tf gives
 * each its roles.
 */
export const serviceAccounts = {
  /** Guests' pages and files. */
  pages: "janur-pages",
  /** Operations of guests, hosts, the staff and other programs. */
  calls: "janur-calls",
  /** Queues, triggers and schedules. */
  work: "janur-work",
} as const;

/** Each with what stands in `functions/.env`, which suits the quota of a fresh project (docs/operations.md). */
export const numberSettings = {
  EVENT_PAGE_MAX_INSTANCES: { ...instances("eventPage"), usual: 10 },
  EVENT_PAGE_MIN_INSTANCES: { ...warmInstances("eventPage"), usual: 0 },
  GUEST_MAX_INSTANCES: { ...instances("guest"), usual: 10 },
  GUEST_MIN_INSTANCES: { ...warmInstances("guest"), usual: 0 },
  HOST_MAX_INSTANCES: { ...instances("host"), usual: 10 },
  MEDIA_MAX_INSTANCES: { ...instances("media"), usual: 10 },
} as const satisfies Record<string, DeploymentSetting & { usual: number }>;

export const deploymentSettings: Readonly<Record<string, DeploymentSetting>> = {
  ...textSettings,
  ...numberSettings,
};
