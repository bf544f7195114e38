import { documentIdSchema } from "@janur/domain/id";
import * as z from "zod";

/** What stands open beside the page. */
const drawers = ["calendarFeed", "smtp", "webhook", "whatsApp", "spreadsheet"] as const;
export type IntegrationDrawer = (typeof drawers)[number];

/** What the address of the page says; whatever it does not know reads as nothing. */
export const integrationViewSchema = z.object({
  open: z.enum(["", ...drawers]).catch(""),
  /** Of which invitation the connections are shown. */
  invitation: z.union([z.literal(""), documentIdSchema]).catch(""),
});
export type IntegrationView = z.output<typeof integrationViewSchema>;
