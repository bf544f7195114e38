import { isNameText } from "../text/text.ts";
import { findSection, type Content } from "./content.ts";

/** Whom guests of this version know as its sender: as its cover says it, or else by the owner's name. */
export function senderNameOf(content: Content, ownersName: string): string {
  const name = findSection(content, "cover")?.senderName.trim() ?? "";
  return isNameText(name) ? name : ownersName;
}
