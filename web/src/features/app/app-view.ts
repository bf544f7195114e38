import { documentIdSchema } from "@janur/domain/id";
import * as z from "zod";

/** What stands open beside the page. */
const sheets = ["calendarFeed", "smtp", "webhook", "whatsApp", "spreadsheet"] as const;
export type AppSheet = (typeof sheets)[number];

/** What the address of the page says; whatever it does not know reads as nothing. */
export const appViewSchema = z.object({
  open: z.enum(sheets).nullable().catch(null),
  /** Of which invitation the connections are shown. */
  invitation: documentIdSchema.nullable().catch(null),
});
export type AppView = z.output<typeof appViewSchema>;
