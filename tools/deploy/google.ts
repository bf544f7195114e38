import { createRequire } from "node:module";
import * as z from "zod";
import { rootFolder } from "../folders.ts";

/*
 * A project as Google has it, asked through the very code of Firebase's program: with whatever whoever deploys is signed
 * in with, at the addresses that it is told.
 */

const load = createRequire(import.meta.url);

const callable = <F>() => z.custom<F>((value) => typeof value === "function");

const authSchema = z.object({
  selectAccount: callable<(account: undefined, root: string) => unknown>(),
  setActiveAccount: callable<(options: object, account: unknown) => void>(),
});
const requireAuthSchema = z.object({ requireAuth: callable<(options: object) => Promise<unknown>>() });
const projectSchema = z.object({ getProject: callable<(project: string) => Promise<unknown>>() });
const storageSchema = z.object({ getBucket: callable<(name: string) => Promise<unknown>>() });
const secretSchema = z.object({
  accessSecretVersion: callable<(project: string, name: string, version: string) => Promise<string>>(),
});
const accountSchema = z.object({
  getServiceAccount: callable<(project: string, name: string) => Promise<unknown>>(),
});
const clientSchema = z.object({
  Client: callable<new (options: object) => { post: (path: string, body: object) => Promise<unknown> }>(),
});
const originSchema = z.object({ firestoreOrigin: callable<() => string>() });
type RoleQuestion<T> = (project: string, account: string, roles: string[], known: true) => Promise<T>;
const rolesSchema = z.object({
  serviceAccountHasRoles: callable<RoleQuestion<boolean>>(),
  addServiceAccountToRoles: callable<RoleQuestion<unknown>>(),
});
const backendSchema = z.object({ existingBackend: callable<(context: object) => Promise<unknown>>() });

const endpointSchema = z.looseObject({
  minInstances: z.number().nullish(),
  eventTrigger: z.looseObject({ retry: z.boolean().optional() }).optional(),
});
const existingSchema = z.looseObject({
  endpoints: z.record(z.string(), z.record(z.string(), endpointSchema)),
});

export type DeployedFunction = z.infer<typeof endpointSchema>;

/** What a question to Google came to: an answer, or why there is none. */
export type Answer<T> = { found: T } | { missing: true } | { refused: string };

export interface GoogleProject {
  bucket: (name: string) => Promise<Answer<true>>;
  /** The newest value of a secret. */
  secret: (name: string) => Promise<Answer<string>>;
  /** Whether an account of that name is there. */
  account: (name: string) => Promise<Answer<true>>;
  number: () => Promise<string>;
  hasRole: (account: string, role: string) => Promise<Answer<boolean>>;
  grantRole: (account: string, role: string) => Promise<Answer<true>>;
  /** Mails that were made since then: what they are and how they stand, not to whom. */
  mails: (since: Date) => Promise<{ template: string; state: string }[]>;
  /** Functions that are there, by name. */
  functions: () => Promise<Readonly<Record<string, DeployedFunction>>>;
}

/** @throws Error where nobody is signed in; its message says how to */
export async function googleProject(project: string): Promise<GoogleProject> {
  const part = (path: string): unknown => load(`firebase-tools/lib/${path}.js`);
  const auth = authSchema.parse(part("auth"));
  const { requireAuth } = requireAuthSchema.parse(part("requireAuth"));
  const options = { project };
  const account = auth.selectAccount(undefined, rootFolder);
  if (account !== undefined) auth.setActiveAccount(options, account);
  await requireAuth(options);

  const { getProject } = projectSchema.parse(part("management/projects"));
  const { getBucket } = storageSchema.parse(part("gcp/storage"));
  const { accessSecretVersion } = secretSchema.parse(part("gcp/secretManager"));
  const { getServiceAccount } = accountSchema.parse(part("gcp/iam"));
  const roles = rolesSchema.parse(part("gcp/resourceManager"));
  const { existingBackend } = backendSchema.parse(part("deploy/functions/backend"));

  let number: Promise<string> | undefined;
  const projectNumber = () =>
    (number ??= getProject(project).then((facts) =>
      String(z.looseObject({ projectNumber: z.union([z.string(), z.number()]) }).parse(facts).projectNumber),
    ));
  return {
    bucket: (name) => answer(getBucket(name).then(() => true)),
    secret: (name) => answer(accessSecretVersion(project, name, "latest")),
    account: (name) => answer(getServiceAccount(project, name).then(() => true)),
    number: projectNumber,
    hasRole: async (email, role) =>
      answer(roles.serviceAccountHasRoles(await projectNumber(), email, [role], true)),
    grantRole: async (email, role) =>
      answer(roles.addServiceAccountToRoles(await projectNumber(), email, [role], true).then(() => true)),
    mails: (since) =>
      mailsSince(project, since, {
        Client: clientSchema.parse(part("apiv2")).Client,
        origin: originSchema.parse(part("api")).firestoreOrigin(),
      }),
    functions: async () => {
      const { endpoints } = existingSchema.parse(await existingBackend({ projectId: project }));
      return Object.fromEntries(Object.values(endpoints).flatMap((region) => Object.entries(region)));
    },
  };
}

const textSchema = z.looseObject({ stringValue: z.string() });
const foundSchema = z.object({
  body: z.array(
    z.looseObject({
      document: z
        .looseObject({ fields: z.looseObject({ template: textSchema, state: textSchema }) })
        .optional(),
    }),
  ),
});

/** As whoever deploys, past the rules. The newest twenty are enough for a smoke run of one mail. */
async function mailsSince(
  project: string,
  since: Date,
  { Client, origin }: { Client: z.infer<typeof clientSchema>["Client"]; origin: string },
): Promise<{ template: string; state: string }[]> {
  const client = new Client({ urlPrefix: origin, apiVersion: "v1", auth: true });
  const filter = {
    ...{ field: { fieldPath: "createdAt" }, op: "GREATER_THAN_OR_EQUAL" },
    value: { timestampValue: since.toISOString() },
  };
  const { body } = foundSchema.parse(
    await client.post(`/projects/${project}/databases/(default)/documents:runQuery`, {
      structuredQuery: {
        from: [{ collectionId: "mail" }],
        where: { fieldFilter: filter },
        orderBy: [{ field: { fieldPath: "createdAt" }, direction: "DESCENDING" }],
        select: { fields: [{ fieldPath: "template" }, { fieldPath: "state" }] },
        limit: 20,
      },
    }),
  );
  return body.flatMap(({ document }) =>
    document === undefined
      ? []
      : [{ template: document.fields.template.stringValue, state: document.fields.state.stringValue }],
  );
}

async function answer<T>(question: Promise<T>): Promise<Answer<T>> {
  try {
    return { found: await question };
  } catch (error) {
    if (statusOf(error) === 404) return { missing: true };
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

const failedSchema = z.looseObject({
  status: z.number().optional(),
  original: z.looseObject({ status: z.number().optional() }).optional(),
  context: z.looseObject({ response: z.looseObject({ statusCode: z.number().optional() }) }).optional(),
});

function statusOf(error: unknown): number | undefined {
  const failed = failedSchema.safeParse({ ...Object(error) });
  if (!failed.success) return undefined;
  const { status, original, context } = failed.data;
  return context?.response.statusCode ?? original?.status ?? status;
}
