import type { LocalizedText } from "../text/language.ts";
import type { TemplateKind } from "./sending-template.ts";

/** What an e-mail to a guest is called unless the family writes something else; with places in braces. */
export const sendingSubjects: Readonly<Record<TemplateKind, LocalizedText>> = {
  invitation: { id: "Undangan {acara}", en: "Invitation to {event}" },
  reminder: { id: "Mengingatkan {acara}, {tanggal}", en: "A reminder of {event}, {date}" },
  change: { id: "Ada perubahan pada {acara}", en: "A change to {event}" },
  postponed: { id: "{acara} ditunda", en: "Postponed: {event}" },
  cancelled: { id: "{acara} tidak jadi diadakan", en: "{event} will not take place" },
  thanks: { id: "Terima kasih dari {pasangan}", en: "Thank you from {couple}" },
};
