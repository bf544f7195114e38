import * as z from "zod";
import { contentSchema } from "./content.ts";
import { uidSchema } from "./id.ts";

/** `invitations/{id}/versions/{revision}`: a draft as it was when it was published or scheduled. */
export const versionSchema = z.strictObject({
  revision: z.int().min(1),
  content: contentSchema,
  createdAt: z.date(),
  createdBy: uidSchema,
});
export type Version = z.infer<typeof versionSchema>;
