import * as z from "zod";
import { guestSchema } from "./guest.ts";
import { limits } from "../limits.ts";

export const spreadsheetFormats = ["xlsx", "csv"] as const;
export type SpreadsheetFormat = (typeof spreadsheetFormats)[number];

/** The guest at whom a piece ended, in the order of names. */
export const spreadsheetCursorSchema = guestSchema.pick({ id: true }).extend({
  /** Longer than any name: lower case may lengthen one. */
  nameKey: z.string().max(400),
});
export type SpreadsheetCursor = z.output<typeof spreadsheetCursorSchema>;

/** What stands before a figure: a name of the invitation or of the application. */
export const spreadsheetWordSchema = z.string().max(limits.content.shortText + limits.guest.group);
