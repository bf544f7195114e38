import { sendingRuns } from "@janur/domain/guest/sending-run";
import * as z from "zod";

/** What the address says about the desk; the empty text is the default. */
export const sendingViewSchema = z.object({
  run: z.enum([...sendingRuns, ""]).catch(""),
  /** A sample's voice, or the id of a text of one's own. */
  text: z.string().max(40).catch(""),
  lang: z.enum(["id", "en", ""]).catch(""),
  /** Whom a message of thanks is for: those who came, where a door knows, unless all who said so or those who gave. */
  thanks: z.enum(["all", "gave", ""]).catch(""),
  /** Whose queue, as `senderKey` of the guests' list makes it. */
  queue: z.string().max(160).catch(""),
});
export type SendingView = z.infer<typeof sendingViewSchema>;
