import * as z from "zod";
import type { HostContracts } from "./contract.ts";
import { documentIdSchema } from "../id.ts";
import { versionNameSchema, versionRowSchema } from "../invitation/version.ts";
import { revisionStateSchema } from "../invitation/revision-state.ts";

const versionRef = z.strictObject({ invitationId: documentIdSchema, revision: z.int().min(1) });

/** Operations about a draft as it was before; part of `hostCallables`. */
export const versionCallables = {
  /** All versions that are kept, newest first, without what they say. */
  listVersions: {
    capability: "editContent",
    input: z.strictObject({ invitationId: documentIdSchema }),
    output: z.strictObject({
      versions: z.array(versionRowSchema.extend({ createdAt: z.iso.datetime() })),
    }),
  },
  /** Names a version, or the draft as it is now; the empty text takes the name away. `version/not-found`, `version/limit-reached`. */
  nameVersion: {
    capability: "editContent",
    checked: "inside",
    input: versionRef.extend({ name: versionNameSchema }),
    output: z.strictObject({}),
  },
  /** Makes a version the draft again, as a new revision over `basedOn`, which is kept as a version too. `version/not-found`, `draft/conflict`, `invitation/wrong-status`. */
  restoreVersion: {
    capability: "editContent",
    checked: "inside",
    input: versionRef.extend({ basedOn: z.int().min(1) }),
    output: revisionStateSchema,
  },
} as const satisfies HostContracts;
export type VersionCallables = typeof versionCallables;
