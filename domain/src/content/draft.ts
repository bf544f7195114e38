import * as z from "zod";
import { contentSchema } from "./content.ts";
import { uidSchema } from "../id.ts";

/** `invitations/{id}/draft/current` */
export const draftSchema = z.strictObject({
  revision: z.int().min(1),
  content: contentSchema,
  updatedAt: z.date(),
  updatedBy: uidSchema,
});
export type Draft = z.infer<typeof draftSchema>;
