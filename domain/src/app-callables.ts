import * as z from "zod";
import { documentIdSchema } from "./id.ts";

const appRef = z.strictObject({ appId: documentIdSchema });

/**
 * Operations about connections; part of `hostCallables`. Each may answer
 * `app/not-found`, which also stands for "not yours".
 */
export const appCallables = {
  /** Connects an account or an invitation to something outside; again where there may be one only, it replaces the earlier one. `limit/too-many-requests`. */
  connectApp: {
    input: z.strictObject({
      app: z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("calendarFeed") })]),
    }),
    output: z.strictObject({
      appId: documentIdSchema,
      /** Address of a calendar feed on our own origin, answered this once; null for other kinds. */
      path: z.string().nullable(),
    }),
  },
  /** Does at once what the connection is for, and says what came of it. `limit/too-many-requests`. */
  testApp: {
    input: appRef,
    output: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("calendarFeed"), events: z.int().min(0) }),
    ]),
  },
  /** Forgets the connection, its secrets and what is remembered of it. */
  disconnectApp: { input: appRef, output: z.strictObject({}) },
} as const;
export type AppCallables = typeof appCallables;
