import type { Invitation } from "../invitation/invitation.ts";
import { sideOf } from "../invitation/invitation.ts";
import type { GuestSide } from "../side/guest-side.ts";
import type { Language } from "../text/language.ts";
import { hasPlaceholder, type Placeholder } from "./sending-placeholder.ts";
import type { SideTexts } from "./sending-template.ts";

/** The words of a run: everybody's, and what families say instead. */
export interface RunWords {
  language: Language;
  text: string;
  sides?: SideTexts;
}

/** What a guest of this side reads: their family's words once its version is published, where it has any. */
export function textForSide(
  invitation: Pick<Invitation, "sides">,
  side: GuestSide | null,
  { language, text, sides = {} }: RunWords,
): string {
  const version = sideOf(invitation, side);
  const own = version?.publishedRevision == null ? "" : (sides[version.id]?.[language] ?? "");
  return own === "" ? text : own;
}

/** Whether any of these words, of whichever family, names this place. */
export function namesInWords({ text, sides = {} }: RunWords, place: Placeholder): boolean {
  const texts = [text, ...Object.values(sides).flatMap((own) => Object.values(own))];
  return texts.some((one) => hasPlaceholder(one, place));
}
