import * as z from "zod";
import type { Content } from "../content/content.ts";
import { limits } from "../limits.ts";
import { giftLimits } from "../limits/gift-limits.ts";
import { isNameText, textSchema } from "../text/text.ts";
import { rupiahSchema } from "./amount.ts";
import { hasGifts } from "./gift-events.ts";

/** What a guest says that they have sent. */
export const declaredGiftSchema = z.strictObject({
  name: textSchema(limits.guest.name.max).refine(isNameText),
  /** They may keep that to themselves. */
  amount: rupiahSchema.nullable(),
  note: textSchema(giftLimits.declared.note),
});
export type DeclaredGift = z.infer<typeof declaredGiftSchema>;

/** Whether a page shows accounts to which somebody may have sent something: of its content what the sender sees. */
export function takesGifts({ eventType, sections }: Pick<Content, "eventType" | "sections">): boolean {
  return (
    hasGifts(eventType) &&
    sections.some(
      (section) =>
        section.type === "gifts" &&
        !section.isHidden &&
        (section.accounts.length > 0 || section.qris !== null),
    )
  );
}
