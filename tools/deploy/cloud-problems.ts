import { keysOfRing } from "../../functions/src/platform/secrets/key-ring.ts";
import { shortestKey } from "../../functions/src/platform/secrets/key-value.ts";
import { serviceAccounts } from "../../functions/src/settings/deployment-settings.ts";
import type { GoogleProject } from "./google.ts";
import { secretNames, type Settings } from "./settings.ts";

const region = "asia-southeast2";
/** `storage.rules` look into the database, which the rules' service may do with this role alone. */
const rulesRole = "roles/firebaserules.firestoreServiceAgent";

/**
 * What a project at Google still lacks of what functions and rules need. The role of the Storage rules is granted where it
 * may be: without it every upload is refused, and only a person at a terminal is asked for it by Firebase's program.
 * @param say told what was granted, and what could not be looked at
 * @returns what is wrong, each with the command that mends it
 */
export async function cloudProblems(
  project: string,
  settings: Settings,
  google: GoogleProject,
  say: (line: string) => void,
): Promise<string[]> {
  const found = await Promise.all([
    bucketProblem(settings["FILES_BUCKET"] ?? "", google),
    ...secretNames.map((name) => secretProblem(project, name, google, say)),
    roleProblem(project, google, say),
    ...(settings["SERVICE_ACCOUNTS"] === "own"
      ? Object.values(serviceAccounts).map((name) => accountProblem(name, google))
      : []),
  ]);
  return found.flat();
}

async function bucketProblem(name: string, google: GoogleProject): Promise<string[]> {
  const answer = await google.bucket(name);
  if ("found" in answer) return [];
  if ("refused" in answer) return [`The bucket ${name} could not be looked at: ${answer.refused}.`];
  return [
    `There is no bucket ${name} (FILES_BUCKET): \`gcloud storage buckets create gs://${name} --location=${region} ` +
      "--uniform-bucket-level-access --public-access-prevention`.",
  ];
}

async function accountProblem(name: string, google: GoogleProject): Promise<string[]> {
  const answer = await google.account(name);
  if ("found" in answer) return [];
  if ("refused" in answer) return [`The service account ${name} could not be looked at: ${answer.refused}.`];
  return [
    `There is no service account ${name} (SERVICE_ACCOUNTS=own): \`terraform apply\` in infra/ makes it, with its roles.`,
  ];
}

async function secretProblem(
  project: string,
  name: (typeof secretNames)[number],
  google: GoogleProject,
  say: (line: string) => void,
): Promise<string[]> {
  const answer = await google.secret(name);
  const set = `\`npx firebase functions:secrets:set ${name} --project ${project}\``;
  if ("missing" in answer) return [`The secret ${name} is not set: ${set}.`];
  if ("refused" in answer) {
    // Whoever deploys need not be allowed to read secrets; an instance that starts looks at them, too.
    say(`The secret ${name} could not be looked at (${answer.refused}).`);
    return [];
  }
  if (name === "SMTP_URL") {
    return /^smtps?:\/\/[^/\s]+$/.test(answer.found.trim())
      ? []
      : [`The secret SMTP_URL is no address of a mail server (smtps://user:password@host:465): ${set}.`];
  }
  const isShort = keysOfRing(answer.found).some((key) => key.trim().length < shortestKey);
  return isShort
    ? [
        `The secret ${name} has a key with fewer than ${String(shortestKey)} characters: ` +
          `\`openssl rand -base64 32 | npx firebase functions:secrets:set ${name} --project ${project}\`.`,
      ]
    : [];
}

async function roleProblem(
  project: string,
  google: GoogleProject,
  say: (line: string) => void,
): Promise<string[]> {
  const account = `service-${await google.number()}@gcp-sa-firebasestorage.iam.gserviceaccount.com`;
  const has = await google.hasRole(account, rulesRole);
  if ("found" in has && has.found) return [];
  const granted = "found" in has ? await google.grantRole(account, rulesRole) : has;
  if ("found" in granted) {
    say(`Granted ${rulesRole} to ${account}: the Storage rules look into the database.`);
    return [];
  }
  return [
    `The Storage rules may not look into the database, so that every upload would be refused. Somebody who may, runs ` +
      `\`gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${account} --role=${rulesRole}\`.`,
  ];
}
