import * as z from "zod";
import { paragraphSchema, sectionBase, shortTextSchema, webLinkSchema } from "./base.ts";

/*
 * A page loads nothing from anybody else, so video and stream are links that
 * open their own app or page, never embedded players.
 */

export const videoSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("video"),
  heading: shortTextSchema,
  text: paragraphSchema,
  url: webLinkSchema,
});

export const streamSectionSchema = z.strictObject({
  ...sectionBase,
  type: z.literal("stream"),
  heading: shortTextSchema,
  text: paragraphSchema,
  url: webLinkSchema,
});
