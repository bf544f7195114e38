import type { Reply } from "./google-stand-in.ts";

/** A project at Google, as far as a deployment asks and changes it. */
export interface ProjectState {
  id: string;
  number: string;
  buckets: Set<string>;
  secrets: Map<string, string>;
  /** Members by role. */
  roles: Map<string, Set<string>>;
  mayGrant: boolean;
  functions: Map<string, object>;
  /** What was uploaded, by address: archives of functions, files of hosting. */
  uploads: Map<string, Buffer>;
  hasCleanupPolicy: boolean;
}

const key = "0123456789abcdef0123456789abcdef0123456789ab";

export function freshProject(id: string): ProjectState {
  return {
    id,
    // Firebase's program remembers by number which services are enabled.
    number: `1234567${String(id.length).padStart(2, "0")}`,
    buckets: new Set([`${id}-files`, `${id}.firebasestorage.app`]),
    secrets: new Map([
      ["LINK_SECRET", key],
      ["APP_KEY", key],
      ["BOUNCE_SECRET", key],
      ["SMTP_URL", "smtps://janur:secret@mail.example:465"],
    ]),
    roles: new Map(),
    mayGrant: true,
    functions: new Map(),
    uploads: new Map(),
    hasCleanupPolicy: false,
  };
}

/** A channel of Hosting. */
export function channel(project: ProjectState, path: string): Reply {
  const name = /channelId=([\w-]+)/.exec(path)?.[1] ?? "live";
  return {
    name: `projects/${project.id}/sites/${project.id}/channels/${name}`,
    url: `https://${project.id}--${name}.web.app`,
    expireTime: "2027-01-01T00:00:00Z",
  };
}

/** A function as Google tells of it once it is deployed. */
export function deployed(project: ProjectState, name: string, asked: Record<string, unknown>): object {
  const service = `projects/${project.id}/locations/asia-southeast2/services/${name.toLowerCase()}`;
  return {
    ...asked,
    name: `projects/${project.id}/locations/asia-southeast2/functions/${name}`,
    state: "ACTIVE",
    url: `https://${name.toLowerCase()}-x.a.run.app`,
    serviceConfig: {
      ...(asked["serviceConfig"] as object),
      service,
      uri: `https://${name.toLowerCase()}-x.a.run.app`,
      serviceAccountEmail: `${project.number}-compute@developer.gserviceaccount.com`,
    },
  };
}

/** The service of Cloud Run behind a function. */
export function runService(project: ProjectState, name: string): Reply {
  return {
    metadata: {
      name,
      namespace: project.number,
      generation: 1,
      annotations: {},
      labels: { "cloud.googleapis.com/location": "asia-southeast2" },
    },
    spec: {
      template: {
        metadata: { name: `${name}-00001` },
        spec: {
          containerConcurrency: 80,
          containers: [{ image: "i", resources: { limits: { cpu: "1", memory: "256Mi" } } }],
        },
      },
      traffic: [{ latestRevision: true, percent: 100 }],
    },
    status: {
      observedGeneration: 1,
      latestReadyRevisionName: `${name}-00001`,
      traffic: [{ revisionName: `${name}-00001`, percent: 100, latestRevision: true }],
      conditions: [{ type: "Ready", status: "True" }],
    },
  };
}
