/** Facts about where this code runs. Read from the environment that Firebase sets. */

/** Jakarta: next to the guests. */
export const region = "asia-southeast2";

export function projectId(): string {
  const config = process.env["FIREBASE_CONFIG"];
  const fromConfig: unknown = config?.startsWith("{") ? JSON.parse(config) : null;
  if (typeof fromConfig === "object" && fromConfig !== null && "projectId" in fromConfig) {
    return String(fromConfig.projectId);
  }
  const id = process.env["GCLOUD_PROJECT"] ?? process.env["GOOGLE_CLOUD_PROJECT"];
  if (id === undefined) throw new Error("no project id in the environment");
  return id;
}

/** Which build this is: the commit it was made of, where the build knew one. Cloud Run's revision otherwise. */
export function release(): string {
  return process.env["JANUR_RELEASE"] ?? process.env["K_REVISION"] ?? "local";
}

/** Where browsers put files, under rules; emulators know the name of the default bucket only. */
export function uploadsBucket(): string {
  const config: unknown = JSON.parse(process.env["FIREBASE_CONFIG"] ?? "{}");
  if (typeof config === "object" && config !== null && "storageBucket" in config) {
    return String(config.storageBucket);
  }
  return `${projectId()}.appspot.com`;
}

/**
 * Where our own files lie. No client reaches it, and nothing that is written
 * there wakes the function that waits for uploads.
 */
export function filesBucket(): string {
  return process.env["FILES_BUCKET"] ?? `${projectId()}-files`;
}

/** Projects called `demo-…` exist only on emulators; nothing in them is secret. */
export function isDemoProject(): boolean {
  return projectId().startsWith("demo-");
}

/**
 * Whether the staff works only in sessions that a second factor has proven. No setting turns it off in a real project; demo
 * projects, whose emulator has none to set up, ask for it where JANUR_STAFF_SECOND_FACTOR says so.
 */
export function staffNeedsSecondFactor(): boolean {
  return !isDemoProject() || process.env["JANUR_STAFF_SECOND_FACTOR"] === "true";
}

/** Whether connections may lead to this very machine: in a local suite that says so, and nowhere else. */
export function allowsLoopbackIntegrations(): boolean {
  return isDemoProject() && process.env["JANUR_LOOPBACK_APPS"] === "true";
}

/**
 * WhatsApp's Cloud API, without a slash at the end, in a version that Meta serves until 18 February 2028
 * (https://developers.facebook.com/docs/graph-api/changelog/versions/). Demo projects ask a server of this very
 * machine, or nobody.
 */
export function whatsAppApiUrl(): string {
  if (!isDemoProject()) return "https://graph.facebook.com/v24.0";
  const local = process.env["JANUR_WHATSAPP_URL"] ?? "";
  return allowsLoopbackIntegrations() && local.startsWith("http://127.0.0.1:") ? local : "http://127.0.0.1:9";
}

/** Where the product is reached, without a slash at the end: `https://janur.example`. */
export function siteUrl(): string {
  const local = isDemoProject() ? process.env["JANUR_HOSTING_URL"] : undefined;
  return local ?? process.env["SITE_URL"] ?? `https://${projectId()}.web.app`;
}

/** The sender of our mails. @throws Error where a real project does not name one */
export function mailSender(): { name: string; address: string } {
  const address = isDemoProject() ? "surat@janur.test" : process.env["MAIL_FROM"];
  if (address === undefined) throw new Error("MAIL_FROM is not set");
  return { name: "Janur", address };
}
