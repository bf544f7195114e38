import type { Answerer, Call, Reply } from "./google-stand-in.ts";
import { channel, deployed, runService, type ProjectState } from "./project-state.ts";

const json = ({ body }: Call): Record<string, unknown> =>
  body.length === 0 ? {} : (JSON.parse(body.toString()) as Record<string, unknown>);

const done = (name: string, response: object = {}): Reply => ({ name, done: true, response });

type Route = [
  method: string,
  host: RegExp,
  path: RegExp,
  reply: (call: Call, found: RegExpExecArray) => Reply,
];

/** Answers of that project alone: whoever asks for another one learns that it is not there. */
export function answersOf(project: ProjectState): Answerer {
  const policy = () => ({
    etag: "e",
    bindings: [...project.roles].map(([role, members]) => ({ role, members: [...members] })),
  });
  const webConfig = {
    projectId: project.id,
    storageBucket: `${project.id}.firebasestorage.app`,
    locationId: "asia-southeast2",
  };
  const routes: Route[] = [
    [
      "GET",
      /^firebase\./,
      /^\/v1beta1\/projects\/[^/]+$/,
      () => ({
        projectId: project.id,
        projectNumber: project.number,
        resources: {
          hostingSite: project.id,
          storageBucket: `${project.id}.firebasestorage.app`,
          locationId: "asia-southeast2",
        },
      }),
    ],
    ["GET", /^firebase\./, /\/adminSdkConfig$/, () => webConfig],
    ["GET", /^firebase\./, /\/webApps/, () => ({ apps: [] })],
    ["POST", /^www\./, /^\/oauth2\/v3\/token/, () => ({ access_token: "nobody's", expires_in: 3600 })],
    ["GET", /^cloudbilling\./, /billingInfo$/, () => ({ billingEnabled: true })],
    ["GET", /^firebaseextensions\./, /instances/, () => ({ instances: [] })],
    [
      "GET",
      /^compute\./,
      /./,
      () => ({ defaultServiceAccount: `${project.number}-compute@developer.gserviceaccount.com` }),
    ],
    ["GET", /^serviceusage\./, /services/, () => ({ state: "ENABLED" })],
    [
      "POST",
      /^serviceusage\./,
      /generateServiceIdentity$/,
      () =>
        done("operations/identity", { email: `service-${project.number}@gcp-sa-x.iam.gserviceaccount.com` }),
    ],
    [
      "GET",
      /^cloudresourcemanager\./,
      /\/projects\/[^/:]+$/,
      () => ({ projectId: project.id, projectNumber: project.number }),
    ],
    ["POST", /^cloudresourcemanager\./, /:getIamPolicy$/, policy],
    [
      "POST",
      /^cloudresourcemanager\./,
      /:setIamPolicy$/,
      (call) => {
        if (!project.mayGrant)
          return { status: 403, json: { error: { code: 403, message: "may not set the policy" } } };
        const { policy: wanted } = json(call) as {
          policy: { bindings: { role: string; members: string[] }[] };
        };
        for (const { role, members } of wanted.bindings) project.roles.set(role, new Set(members));
        return policy();
      },
    ],
    ["POST", /./, /:testIamPermissions$/, (call) => ({ permissions: json(call)["permissions"] })],
    [
      "GET",
      /^iam\./,
      /serviceAccounts/,
      (call) => ({ name: call.path, email: `${project.number}-compute@developer.gserviceaccount.com` }),
    ],
    [
      "GET",
      /^storage\./,
      /^\/storage\/v1\/b\/([^/?]+)/,
      (_call, [, name = ""]) =>
        project.buckets.has(name)
          ? { name, location: "ASIA-SOUTHEAST2" }
          : { status: 404, json: { error: { code: 404, message: "The specified bucket does not exist." } } },
    ],
    [
      "GET",
      /^storage\./,
      /serviceAccount/,
      () => ({ email_address: `service-${project.number}@gs-project-accounts.iam.gserviceaccount.com` }),
    ],
    [
      "GET",
      /^firebasestorage\./,
      /defaultBucket/,
      () => ({ bucket: { name: `projects/${project.id}/buckets/${project.id}.firebasestorage.app` } }),
    ],
    [
      "GET",
      /^secretmanager\./,
      /secrets\/(\w+)\/versions\/latest:access$/,
      (_call, [, name = ""]) => {
        const value = project.secrets.get(name);
        return value === undefined
          ? { status: 404, json: { error: { code: 404, message: "no such secret" } } }
          : { payload: { data: Buffer.from(value).toString("base64") } };
      },
    ],
    [
      "GET",
      /^secretmanager\./,
      /secrets\/(\w+)\/versions\/\w+$/,
      (_call, [, name = ""]) => ({
        name: `projects/${project.number}/secrets/${name}/versions/1`,
        state: "ENABLED",
      }),
    ],
    ["GET", /^secretmanager\./, /:getIamPolicy/, () => ({ etag: "e", bindings: [] })],
    ["POST", /^secretmanager\./, /:setIamPolicy$/, () => ({ bindings: [] })],
    [
      "GET",
      /^secretmanager\./,
      /secrets\/(\w+)$/,
      (_call, [, name = ""]) => ({
        name: `projects/${project.number}/secrets/${name}`,
        labels: { "firebase-managed": "functions" },
      }),
    ],
    [
      "GET",
      /^firestore\./,
      /databases\/\(default\)$/,
      () => ({
        name: `projects/${project.id}/databases/(default)`,
        type: "FIRESTORE_NATIVE",
        databaseEdition: "STANDARD",
        locationId: "asia-southeast2",
      }),
    ],
    ["GET", /^firestore\./, /indexes/, () => ({ indexes: [] })],
    ["GET", /^firestore\./, /fields/, () => ({ fields: [] })],
    ["GET", /^firestore\./, /backupSchedules/, () => ({ backupSchedules: [] })],
    ["POST", /^firestore\./, /indexes$/, () => done("operations/index")],
    ["PATCH", /^firestore\./, /fields\//, () => done("operations/field")],
    ["POST", /^firebaserules\./, /:test$/, () => ({ issues: [] })],
    ["GET", /^firebaserules\./, /releases/, () => ({ releases: [] })],
    ["POST", /^firebaserules\./, /rulesets$/, () => ({ name: `projects/${project.id}/rulesets/1` })],
    ["PATCH", /^firebaserules\./, /releases/, () => ({ name: "release" })],
    ["POST", /^firebaserules\./, /releases$/, () => ({ name: "release" })],
    ["GET", /^cloudfunctions\./, /^\/v1\/.*\/functions/, () => ({ functions: [] })],
    [
      "GET",
      /^cloudfunctions\./,
      /^\/v2(?:alpha|beta)?\/.*\/functions(?:\?|$)/,
      () => ({ functions: [...project.functions.values()] }),
    ],
    [
      "POST",
      /^cloudfunctions\./,
      /functions:generateUploadUrl$/,
      () => ({
        uploadUrl: "http://storage.googleapis.com/upload/functions",
        storageSource: { bucket: "gcf-sources", object: "functions.zip" },
      }),
    ],
    [
      "PUT",
      /^storage\./,
      /^\/upload\/functions/,
      (call) => {
        project.uploads.set("functions.zip", call.body);
        return {};
      },
    ],
    [
      "POST",
      /^cloudfunctions\./,
      /\/functions\?functionId=(\w+)/,
      (call, [, name = ""]) => {
        project.functions.set(name, deployed(project, name, json(call)));
        return { name: `operations/create-${name}`, done: false };
      },
    ],
    [
      "PATCH",
      /^cloudfunctions\./,
      /\/functions\/(\w+)/,
      (call, [, name = ""]) => {
        project.functions.set(name, deployed(project, name, json(call)));
        return { name: `operations/update-${name}`, done: false };
      },
    ],
    [
      "GET",
      /^cloudfunctions\./,
      /operations\/(?:create|update)-(\w+)/,
      (_call, [, name = ""]) => done(`operations/${name}`, project.functions.get(name)),
    ],
    ["GET", /^run\./, /:getIamPolicy/, () => ({ etag: "e", bindings: [] })],
    ["POST", /^run\./, /:setIamPolicy$/, () => ({ bindings: [] })],
    ["GET", /^run\./, /services\/([\w-]+)$/, (_call, [, name = ""]) => runService(project, name)],
    ["PUT", /^run\./, /services\/([\w-]+)$/, (_call, [, name = ""]) => runService(project, name)],
    ["GET", /^run\./, /services/, () => ({ services: [], items: [] })],
    ["POST", /^cloudtasks\./, /:setIamPolicy$/, () => ({ bindings: [] })],
    ["POST", /^cloudtasks\./, /:getIamPolicy$/, () => ({ etag: "e", bindings: [] })],
    ["POST", /^cloudtasks\./, /queues$/, json],
    ["POST", /^cloudscheduler\./, /jobs$/, json],
    ["PATCH", /^cloudscheduler\./, /jobs/, json],
    [
      "GET",
      /^artifactregistry\./,
      /repositories\/gcf-artifacts$/,
      () => ({
        name: `projects/${project.id}/locations/asia-southeast2/repositories/gcf-artifacts`,
        cleanupPolicies: project.hasCleanupPolicy
          ? {
              "firebase-functions-cleanup": {
                id: "firebase-functions-cleanup",
                action: "DELETE",
                condition: { tagState: "ANY", olderThan: "86400s" },
              },
            }
          : {},
      }),
    ],
    [
      "PATCH",
      /^artifactregistry\./,
      /repositories\/gcf-artifacts/,
      (call) => {
        project.hasCleanupPolicy = true;
        return json(call);
      },
    ],
    [
      "GET",
      /^firebasehosting\./,
      /\/sites(?:\?|$)/,
      () => ({
        sites: [
          {
            name: `projects/${project.id}/sites/${project.id}`,
            defaultUrl: `https://${project.id}.web.app`,
            type: "DEFAULT_SITE",
          },
        ],
      }),
    ],
    [
      "GET",
      /^firebasehosting\./,
      /\/sites\/[\w-]+$/,
      () => ({
        name: `projects/${project.id}/sites/${project.id}`,
        defaultUrl: `https://${project.id}.web.app`,
        type: "DEFAULT_SITE",
      }),
    ],
    ["GET", /^firebasehosting\./, /\/channels(?:\?|$)/, () => ({ channels: [] })],
    ["POST", /^firebasehosting\./, /\/channels/, (call) => channel(project, call.path)],
    ["GET", /^firebasehosting\./, /\/channels\/live$/, () => channel(project, "live")],
    [
      "POST",
      /^firebasehosting\./,
      /\/versions$/,
      () => ({ name: `projects/-/sites/${project.id}/versions/v1` }),
    ],
    [
      "POST",
      /^firebasehosting\./,
      /:populateFiles$/,
      (call) => {
        const { files } = json(call) as { files: Record<string, string> };
        for (const name of Object.keys(files)) project.uploads.set(name, Buffer.alloc(0));
        return { uploadRequiredHashes: [], uploadUrl: "http://upload-firebasehosting.googleapis.com/upload" };
      },
    ],
    [
      "PATCH",
      /^firebasehosting\./,
      /\/versions\/v1/,
      (call) => {
        if (call.body.includes('"config"')) project.uploads.set("hosting.json", call.body);
        return { name: `projects/-/sites/${project.id}/versions/v1`, status: "FINALIZED" };
      },
    ],
    ["POST", /^firebasehosting\./, /\/releases/, () => ({ name: "release" })],
    ["GET", /^identitytoolkit\./, /config/, () => ({ authorizedDomains: [] })],
  ];
  return (call) => {
    if (/projects\/([a-z][^/:?]+)/.exec(call.path)?.[1] !== undefined && !call.path.includes(project.id)) {
      return { status: 403, json: { error: { code: 403, message: "of somebody else" } } };
    }
    for (const [method, host, path, reply] of routes) {
      const found = method === call.method && host.test(call.host) ? path.exec(call.path) : null;
      if (found !== null) return reply(call, found);
    }
    return undefined;
  };
}
