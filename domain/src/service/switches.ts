import * as z from "zod";

/**
 * What the staff can shut for everybody. `signUp`: new accounts; `uploads`: files of teams and of guests; `mails`: mails
 * wait in their queue; `whatsApp`: messages over families' own numbers wait; `tryOut`: the page of `/try` that anybody
 * writes without an account; `writing`: maintenance, in which pages and rooms are shown and nothing is changed.
 */
export const switchNames = ["signUp", "uploads", "mails", "whatsApp", "tryOut", "writing"] as const;
export const switchNameSchema = z.enum(switchNames);
export type SwitchName = z.output<typeof switchNameSchema>;

/** `service/switches`: anybody may read it. Absent while nothing was ever shut. */
export const switchesSchema = z.strictObject({
  shut: z.array(switchNameSchema),
  changedAt: z.date(),
});
export type Switches = z.output<typeof switchesSchema>;
