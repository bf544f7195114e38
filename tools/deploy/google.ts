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
  number: () => Promise<string>;
  hasRole: (account: string, role: string) => Promise<Answer<boolean>>;
  grantRole: (account: string, role: string) => Promise<Answer<true>>;
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
    number: projectNumber,
    hasRole: async (email, role) =>
      answer(roles.serviceAccountHasRoles(await projectNumber(), email, [role], true)),
    grantRole: async (email, role) =>
      answer(roles.addServiceAccountToRoles(await projectNumber(), email, [role], true).then(() => true)),
    functions: async () => {
      const { endpoints } = existingSchema.parse(await existingBackend({ projectId: project }));
      return Object.fromEntries(Object.values(endpoints).flatMap((region) => Object.entries(region)));
    },
  };
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
